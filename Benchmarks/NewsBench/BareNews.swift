import CSQLite
import Foundation
import News

/// The same page by SQLite's own interface, as a careful C programmer would write it: prepared once, columns by number.
final class BareNews {
    private var cache: OpaquePointer?
    private var user: OpaquePointer?
    private var selection: OpaquePointer?
    private var counts: OpaquePointer?

    init(cache cachePath: String, user userPath: String) {
        check(sqlite3_open(cachePath, &cache))
        check(sqlite3_open(userPath, &user))
        check(
            sqlite3_prepare_v2(
                cache,
                """
                SELECT id, title, published, generation FROM news_headlines
                WHERE source = 'bench' ORDER BY place DESC, id LIMIT ?
                """,
                -1,
                &selection,
                nil
            )
        )
        check(
            sqlite3_prepare_v2(
                user,
                """
                SELECT id, opened FROM news_openings
                WHERE source = 'bench' AND id IN (SELECT value FROM json_each(?))
                """,
                -1,
                &counts,
                nil
            )
        )
    }

    deinit {
        sqlite3_finalize(selection)
        sqlite3_finalize(counts)
        sqlite3_close(cache)
        sqlite3_close(user)
    }

    func page(_ limit: Int) -> [NewsRow] {
        var headlines: [Headline] = []
        sqlite3_bind_int64(selection, 1, Int64(limit))
        while sqlite3_step(selection) == SQLITE_ROW {
            headlines.append(
                Headline(
                    id: text(selection, 0),
                    title: text(selection, 1),
                    published: Date(timeIntervalSince1970: Double(sqlite3_column_int64(selection, 2)) / 1000)
                )
            )
        }
        sqlite3_reset(selection)
        let opened = openings(headlines)
        return headlines.map { NewsRow(headline: $0, openings: opened[$0.id] ?? 0) }
    }

    private func openings(_ headlines: [Headline]) -> [String: Int] {
        let list = "[" + headlines.map { "\"\($0.id)\"" }.joined(separator: ",") + "]"
        var opened: [String: Int] = [:]
        list.withCString { characters in
            check(wayside_bind_text(counts, 1, characters, Int32(strlen(characters))))
            while sqlite3_step(counts) == SQLITE_ROW {
                opened[text(counts, 0)] = Int(sqlite3_column_int64(counts, 1))
            }
            sqlite3_reset(counts)
        }
        return opened
    }

    private func text(_ statement: OpaquePointer?, _ column: Int32) -> String {
        guard let bytes = sqlite3_column_text(statement, column) else { return "" }
        let count = Int(sqlite3_column_bytes(statement, column))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    private func check(_ code: Int32) {
        guard code == SQLITE_OK else { fatalError("SQLite: \(String(cString: sqlite3_errmsg(cache)))") }
    }
}
