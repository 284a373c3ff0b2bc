import Foundation

/// The albums service: `/search` and `/lookup`.
struct AlbumAnswers {
    let library: AlbumLibrary
    let changes: ContentChanges

    /// Albums by title or artist.
    func search(_ request: SampleRequest) -> SampleResponse {
        guard let shop = Storefront.named(request.query("country") ?? "us") else { return invalid("country") }
        let entity = request.query("entity") ?? "album"
        guard entity == "album" else { return invalid("entity") }
        let limit = min(max(request.query("limit").flatMap(Int.init) ?? 50, 1), 200)
        let inserted = (0..<max(0, changes.insertedAlbums)).compactMap(library.insertedAlbum)
        let found = (library.search(request.query("term") ?? "") + inserted).prefix(limit)
        let rows = AlbumRows(shop: shop, base: request.base)
        return answer(found.map(rows.album))
    }

    /// An album with its songs, or an artist with the albums.
    func lookup(_ request: SampleRequest) -> SampleResponse {
        guard let shop = Storefront.named(request.query("country") ?? "us") else { return invalid("country") }
        guard let id = request.query("id").flatMap(Int.init) else { return invalid("id") }
        let rows = AlbumRows(shop: shop, base: request.base)
        let limit = min(max(request.query("limit").flatMap(Int.init) ?? 50, 1), 200)
        if let album = library.albums.first(where: { $0.id == id }) {
            let songs = request.query("entity") == "song" ? rows.tracks(of: album).prefix(limit) : []
            return answer([rows.album(album)] + songs)
        }
        let albums = library.albums.filter { $0.artistID == id }
        guard let first = albums.first else { return answer([]) }
        let listed = request.query("entity") == "album" ? albums.prefix(limit).map(rows.album) : []
        return answer([rows.artist(of: first)] + listed)
    }

    /// Three newlines before and after, `text/javascript`: as the real service sends it.
    private func answer(_ rows: [JSONValue]) -> SampleResponse {
        let rows = changes.spoil(rows)
        let opening = rows.isEmpty ? "" : "\n"
        let list = rows.map { $0.text(separator: ", ") }.joined(separator: ", \n")
        let text = "\n\n\n{\n \"resultCount\":\(rows.count),\n \"results\": [\(opening)\(list)]\n}\n\n\n"
        return .text(text, type: "text/javascript; charset=utf-8")
    }

    private func invalid(_ key: String) -> SampleResponse {
        let text = JSONValue.object([("errorMessage", .string("Invalid value(s) for key(s): [\(key)]"))]).text()
        return .text("\n\n\n\(text)\n\n\n", type: "text/javascript; charset=utf-8", status: 400)
    }
}
