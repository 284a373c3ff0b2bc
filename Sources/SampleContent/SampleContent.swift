// The front door of SampleContent: our own sample content, and the one function that answers for it.
//
// `SampleService` answers a `SampleRequest` with a `SampleResponse` in exactly the shapes of the three services that
// the app reads (news, albums, places). It is a pure function of the request, the content and the `ContentChanges`
// handed to it: it keeps no state, reads no clock and opens no socket. Two callers use it:
//
// - `wayside-services` serves it over HTTP on loopback (and adds faults on demand);
// - `SampleClient` answers the app in process, when someone chooses "Show sample content".
//
// Everything under Files was written or drawn for this project. `scripts/make-photos.py` and
// `scripts/make-artwork.py` draw the pictures.

import Foundation
import Localization

/// Answers requests in the shapes of the news, albums and places services from sample content.
///
/// ```swift
/// let service = try SampleService()
/// let response = service.answer(SampleRequest(target: "/v1/news?first=0&last=20"))
/// ```
public struct SampleService: Sendable {
    let news: NewsLibrary
    let albums: AlbumLibrary
    let places: PlaceLibrary
    let pictures: PictureLibrary

    /// Reads the content that ships with the program.
    ///
    /// - Throws: what `init(folder:)` throws, and `LocalizationError.resourcesMissing` when there is no such folder.
    public init() throws {
        try self.init(folder: ResourceLocator().folder(ofModule: "SampleContent"))
    }

    /// Reads the content from a folder; pictures stay on disk until they are asked for.
    ///
    /// - Parameter folder: the folder that holds `news`, `albums`, `places.txt`, `photos` and `artwork`.
    /// - Throws: `SampleContentError` when a file is missing or a line of it cannot be read.
    public init(folder: URL) throws {
        news = try NewsLibrary(folder: folder.appendingPathComponent("news"))
        albums = try AlbumLibrary(folder: folder.appendingPathComponent("albums"))
        places = try PlaceLibrary(file: folder.appendingPathComponent("places.txt"))
        pictures = PictureLibrary(folder: folder, places: places, albums: albums)
    }

    /// Answers one request.
    ///
    /// Answers carry `ETag` and `Last-Modified`; a request that sends them back unchanged gets 304 with an empty body.
    /// - Parameters:
    ///   - request: what was asked. Absolute URLs inside the answer use its scheme and host.
    ///   - changes: what differs from the content as it was written (items inserted, removed, spoilt).
    /// - Returns: the answer; 404 for a path that no service has, 405 for a method other than GET and HEAD.
    public func answer(_ request: SampleRequest, changes: ContentChanges = ContentChanges()) -> SampleResponse {
        guard request.method == "GET" || request.method == "HEAD" else {
            var refusal = SampleResponse.text("Only GET and HEAD are answered here.\n", status: 405)
            refusal.headers["Allow"] = "GET, HEAD"
            return refusal
        }
        guard let response = route(request, changes: changes) else {
            return .text("Nothing is at \(request.path).\n", status: 404)
        }
        return ConditionalAnswer.answer(request, with: response)
    }

    private func route(_ request: SampleRequest, changes: ContentChanges) -> SampleResponse? {
        let segments = request.path.split(separator: "/").map(String.init)
        switch segments.first {
        case "v1" where segments == ["v1", "news"]:
            return NewsAnswers(library: news, changes: changes).list(request)
        case "v1" where segments == ["v1", "news_content"]:
            return NewsAnswers(library: news, changes: changes).content(request)
        case "search" where segments.count == 1:
            return AlbumAnswers(library: albums, changes: changes).search(request)
        case "lookup" where segments.count == 1:
            return AlbumAnswers(library: albums, changes: changes).lookup(request)
        case "artwork":
            return pictures.artwork(Array(segments.dropFirst()))
        case "api" where segments == ["api", "v1", "places"], "places" where segments.count == 1:
            return PlaceAnswers(library: places, changes: changes).list(request)
        case "api" where segments.count == 5 && segments[1] == "v1" && segments[2] == "places":
            return placePhotos(id: segments[3], last: segments[4], request: request, changes: changes)
        case "places" where segments.count == 3:
            return placePhotos(id: segments[1], last: segments[2], request: request, changes: changes)
        case "photos" where segments.count == 2:
            return pictures.photo(named: segments[1])
        default:
            return nil
        }
    }

    private func placePhotos(
        id: String,
        last: String,
        request: SampleRequest,
        changes: ContentChanges
    ) -> SampleResponse? {
        guard last == "photos" else { return nil }
        return PlaceAnswers(library: places, changes: changes).photos(of: id, request)
    }
}
