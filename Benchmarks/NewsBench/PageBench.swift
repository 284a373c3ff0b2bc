import Foundation
import Networking
import News
import Storage
import TestSupport

/// A list of 100,000 stored headlines, read as the app does and as a C program would.
struct PageBench {
    private static let rows = 100_000

    private let folder: TemporaryFolder
    private let feed: NewsFeed
    private let bare: BareNews

    init() async throws {
        folder = try TemporaryFolder()
        let user = try await Database.open(
            folder.file("user.sqlite"),
            as: .user,
            migrator: Migrator([NewsStorage.userMigration])
        )
        let cache = try await Database.open(
            folder.file("cache.sqlite"),
            as: .cache,
            migrator: Migrator([NewsStorage.cacheMigration])
        )
        try await Self.fill(cache.database, user.database)
        feed = NewsFeed(
            source: SilentSource(),
            storage: NewsStorage(user: user.database, cache: cache.database)
        )
        bare = BareNews(cache: folder.file("cache.sqlite").path, user: folder.file("user.sqlite").path)
    }

    /// Returns whether the limit is kept.
    func run() async throws -> Bool {
        var page = 0
        var barePage = 0
        var comparison = Comparison(
            "first 20 of \(Self.rows) stored headlines, with their counts",
            with: "SQLite's own interface",
            limit: 2,
            clock: .processor
        )
        // Many pages a round: one takes some tens of microseconds.
        try await comparison.run(rounds: 101) {
            for _ in 0..<50 { page = try await feed.storedRows(NewsFeed.pageSize).count }
        } baseline: {
            for _ in 0..<50 { barePage = bare.page(NewsFeed.pageSize).count }
        }
        guard page == NewsFeed.pageSize, barePage == page,
            try await feed.storedRows(NewsFeed.pageSize) == bare.page(NewsFeed.pageSize)
        else { fatalError("the two read other rows") }
        print(comparison.summary)
        return comparison.isWithinLimit
    }

    private static func fill(_ cache: Database, _ user: Database) async throws {
        try await cache.write { connection in
            for number in 0..<rows {
                try connection.execute(
                    """
                    INSERT INTO news_headlines (source, id, title, published, place, generation)
                    VALUES ('bench', ?, ?, ?, ?, 1)
                    """,
                    [
                        .init("\(100_000 + number)"),
                        .init("Банк продолжает расширять партнёрство с университетами, выпуск \(number)"),
                        .init(1_513_767_691_000 + number * 60_000), .init(1_513_767_691_000 + number * 60_000),
                    ]
                )
            }
            try connection.execute(
                "INSERT INTO news_feeds VALUES ('bench', 1, ?, 1, 1513767691000, NULL, NULL)",
                [.init(rows)]
            )
        }
        try await user.write { connection in
            for number in 0..<2_000 {
                try connection.execute(
                    "INSERT INTO news_openings (source, id, opened, last_opened) VALUES ('bench', ?, ?, 0)",
                    [.init("\(199_999 - number * 3)"), .init(1 + number % 9)]
                )
            }
        }
    }
}

/// A source that is never asked.
private struct SilentSource: NewsSource {
    let id = "bench"

    func page(_ window: Range<Int>, unless validators: HTTPValidators?) async throws(NewsError) -> NewsPage {
        throw .unreadable
    }

    func article(_ id: String, unless validators: HTTPValidators?) async throws(NewsError) -> ArticleAnswer {
        throw .unreadable
    }
}
