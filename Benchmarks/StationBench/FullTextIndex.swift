import CSQLite
import Folding
import Schedule

/// SQLite's FTS5 with the trigram tokenizer over the same folded names, in memory.
final class FullTextIndex {
    private var connection: OpaquePointer?
    private var match: OpaquePointer?
    private var like: OpaquePointer?

    init(_ list: StationList) throws {
        guard sqlite3_open(":memory:", &connection) == SQLITE_OK else { throw BenchError(words: "no SQLite") }
        try execute("CREATE VIRTUAL TABLE names USING fts5(title, city, tokenize='trigram', detail='full')")
        try execute("BEGIN")
        let insert = try prepare("INSERT INTO names(rowid, title, city) VALUES (?, ?, ?)")
        for position in 0..<list.stationCount {
            sqlite3_bind_int64(insert, 1, Int64(position))
            bind(insert, 2, SearchKey.main(list.station(at: position)?.originalTitle ?? ""))
            bind(insert, 3, SearchKey.main(list.section(at: list.section(ofStation: position))?.city ?? ""))
            guard sqlite3_step(insert) == SQLITE_DONE else { throw BenchError(words: "FTS5 does not insert") }
            sqlite3_reset(insert)
        }
        sqlite3_finalize(insert)
        try execute("COMMIT")
        try execute("INSERT INTO names(names) VALUES ('optimize')")
        match = try prepare("SELECT rowid FROM names WHERE names MATCH ?")
        like = try prepare("SELECT rowid FROM names WHERE title LIKE ?1 OR city LIKE ?1")
    }

    deinit {
        sqlite3_finalize(match)
        sqlite3_finalize(like)
        sqlite3_close(connection)
    }

    /// How many rows hold a key.
    ///
    /// Under three letters there are no trigrams, and the rows are looked through.
    func count(_ key: [UInt8]) -> Int {
        let isShort = key.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 } < 3
        let quote = [UInt8(ascii: isShort ? "%" : "\"")]
        let statement = isShort ? like : match
        bind(statement, 1, quote + key + quote)
        var count = 0
        while sqlite3_step(statement) == SQLITE_ROW { count += 1 }
        sqlite3_reset(statement)
        return count
    }

    private func bind(_ statement: OpaquePointer?, _ index: Int32, _ key: [UInt8]) {
        key.withUnsafeBytes { bytes in
            // SQLite copies: the length is given and the destructor is the one that says so.
            _ = sqlite3_bind_text(
                statement,
                index,
                bytes.bindMemory(to: CChar.self).baseAddress,
                Int32(bytes.count),
                FullTextIndex.transient
            )
        }
    }

    // SQLITE_TRANSIENT is the pointer -1, which C casts to a function and Swift can only reinterpret.
    private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    private func prepare(_ sql: String) throws -> OpaquePointer? {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK else {
            throw BenchError(words: String(cString: sqlite3_errmsg(connection)))
        }
        return statement
    }

    private func execute(_ sql: String) throws {
        guard sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK else {
            throw BenchError(words: String(cString: sqlite3_errmsg(connection)))
        }
    }
}
