import Foundation
import Music
import Networking
import TestSupport

/// A hundred pictures in memory.
struct ArtworkBench {
    private struct Key: Hashable {
        let url: URL
        let pixels: Int
    }

    /// Returns whether the limit is kept.
    func run() async throws -> Bool {
        let urls = (0..<100).compactMap { URL(string: "https://a.example/thumb/Music221/v4/\($0)/100x100bb.jpg") }
        let loader = ArtworkLoader<Int>(
            client: CannedClient(body: Data("picture".utf8)),
            disk: nil,
            decode: { data, _ in data.count }
        )
        for url in urls { _ = try await loader.picture(url, pixels: 112) }
        let dictionary = Dictionary(uniqueKeysWithValues: urls.map { (Key(url: $0, pixels: 112), 7) })
        var hits = 0
        var bareHits = 0
        var comparison = Comparison(
            "a picture found in memory",
            with: "a look into a dictionary",
            limit: 10,
            clock: .processor
        )
        await comparison.run(rounds: 51) {
            for _ in 0..<200 {
                for url in urls where loader.remembered(url, pixels: 112) != nil { hits += 1 }
            }
        } baseline: {
            for _ in 0..<200 {
                for url in urls where dictionary[Key(url: url, pixels: 112)] != nil { bareHits += 1 }
            }
        }
        guard hits == bareHits, hits > 0 else { fatalError("a picture was not found") }
        print(comparison.summary)
        return comparison.isWithinLimit
    }
}

/// Gives one answer to everything.
struct CannedClient: HTTPClient {
    let body: Data

    func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
        HTTPResponse(status: 200, body: body, url: request.url)
    }
}
