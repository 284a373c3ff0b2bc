import Foundation

/// Reads albums as the content files write them.
///
/// ```
/// === 1900000100 | 700001 | Северный трамвай | Тихий час | 2014-03-21 | Рок
/// advisory: explicit
/// disc 1
/// 3:45 Песня
/// 4:01 Другая песня [explicit] [artist: Хор] [video] [missing: trackTimeMillis, previewUrl]
/// ```
enum AlbumFile {
    static func album(_ record: ContentRecord) throws -> Album {
        guard let id = Int(try record.field(0, "id")), let artistID = Int(try record.field(1, "artist id")) else {
            throw record.error("an id is not a number")
        }
        let released = try record.field(4, "date")
        guard Moment.milliseconds(released) != nil else { throw record.error("the date is not like 2014-03-21") }
        let artist = try record.field(2, "artist")
        var album = Album(
            id: id,
            artistID: artistID,
            artist: artist,
            title: try record.field(3, "title"),
            released: released.contains("T") ? released : released + "T08:00:00Z",
            genre: try record.field(5, "genre"),
            copyright: "℗ \(released.prefix(4)) \(artist)"
        )
        for line in record.lines where !line.isEmpty {
            try read(line, into: &album, of: record)
        }
        return album
    }

    private static func read(_ line: String, into album: inout Album, of record: ContentRecord) throws {
        if line.hasPrefix("disc ") {
            album.discs.append([])
        } else if line.first?.isNumber == true {
            if album.discs.isEmpty { album.discs.append([]) }
            album.discs[album.discs.count - 1].append(try track(line, of: record))
        } else {
            try setAttribute(line, of: &album, record)
        }
    }

    private static func setAttribute(_ line: String, of album: inout Album, _ record: ContentRecord) throws {
        let parts = line.components(separatedBy: ": ")
        guard parts.count == 2 else { throw record.error("'\(line)' is neither a track nor 'key: value'") }
        switch parts[0] {
        case "advisory": album.advisory = Album.Advisory(rawValue: parts[1]) ?? .none
        case "price": album.price = parts[1]
        case "copyright": album.copyright = parts[1]
        case "trackCount": album.claimedCount = Int(parts[1])
        case "artwork": album.hasSizedArtwork = parts[1] != "unsized"
        case "missing": album.missing = names(parts[1])
        default: throw record.error("'\(parts[0])' is no attribute of an album")
        }
    }

    private static func track(_ line: String, of record: ContentRecord) throws -> Track {
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        let clock = parts[0].split(separator: ":").map { Int($0) }
        guard parts.count == 2, clock.count == 2, let minutes = clock[0], let seconds = clock[1] else {
            throw record.error("a track is '3:45 Title', not '\(line)'")
        }
        var title = parts[1]
        var tags: [String: String] = [:]
        while title.hasSuffix("]"), let open = title.range(of: " [", options: .backwards) {
            let tag = title[open.upperBound...].dropLast().components(separatedBy: ": ")
            tags[tag[0]] = tag.count == 2 ? tag[1] : ""
            title = String(title[..<open.lowerBound])
        }
        return Track(
            title: title,
            // The odd milliseconds are there because the real ones are never whole seconds.
            milliseconds: (minutes * 60 + seconds) * 1000 + title.unicodeScalars.count * 17 % 1000,
            isVideo: tags["video"] != nil,
            isExplicit: tags["explicit"] != nil,
            artist: tags["artist"],
            missing: names(tags["missing"] ?? "")
        )
    }

    private static func names(_ list: String) -> Set<String> {
        Set(list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
    }
}
