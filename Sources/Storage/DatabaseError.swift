import CSQLite

/// Why the database could not do what it was asked.
///
/// It carries SQLite's extended result code and the SQL, and never the arguments: those are a person's data
/// and errors end in logs.
public struct DatabaseError: Error, Sendable, Hashable {
    /// The reasons that callers tell apart.
    public enum Reason: Sendable, Hashable {
        /// Another process kept the file locked for longer than the busy timeout.
        case busy
        /// The disk is full.
        case diskFull
        /// The file is damaged, or no database at all.
        case damaged
        /// A rule of the schema was broken: NOT NULL, UNIQUE, CHECK, a foreign key.
        case constraint
        /// The file cannot be opened, read or written: rights, a missing folder, a failing disk.
        case inaccessible
        /// The file was written by a newer version of the app; it is left untouched.
        case newerThanApp
        /// The database is suspended, or the work was interrupted by a suspension.
        case suspended
        /// A column holds another kind of value than was asked for.
        case unexpectedValue
        /// Anything else: mostly a mistake in the SQL.
        case other
    }

    /// What a caller decides by.
    public let reason: Reason
    /// SQLite's extended result code; `SQLITE_OK` where the error is not SQLite's.
    public let code: Int32
    /// SQLite's words, or ours.
    public let message: String
    /// The statement, with placeholders and without arguments.
    public let sql: String?

    init(_ reason: Reason, code: Int32 = SQLITE_OK, message: String, sql: String? = nil) {
        self.reason = reason
        self.code = code
        self.message = message
        self.sql = sql
    }

    /// The error that `handle` has just reported.
    init(code: Int32, handle: OpaquePointer?, sql: String? = nil) {
        let extended = handle.map { sqlite3_extended_errcode($0) } ?? code
        let told = extended == SQLITE_OK ? code : extended
        self.init(
            Self.reason(of: told),
            code: told,
            message: handle.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code)),
            sql: sql
        )
    }

    /// The low byte is the primary code; the rest tells it in more detail.
    private static func reason(of code: Int32) -> Reason {
        switch code & 0xFF {
        case SQLITE_BUSY, SQLITE_LOCKED: .busy
        case SQLITE_FULL: .diskFull
        case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
        case SQLITE_CONSTRAINT: .constraint
        case SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_PERM, SQLITE_READONLY, SQLITE_AUTH: .inaccessible
        case SQLITE_INTERRUPT: .suspended
        default: .other
        }
    }
}

extension DatabaseError: CustomStringConvertible {
    /// One line for a log.
    public var description: String {
        let statement = sql.map { " in: \($0)" } ?? ""
        return "database error \(code): \(message)\(statement)"
    }
}
