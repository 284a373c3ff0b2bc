import Foundation
import Storage

/// The service's answers, in the cache's database, as they were sent.
///
/// Reading one again takes some milliseconds; in exchange nothing of it is lost, and a version of the app that reads
/// more of it finds that in old answers too.
struct AnswerStore: Sendable {
    static let migration = Migration(
        "music-1",
        """
        CREATE TABLE music_answers (
            source TEXT NOT NULL CHECK (source <> ''),
            kind TEXT NOT NULL CHECK (kind IN ('search', 'album')),
            name TEXT NOT NULL CHECK (name <> ''),
            title TEXT NOT NULL,
            body BLOB NOT NULL,
            bytes INTEGER NOT NULL CHECK (bytes = length(body)),
            albums INTEGER NOT NULL CHECK (albums >= 0),
            updated INTEGER NOT NULL,
            used INTEGER NOT NULL,
            is_chosen INTEGER NOT NULL CHECK (is_chosen IN (0, 1)),
            PRIMARY KEY (source, kind, name)
        );
        CREATE INDEX music_answers_by_use ON music_answers (kind, used DESC, bytes);
        """
    )

    /// What was asked for.
    enum Question: Sendable, Hashable {
        /// The albums that a term finds.
        case search(SearchTerm)
        /// The songs of an album.
        case album(Int)

        fileprivate var kind: String {
            switch self {
            case .search: "search"
            case .album: "album"
            }
        }

        fileprivate var name: String {
            switch self {
            case .search(let term): term.key
            case .album(let id): String(id)
            }
        }

        fileprivate var title: String {
            switch self {
            case .search(let term): term.text
            case .album: ""
            }
        }
    }

    /// An answer as it is stored.
    struct Stored: Sendable {
        var body: Data
        var updated: Date
    }

    /// How many answers of a kind are kept, and how many bytes they may have together.
    static let most = (answers: 200, bytes: 20_000_000)
    /// How long an answer is kept that is not used any more, in seconds: ninety days.
    static let longest: TimeInterval = 90 * 86_400

    let database: Database

    /// The stored answer; nil where there is none.
    func answer(to question: Question, source: String) async throws(MusicError) -> Stored? {
        try await database.readMusic { connection in
            try connection.firstRow(
                "SELECT body, updated FROM music_answers WHERE source = ? AND kind = ? AND name = ?",
                Self.key(question, source)
            ) { Stored(body: try $0.data("body"), updated: try $0.date("updated")) }
        }
    }

    /// Keeps an answer in place of the one before.
    /// - Parameter albums: how many albums it has
    func save(
        _ body: Data,
        albums: Int,
        to question: Question,
        source: String,
        at now: Date
    ) async throws(MusicError) {
        try await database.writeMusic { connection in
            try connection.execute(
                """
                INSERT INTO music_answers (source, kind, name, title, body, bytes, albums, updated, used, is_chosen)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0)
                ON CONFLICT (source, kind, name) DO UPDATE SET
                    title = excluded.title, body = excluded.body, bytes = excluded.bytes,
                    albums = excluded.albums, updated = excluded.updated, used = excluded.used
                """,
                Self.key(question, source) + [
                    .init(question.title), .init(body), .init(body.count), .init(albums), .init(now), .init(now),
                ]
            )
            try Self.trim(connection, kind: question.kind, now: now)
        }
    }

    /// The person has used an answer: it stays longer, and a search is one of the earlier ones from now on.
    func choose(_ question: Question, source: String, at now: Date) async throws(MusicError) {
        try await database.writeMusic { connection in
            try connection.execute(
                "UPDATE music_answers SET used = ?, is_chosen = 1 WHERE source = ? AND kind = ? AND name = ?",
                [.init(now)] + Self.key(question, source)
            )
        }
    }

    /// The searches that the person has used, the last one first.
    func chosenSearches(source: String, limit: Int) async throws(MusicError) -> [EarlierSearch] {
        try await database.readMusic { connection in
            try connection.rows(
                """
                SELECT title, albums, updated FROM music_answers
                WHERE source = ? AND kind = 'search' AND is_chosen = 1 ORDER BY used DESC, rowid DESC LIMIT ?
                """,
                [.init(source), .init(limit)]
            ) { row in
                EarlierSearch(
                    text: try row.text("title"),
                    albumCount: try row.int("albums"),
                    updated: try row.date("updated")
                )
            }
        }
    }

    /// Forgets one answer.
    func forget(_ question: Question, source: String) async throws(MusicError) {
        try await database.writeMusic { connection in
            try connection.execute(
                "DELETE FROM music_answers WHERE source = ? AND kind = ? AND name = ?",
                Self.key(question, source)
            )
        }
    }

    /// Forgets all answers to searches, of every source, and leaves no trace of them in the files.
    func forgetSearches() async throws(MusicError) {
        try await database.eraseMusic { connection in
            try connection.execute("DELETE FROM music_answers WHERE kind = 'search'")
        }
    }

    /// Forgets everything, of every source, and leaves no trace of it in the files.
    func forgetAll() async throws(MusicError) {
        let isEmpty = try await database.readMusic { connection in
            try connection.firstRow("SELECT 1 AS one FROM music_answers LIMIT 1", as: { try $0.int("one") }) == nil
        }
        // Writing the file anew is not for nothing.
        guard !isEmpty else { return }
        try await database.eraseMusic { connection in
            try connection.execute("DELETE FROM music_answers")
        }
    }

    private static func key(_ question: Question, _ source: String) -> [SQLValue] {
        [.init(source), .init(question.kind), .init(question.name)]
    }

    /// What was not used for the longest goes, where it is old, or more than so many, or more than so many bytes.
    private static func trim(_ connection: Connection, kind: String, now: Date) throws {
        try connection.execute(
            "DELETE FROM music_answers WHERE kind = ? AND used < ?",
            [.init(kind), .init(now.addingTimeInterval(-longest))]
        )
        let kept = try connection.firstRow(
            "SELECT count(*) AS answers, sum(bytes) AS bytes FROM music_answers WHERE kind = ?",
            [.init(kind)]
        ) { (answers: try $0.int("answers"), bytes: try $0.optionalInt("bytes") ?? 0) }
        guard let kept, kept.answers > most.answers || kept.bytes > most.bytes else { return }
        try connection.execute(
            """
            DELETE FROM music_answers WHERE rowid IN (
                SELECT id FROM (
                    SELECT rowid AS id, row_number() OVER newest AS place, sum(bytes) OVER newest AS bytes
                    FROM music_answers WHERE kind = ? WINDOW newest AS (ORDER BY used DESC, rowid DESC)
                ) WHERE place > ? OR bytes > ?
            )
            """,
            [.init(kind), .init(most.answers), .init(most.bytes)]
        )
    }
}
