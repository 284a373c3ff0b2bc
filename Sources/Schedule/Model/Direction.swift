/// Which of the two lists: where one can leave from, or where one can go to.
///
/// They are never merged.
public enum Direction: String, CaseIterable, Sendable, Codable {
    /// Departure stations: `citiesFrom` of the task's file.
    case from
    /// Arrival stations: `citiesTo` of the task's file.
    case to

    /// The other list.
    public var opposite: Direction { self == .from ? .to : .from }
}
