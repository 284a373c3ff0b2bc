/// All that a person chose for trips, now and before: what is stored of it.
public struct TripRecord: Hashable, Sendable {
    /// What is chosen now.
    public var choice: TripChoice
    /// The departure stations chosen lately.
    public var recentDepartures = RecentStations()
    /// The arrival stations chosen lately.
    public var recentArrivals = RecentStations()
    /// The trips chosen lately.
    public var recentTrips = RecentTrips()

    /// Nothing chosen yet, and today.
    public init(today: CalendarDate) {
        choice = TripChoice(today: today)
    }

    /// The stations chosen lately for a direction.
    public subscript(direction: Direction) -> RecentStations {
        get { direction == .from ? recentDepartures : recentArrivals }
        set { if direction == .from { recentDepartures = newValue } else { recentArrivals = newValue } }
    }

    /// Chooses a station, which becomes the latest of its direction; with the other end chosen, so does the trip.
    ///
    /// Throws `TripChoice.Refusal.sameStation`; nothing has changed then.
    public mutating func choose(_ station: ChosenStation, for direction: Direction) throws {
        try choice.choose(station, for: direction)
        self[direction].add(station)
        noteTrip()
    }

    /// Chooses both ends of an earlier trip.
    public mutating func choose(_ trip: RecentTrips.Trip) throws {
        var new = choice
        new.clear(.from)
        new.clear(.to)
        try new.choose(trip.departure, for: .from)
        try new.choose(trip.arrival, for: .to)
        choice = new
        noteTrip()
    }

    /// Swaps the ends and tells what the other list does not have, as `TripChoice.swap` does.
    public mutating func swap(in directory: StationDirectory) -> [TripChoice.Missing] {
        let missing = choice.swap(in: directory)
        noteTrip()
        return missing
    }

    private mutating func noteTrip() {
        if let trip = RecentTrips.Trip(choice) { recentTrips.add(trip) }
    }
}
