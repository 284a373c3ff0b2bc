import Foundation
import Music
import Networking
import XCTest

@testable import Screens

/// The pictures of rows, without a row.
@MainActor
final class RowArtworkTests: XCTestCase {
    /// Tells the picture's address as the picture.
    private struct Painter: HTTPClient {
        func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
            guard request.url.host != "gone.example" else { throw .serverError(code: 404) }
            return HTTPResponse(status: 200, body: Data(request.url.absoluteString.utf8), url: request.url)
        }
    }

    private func rows() -> RowArtwork<String> {
        RowArtwork(
            loader: ArtworkLoader(
                client: Painter(),
                disk: nil,
                decode: { data, _ in String(bytes: data, encoding: .utf8) }
            ),
            pixels: 100
        )
    }

    func testARowGetsThePictureOfItsOwnAddressAndNoOther() async throws {
        let rows = rows()
        let urls = (0..<20).compactMap { URL(string: "https://a.example/\($0)/100x100bb.jpg") }
        var arrived: Set<URL> = []
        rows.onArrival = { arrived.insert($0) }
        for url in urls { XCTAssertNil(rows.picture(at: url)) }
        await eventually("all pictures") { arrived.count == urls.count }
        for url in urls { XCTAssertEqual(rows.picture(at: url), url.absoluteString) }
        XCTAssertNil(rows.picture(at: nil))
    }

    func testWhatFailedIsAskedForAgainOnlyWhenThePersonWantsThat() async throws {
        let rows = rows()
        let url = try XCTUnwrap(URL(string: "https://gone.example/1.jpg"))
        var arrivals = 0
        rows.onArrival = { _ in arrivals += 1 }
        XCTAssertNil(rows.picture(at: url))
        try await Task.sleep(nanoseconds: 50_000_000)
        XCTAssertNil(rows.picture(at: url))
        XCTAssertEqual(arrivals, 0)
        rows.forgetFailures()
        XCTAssertNil(rows.picture(at: url))
    }
}
