/// A station that a person chose, with what is needed to show it once the data no longer have it.
public struct ChosenStation: Hashable, Sendable, Codable {
    /// Source and number.
    public let id: StationID
    /// Its title when it was chosen.
    public let title: String
    /// The header of its section when it was chosen: "Country, City".
    public let header: String
    /// The city of its section when it was chosen.
    public let city: CityID

    /// A station as it was stored.
    public init(id: StationID, title: String, header: String, city: CityID) {
        self.id = id
        self.title = title
        self.header = header
        self.city = city
    }

    /// The station at a position of a list; nil outside of the list.
    public init?(position: Int, in list: StationList) {
        guard let station = list.station(at: position),
            let section = list.section(at: list.section(ofStation: position))
        else { return nil }
        self.init(id: station.id, title: station.title, header: section.header, city: section.id)
    }

    /// Its position in a list as it is now; nil where the list does not have it, and it is to be shown greyed.
    public func position(in list: StationList) -> Int? { list.position(of: id) }
}
