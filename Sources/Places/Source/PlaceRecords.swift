import Foundation
import Networking

/// One item of a list in the service's form.
protocol PlacesRecord: Decodable {
    var id: String { get }
}

/// A place in the service's form, read as kindly as its meaning allows.
///
/// Without an id or a name it is none; a date or a thumbnail that cannot be read is one that is not there.
struct PlaceRecord: PlacesRecord {
    let id: String
    let name: String
    let created: Date?
    let thumbnail: String?

    private enum Key: CodingKey {
        case id, createdAt, name, thumbnail
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        id = try fields.identifier(.id)
        name = Self.oneLine(try fields.decode(String.self, forKey: .name))
        created = fields.date(.createdAt)
        thumbnail = try? fields.decode(String.self, forKey: .thumbnail)
        guard !name.isEmpty else {
            throw DecodingError.dataCorruptedError(forKey: .name, in: fields, debugDescription: "no name")
        }
    }

    /// Without line breaks, control characters and double blanks.
    private static func oneLine(_ text: String) -> String {
        text.split { $0.isWhitespace || $0.isControl }.joined(separator: " ")
    }
}

/// A photo in the service's form; without an id or an address it is none.
struct PhotoRecord: PlacesRecord {
    let id: String
    let created: Date?
    let image: String

    private enum Key: CodingKey {
        case id, createdAt, image
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        id = try fields.identifier(.id)
        created = fields.date(.createdAt)
        image = try fields.decode(String.self, forKey: .image)
    }
}

extension KeyedDecodingContainer {
    /// An id is a text; a service that writes a number means the same.
    fileprivate func identifier(_ key: Key) throws -> String {
        if let number = try? decode(Int.self, forKey: key) { return String(number) }
        let text = try decode(String.self, forKey: key)
        guard !text.isEmpty else {
            throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "an empty id")
        }
        return text
    }

    /// ISO 8601 with or without a fraction; a number has no unit here, so it is no date.
    fileprivate func date(_ key: Key) -> Date? {
        (try? decode(String.self, forKey: key)).flatMap { MachineDate.date($0) }
    }
}

extension Character {
    fileprivate var isControl: Bool {
        unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
    }
}
