import Foundation
import Networking

/// A row of an answer, read as kindly as its meaning allows.
///
/// Only an album without a number or a title and a song without a number are of no use: those throw.
enum AnswerRow: Decodable {
    case album(Album)
    case song(Song)
    case video
    /// An artist, a podcast: not what was asked for.
    case other

    private enum Key: String, CodingKey {
        case wrapperType, kind, collectionId, trackId, artistName, collectionName, collectionCensoredName, trackName
        case trackCensoredName, collectionExplicitness, trackExplicitness, trackCount, releaseDate, primaryGenreName
        case copyright, artworkUrl100, artworkUrl60, artworkUrl512, artworkUrl600, collectionViewUrl, discNumber
        case trackNumber, trackTimeMillis
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        switch try? fields.decode(String.self, forKey: .wrapperType) {
        case "collection"?: self = .album(try Self.album(fields))
        case "track"?:
            switch Self.text(fields, .kind) {
            case "song": self = .song(try Self.song(fields))
            case "music-video": self = .video
            default: self = .other
            }
        case .some: self = .other
        // A row that does not say what it is, and yet has what an album has.
        case nil: self = .album(try Self.album(fields))
        }
    }

    private static func album(_ fields: KeyedDecodingContainer<Key>) throws -> Album {
        var title = text(fields, .collectionName)
        if title.isEmpty { title = text(fields, .collectionCensoredName) }
        guard let id = number(fields, .collectionId), !title.isEmpty else {
            throw DecodingError.dataCorruptedError(
                forKey: .collectionId,
                in: fields,
                debugDescription: "an album without number or title"
            )
        }
        let count = number(fields, .trackCount)
        return Album(
            id: id,
            title: title,
            artist: text(fields, .artistName),
            trackCount: count.flatMap { $0 > 0 ? $0 : nil },
            advisory: advisory(fields, .collectionExplicitness),
            released: MachineDate.date(text(fields, .releaseDate)),
            genre: filled(text(fields, .primaryGenreName)),
            copyright: filled(text(fields, .copyright)),
            artwork: artwork(fields),
            page: filled(text(fields, .collectionViewUrl))
        )
    }

    private static func song(_ fields: KeyedDecodingContainer<Key>) throws -> Song {
        guard let id = number(fields, .trackId) else {
            throw DecodingError.dataCorruptedError(
                forKey: .trackId,
                in: fields,
                debugDescription: "a song without number"
            )
        }
        let title = text(fields, .trackName)
        let length = number(fields, .trackTimeMillis)
        return Song(
            id: id,
            title: title.isEmpty ? text(fields, .trackCensoredName) : title,
            artist: text(fields, .artistName),
            disc: max(1, number(fields, .discNumber) ?? 1),
            number: number(fields, .trackNumber),
            milliseconds: length.flatMap { $0 > 0 ? $0 : nil },
            advisory: advisory(fields, .trackExplicitness)
        )
    }

    /// One line; empty for what is missing or no text.
    private static func text(_ fields: KeyedDecodingContainer<Key>, _ key: Key) -> String {
        guard let text = try? fields.decode(String.self, forKey: key) else { return "" }
        // Nearly all are one line already.
        let bytes = text.utf8
        guard bytes.contains(where: { $0 < 0x20 }) || bytes.first == 0x20 || bytes.last == 0x20 else { return text }
        return text.split { $0 == " " || $0.isNewline || $0 == "\t" }.joined(separator: " ")
    }

    /// A number, also one that is written as a text.
    private static func number(_ fields: KeyedDecodingContainer<Key>, _ key: Key) -> Int? {
        if let number = try? fields.decode(Int.self, forKey: key) { return number }
        guard fields.contains(key) else { return nil }
        return (try? fields.decode(String.self, forKey: key)).flatMap { Int($0) }
    }

    private static func advisory(_ fields: KeyedDecodingContainer<Key>, _ key: Key) -> Advisory {
        switch text(fields, key) {
        case "explicit": .explicit
        case "cleaned": .clean
        default: .none
        }
    }

    private static func artwork(_ fields: KeyedDecodingContainer<Key>) -> String? {
        for key in [Key.artworkUrl100, .artworkUrl60, .artworkUrl600, .artworkUrl512] {
            if let address = filled(text(fields, key)) { return address }
        }
        return nil
    }

    private static func filled(_ text: String) -> String? {
        text.isEmpty ? nil : text
    }
}
