import Foundation
import Storage

/// How often this person opened each item.
///
/// It stands apart from the items: no refresh, edit or removal of an item touches its count, and an item that comes back
/// finds it again.
struct OpeningStore: Sendable {
    static let table = "news_openings"
    static let migration = Migration(
        "news-1",
        """
        CREATE TABLE news_openings (
            source TEXT NOT NULL CHECK (source <> ''),
            id TEXT NOT NULL CHECK (id <> ''),
            opened INTEGER NOT NULL CHECK (opened > 0),
            last_opened INTEGER NOT NULL,
            PRIMARY KEY (source, id)
        ) WITHOUT ROWID;
        """
    )

    /// Two openings closer than this are one: a double tap.
    private static let pause = 1000

    let database: Database

    /// Counts an opening and answers the count, which is on the disk by then.
    ///
    /// A clock that was set back counts; only an opening within the second after the last one does not.
    func record(_ id: String, of source: String, at now: Date) async throws(NewsError) -> Int {
        try await database.writeNews { connection in
            try connection.execute(
                """
                INSERT INTO news_openings (source, id, opened, last_opened) VALUES (?1, ?2, 1, ?3)
                ON CONFLICT (source, id) DO UPDATE SET opened = opened + 1, last_opened = excluded.last_opened
                WHERE excluded.last_opened < last_opened OR excluded.last_opened >= last_opened + ?4
                """,
                [.init(source), .init(id), .init(now), .init(Self.pause)]
            )
            return try connection.firstRow(
                "SELECT opened FROM news_openings WHERE source = ? AND id = ?",
                [.init(source), .init(id)],
                as: { try $0.int("opened") }
            ) ?? 0
        }
    }

    /// The counts of those items that were ever opened.
    func counts(of ids: [String], source: String) async throws(NewsError) -> [String: Int] {
        // One statement for any number of items: a list of placeholders would be another statement for each length.
        let list = String(decoding: (try? JSONEncoder().encode(ids)) ?? Data("[]".utf8), as: UTF8.self)
        let pairs = try await database.readNews { connection in
            try connection.rows(
                """
                SELECT id, opened FROM news_openings
                WHERE source = ? AND id IN (SELECT value FROM json_each(?))
                """,
                [.init(source), .init(list)],
                as: { (try $0.text("id"), try $0.int("opened")) }
            )
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}
