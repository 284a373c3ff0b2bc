import Foundation
import Networking
import Storage
import TestSupport

@testable import News

/// Databases in a folder of their own, a clock that only the test moves, and feeds over them.
final class Newsroom: Sendable {
    let folder: TemporaryFolder
    let storage: NewsStorage
    let user: Database
    let cache: Database
    let clock: Clock

    static let userMigrator = Migrator([NewsStorage.userMigration])
    static let cacheMigrator = Migrator([NewsStorage.cacheMigration])

    /// The databases of `folder`, as a start of the app finds them.
    init(_ folder: TemporaryFolder? = nil, clock: Clock = Clock()) async throws {
        let folder = try folder ?? TemporaryFolder()
        self.folder = folder
        self.clock = clock
        user = try await Database.open(folder.file("user.sqlite"), as: .user, migrator: Self.userMigrator).database
        cache = try await Database.open(folder.file("cache.sqlite"), as: .cache, migrator: Self.cacheMigrator).database
        storage = NewsStorage(user: user, cache: cache)
    }

    /// Another start on the same files.
    func restarted() async throws -> Newsroom {
        try await Newsroom(folder, clock: clock)
    }

    func feed(_ source: any NewsSource) -> NewsFeed {
        let clock = clock
        return NewsFeed(source: source, storage: storage, now: { clock.now })
    }
}

/// A clock that stands still until it is moved.
///
/// `@unchecked Sendable`: the lock guards the instant.
final class Clock: @unchecked Sendable {
    private let lock = NSLock()
    private var instant = Date(timeIntervalSince1970: 1_780_000_000)

    var now: Date { lock.withLock { instant } }

    func move(_ seconds: TimeInterval) {
        lock.withLock { instant += seconds }
    }
}

/// A source that says what the test tells it to, and keeps note of what it was asked.
///
/// `@unchecked Sendable`: the lock guards everything.
final class ScriptedSource: NewsSource, @unchecked Sendable {
    let id: String
    private let lock = NSLock()
    private var items: [Headline]
    private var asked: [Range<Int>] = []
    private var failure: NewsError?
    private var gate: Gate?

    init(_ items: [Headline], id: String = "scripted") {
        self.items = items
        self.id = id
    }

    /// The windows that were asked for, in order.
    var windows: [Range<Int>] { lock.withLock { asked } }

    func change(_ change: (inout [Headline]) -> Void) {
        lock.withLock { change(&items) }
    }

    func fail(_ error: NewsError?) {
        lock.withLock { failure = error }
    }

    /// Lets answers wait at a gate until it is opened.
    func hold(_ gate: Gate?) {
        lock.withLock { self.gate = gate }
    }

    func page(_ window: Range<Int>, unless validators: HTTPValidators?) async throws(NewsError) -> NewsPage {
        let (answer, failure, gate) = lock.withLock {
            asked.append(window)
            return (Array(items[window.clamped(to: 0..<items.count)]), self.failure, self.gate)
        }
        await gate?.pass()
        if let failure { throw failure }
        return NewsPage(headlines: answer)
    }

    func article(_ id: String, unless validators: HTTPValidators?) async throws(NewsError) -> ArticleAnswer {
        let (item, failure) = lock.withLock { (items.first { $0.id == id }, self.failure) }
        if let failure { throw failure }
        guard let item else { throw .service(code: "INTERNAL_ERROR", message: "no such item") }
        return ArticleAnswer(text: ArticleText(headline: item, html: "<p>\(item.title)</p>", baseURL: nil))
    }
}

/// Where tasks wait until it is opened; `arrivals` tells how many came.
actor Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var isOpen = false
    private(set) var arrivals = 0

    func pass() async {
        arrivals += 1
        guard !isOpen else { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    /// Returns once so many have arrived.
    func arrived(_ count: Int) async {
        while arrivals < count { await Task.yield() }
    }
}

extension Headline {
    /// The item of a number, a minute newer than the one before it.
    static func number(_ number: Int, title: String? = nil) -> Headline {
        Headline(
            id: String(number),
            title: title ?? "Item \(number)",
            published: Date(timeIntervalSince1970: 1_700_000_000 + Double(number) * 60)
        )
    }

    /// Items from the newest number down.
    static func numbers(_ numbers: ClosedRange<Int>) -> [Headline] {
        numbers.reversed().map { number($0) }
    }
}

extension NewsFeed {
    /// What a person sees now.
    func shown() async -> NewsSnapshot {
        var snapshots = snapshots().makeAsyncIterator()
        return await snapshots.next()
            ?? NewsSnapshot(rows: [], updated: nil, origin: .stored, hasEnded: false, unreadable: 0, settledRows: 0)
    }

    /// Scrolls to the last row again and again until nothing more comes.
    func scrollToTheEnd() async throws {
        for _ in 0..<1000 {
            let before = await shown()
            if before.hasEnded { return }
            try await loadMore(atRow: max(0, before.rows.count - 1))
            if await shown() == before { return }
        }
    }
}

extension NewsSnapshot {
    var ids: [String] { rows.map(\.headline.id) }
    var titles: [String] { rows.map(\.headline.title) }

    func openings(of id: String) -> Int? {
        rows.first { $0.headline.id == id }?.openings
    }
}
