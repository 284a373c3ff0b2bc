/// One piece of work for each key, however many want what comes of it.
///
/// The first who asks starts the work; whoever asks while it runs waits for the same one. Each may leave by itself:
/// cancelling the task that waits. What happens when the last one leaves is the owner's choice.
///
/// ```swift
/// let downloads = SharedRequests<URL, Result<Data, NetworkError>>()
/// let data = await downloads.value(for: url) { await download(url) }   // nil where this task was cancelled
/// ```
///
/// Nothing is kept: who asks after the work has ended starts it again.
public actor SharedRequests<Key: Hashable & Sendable, Value: Sendable> {
    /// What becomes of work that nobody waits for any more.
    public enum Abandoned: Sendable {
        /// It is cancelled; who asks after that starts anew.
        case cancelled
        /// It goes on to its end: its result is kept by the work itself.
        case finished
    }

    private struct Entry {
        let number: Int
        let work: Task<Void, Never>
        var waiting: [Int: CheckedContinuation<Value?, Never>] = [:]
    }

    private let abandoned: Abandoned
    private var entries: [Key: Entry] = [:]
    private var number = 0

    /// No work yet.
    public init(abandoned: Abandoned = .cancelled) {
        self.abandoned = abandoned
    }

    deinit {
        guard abandoned == .cancelled else { return }
        for entry in entries.values { entry.work.cancel() }
    }

    /// How many pieces of work are running.
    public var count: Int { entries.count }

    /// How many wait for the work of `key`.
    public func waiting(for key: Key) -> Int { entries[key]?.waiting.count ?? 0 }

    /// What comes of the work for `key`, which begins now unless it is running; nil where this task was cancelled.
    ///
    /// - Parameter work: does the work, in a task of its own that inherits nothing from this one's cancellation
    public func value(for key: Key, work: @escaping @Sendable () async -> Value) async -> Value? {
        number += 1
        let mine = number
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                wait(continuation, number: mine, for: key, work: work)
            }
        } onCancel: {
            Task { await self.leave(mine, key) }
        }
    }

    private func wait(
        _ continuation: CheckedContinuation<Value?, Never>,
        number mine: Int,
        for key: Key,
        work: @escaping @Sendable () async -> Value
    ) {
        // Whoever is gone already must not start anything: nobody would end it.
        guard !Task.isCancelled else { return continuation.resume(returning: nil) }
        var entry = entries[key] ?? begin(key, mine, work)
        entry.waiting[mine] = continuation
        entries[key] = entry
    }

    private func begin(_ key: Key, _ number: Int, _ work: @escaping @Sendable () async -> Value) -> Entry {
        Entry(
            number: number,
            work: Task { [weak self] in
                let value = await work()
                await self?.finish(key, number, value)
            }
        )
    }

    private func finish(_ key: Key, _ number: Int, _ value: Value) {
        guard let entry = entries[key], entry.number == number else { return }
        entries[key] = nil
        for continuation in entry.waiting.values { continuation.resume(returning: value) }
    }

    private func leave(_ mine: Int, _ key: Key) {
        guard let continuation = entries[key]?.waiting.removeValue(forKey: mine) else { return }
        continuation.resume(returning: nil)
        guard abandoned == .cancelled, let entry = entries[key], entry.waiting.isEmpty else { return }
        entry.work.cancel()
        entries[key] = nil
    }
}
