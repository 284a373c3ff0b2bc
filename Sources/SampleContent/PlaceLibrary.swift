import Foundation

/// A photo of a place.
struct Photo: Sendable {
    /// What stands for a date that is not there.
    enum Created: Sendable {
        case moment(String)
        case null
        case absent
    }

    let id: String
    let created: Created
    let file: String
}

/// A place with its photos.
struct Place: Sendable {
    let id: String
    let created: String
    let name: String
    let thumbnail: String
    let photos: [Photo]
}

/// The places, in the order in which the service lists them (by id, not by name).
struct PlaceLibrary: Sendable {
    let places: [Place]

    init(file: URL) throws {
        places = try ContentRecord.read(file).map(Self.place)
    }

    private static func place(_ record: ContentRecord) throws -> Place {
        let created = try record.field(1, "createdAt")
        guard Moment.milliseconds(created) != nil else { throw record.error("createdAt is not a moment") }
        return Place(
            id: try record.field(0, "id"),
            created: created,
            name: try record.field(3, "name"),
            thumbnail: try record.field(2, "thumbnail"),
            photos: try record.lines.filter { !$0.isEmpty }.map { try photo($0, of: record) }
        )
    }

    private static func photo(_ line: String, of record: ContentRecord) throws -> Photo {
        let fields = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard fields.count == 3 else { throw record.error("a photo is 'id | createdAt | file', not '\(line)'") }
        let created: Photo.Created
        switch fields[1] {
        case "-": created = .absent
        case "null": created = .null
        default:
            guard Moment.milliseconds(fields[1]) != nil else { throw record.error("'\(fields[1])' is not a moment") }
            created = .moment(fields[1])
        }
        return Photo(id: fields[0], created: created, file: fields[2])
    }
}
