import CSQLite
import Foundation

/// What the closure of a read or a write works with.
///
/// It must not leave that closure: using it later would run outside of the transaction that the closure was
/// promised, so it stops the program. It is not Sendable, hence cannot reach another thread.
public final class Connection {
    /// What may be done at this moment.
    enum Use {
        case nothing
        case reading
        case writing
        /// Without a transaction: checks at opening, a salvage's reads.
        case unguarded
    }

    let handle: OpaquePointer
    let suspension: Suspension
    private var use = Use.nothing
    private var statements: [String: Statement] = [:]
    private var changedTables: Set<String> = []
    private let authorizer = WrittenTables()

    /// More statements than an engine has; beyond it SQL is being put together from values.
    private static let keptStatements = 128

    /// Opens or makes the file at `path`; `:memory:` is a database that ends with the connection.
    init(path: String) throws {
        var handle: OpaquePointer?
        // SQLite's own mutex: the suspension interrupts from other threads.
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
        let code = sqlite3_open_v2(path, &handle, flags, nil)
        guard code == SQLITE_OK, let handle else {
            let error = DatabaseError(code: code, handle: handle)
            sqlite3_close_v2(handle)
            throw error
        }
        self.handle = handle
        suspension = Suspension(handle)
        sqlite3_extended_result_codes(handle, 1)
        authorizer.watch(handle)
    }

    deinit {
        statements = [:]
        sqlite3_close_v2(handle)
    }

    /// Runs one statement with its arguments.
    public func execute(_ sql: String, _ arguments: [SQLValue] = []) throws {
        try statement(sql).execute(arguments)
    }

    /// The rows of one statement, each turned into a value.
    public func rows<T>(_ sql: String, _ arguments: [SQLValue] = [], as make: (Row) throws -> T) throws -> [T] {
        try statement(sql).rows(arguments, as: make)
    }

    /// The first row of one statement as a value; nil where there is none.
    public func firstRow<T>(_ sql: String, _ arguments: [SQLValue] = [], as make: (Row) throws -> T) throws -> T? {
        try statement(sql).firstRow(arguments, as: make)
    }

    /// The prepared statement for `sql`, which must be constant: values go into arguments.
    public func statement(_ sql: String) throws -> Statement {
        if let kept = statements[sql], !kept.isRunning { return kept }
        let made = try Statement(sql, on: self)
        if statements[sql] == nil {
            if statements.count >= Self.keptStatements {
                statements = statements.filter { $0.value.isRunning }
            }
            statements[sql] = made
        }
        return made
    }

    /// Runs several statements without arguments, as migrations have them.
    public func executeScript(_ sql: String) throws {
        precondition(use == .writing, "A script is run outside of a write")
        try checkTransaction(sql)
        let changesBefore = sqlite3_total_changes(handle)
        authorizer.start()
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        let tables = authorizer.finish()
        guard code == SQLITE_OK else { throw DatabaseError(code: code, handle: handle, sql: sql) }
        if sqlite3_total_changes(handle) != changesBefore { didChange(tables) }
    }

    /// How many rows the last `INSERT`, `UPDATE` or `DELETE` changed, without those of triggers.
    public var changedRowCount: Int {
        Int(sqlite3_changes(handle))
    }

    /// The row id that the last `INSERT` made.
    public var lastInsertedRowID: Int64 {
        sqlite3_last_insert_rowid(handle)
    }
}

// What the actor and the statements need.
extension Connection {
    /// Runs `body` in a transaction: all of it or nothing.
    ///
    /// Returns its value and the tables that it changed.
    func transaction<T>(_ use: Use, _ body: (Connection) throws -> T) throws -> (T, Set<String>) {
        precondition(self.use == .nothing, "A transaction is begun inside a transaction")
        try control(use == .writing ? "BEGIN IMMEDIATE" : "BEGIN DEFERRED")
        self.use = use
        changedTables = []
        defer { self.use = .nothing }
        do {
            let value = try body(self)
            try control("COMMIT")
            return (value, changedTables)
        } catch {
            // After some errors (disk full, interrupted) SQLite has rolled back by itself.
            if sqlite3_get_autocommit(handle) == 0 { try? control("ROLLBACK") }
            throw error
        }
    }

    /// Runs SQL that belongs to no transaction: `BEGIN`, `COMMIT`, pragmas.
    func control(_ sql: String) throws {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw DatabaseError(code: code, handle: handle, sql: sql) }
    }

    /// Has SQLite overwrite whatever is deleted while `body` runs.
    func overwritingDeleted<T>(_ body: () throws -> T) throws -> T {
        let before = try unguarded { connection in
            try connection.firstRow("PRAGMA secure_delete", as: { try $0.int("secure_delete") })
        }
        try control("PRAGMA secure_delete = ON")
        // What was set comes back; where it does not, deleting is slower and no less right.
        defer { try? control("PRAGMA secure_delete = \(before ?? 0)") }
        return try body()
    }

    /// Checkpoints all of the write-ahead log and cuts it to nothing.
    func emptyLog() throws {
        let isBusy = try unguarded { connection in
            try connection.firstRow("PRAGMA wal_checkpoint(TRUNCATE)", as: { try $0.bool("busy") })
        }
        guard isBusy != true else { throw DatabaseError(.busy, message: "another process reads the log") }
    }

    /// Runs `body` without a transaction and with every right.
    func unguarded<T>(_ body: (Connection) throws -> T) throws -> T {
        precondition(use == .nothing, "The connection is in use")
        use = .unguarded
        defer { use = .nothing }
        return try body(self)
    }

    func checkUse(of statement: Statement, isReadOnly: Bool) throws {
        precondition(use != .nothing, "A connection is used outside of its read or write: \(statement.sql)")
        precondition(use != .reading || isReadOnly, "A read tries to write: \(statement.sql)")
        try suspension.check(sql: statement.sql)
        try checkTransaction(statement.sql)
    }

    /// After some errors SQLite has rolled back by itself; what is run then would be stored without what came before.
    private func checkTransaction(_ sql: String) throws {
        if use != .unguarded, sqlite3_get_autocommit(handle) != 0 {
            throw DatabaseError(.other, message: "an earlier error has ended this transaction", sql: sql)
        }
    }

    func didChange(_ tables: Set<String>) {
        changedTables.formUnion(tables)
    }

    /// Prepares `sql`: SQLite's code, the tables it can change, and the text behind the first statement.
    func prepare(_ sql: String, into handle: inout OpaquePointer?) -> (Int32, Set<String>, Substring) {
        authorizer.start()
        var consumed = 0
        let code = sql.withCString { start in
            var tail: UnsafePointer<CChar>?
            let code = sqlite3_prepare_v3(self.handle, start, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, &tail)
            consumed = tail.map { $0 - start } ?? 0
            return code
        }
        return (code, authorizer.finish(), Substring(sql.utf8.dropFirst(consumed)))
    }
}
