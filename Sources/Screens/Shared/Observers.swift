/// Whoever wants to be told of a change, for as long as they live.
@MainActor
final class Observers {
    private struct Entry {
        weak var owner: AnyObject?
        let tell: () -> Void
    }

    private var entries: [Entry] = []

    /// Calls a closure at every change while its owner lives; the closure must hold the owner weakly.
    func add(_ owner: AnyObject, _ tell: @escaping () -> Void) {
        entries.removeAll { $0.owner == nil }
        entries.append(Entry(owner: owner, tell: tell))
    }

    /// Something has changed.
    func tell() {
        for entry in entries where entry.owner != nil { entry.tell() }
    }
}
