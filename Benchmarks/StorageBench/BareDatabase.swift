import CSQLite

/// The same work by SQLite's own interface, as a careful C programmer would write it: prepared once, bound without
/// copies where that is safe, columns by number.
final class BareDatabase {
    private var handle: OpaquePointer?
    private var upsertion: OpaquePointer?
    private var selection: OpaquePointer?

    init(_ path: String) {
        check(sqlite3_open(path, &handle))
        run("PRAGMA journal_mode = WAL")
        run("PRAGMA synchronous = FULL")
        run("PRAGMA foreign_keys = ON")
    }

    deinit {
        sqlite3_finalize(upsertion)
        sqlite3_finalize(selection)
        sqlite3_close(handle)
    }

    func run(_ sql: String) {
        check(sqlite3_exec(handle, sql, nil, nil, nil))
    }

    func upsert(_ headlines: [Headline]) {
        prepare(Headline.upsert, &upsertion)
        run("BEGIN IMMEDIATE")
        for headline in headlines {
            bind(headline.id, 1)
            bind(headline.title, 2)
            check(sqlite3_bind_int64(upsertion, 3, Int64(headline.published)))
            if let opened = headline.opened {
                check(sqlite3_bind_int64(upsertion, 4, Int64(opened)))
            } else {
                check(sqlite3_bind_null(upsertion, 4))
            }
            guard sqlite3_step(upsertion) == SQLITE_DONE else { fatalError("an upsert failed") }
            sqlite3_reset(upsertion)
        }
        run("COMMIT")
    }

    func read() -> [Headline] {
        prepare(Headline.select, &selection)
        var headlines: [Headline] = []
        while sqlite3_step(selection) == SQLITE_ROW {
            let hasOpened = sqlite3_column_type(selection, 3) != SQLITE_NULL
            headlines.append(
                Headline(
                    id: text(0),
                    title: text(1),
                    published: Int(sqlite3_column_int64(selection, 2)),
                    opened: hasOpened ? Int(sqlite3_column_int64(selection, 3)) : nil
                )
            )
        }
        sqlite3_reset(selection)
        return headlines
    }

    private func prepare(_ sql: String, _ statement: inout OpaquePointer?) {
        if statement == nil { check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil)) }
    }

    private func bind(_ text: String, _ index: Int32) {
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                check(wayside_bind_text(upsertion, index, characters.baseAddress, Int32(characters.count)))
            }
        }
    }

    private func text(_ column: Int32) -> String {
        guard let bytes = sqlite3_column_text(selection, column) else { return "" }
        let count = Int(sqlite3_column_bytes(selection, column))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    private func check(_ code: Int32) {
        guard code == SQLITE_OK else { fatalError("SQLite: \(String(cString: sqlite3_errmsg(handle)))") }
    }
}
