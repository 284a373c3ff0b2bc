/// A station as its list shows it.
public struct Station: Hashable, Sendable {
    /// Source and number.
    public let id: StationID
    /// The title as it is shown: white space cleaned, and the number added where another station of the city has a
    /// title that folds alike.
    public let title: String
    /// The title exactly as the source has it.
    public let originalTitle: String
    /// The station's own record of where it is ("город Чистополь"), not the header's.
    public let address: Address
    /// Where it is, if that is known.
    public let point: GeoPoint?
}

/// Where a station is, in the words of its own record.
///
/// Empty where the record says nothing.
public struct Address: Hashable, Sendable {
    /// "город Чистополь".
    public let city: String
    /// "Чистопольский район".
    public let district: String
    /// "Республика Татарстан".
    public let region: String
    /// "Россия".
    public let country: String

    /// The parts that say something, from the city to the country, each once.
    public var parts: [String] {
        var parts: [String] = []
        for part in [city, district, region, country] where !part.isEmpty && !parts.contains(part) {
            parts.append(part)
        }
        return parts
    }
}

/// A city of a list with its stations: one section.
public struct Section: Hashable, Sendable {
    /// What makes it a section: the city's id, never the header's text.
    public let id: CityID
    /// "Country, City", with region and district where another section of the list has the same text.
    public let header: String
    /// The city's title ("Чистополь").
    public let city: String
    /// The city's region; empty where the data say nothing.
    public let region: String
    /// The city's country; empty where the data say nothing.
    public let country: String
    /// The city's point, if that is known.
    public let point: GeoPoint?
    /// The positions of its stations in the list.
    public let stations: Range<Int>
}
