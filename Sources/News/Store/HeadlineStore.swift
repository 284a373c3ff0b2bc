import Foundation
import Networking
import Storage

/// The headlines of every source, in the cache's database.
///
/// The order is by publication date, newest first, ties by id. An item without a date stands behind the one that it
/// followed when it was first seen, and stays there.
struct HeadlineStore: Sendable {
    static let table = "news_headlines"
    static let migration = Migration(
        "news-1",
        """
        CREATE TABLE news_headlines (
            source TEXT NOT NULL CHECK (source <> ''),
            id TEXT NOT NULL CHECK (id <> ''),
            title TEXT NOT NULL CHECK (title <> ''),
            published INTEGER,
            place INTEGER NOT NULL,
            generation INTEGER NOT NULL,
            PRIMARY KEY (source, id)
        ) WITHOUT ROWID;
        CREATE INDEX news_headlines_in_order ON news_headlines (source, place DESC, id);
        CREATE TABLE news_feeds (
            source TEXT NOT NULL PRIMARY KEY CHECK (source <> ''),
            generation INTEGER NOT NULL,
            next_position INTEGER NOT NULL CHECK (next_position >= 0),
            has_ended INTEGER NOT NULL CHECK (has_ended IN (0, 1)),
            updated INTEGER NOT NULL,
            etag TEXT,
            last_modified TEXT
        ) WITHOUT ROWID;
        CREATE TABLE news_articles (
            source TEXT NOT NULL CHECK (source <> ''),
            id TEXT NOT NULL CHECK (id <> ''),
            title TEXT NOT NULL,
            published INTEGER,
            html TEXT NOT NULL,
            base TEXT,
            updated INTEGER NOT NULL,
            etag TEXT,
            last_modified TEXT,
            PRIMARY KEY (source, id)
        );
        """
    )

    let database: Database

    /// The first `limit` headlines and how far the list has come, of one moment.
    func list(of source: String, limit: Int) async throws(NewsError) -> StoredList {
        try await database.readNews { connection in
            let state = try connection.newsFeed(source)
            let generation = state?.generation ?? 0
            var confirmed = 0
            let rows = try connection.rows(
                """
                SELECT id, title, published, generation FROM news_headlines
                WHERE source = ? ORDER BY place DESC, id LIMIT ?
                """,
                [.init(source), .init(limit + 1)]
            ) { row in
                let headline = Headline(
                    id: try row.text("id"),
                    title: try row.text("title"),
                    published: try row.optionalDate("published")
                )
                if try row.int("generation") == generation { confirmed += 1 }
                return headline
            }
            return StoredList(
                headlines: Array(rows.prefix(limit)),
                confirmed: min(confirmed, limit),
                hasMore: rows.count > limit,
                state: state
            )
        }
    }

    /// How far the list has come; nil where the source never answered.
    func state(of source: String) async throws(NewsError) -> FeedState? {
        try await database.readNews { try $0.newsFeed(source) }
    }

    /// Whether a page reaches down to what is stored: an item of it is known, or nothing is stored at all.
    func joins(_ page: [Headline], source: String) async throws(NewsError) -> Bool {
        try await database.readNews { connection in
            let isEmpty = try connection.firstRow(
                "SELECT 1 AS there FROM news_headlines WHERE source = ? LIMIT 1",
                [.init(source)],
                as: { _ in false }
            )
            return try isEmpty ?? true || page.contains { try connection.hasHeadline($0.id, source) }
        }
    }

    /// The source says that the top is still as it is stored.
    func confirm(_ source: String, at now: Date, validators: HTTPValidators) async throws(NewsError) {
        try await database.writeNews { connection in
            guard var state = try connection.newsFeed(source) else { return }
            state.updated = now
            // What a 304 does not tell stays.
            state.validators.etag = validators.etag ?? state.validators.etag
            state.validators.lastModified = validators.lastModified ?? state.validators.lastModified
            try connection.store(state, of: source)
        }
    }

    /// Takes over a refresh: all of it or nothing.
    ///
    /// Answers how many items are new.
    ///
    /// - Parameters:
    ///   - headlines: the top of the list, one page or more
    ///   - isJoined: whether it reaches down to what is stored; what is stored goes otherwise, for the list would have
    ///     a hole
    ///   - state: how far the list has come with it; its generation is chosen here
    func refresh(
        _ headlines: [Headline],
        isJoined: Bool,
        state: FeedState,
        source: String
    ) async throws(NewsError) -> Int {
        try await database.writeNews { connection in
            var state = state
            state.generation = (try connection.newsFeed(source)?.generation ?? 0) + 1
            var writer = HeadlineWriter(connection, source, generation: state.generation, now: state.updated)
            try writer.write(headlines)
            if isJoined && !state.hasEnded {
                try writer.removeUnconfirmedAbove()
            } else {
                try writer.removeUnconfirmed()
            }
            try connection.store(state, of: source)
            return writer.inserted
        }
    }

    /// Takes over the next page: all of it or nothing.
    ///
    /// Answers how many items are new; nil where the list has moved on since the page was asked for, and the page is of
    /// no use.
    func append(
        _ page: NewsPage,
        window: Range<Int>,
        generation: Int,
        source: String
    ) async throws(NewsError) -> Int? {
        try await database.writeNews { connection in
            guard var state = try connection.newsFeed(source), state.generation == generation,
                state.nextPosition == window.lowerBound
            else { return nil }
            var writer = HeadlineWriter(connection, source, generation: generation, now: state.updated)
            try writer.startBelowConfirmed()
            try writer.write(page.headlines ?? [])
            state.nextPosition = window.upperBound
            state.hasEnded = page.isEnd
            if page.isEnd {
                try writer.removeUnconfirmed()
            } else {
                try writer.removeUnconfirmedBetween()
            }
            try connection.store(state, of: source)
            return writer.inserted
        }
    }
}

extension Connection {
    fileprivate func hasHeadline(_ id: String, _ source: String) throws -> Bool {
        try firstRow(
            "SELECT 1 AS there FROM news_headlines WHERE source = ? AND id = ?",
            [.init(source), .init(id)],
            as: { _ in true }
        ) ?? false
    }

    fileprivate func newsFeed(_ source: String) throws -> FeedState? {
        try firstRow(
            """
            SELECT generation, next_position, has_ended, updated, etag, last_modified
            FROM news_feeds WHERE source = ?
            """,
            [.init(source)]
        ) { row in
            FeedState(
                generation: try row.int("generation"),
                nextPosition: try row.int("next_position"),
                hasEnded: try row.bool("has_ended"),
                updated: try row.date("updated"),
                validators: HTTPValidators(
                    etag: try row.optionalText("etag"),
                    lastModified: try row.optionalText("last_modified")
                )
            )
        }
    }

    fileprivate func store(_ state: FeedState, of source: String) throws {
        try execute(
            """
            INSERT INTO news_feeds (source, generation, next_position, has_ended, updated, etag, last_modified)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (source) DO UPDATE SET
                generation = excluded.generation, next_position = excluded.next_position,
                has_ended = excluded.has_ended, updated = excluded.updated,
                etag = excluded.etag, last_modified = excluded.last_modified
            """,
            [
                .init(source), .init(state.generation), .init(state.nextPosition), .init(state.hasEnded),
                .init(state.updated), .init(state.validators.etag), .init(state.validators.lastModified),
            ]
        )
    }
}
