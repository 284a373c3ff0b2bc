import Folding
import Foundation

/// A place that has photos.
public struct Place: Sendable, Hashable {
    /// The service's own name for it; a text, whatever it looks like.
    public let id: String
    /// Its name as people read it, in one line.
    public let name: String
    /// When it was entered; nil where the service does not say.
    public let created: Date?
    /// Where its small picture is; nil where it has none.
    public let thumbnail: URL?

    /// A place.
    public init(id: String, name: String, created: Date? = nil, thumbnail: URL? = nil) {
        self.id = id
        self.name = name
        self.created = created
        self.thumbnail = thumbnail
    }
}

/// A photo of a place.
public struct Photo: Sendable, Hashable {
    /// The service's own name for it.
    public let id: String
    /// When it was made; nil where the service does not say.
    public let created: Date?
    /// Where the picture is.
    public let image: URL

    /// A photo.
    public init(id: String, created: Date?, image: URL) {
        self.id = id
        self.created = created
        self.image = image
    }
}

extension Array where Element == Place {
    /// In the order of the alphabet by Folding's sort key, ties by id.
    func inOrder() -> [Place] {
        map { (place: $0, name: SortKey($0.name), id: SortKey($0.id)) }
            .sorted { ($0.name, $0.id, $0.place.id) < ($1.name, $1.id, $1.place.id) }
            .map(\.place)
    }
}

extension Array where Element == Photo {
    /// The newest first, those without a date last, ties by id, whose digits count by value.
    func inOrder() -> [Photo] {
        map { (photo: $0, age: -($0.created?.timeIntervalSince1970 ?? -.infinity), id: SortKey($0.id)) }
            .sorted { ($0.age, $0.id, $0.photo.id) < ($1.age, $1.id, $1.photo.id) }
            .map(\.photo)
    }
}
