import CSQLite
import Foundation

/// Stops a connection's work from another thread: an app that is suspended while it holds a lock on a file is
/// ended by the system.
///
/// `@unchecked Sendable`: the flag is guarded by the lock, and `sqlite3_interrupt` may be called from any
/// thread while the connection is open, which its owner, the database, sees to.
final class Suspension: @unchecked Sendable {
    private let lock = NSLock()
    private let handle: OpaquePointer
    private var isOn = false

    init(_ handle: OpaquePointer) {
        self.handle = handle
    }

    func suspend() {
        lock.lock()
        isOn = true
        lock.unlock()
        sqlite3_interrupt(handle)
    }

    func resume() {
        lock.lock()
        isOn = false
        lock.unlock()
    }

    /// Throws while suspended.
    func check(sql: String? = nil) throws {
        lock.lock()
        defer { lock.unlock() }
        if isOn { throw DatabaseError(.suspended, message: "the database is suspended", sql: sql) }
    }
}
