import Foundation

/// The pictures that were shown last, decoded.
///
/// `@unchecked Sendable`: the lock guards everything.
final class PictureMemory<Key: Hashable & Sendable, Picture: Sendable>: @unchecked Sendable {
    private struct Entry {
        let picture: Picture
        var use: Int
    }

    private let limit: Int
    private let lock = NSLock()
    private var entries: [Key: Entry] = [:]
    private var uses = 0

    /// Room for `limit` pictures.
    init(limit: Int) {
        self.limit = limit
        entries.reserveCapacity(limit + 1)
    }

    func picture(_ key: Key) -> Picture? {
        lock.lock()
        defer { lock.unlock() }
        guard let index = entries.index(forKey: key) else { return nil }
        uses += 1
        entries.values[index].use = uses
        return entries.values[index].picture
    }

    func store(_ picture: Picture, _ key: Key) {
        lock.lock()
        defer { lock.unlock() }
        uses += 1
        entries[key] = Entry(picture: picture, use: uses)
        guard entries.count > limit, let oldest = entries.min(by: { $0.value.use < $1.value.use }) else { return }
        entries[oldest.key] = nil
    }

    func removeAll() {
        lock.lock()
        defer { lock.unlock() }
        entries.removeAll(keepingCapacity: true)
    }
}
