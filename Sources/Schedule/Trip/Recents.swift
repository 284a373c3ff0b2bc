/// The stations that a person chose lately for one direction, latest first, each once.
public struct RecentStations: Hashable, Sendable, Codable {
    /// Latest first.
    public private(set) var stations: [ChosenStation] = []

    /// How many are kept.
    public static let most = 10

    /// None yet.
    public init() {}

    /// A station was chosen: it comes first.
    public mutating func add(_ station: ChosenStation) {
        stations.removeAll { $0.id == station.id }
        stations.insert(station, at: 0)
        stations.removeLast(max(0, stations.count - RecentStations.most))
    }

    /// Forgets one.
    public mutating func remove(_ id: StationID) {
        stations.removeAll { $0.id == id }
    }

    /// Forgets all.
    public mutating func clear() {
        stations.removeAll()
    }

    /// A recent station beside its position in the list as it is now: nil for one that is to be shown greyed.
    public struct Entry: Hashable, Sendable {
        /// The station as it was chosen.
        public let station: ChosenStation
        /// Its position; nil where the list no longer has it.
        public let position: Int?
    }

    /// All of them, with their positions in a list.
    ///
    /// None is left out because the data lost it.
    public func entries(in list: StationList) -> [Entry] {
        stations.map { Entry(station: $0, position: $0.position(in: list)) }
    }
}

/// The trips that a person chose lately, latest first, each pair of stations once.
public struct RecentTrips: Hashable, Sendable, Codable {
    /// From one station to another.
    public struct Trip: Hashable, Sendable, Codable {
        /// Where from.
        public let departure: ChosenStation
        /// Where to.
        public let arrival: ChosenStation

        /// A trip.
        public init(departure: ChosenStation, arrival: ChosenStation) {
            self.departure = departure
            self.arrival = arrival
        }

        /// The trip of a choice; nil while an end is missing.
        public init?(_ choice: TripChoice) {
            guard let departure = choice.departure, let arrival = choice.arrival else { return nil }
            self.init(departure: departure, arrival: arrival)
        }

        /// Whether it is between the same stations, whatever they were called then.
        public func isSame(as other: Trip) -> Bool {
            departure.id == other.departure.id && arrival.id == other.arrival.id
        }

        /// Whether the data still have both ends; if not, it is to be shown greyed.
        public func isKnown(in directory: StationDirectory) -> Bool {
            departure.position(in: directory.from) != nil && arrival.position(in: directory.to) != nil
        }
    }

    /// Latest first.
    public private(set) var trips: [Trip] = []

    /// How many are kept.
    public static let most = 10

    /// None yet.
    public init() {}

    /// A trip was chosen: it comes first.
    public mutating func add(_ trip: Trip) {
        trips.removeAll { $0.isSame(as: trip) }
        trips.insert(trip, at: 0)
        trips.removeLast(max(0, trips.count - RecentTrips.most))
    }

    /// Forgets one.
    public mutating func remove(_ trip: Trip) {
        trips.removeAll { $0.isSame(as: trip) }
    }

    /// Forgets all.
    public mutating func clear() {
        trips.removeAll()
    }
}
