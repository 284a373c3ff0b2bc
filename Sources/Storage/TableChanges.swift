import Foundation

/// Tells whoever listens that tables have changed.
///
/// `@unchecked Sendable`: everything is guarded by the lock.
final class TableChanges: @unchecked Sendable {
    private struct Listener {
        let tables: Set<String>
        let continuation: AsyncStream<Void>.Continuation
    }

    private let lock = NSLock()
    private var listeners: [Int: Listener] = [:]
    private var nextID = 0

    deinit {
        for listener in listeners.values { listener.continuation.finish() }
    }

    /// One element for any number of changes since the last one was taken.
    func stream(of tables: Set<String>) -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            lock.lock()
            let id = nextID
            nextID += 1
            listeners[id] = Listener(tables: tables, continuation: continuation)
            lock.unlock()
            continuation.onTermination = { [weak self] _ in self?.remove(id) }
        }
    }

    func tell(_ tables: Set<String>) {
        guard !tables.isEmpty else { return }
        lock.lock()
        let told = listeners.values.filter { !$0.tables.isDisjoint(with: tables) }
        lock.unlock()
        for listener in told { listener.continuation.yield() }
    }

    private func remove(_ id: Int) {
        lock.lock()
        listeners[id] = nil
        lock.unlock()
    }
}
