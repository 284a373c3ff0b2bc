import Foundation
import Networking
import RichText

/// A headline in the service's form, read as kindly as its meaning allows.
struct HeadlineRecord: Decodable {
    let headline: Headline

    private enum Key: CodingKey {
        case id, text, publicationDate
    }

    private enum DateKey: CodingKey {
        case milliseconds
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        let id = try Self.id(in: fields)
        let title = Self.tidied(HTMLText.decodeEntities(try fields.decode(String.self, forKey: .text)))
        guard !id.isEmpty, !title.isEmpty else {
            throw DecodingError.dataCorruptedError(forKey: .text, in: fields, debugDescription: "no id or no text")
        }
        headline = Headline(id: id, title: title, published: Self.date(in: fields))
    }

    /// An id is a text; a service that writes a number means the same.
    private static func id(in fields: KeyedDecodingContainer<Key>) throws -> String {
        if let number = try? fields.decode(Int.self, forKey: .id) { return String(number) }
        return try fields.decode(String.self, forKey: .id)
    }

    /// This service counts milliseconds, always: the unit is not guessed from the digits.
    private static func date(in fields: KeyedDecodingContainer<Key>) -> Date? {
        guard let date = try? fields.nestedContainer(keyedBy: DateKey.self, forKey: .publicationDate) else {
            return nil
        }
        if let number = try? date.decode(Double.self, forKey: .milliseconds) {
            return MachineDate.date(number, in: .milliseconds)
        }
        return (try? date.decode(String.self, forKey: .milliseconds)).flatMap {
            MachineDate.date($0, in: .milliseconds)
        }
    }

    /// One line: control characters out, any run of white space one blank.
    ///
    /// A no-break space stays what it is.
    private static func tidied(_ text: String) -> String {
        var line = ""
        var needsBlank = false
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029:
                needsBlank = !line.isEmpty
            case 0..<0x20, 0x7F..<0xA0:
                continue
            default:
                if needsBlank { line.unicodeScalars.append(" ") }
                needsBlank = false
                line.unicodeScalars.append(scalar)
            }
        }
        // A headline of nothing but no-break spaces is none.
        return line.allSatisfy(\.isWhitespace) ? "" : line
    }
}
