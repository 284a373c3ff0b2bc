import CSQLite
import Foundation

/// Brings over from a damaged file what can be read of it.
///
/// A kill at any moment costs nothing: the new file is built beside the damaged one, which stays in its place
/// until the new one is whole. Each table is read from its start until the damage, then from its end until the
/// damage: what lies between two damaged places is not reached.
struct Salvage {
    private let file: DatabaseFile
    private let damaged: DamagedFile
    private let migrator: Migrator

    init(of url: URL, migrator: Migrator) {
        file = DatabaseFile(url)
        damaged = DamagedFile(url)
        self.migrator = migrator
    }

    /// Replaces the damaged file by a sound one with its rows.
    func run() throws -> DatabaseIncident {
        damaged.unfinishedSalvage.remove()
        damaged.finishedSalvage.remove()
        let (rows, isComplete) = try build(damaged.unfinishedSalvage)
        try damaged.unfinishedSalvage.move(to: damaged.finishedSalvage)
        let setAside = try damaged.setAside()
        try damaged.finishedSalvage.move(to: file)
        return .salvaged(setAside: setAside, rows: rows, isComplete: isComplete)
    }

    private func build(_ place: DatabaseFile) throws -> (rows: Int, isComplete: Bool) {
        try place.prepare(isPrivate: true)
        let target = try Connection(path: place.url.path)
        // One file without companions, so that one rename puts it in place.
        try target.control("PRAGMA journal_mode = DELETE")
        try target.control("PRAGMA synchronous = FULL")
        try target.control("PRAGMA foreign_keys = ON")
        let source = try? openSource()
        // At the version of the damaged file first: its rows are brought up to date by the same migrations as
        // any others, which happens when the file is opened.
        let version = source.flatMap { try? appliedMigrations($0) }
        try migrator.upTo(version).migrate(target)
        guard let source else { return (0, false) }
        // What triggers wrote is among the rows already.
        wayside_set_triggers(target.handle, 0)
        return try target.transaction(.writing) { target in
            try source.unguarded { source in try copyTables(from: source, to: target) }
        }.0
    }

    private func openSource() throws -> Connection {
        let source = try Connection(path: file.url.path)
        wayside_set_checkpoint_on_close(source.handle, 0)
        sqlite3_busy_timeout(source.handle, Int32(DatabaseKind.busyTimeout))
        try source.control("PRAGMA query_only = ON")
        return source
    }

    private func appliedMigrations(_ source: Connection) throws -> [String] {
        try source.unguarded { source in
            try source.rows("SELECT name FROM wayside_migrations ORDER BY position", as: { try $0.text("name") })
        }
    }

    private func copyTables(from source: Connection, to target: Connection) throws -> (rows: Int, isComplete: Bool) {
        var isComplete = true
        for table in try TableList(target).parentsFirst() {
            isComplete = try TableCopy(table, from: source, to: target).run() && isComplete
        }
        return (try countRows(of: target), isComplete)
    }
}

/// How many rows all of a schema's tables have.
func countRows(of connection: Connection) throws -> Int {
    try TableList(connection).parentsFirst().reduce(0) { sum, table in
        sum + (try connection.firstRow("SELECT count(*) AS n FROM \(quoted(table))", as: { try $0.int("n") }) ?? 0)
    }
}

/// A name as SQL has it.
func quoted(_ name: String) -> String {
    "\"\(name.replacingOccurrences(of: "\"", with: "\"\""))\""
}

/// The tables of an engine's schema.
private struct TableList {
    private let connection: Connection

    init(_ connection: Connection) {
        self.connection = connection
    }

    /// Each table after those it refers to, so that rows can be inserted with foreign keys on.
    func parentsFirst() throws -> [String] {
        var waiting = try connection.rows(
            """
            SELECT name FROM sqlite_master
            WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> 'wayside_migrations'
            ORDER BY name
            """,
            as: { try $0.text("name") }
        )
        var ordered: [String] = []
        while !waiting.isEmpty {
            let ready = try waiting.filter { table in
                try parents(of: table).allSatisfy { $0 == table || !waiting.contains($0) }
            }
            // A ring of references has no order; its rows are tried as they are.
            let next = ready.isEmpty ? waiting : ready
            ordered += next
            waiting.removeAll { next.contains($0) }
        }
        return ordered
    }

    private func parents(of table: String) throws -> [String] {
        try connection.rows("PRAGMA foreign_key_list(\(quoted(table)))", as: { try $0.text("table") })
    }
}

/// Copies one table, row by row, past what cannot be read or is not accepted.
private struct TableCopy {
    private let table: String
    private let source: Connection
    private let target: Connection

    init(_ table: String, from source: Connection, to target: Connection) {
        self.table = table
        self.source = source
        self.target = target
    }

    /// Returns whether every row came over.
    func run() throws -> Bool {
        guard let present = try? columns(of: source) else { return false }
        let shared = try columns(of: target).filter { column in present.contains { $0.name == column.name } }
        guard !shared.isEmpty else { return false }
        // Row ids come over too: they are the order of tables that have no key of their own.
        let copied = (hasRowID ? ["rowid"] : []) + shared.map { quoted($0.name) }
        let names = copied.joined(separator: ", ")
        let places = copied.map { _ in "?" }.joined(separator: ", ")
        let insert = "INSERT OR REPLACE INTO \(quoted(table)) (\(names)) VALUES (\(places))"
        let select = "SELECT \(names) FROM \(quoted(table)) NOT INDEXED ORDER BY "
        let key = hasRowID ? ["rowid"] : present.filter { $0.keyPosition > 0 }.map { quoted($0.name) }
        if let isWhole = try copy(select + key.joined(separator: ", "), insert) { return isWhole }
        _ = try copy(select + key.map { "\($0) DESC" }.joined(separator: ", "), insert)
        return false
    }

    /// Returns whether all rows were accepted; nil where reading ended at the damage.
    private func copy(_ select: String, _ insert: String) throws -> Bool? {
        let insertion = try target.statement(insert)
        var isWhole = true
        var failure: Error?
        do {
            _ = try source.rows(select) { row in
                do {
                    try insertion.execute(row.allValues)
                } catch let error as DatabaseError where error.reason == .constraint {
                    isWhole = false
                } catch {
                    failure = error
                    throw error
                }
            }
        } catch {
            // What the new file reports (a full disk) ends the salvage; what the old one reports is the damage.
            if let failure { throw failure }
            return nil
        }
        return isWhole
    }

    private struct Column {
        let name: String
        let keyPosition: Int
    }

    private func columns(of connection: Connection) throws -> [Column] {
        try connection.rows("PRAGMA table_info(\(quoted(table)))") { row in
            Column(name: try row.text("name"), keyPosition: try row.int("pk"))
        }
    }

    private var hasRowID: Bool {
        (try? source.statement("SELECT rowid FROM \(quoted(table)) LIMIT 0")) != nil
    }
}
