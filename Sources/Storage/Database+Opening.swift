import CSQLite
import Foundation

extension Database {
    /// A database and what had to be done to have it.
    public struct Opened: Sendable {
        /// The database, migrated and ready.
        public let database: Database
        /// What a person is to be told; nil where all was well.
        public let incident: DatabaseIncident?
    }

    /// Opens or makes the file, checks it, and brings its schema up to date.
    ///
    /// Two processes may do so at once: one migrates, the other waits.
    ///
    /// - Throws: for a user's file, why it cannot be opened; a newer file stays untouched. A cache always opens.
    public static func open(_ file: URL, as kind: DatabaseKind, migrator: Migrator) async throws -> Opened {
        do {
            let setAside = try DamagedFile(file).adoptFinishedSalvage()
            let connection = try openFile(file, as: kind, migrator: migrator)
            let incident = try setAside.map { place in
                // How much of the damaged file came over was known to the process that was killed.
                try DatabaseIncident.salvaged(setAside: place, rows: connection.unguarded(countRows), isComplete: false)
            }
            return Opened(database: Database(connection), incident: incident)
        } catch let error as DatabaseError {
            switch (kind, error.reason) {
            case (.user, .damaged):
                let incident = try Salvage(of: file, migrator: migrator).run()
                let database = Database(try openFile(file, as: kind, migrator: migrator))
                return Opened(database: database, incident: incident)
            case (.user, _):
                throw error
            case (.cache, .damaged), (.cache, .newerThanApp):
                return try await reopenCache(file, migrator: migrator)
            case (.cache, _):
                return try await openInMemory(instead: error, migrator: migrator)
            }
        }
    }

    /// A database that ends with the program.
    public static func inMemory(migrator: Migrator) async throws -> Database {
        let connection = try Connection(path: ":memory:")
        try connection.control("PRAGMA foreign_keys = ON")
        try migrator.migrate(connection)
        return Database(connection)
    }

    private static func reopenCache(_ file: URL, migrator: Migrator) async throws -> Opened {
        do {
            let setAside = try DamagedFile(file).setAsideReplacingOlder()
            let database = Database(try openFile(file, as: .cache, migrator: migrator))
            return Opened(database: database, incident: .rebuilt(setAside: setAside))
        } catch let error as DatabaseError {
            return try await openInMemory(instead: error, migrator: migrator)
        }
    }

    private static func openInMemory(instead error: DatabaseError, migrator: Migrator) async throws -> Opened {
        Opened(database: try await inMemory(migrator: migrator), incident: .keptInMemory(because: error))
    }

    private static func openFile(_ file: URL, as kind: DatabaseKind, migrator: Migrator) throws -> sending Connection {
        try DatabaseFile(file).prepare(isPrivate: kind == .user)
        let connection = try Connection(path: file.path)
        // Should the file turn out to be damaged, closing it must not change it: it is set aside as it is.
        wayside_set_checkpoint_on_close(connection.handle, 0)
        sqlite3_busy_timeout(connection.handle, Int32(DatabaseKind.busyTimeout))
        for pragma in kind.pragmas {
            try connection.controlWaiting(pragma)
        }
        try connection.checkIntegrity()
        try migrator.migrate(connection)
        // A kill may have kept the log from being emptied after a deletion. Where another process reads, it does.
        if kind == .user { try? connection.emptyLog() }
        wayside_set_checkpoint_on_close(connection.handle, 1)
        return connection
    }
}

/// What was not well when a database was opened: to be told to the person.
public enum DatabaseIncident: Sendable, Hashable {
    /// A person's file was damaged: it stands at `setAside`, and `rows` of it were brought over; all of them
    /// where `isComplete`.
    case salvaged(setAside: URL, rows: Int, isComplete: Bool)
    /// A cache was damaged or newer: it stands at `setAside`, and a new one was begun.
    case rebuilt(setAside: URL)
    /// No file could be had for a cache; it lives in memory until the program ends.
    case keptInMemory(because: DatabaseError)
}

extension Connection {
    /// Switching to the write-ahead log does not wait for another process by itself.
    fileprivate func controlWaiting(_ sql: String) throws {
        let pause = 20
        for attempt in 0...(DatabaseKind.busyTimeout / pause) {
            do {
                return try control(sql)
            } catch let error as DatabaseError where error.reason == .busy {
                if attempt == DatabaseKind.busyTimeout / pause { throw error }
                Thread.sleep(forTimeInterval: Double(pause) / 1000)
            }
        }
    }

    /// Reads every page and looks whether the file hangs together.
    fileprivate func checkIntegrity() throws {
        let verdict = try unguarded { connection in
            try connection.rows("PRAGMA quick_check(1)", as: { try $0.text("quick_check") })
        }
        guard verdict == ["ok"] else {
            throw DatabaseError(.damaged, code: SQLITE_CORRUPT, message: verdict.joined(separator: "; "))
        }
    }
}
