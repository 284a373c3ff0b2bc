import Foundation

/// One database file behind one connection: whoever wants something waits for its turn, never the main thread.
///
/// A file that turns out to be damaged while it is in use throws `damaged`; what is to be done about it is done when it
/// is opened the next time.
///
/// ```swift
/// let opened = try await Database.open(file, as: .user, migrator: migrator)
/// try await opened.database.write { connection in
///     try connection.execute("UPDATE counters SET opened = opened + 1 WHERE id = ?", [.init(id)])
/// }
/// ```
public actor Database {
    private let connection: Connection
    private nonisolated let tableChanges = TableChanges()
    private nonisolated let suspension: Suspension

    /// Takes over a connection that is set up and migrated.
    init(_ connection: sending Connection) {
        suspension = connection.suspension
        self.connection = connection
    }

    /// Runs `body` on one state of the database; a statement that writes stops the program.
    public func read<T: Sendable>(_ body: @Sendable (Connection) throws -> T) throws -> T {
        try suspension.check()
        return try connection.transaction(.reading, body).0
    }

    /// Runs `body` in a transaction: when this returns all of it is stored, when it throws nothing is.
    ///
    /// A user's database has it on the disk by then.
    public func write<T: Sendable>(_ body: @Sendable (Connection) throws -> T) throws -> T {
        try suspension.check()
        let (value, tables) = try connection.transaction(.writing, body)
        tableChanges.tell(tables)
        return value
    }

    /// Brings what was committed into the file itself and empties the write-ahead log.
    ///
    /// After a deletion that is to leave no trace: deleted rows are overwritten in a user's file, and stand in the log
    /// until it is emptied.
    /// - Throws: `busy` where another process is reading.
    public func emptyLog() throws {
        try suspension.check()
        try connection.emptyLog()
    }

    /// Runs `body` as ``write(_:)`` does, and leaves no trace of what it deletes, nor of what was deleted before.
    ///
    /// What it deletes is overwritten, then the whole file is written anew without its free space and the log emptied.
    /// That takes as long as copying the file: it is for what a person wants forgotten. Where only the copying fails
    /// (the disk is full, another process reads), the change is made all the same and older traces stay.
    public func erase<T: Sendable>(_ body: @Sendable (Connection) throws -> T) throws -> T {
        let value = try connection.overwritingDeleted { try write(body) }
        try? connection.control("VACUUM")
        try? connection.emptyLog()
        return value
    }

    /// An element after a committed change of any of `tables`, one for several while nobody was looking.
    ///
    /// Changes count from this call on; changes by triggers and foreign keys are told too. The stream ends
    /// with the database.
    public nonisolated func changes(of tables: Set<String>) -> AsyncStream<Void> {
        tableChanges.stream(of: tables)
    }

    /// Gives up every lock, for an app that is about to be suspended.
    ///
    /// What is being written is rolled back and throws `suspended`, and so does all that comes until ``resume()``.
    public nonisolated func suspend() {
        suspension.suspend()
    }

    /// Ends ``suspend()``.
    public nonisolated func resume() {
        suspension.resume()
    }
}
