import Foundation
import Localization
import Networking
import News
import Storage
import XCTest

@testable import Screens

/// A news service that the test directs, and models over it.
@MainActor
final class NewsFixture {
    let service = FakeNewsService()
    let storage: NewsStorage
    let user: Database
    let cache: Database
    private(set) var clock = Date(timeIntervalSince1970: 1_780_000_000)
    let localizer: Localizer
    /// How long the models wait for a service, in seconds; they go on when ``endWaits()`` is called.
    private(set) var waits: [TimeInterval] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(language: Language = .english) async throws {
        let utc = try XCTUnwrap(TimeZone(secondsFromGMT: 0))
        localizer = try .shipped(settings: LanguageSettings(language: language), timeZone: utc)
        user = try await Database.inMemory(migrator: Migrator([NewsStorage.userMigration]))
        cache = try await Database.inMemory(migrator: Migrator([NewsStorage.cacheMigration]))
        storage = NewsStorage(user: user, cache: cache)
    }

    func move(_ seconds: TimeInterval) {
        clock += seconds
    }

    /// The time that models wait for has come.
    func endWaits() {
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    private func wait(_ seconds: TimeInterval) async {
        waits.append(seconds)
        await withCheckedContinuation { waiting.append($0) }
    }

    func feed(_ service: FakeNewsService? = nil) -> NewsFeed {
        let now = clock
        return NewsFeed(source: service ?? self.service, storage: storage, now: { now })
    }

    func list(sample: FakeNewsService? = nil) -> NewsListModel {
        NewsListModel(
            localizer: localizer,
            feed: feed(),
            makeSampleFeed: { [self] in
                guard let sample else { throw NewsError.unreadable }
                return feed(sample)
            },
            now: { [self] in clock },
            wait: { [self] in await wait($0) }
        )
    }

    func article(
        _ id: String,
        pictures: @escaping (URL) async throws(NetworkError) -> NewsPicture = { (_) throws(NetworkError) in
            throw .noConnection
        }
    ) -> NewsArticleModel {
        NewsArticleModel(
            id: id,
            title: "Item \(id)",
            feed: feed(),
            localizer: localizer,
            loadPicture: pictures,
            now: { [self] in clock }
        )
    }
}

/// A source of numbered items whose answers the test can change, fail or hold back.
///
/// `@unchecked Sendable`: the lock guards everything.
final class FakeNewsService: NewsSource, @unchecked Sendable {
    let id: String
    private let lock = NSLock()
    private var count = 45
    private var failure: NewsError?
    private var asked: [Range<Int>] = []
    private var html = "<p>Text</p>"

    init(id: String = "fake") {
        self.id = id
    }

    var windows: [Range<Int>] { lock.withLock { asked } }

    func setCount(_ count: Int) { lock.withLock { self.count = count } }
    func setHTML(_ html: String) { lock.withLock { self.html = html } }
    func fail(_ error: NewsError?) { lock.withLock { failure = error } }

    func page(_ window: Range<Int>, unless validators: HTTPValidators?) async throws(NewsError) -> NewsPage {
        let (count, failure) = lock.withLock {
            asked.append(window)
            return (self.count, self.failure)
        }
        if let failure { throw failure }
        return NewsPage(headlines: window.clamped(to: 0..<count).map { Self.headline(count - $0) })
    }

    func article(_ id: String, unless validators: HTTPValidators?) async throws(NewsError) -> ArticleAnswer {
        let (html, failure) = lock.withLock { (self.html, self.failure) }
        if let failure { throw failure }
        return ArticleAnswer(text: ArticleText(headline: Self.headline(Int(id) ?? 0), html: html, baseURL: nil))
    }

    private static func headline(_ number: Int) -> Headline {
        Headline(
            id: String(number),
            title: "Item \(number)",
            published: Date(timeIntervalSince1970: 1_700_000_000 + Double(number) * 86_400)
        )
    }
}

/// Waits until something on the main actor is so, ten seconds at most.
@MainActor
func eventually(
    _ what: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ condition: @MainActor () -> Bool
) async {
    for _ in 0..<1000 {
        if condition() { return }
        try? await Task.sleep(nanoseconds: 10_000_000)
    }
    XCTFail("\(what) did not come", file: file, line: line)
}
