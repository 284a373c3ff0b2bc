import Foundation

/// Small files that can be fetched again, each under a key, within a budget of bytes: artwork, thumbnails.
///
/// What was not used for the longest goes first. A file says which key it belongs to and how long it is: two keys that
/// share a name, and a file that was cut short, are never taken for what was asked for.
///
/// ```swift
/// let artwork = DiskCache(folder: folders.cache.appendingPathComponent("artwork"), budget: 50_000_000)
/// await artwork.store(data, for: url.absoluteString)
/// ```
///
/// Nothing is thrown: a cache that cannot be written is an empty one.
public actor DiskCache {
    private struct Entry {
        var bytes: Int
        /// When it was last used: the order of the files' dates, then that of the calls.
        var use: Int
    }

    private static let mark = Array("WDC1".utf8)
    /// Using a file is noted on the disk at most so often, in seconds: a date to the minute orders well enough.
    private static let touchInterval: TimeInterval = 60

    private let folder: URL
    private let budget: Int
    private let now: @Sendable () -> Date
    /// What the folder holds, by file name; nil until it is first needed.
    private var entries: [String: Entry]?
    private var total = 0
    private var uses = 0
    private var touched: [String: Date] = [:]

    /// A cache in `folder`, which it has for itself and makes when it is first needed.
    ///
    /// - Parameters:
    ///   - budget: how many bytes the files may take together
    ///   - now: the clock
    public init(folder: URL, budget: Int, now: @escaping @Sendable () -> Date = { Date() }) {
        self.folder = folder
        self.budget = budget
        self.now = now
    }

    /// How many bytes the files take.
    public var size: Int {
        open()
        return total
    }

    /// What was stored under `key`; nil where it is not there, or not whole.
    public func data(for key: String) -> Data? {
        open()
        let name = Self.name(of: key)
        guard entries?[name] != nil else { return nil }
        guard let file = try? Data(contentsOf: url(name)), let data = Self.content(of: file, key: key) else {
            // It was removed from outside, is damaged, or another key's.
            remove(name)
            return nil
        }
        use(name)
        return data
    }

    /// Keeps `data` under `key` in place of what was there; what is larger than the whole budget is not kept.
    public func store(_ data: Data, for key: String) {
        open()
        let name = Self.name(of: key)
        let file = Self.file(data, key: key)
        guard file.count <= budget else { return remove(name) }
        do {
            try file.write(to: url(name), options: .atomic)
        } catch {
            // The folder may have been cleared since: once more with a new one.
            makeFolder()
            guard (try? file.write(to: url(name), options: .atomic)) != nil else { return remove(name) }
        }
        total += file.count - (entries?[name]?.bytes ?? 0)
        uses += 1
        entries?[name] = Entry(bytes: file.count, use: uses)
        touched[name] = now()
        trim()
    }

    /// Removes what is under `key`.
    public func remove(for key: String) {
        open()
        remove(Self.name(of: key))
    }

    /// Removes everything.
    public func removeAll() {
        open()
        for name in Array((entries ?? [:]).keys) { remove(name) }
    }

    // MARK: The folder

    private func url(_ name: String) -> URL {
        folder.appendingPathComponent(name)
    }

    private func makeFolder() {
        // Where that fails, so does what comes next, and the cache stays empty.
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Looks once what the folder holds.
    private func open() {
        guard entries == nil else { return }
        makeFolder()
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey, .isRegularFileKey]
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))
        let found = (files ?? []).compactMap { file -> (name: String, bytes: Int, date: Date)? in
            guard let values = try? file.resourceValues(forKeys: keys), values.isRegularFile == true else { return nil }
            return (file.lastPathComponent, values.fileSize ?? 0, values.contentModificationDate ?? .distantPast)
        }
        var known: [String: Entry] = [:]
        for file in found.sorted(by: { ($0.date, $0.name) < ($1.date, $1.name) }) {
            uses += 1
            known[file.name] = Entry(bytes: file.bytes, use: uses)
            total += file.bytes
        }
        entries = known
        trim()
    }

    private func use(_ name: String) {
        uses += 1
        entries?[name]?.use = uses
        let now = now()
        guard abs(now.timeIntervalSince(touched[name] ?? .distantPast)) > Self.touchInterval else { return }
        touched[name] = now
        // The next start goes by the dates; one that cannot be set makes a file go sooner, no more.
        try? FileManager.default.setAttributes([.modificationDate: now], ofItemAtPath: url(name).path)
    }

    private func remove(_ name: String) {
        total -= entries?.removeValue(forKey: name)?.bytes ?? 0
        touched[name] = nil
        try? FileManager.default.removeItem(at: url(name))
    }

    /// Frees a tenth of the budget at once, so that not every file that comes makes one go.
    private func trim() {
        guard total > budget, let entries else { return }
        for (name, _) in entries.sorted(by: { $0.value.use < $1.value.use }) {
            guard total > budget - budget / 10 else { return }
            remove(name)
        }
    }

    // MARK: The files

    /// A name that any file system takes: the key's FNV-1a hash of 64 bits.
    private static func name(of key: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        let text = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }

    /// A mark, the lengths of key and content, the key, the content.
    private static func file(_ data: Data, key: String) -> Data {
        let keyBytes = Array(key.utf8)
        var file = Data(mark)
        for length in [keyBytes.count, data.count] {
            file.append(contentsOf: (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) })
        }
        file.append(contentsOf: keyBytes)
        file.append(data)
        return file
    }

    private static func content(of file: Data, key: String) -> Data? {
        let keyBytes = Array(key.utf8)
        let head = [UInt8](file.prefix(12))
        guard head.count == 12, head.starts(with: mark) else { return nil }
        let lengths = [4, 8].map { start in (0..<4).reduce(0) { $0 | Int(head[start + $1]) << (8 * $1) } }
        guard lengths[0] == keyBytes.count, file.count == 12 + lengths[0] + lengths[1] else { return nil }
        let start = file.startIndex + 12
        guard file[start..<start + keyBytes.count].elementsEqual(keyBytes) else { return nil }
        return Data(file[(start + keyBytes.count)...])
    }
}
