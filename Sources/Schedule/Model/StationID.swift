/// Which station, or which city, of which source.
///
/// Numbers are unique within one source and one kind only: in the task's file city 2352 and station 2352 both exist.
public struct PlaceID: Hashable, Sendable, Codable {
    /// The name the source was imported under.
    public let source: String
    /// The source's own number.
    public let number: Int64

    /// An id of a source.
    public init(source: String, number: Int64) {
        self.source = source
        self.number = number
    }
}

/// The id of a station.
public typealias StationID = PlaceID

/// The id of a city, and so of a section of a list.
public typealias CityID = PlaceID
