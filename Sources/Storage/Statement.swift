import CSQLite
import Foundation

/// One prepared statement, kept by its connection for the next time.
///
/// A connection prepares and keeps statements by their text; ``Connection/execute(_:_:)`` and
/// ``Connection/rows(_:_:as:)`` are all that is needed mostly. Taking the statement itself spares the look-up
/// where one is run thousands of times.
public final class Statement {
    /// The SQL as written.
    public let sql: String
    let handle: OpaquePointer
    /// The tables that running it can change, triggers and foreign keys included.
    let changedTables: Set<String>

    private unowned let connection: Connection
    private let columns: [String]
    private let placeholders: Int
    private let isReadOnly: Bool
    private(set) var isRunning = false
    /// Rows are mostly read in the order of their columns: the next look-up starts where the last one ended.
    private var nextColumn = 0

    init(_ sql: String, on connection: Connection) throws {
        var handle: OpaquePointer?
        let (code, tables, rest) = connection.prepare(sql, into: &handle)
        guard code == SQLITE_OK else {
            throw DatabaseError(code: code, handle: connection.handle, sql: sql)
        }
        guard let handle else { preconditionFailure("There is no statement in: \(sql)") }
        precondition(
            rest.allSatisfy { $0.isWhitespace || $0 == ";" },
            "Only the first of several statements would run; use executeScript for: \(sql)"
        )
        self.sql = sql
        self.handle = handle
        self.connection = connection
        changedTables = tables
        columns = (0..<sqlite3_column_count(handle)).map { index in
            sqlite3_column_name(handle, index).map { String(cString: $0) } ?? ""
        }
        placeholders = Int(sqlite3_bind_parameter_count(handle))
        isReadOnly = sqlite3_stmt_readonly(handle) != 0
    }

    deinit {
        sqlite3_finalize(handle)
    }

    /// Runs it to its end; rows that it answers are passed over.
    public func execute(_ arguments: [SQLValue] = []) throws {
        try run(arguments) { _ in true }
    }

    /// Runs it and turns each row into a value.
    public func rows<T>(_ arguments: [SQLValue] = [], as make: (Row) throws -> T) throws -> [T] {
        var values: [T] = []
        try run(arguments) { row in
            values.append(try make(row))
            return true
        }
        return values
    }

    /// Runs it until the first row, and turns that into a value; nil where there is none.
    public func firstRow<T>(_ arguments: [SQLValue] = [], as make: (Row) throws -> T) throws -> T? {
        var value: T?
        try run(arguments) { row in
            value = try make(row)
            return false
        }
        return value
    }

    /// Steps through the rows until `visit` returns false.
    private func run(_ arguments: [SQLValue], visit: (Row) throws -> Bool) throws {
        try connection.checkUse(of: self, isReadOnly: isReadOnly)
        precondition(!isRunning, "This statement is running already: \(sql)")
        precondition(
            arguments.count == placeholders,
            "\(placeholders) placeholders and \(arguments.count) arguments: \(sql)"
        )
        isRunning = true
        defer {
            sqlite3_reset(handle)
            sqlite3_clear_bindings(handle)
            isRunning = false
        }
        for (index, argument) in arguments.enumerated() {
            try bind(argument, at: Int32(index + 1))
        }
        let changesBefore = changedTables.isEmpty ? 0 : sqlite3_total_changes(connection.handle)
        while true {
            let code = sqlite3_step(handle)
            if code == SQLITE_DONE { break }
            guard code == SQLITE_ROW else { throw DatabaseError(code: code, handle: connection.handle, sql: sql) }
            guard try visit(Row(statement: self)) else { break }
        }
        // Changes are counted when the statement ends, which is now where only its first row was wanted.
        sqlite3_reset(handle)
        if !changedTables.isEmpty, sqlite3_total_changes(connection.handle) != changesBefore {
            connection.didChange(changedTables)
        }
    }

    private func bind(_ value: SQLValue, at index: Int32) throws {
        let code: Int32
        switch value {
        case .null: code = sqlite3_bind_null(handle, index)
        case .integer(let number): code = sqlite3_bind_int64(handle, index, number)
        case .real(let number): code = sqlite3_bind_double(handle, index, number)
        case .text(var text):
            code = text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { characters in
                    // An empty text has no address; SQLite would take that for NULL.
                    characters.baseAddress.map {
                        wayside_bind_text(handle, index, $0, Int32(clamping: characters.count))
                    } ?? wayside_bind_text(handle, index, "", 0)
                }
            }
        case .blob(let data):
            code = data.withUnsafeBytes { bytes in
                wayside_bind_blob(handle, index, bytes.baseAddress, Int32(clamping: bytes.count))
            }
        }
        guard code == SQLITE_OK else { throw DatabaseError(code: code, handle: connection.handle, sql: sql) }
    }

    func index(of column: String) -> Int32 {
        precondition(isRunning, "A row is read after its statement has ended: \(sql)")
        if nextColumn >= columns.count { nextColumn = 0 }
        if nextColumn < columns.count, columns[nextColumn] == column {
            nextColumn += 1
            return Int32(nextColumn - 1)
        }
        guard let index = columns.firstIndex(of: column) else {
            preconditionFailure("There is no column \(column) among \(columns) in: \(sql)")
        }
        nextColumn = index + 1
        return Int32(index)
    }

    func unexpected(_ column: String, wanted: String) -> DatabaseError {
        DatabaseError(.unexpectedValue, message: "column \(column) does not hold \(wanted)", sql: sql)
    }
}
