import Foundation
import Networking
import RichText

extension NewsFeed {
    /// An item's text: what is stored at once, then what the source says; the stream ends with a final snapshot.
    ///
    /// Reading HTML is done on no particular thread. Whoever stops listening stops the request.
    public nonisolated func article(_ id: String) -> AsyncStream<ArticleSnapshot> {
        AsyncStream { continuation in
            let work = Task {
                await self.follow(id) { continuation.yield($0) }
                continuation.finish()
            }
            continuation.onTermination = { _ in work.cancel() }
        }
    }

    /// The headline of an item whose text is stored, without asking anybody; nil where it is not.
    public nonisolated func storedHeadline(of id: String) async -> Headline? {
        (try? await storage.articles.article(id, source: sourceID))?.text.headline
    }

    private nonisolated func follow(_ id: String, tell: @Sendable (ArticleSnapshot) -> Void) async {
        // An unreadable cache is no reason not to ask.
        let stored = try? await storage.articles.article(id, source: sourceID)
        let article = stored.map { Self.article(of: $0.text) }
        if article != nil {
            tell(
                ArticleSnapshot(
                    article: article,
                    updated: stored?.updated,
                    origin: .stored,
                    failure: nil,
                    isFinal: false
                )
            )
        }
        do throws(NewsError) {
            let answer = try await source.article(id, unless: stored?.validators)
            guard !Task.isCancelled else { return }
            guard let text = answer.text ?? stored?.text else { throw NewsError.unreadable }
            var validators = answer.validators
            if answer.text == nil {
                validators.etag = validators.etag ?? stored?.validators.etag
                validators.lastModified = validators.lastModified ?? stored?.validators.lastModified
            }
            let fresh = ArticleStore.Stored(text: text, updated: now(), validators: validators)
            let shown = text == stored?.text ? article : Self.article(of: text)
            let failure = await keep(fresh)
            tell(
                ArticleSnapshot(
                    article: shown,
                    updated: fresh.updated,
                    origin: .confirmed,
                    failure: failure,
                    isFinal: true
                )
            )
        } catch {
            guard !error.isCancellation else { return }
            tell(
                ArticleSnapshot(
                    article: article,
                    updated: stored?.updated,
                    origin: .stored,
                    failure: error,
                    isFinal: true
                )
            )
        }
    }

    /// What came is shown even where it cannot be kept.
    private nonisolated func keep(_ article: ArticleStore.Stored) async -> NewsError? {
        do {
            try await storage.articles.save(article, source: sourceID)
            return nil
        } catch {
            return error
        }
    }

    private static func article(of text: ArticleText) -> Article {
        Article(headline: text.headline, document: RichDocument(html: text.html, baseURL: text.baseURL))
    }
}
