import Foundation

/// A value that several threads may read and change, one at a time.
// Unchecked because the compiler cannot see that `value` is only touched under the lock.
final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    /// Calls the closure with the value and nobody else at it.
    ///
    /// The closure must not call back in here.
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
