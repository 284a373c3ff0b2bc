/// What is known of a trip whose ends and day are chosen.
public struct TripSummary: Hashable, Sendable {
    /// Where from, with its address.
    public let departure: Station
    /// Where to, with its address.
    public let arrival: Station
    /// When.
    public let date: CalendarDate
    /// The distance as the crow flies, in kilometres; nil where a place is not known.
    public let kilometres: Double?

    /// The summary of a choice; nil while something is missing or the data do not have it any more.
    public init?(_ choice: TripChoice, in directory: StationDirectory) {
        guard let from = choice.departure?.position(in: directory.from),
            let to = choice.arrival?.position(in: directory.to),
            let departure = directory.from.station(at: from), let arrival = directory.to.station(at: to)
        else { return nil }
        self.departure = departure
        self.arrival = arrival
        date = choice.date
        if let start = departure.point, let end = arrival.point {
            kilometres = start.distance(to: end)
        } else {
            kilometres = nil
        }
    }
}
