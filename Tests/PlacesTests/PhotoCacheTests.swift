import Foundation
import Testing

@testable import Places

@Suite("The ten pictures that were downloaded last")
struct PhotoCacheTests {
    private static func url(_ number: Int) throws -> URL {
        try #require(URL(string: "https://photos.example/\(number).jpg"))
    }

    private static func filled(_ numbers: ClosedRange<Int>) throws -> PhotoCache<Int> {
        var cache = PhotoCache<Int>()
        for number in numbers { cache.insert(number, for: try url(number)) }
        return cache
    }

    @Test("P-09: after one to ten, looking at one, and downloading eleven, it is one that is gone")
    func orderOfDownload() throws {
        var cache = try Self.filled(1...10)
        #expect(cache.image(for: try Self.url(1)) == 1)
        cache.insert(11, for: try Self.url(11))
        #expect(cache.image(for: try Self.url(1)) == nil)
        let kept = try (2...11).map(Self.url)
        #expect(cache.contents == kept)
        for number in 2...11 { #expect(cache.image(for: try Self.url(number)) == number) }
    }

    @Test("P-10: what is downloaded again becomes the newest and takes no second place")
    func downloadedAgain() throws {
        var cache = try Self.filled(1...10)
        cache.insert(100, for: try Self.url(1))
        let kept = try [2, 3, 4, 5, 6, 7, 8, 9, 10, 1].map(Self.url)
        #expect(cache.contents == kept)
        #expect(cache.image(for: try Self.url(1)) == 100)
        cache.insert(11, for: try Self.url(11))
        #expect(cache.image(for: try Self.url(2)) == nil)
        #expect(cache.image(for: try Self.url(1)) == 100)
    }

    @Test("P-10: the same address with another query is another picture")
    func query() throws {
        var cache = PhotoCache<Int>(capacity: 2)
        let plain = try Self.url(1)
        let other = try #require(URL(string: plain.absoluteString + "?size=large"))
        cache.insert(1, for: plain)
        cache.insert(2, for: other)
        #expect(cache.image(for: plain) == 1)
        #expect(cache.image(for: other) == 2)
    }

    @Test("P-12: a hundred thousand insertions end without an overflow, of ten places and of as many")
    func manyInsertions() throws {
        for capacity in [10, 100_000] {
            var cache = PhotoCache<NSObject>(capacity: capacity)
            weak var last: NSObject?
            for number in 0..<100_000 {
                let image = NSObject()
                cache.insert(image, for: try Self.url(number))
                last = image
            }
            #expect(cache.contents.count == capacity)
            #expect(last != nil)
            cache = PhotoCache(capacity: capacity)
            #expect(last == nil)
        }
    }

    @Test("Without room nothing is kept, and nothing breaks", arguments: [0, -1])
    func noRoom(_ capacity: Int) throws {
        var cache = PhotoCache<Int>(capacity: capacity)
        cache.insert(1, for: try Self.url(1))
        #expect(cache.contents.isEmpty)
        #expect(cache.image(for: try Self.url(1)) == nil)
    }

    @Test("When memory is short all go at once")
    func removeAll() throws {
        var cache = try Self.filled(1...10)
        cache.removeAll()
        #expect(cache.contents.isEmpty)
        #expect(cache.image(for: try Self.url(5)) == nil)
    }
}
