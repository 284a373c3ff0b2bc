import Foundation

/// Rows of the albums service: keys, order and types as in the real answers.
struct AlbumRows {
    private typealias Members = [(key: String, value: JSONValue)]

    let shop: Storefront
    let base: String

    func album(_ album: Album) -> JSONValue {
        var members: Members = [
            ("wrapperType", .string("collection")),
            ("collectionType", .string("Album")),
        ]
        members += identity(album)
        members += [
            ("artistName", .string(album.artist)),
            ("collectionName", .string(album.title)),
            ("collectionCensoredName", .string(album.title)),
        ]
        if !album.isCompilation { members.append(("artistViewUrl", view("artist", album.artistID))) }
        members.append(("collectionViewUrl", view("album", album.id)))
        members += artwork(album, sizes: [60, 100])
        members += [
            ("collectionPrice", shop.price(album.price)),
            ("collectionExplicitness", explicitness(album.advisory)),
        ]
        members += rating(album.advisory)
        members += [
            ("trackCount", .integer(album.trackCount)),
            ("copyright", .string(album.copyright)),
            ("country", .string(shop.country)),
            ("currency", .string(shop.currency)),
            ("releaseDate", .string(album.released)),
            ("primaryGenreName", .string(album.genre)),
        ]
        return .object(members.filter { !album.missing.contains($0.key) })
    }

    /// Every track of every disc, in the service's order: songs of all discs first, videos among the later ones.
    func tracks(of album: Album) -> [JSONValue] {
        var number = 0
        return album.discs.enumerated().flatMap { disc, tracks in
            tracks.enumerated().map { index, track in
                number += 1
                return row(track, id: album.id + number, disc: disc + 1, number: index + 1, of: album)
            }
        }
    }

    func artist(of album: Album) -> JSONValue {
        .object([
            ("wrapperType", .string("artist")),
            ("artistType", .string("Artist")),
            ("artistName", .string(album.artist)),
            ("artistLinkUrl", view("artist", album.artistID)),
            ("artistId", .integer(album.artistID)),
            ("amgArtistId", .integer(album.artistID * 3 % 1_000_000)),
            ("primaryGenreName", .string(album.genre)),
            ("primaryGenreId", .integer(21)),
        ])
    }

    private func row(_ track: Track, id: Int, disc: Int, number: Int, of album: Album) -> JSONValue {
        var members: Members = [
            ("wrapperType", .string("track")),
            ("kind", .string(track.isVideo ? "music-video" : "song")),
            ("artistId", .integer(track.artist == nil ? album.artistID : 800_000 + id % 100_000)),
            ("collectionId", .integer(album.id)),
            ("trackId", .integer(id)),
            ("artistName", .string(track.artist ?? album.artist)),
            ("collectionName", .string(album.title)),
            ("trackName", .string(track.title)),
            ("collectionCensoredName", .string(album.title)),
            ("trackCensoredName", .string(track.title)),
        ]
        if album.isCompilation {
            members += [
                ("collectionArtistId", .integer(album.artistID)),
                ("collectionArtistName", .string(album.artist)),
            ]
        }
        members += [
            ("artistViewUrl", view("artist", album.artistID)),
            ("collectionViewUrl", view("album", album.id, "i=\(id)&")),
            ("trackViewUrl", view("album", album.id, "i=\(id)&")),
            ("previewUrl", .string("\(base)/previews/\(id).\(track.isVideo ? "m4v" : "m4a")")),
        ]
        members += artwork(album, sizes: [30, 60, 100])
        members += [
            ("collectionPrice", shop.price(album.price)),
            ("trackPrice", shop.price(track.isVideo ? "1.89" : "1.29")),
            ("releaseDate", .string(album.released)),
            ("collectionExplicitness", explicitness(album.advisory)),
            ("trackExplicitness", explicitness(track.isExplicit ? .explicit : .none)),
            ("discCount", .integer(album.discs.count)),
            ("discNumber", .integer(disc)),
            ("trackCount", .integer(album.discs.count == 1 ? album.trackCount : album.discs[disc - 1].count)),
            ("trackNumber", .integer(number)),
            ("trackTimeMillis", .integer(track.milliseconds)),
            ("country", .string(shop.country)),
            ("currency", .string(shop.currency)),
            ("primaryGenreName", .string(album.genre)),
        ]
        if track.isExplicit { members += rating(.explicit) }
        if !track.isVideo { members.append(("isStreamable", .boolean(true))) }
        return .object(members.filter { !track.missing.contains($0.key) })
    }

    private func identity(_ album: Album) -> Members {
        var members: Members = [("artistId", .integer(album.artistID)), ("collectionId", .integer(album.id))]
        if !album.isCompilation { members.append(("amgArtistId", .integer(album.artistID * 3 % 1_000_000))) }
        return members
    }

    private func artwork(_ album: Album, sizes: [Int]) -> Members {
        sizes.map { size in
            let file = album.hasSizedArtwork ? "\(size)x\(size)bb.jpg" : "cover.jpg"
            let place = album.artworkOf.map { "\($0.album)/\($0.copy)" } ?? String(album.id)
            return ("artworkUrl\(size)", .string("\(base)/artwork/v4/\(place)/\(file)"))
        }
        .filter { !album.missing.contains($0.0) }
    }

    private func view(_ kind: String, _ id: Int, _ query: String = "") -> JSONValue {
        .string("\(base)/\(shop.code)/\(kind)/\(id)?\(query)uo=4")
    }

    private func explicitness(_ advisory: Album.Advisory) -> JSONValue {
        switch advisory {
        case .none: return .string("notExplicit")
        case .explicit: return .string("explicit")
        case .clean: return .string("cleaned")
        }
    }

    private func rating(_ advisory: Album.Advisory) -> Members {
        switch advisory {
        case .none: return []
        case .explicit: return [("contentAdvisoryRating", .string("Explicit"))]
        case .clean: return [("contentAdvisoryRating", .string("Clean"))]
        }
    }
}
