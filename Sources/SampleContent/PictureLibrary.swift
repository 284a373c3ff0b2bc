import Foundation

/// Photos, thumbnails and artwork; only files that the content names are ever read.
struct PictureLibrary: Sendable {
    private let folder: URL
    private let photoNames: Set<String>
    private let albumIDs: Set<String>

    init(folder: URL, places: PlaceLibrary, albums: AlbumLibrary) {
        self.folder = folder
        photoNames = Set(places.places.flatMap { [$0.thumbnail] + $0.photos.map(\.file) })
        albumIDs = Set(albums.albums.map { String($0.id) })
    }

    /// `/photos/{name}`; nil for a name that no place has.
    func photo(named name: String) -> SampleResponse? {
        guard photoNames.contains(name) else { return nil }
        return picture("photos/\(name)")
    }

    /// `/artwork/v4/{album}/{size}x{size}bb.jpg`, and `/artwork/v4/{album}/cover.jpg` where the size pattern is absent.
    ///
    /// A new album's has the number of the copy after the album. Two sizes are prepared; up to 100 the small one is sent,
    /// beyond it the large one.
    func artwork(_ segments: [String]) -> SampleResponse? {
        guard (3...4).contains(segments.count), segments[0] == "v4", albumIDs.contains(segments[1]) else { return nil }
        let album = segments[1]
        let file = segments[segments.count - 1]
        if file == "cover.jpg" { return picture("artwork/\(album)-600.jpg") }
        guard file.hasSuffix("bb.jpg") else { return nil }
        let sides = file.dropLast(6).split(separator: "x").map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0 else { return nil }
        return picture("artwork/\(album)-\(max(width, height) <= 100 ? 100 : 600).jpg")
    }

    private func picture(_ path: String) -> SampleResponse {
        guard let body = try? Data(contentsOf: folder.appendingPathComponent(path)) else {
            return .text("The sample content lacks \(path).\n", status: 500)
        }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return SampleResponse(
            headers: [
                "Content-Type": Self.contentType(of: body),
                "ETag": "\"\(name)-\(body.count)\"",
                "Cache-Control": "max-age=86400",
            ],
            body: body
        )
    }

    /// The type by the first bytes, since a name may promise what the file is not.
    private static func contentType(of body: Data) -> String {
        let start = [UInt8](body.prefix(12))
        if start.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
        if start.starts(with: Array("GIF8".utf8)) { return "image/gif" }
        if start.starts(with: Array("RIFF".utf8)), start.dropFirst(8).starts(with: Array("WEBP".utf8)) {
            return "image/webp"
        }
        if start.first == UInt8(ascii: "<") { return "text/html; charset=utf-8" }
        return "application/octet-stream"
    }
}
