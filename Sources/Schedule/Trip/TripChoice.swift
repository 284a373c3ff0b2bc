/// What a person chose on the first screen: where from, where to, and when.
///
/// A pure value; storing it is another's task.
public struct TripChoice: Hashable, Sendable, Codable {
    /// Where from.
    public private(set) var departure: ChosenStation?
    /// Where to.
    public private(set) var arrival: ChosenStation?
    /// The day of departure.
    public private(set) var date: CalendarDate

    /// Nothing chosen yet, and today.
    public init(today: CalendarDate) {
        date = today
    }

    /// Why a choice is refused.
    ///
    /// Nothing has changed then.
    public enum Refusal: Error, Hashable, Sendable {
        /// Departure and arrival would be one station.
        case sameStation
        /// The day is over.
        case pastDay
    }

    /// What is chosen for a direction.
    public func station(_ direction: Direction) -> ChosenStation? {
        direction == .from ? departure : arrival
    }

    /// Chooses a station; throws `Refusal.sameStation` where the other end is the same one.
    public mutating func choose(_ station: ChosenStation, for direction: Direction) throws {
        if self.station(direction.opposite)?.id == station.id { throw Refusal.sameStation }
        set(station, direction)
    }

    /// Takes a choice back.
    public mutating func clear(_ direction: Direction) {
        set(nil, direction)
    }

    /// Chooses a day; throws `Refusal.pastDay` for one before today.
    public mutating func choose(_ day: CalendarDate, today: CalendarDate) throws {
        guard day >= today else { throw Refusal.pastDay }
        date = day
    }

    /// Brings a day that has passed meanwhile up to today; to be called when the choice is read again.
    public mutating func refresh(today: CalendarDate) {
        date = max(date, today)
    }

    /// Whether both stations are chosen, so that a summary can be shown.
    public var isComplete: Bool { departure != nil && arrival != nil }

    private mutating func set(_ station: ChosenStation?, _ direction: Direction) {
        if direction == .from { departure = station } else { arrival = station }
    }

    // MARK: Swap

    /// What a swap left open: a station that the other list does not have.
    public struct Missing: Hashable, Sendable {
        /// The station.
        public let station: ChosenStation
        /// The end that it should have moved to, which is empty now.
        public let direction: Direction
        /// The section of its city in that list, to open the picker at; nil where the city is not there either.
        public let section: Int?
    }

    /// Swaps the ends: a station that the other list has is moved, one that it has not leaves its new end empty.
    ///
    /// Returns what is missing, departure first: nothing for a whole swap. With one end empty the other one moves;
    /// with both, nothing happens.
    public mutating func swap(in directory: StationDirectory) -> [Missing] {
        let old = self
        var missing: [Missing] = []
        for direction in Direction.allCases {
            let list = directory.list(direction)
            guard let station = old.station(direction.opposite) else {
                set(nil, direction)
                continue
            }
            if let position = station.position(in: list) {
                // As this list calls it.
                set(ChosenStation(position: position, in: list) ?? station, direction)
            } else {
                set(nil, direction)
                missing.append(
                    Missing(station: station, direction: direction, section: list.section(of: station.city))
                )
            }
        }
        return missing
    }
}
