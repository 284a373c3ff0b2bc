import Foundation

/// A value behind a lock.
// Unchecked: the value is touched only while the lock is held.
final class Guarded<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    var current: Value { lock.withLock { value } }

    func update<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try lock.withLock { try body(&value) }
    }
}

extension Guarded where Value == Bool {
    /// Makes it true; it says whether it was not before.
    @discardableResult
    func set() -> Bool {
        update { value in
            defer { value = true }
            return !value
        }
    }
}
