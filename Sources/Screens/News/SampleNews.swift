import Foundation
import Networking
import News
import SampleContent

/// Sample content as one more source: nothing of it mixes with the service's, stored or shown.
@MainActor
final class SampleNews {
    private let storage: NewsStorage
    private var client: SampleClient?
    private var sourceID: String?

    init(storage: NewsStorage) {
        self.storage = storage
    }

    /// The list of sample content; it is read when first asked for.
    /// - Throws: where the content is missing from the installation.
    func feed() async throws -> NewsFeed {
        let client = try await Self.read()
        guard let base = URL(string: SampleClient.address) else { throw NewsError.unreadable }
        let feed = NewsFeed(source: TinkoffNewsSource(base: base, client: client), storage: storage)
        self.client = client
        sourceID = feed.sourceID
        return feed
    }

    /// What answers for the pictures of a list; nil where it is not the sample's.
    func client(of feed: NewsFeed) -> (any HTTPClient)? {
        feed.sourceID == sourceID ? client : nil
    }

    /// Reads the files off the main thread.
    private nonisolated static func read() async throws -> SampleClient {
        SampleClient(service: try SampleService())
    }
}
