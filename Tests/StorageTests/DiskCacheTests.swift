import Foundation
import Storage
import TestSupport
import Testing

@Suite("Small files within a budget")
struct DiskCacheTests {
    private let folder: TemporaryFolder
    /// What a file of a hundred bytes takes with its head and a key of one letter.
    private let whole = 113

    init() throws {
        folder = try TemporaryFolder()
    }

    private func cache(_ files: Int) -> DiskCache {
        DiskCache(folder: folder.url, budget: files * whole)
    }

    private func picture(_ byte: UInt8) -> Data {
        Data(repeating: byte, count: 100)
    }

    @Test("What was stored is there, after a restart too, and nothing else is")
    func keeps() async {
        let first = cache(10)
        await first.store(picture(1), for: "a")
        await first.store(picture(2), for: "b")
        await first.store(picture(3), for: "a")
        #expect(await first.data(for: "a") == picture(3))
        #expect(await first.data(for: "c") == nil)
        #expect(await first.size == 2 * whole)
        let second = cache(10)
        #expect(await second.data(for: "b") == picture(2))
        #expect(await second.size == 2 * whole)
    }

    @Test("Over the budget, what was not used for the longest goes")
    func evicts() async {
        let cache = cache(3)
        for (byte, key) in ["a", "b", "c"].enumerated() { await cache.store(picture(UInt8(byte)), for: key) }
        _ = await cache.data(for: "a")
        await cache.store(picture(9), for: "d")
        #expect(await cache.data(for: "b") == nil)
        #expect(await cache.data(for: "a") == picture(0))
        #expect(await cache.data(for: "d") == picture(9))
        #expect(await cache.size <= 3 * whole)
        #expect(folder.names.count <= 3)
    }

    @Test("After a restart with a smaller budget, the files that were used last stay")
    func order() async throws {
        let first = cache(4)
        for (age, key) in [(40.0, "a"), (10, "b"), (30, "c"), (20, "d")] {
            await first.store(picture(1), for: key)
            let name = try #require(newest())
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -86_400 * age)],
                ofItemAtPath: folder.file(name).path
            )
        }
        let second = cache(3)
        #expect(await second.data(for: "a") == nil)
        #expect(await second.data(for: "b") == picture(1))
    }

    /// The name of the file that was written last.
    private func newest() -> String? {
        folder.names.max { date($0) < date($1) }
    }

    private func date(_ name: String) -> Date {
        let values = try? folder.file(name).resourceValues(forKeys: [.contentModificationDateKey])
        return values?.contentModificationDate ?? .distantPast
    }

    @Test("A file that was cut short, damaged or belongs to another key is not taken for what was asked for")
    func damaged() async throws {
        let cache = cache(10)
        await cache.store(picture(1), for: "a")
        let name = try #require(folder.names.first)
        let bytes = try folder.bytes(name)
        for spoilt in [bytes.dropLast(), bytes.prefix(3), Data(), bytes + [0]] {
            try Data(spoilt).write(to: folder.file(name))
            let fresh = self.cache(10)
            #expect(await fresh.data(for: "a") == nil)
            #expect(await fresh.data(for: "a") == nil)
            #expect(folder.names == [])
        }
        // The same name, another key inside.
        var other = bytes
        other[12] = UInt8(ascii: "z")
        try other.write(to: folder.file(name))
        #expect(await self.cache(10).data(for: "a") == nil)
    }

    @Test("A folder that was cleared meanwhile is an empty cache, which goes on keeping")
    func cleared() async throws {
        let cache = cache(10)
        await cache.store(picture(1), for: "a")
        try FileManager.default.removeItem(at: folder.url)
        #expect(await cache.data(for: "a") == nil)
        await cache.store(picture(2), for: "b")
        #expect(await cache.data(for: "b") == picture(2))
        #expect(await cache.size == whole)
    }

    @Test("What is larger than the whole budget is not kept, and nothing goes for it")
    func tooLarge() async {
        let cache = cache(2)
        await cache.store(picture(1), for: "a")
        await cache.store(Data(count: 1000), for: "b")
        #expect(await cache.data(for: "b") == nil)
        #expect(await cache.data(for: "a") == picture(1))
    }

    @Test("Where nothing can be written, it is empty and no more")
    func unwritable() async throws {
        let file = folder.file("in the way")
        try Data().write(to: file)
        let cache = DiskCache(folder: file, budget: 1000)
        await cache.store(picture(1), for: "a")
        #expect(await cache.data(for: "a") == nil)
        #expect(await cache.size == 0)
    }
}
