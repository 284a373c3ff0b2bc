import CSQLite
import Foundation

/// One line of an answer, valid until the closure that received it returns.
///
/// A column that the statement does not have is a mistake in the program and stops it; a value of another
/// kind than asked for is a mistake in the data and is thrown.
public struct Row {
    let statement: Statement

    /// The whole number in `column`.
    public func int(_ column: String) throws -> Int {
        guard let value = try optionalInt(column) else { throw statement.unexpected(column, wanted: "a whole number") }
        return value
    }

    /// The whole number in `column`, or nil for NULL.
    public func optionalInt(_ column: String) throws -> Int? {
        let index = statement.index(of: column)
        switch sqlite3_column_type(statement.handle, index) {
        case SQLITE_INTEGER: return Int(sqlite3_column_int64(statement.handle, index))
        case SQLITE_NULL: return nil
        default: throw statement.unexpected(column, wanted: "a whole number")
        }
    }

    /// The number in `column`, with or without a fraction.
    public func double(_ column: String) throws -> Double {
        guard let value = try optionalDouble(column) else { throw statement.unexpected(column, wanted: "a number") }
        return value
    }

    /// The number in `column`, with or without a fraction, or nil for NULL.
    public func optionalDouble(_ column: String) throws -> Double? {
        let index = statement.index(of: column)
        switch sqlite3_column_type(statement.handle, index) {
        case SQLITE_INTEGER, SQLITE_FLOAT: return sqlite3_column_double(statement.handle, index)
        case SQLITE_NULL: return nil
        default: throw statement.unexpected(column, wanted: "a number")
        }
    }

    /// The text in `column`.
    public func text(_ column: String) throws -> String {
        guard let value = try optionalText(column) else { throw statement.unexpected(column, wanted: "text") }
        return value
    }

    /// The text in `column`, or nil for NULL.
    public func optionalText(_ column: String) throws -> String? {
        let index = statement.index(of: column)
        // The kind is asked for first: SQLite turns a number into text when text is asked for.
        switch sqlite3_column_type(statement.handle, index) {
        case SQLITE_TEXT: return storedText(at: index)
        case SQLITE_NULL: return nil
        default: throw statement.unexpected(column, wanted: "text")
        }
    }

    /// The bytes in `column`.
    public func data(_ column: String) throws -> Data {
        guard let value = try optionalData(column) else { throw statement.unexpected(column, wanted: "bytes") }
        return value
    }

    /// The bytes in `column`, or nil for NULL.
    public func optionalData(_ column: String) throws -> Data? {
        let index = statement.index(of: column)
        switch sqlite3_column_type(statement.handle, index) {
        case SQLITE_BLOB:
            let count = Int(sqlite3_column_bytes(statement.handle, index))
            guard let bytes = sqlite3_column_blob(statement.handle, index) else { return Data() }
            return Data(bytes: bytes, count: count)
        case SQLITE_NULL: return nil
        default: throw statement.unexpected(column, wanted: "bytes")
        }
    }

    /// Whether the number in `column` is not 0.
    public func bool(_ column: String) throws -> Bool {
        try int(column) != 0
    }

    /// The instant in `column`, stored as whole milliseconds since 1970.
    public func date(_ column: String) throws -> Date {
        Date(timeIntervalSince1970: Double(try int(column)) / 1000)
    }

    /// The instant in `column`, stored as whole milliseconds since 1970, or nil for NULL.
    public func optionalDate(_ column: String) throws -> Date? {
        try optionalInt(column).map { Date(timeIntervalSince1970: Double($0) / 1000) }
    }

    /// Every value in the order of the columns, whatever their kinds.
    var allValues: [SQLValue] {
        (0..<sqlite3_column_count(statement.handle)).map(value(at:))
    }

    /// Nil where SQLite has no memory to hand the text out.
    private func storedText(at index: Int32) -> String? {
        guard let bytes = sqlite3_column_text(statement.handle, index) else { return nil }
        let count = Int(sqlite3_column_bytes(statement.handle, index))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    private func value(at index: Int32) -> SQLValue {
        switch sqlite3_column_type(statement.handle, index) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement.handle, index))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(statement.handle, index))
        case SQLITE_TEXT:
            return storedText(at: index).map { .text($0) } ?? .null
        case SQLITE_BLOB:
            let count = Int(sqlite3_column_bytes(statement.handle, index))
            guard let bytes = sqlite3_column_blob(statement.handle, index) else { return .blob(Data()) }
            return .blob(Data(bytes: bytes, count: count))
        default: return .null
        }
    }
}
