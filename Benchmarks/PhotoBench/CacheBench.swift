import Foundation
import Places
import TestSupport

/// A hit of the cache beside a lookup in a dictionary with the same keys.
struct CacheBench {
    private static let lookups = 200_000

    private final class Picture {}

    /// Returns whether the limit is kept.
    func run() async throws -> Bool {
        var cache = PhotoCache<Picture>()
        var bare: [URL: Picture] = [:]
        let urls = (0..<10).compactMap { URL(string: "https://photos.example/albums/lighthouse/\($0).jpg") }
        for url in urls {
            let picture = Picture()
            cache.insert(picture, for: url)
            bare[url] = picture
        }
        var comparison = Comparison("a hit in the cache of ten", with: "a dictionary", limit: 10, clock: .processor)
        var found = 0
        var bareFound = 0
        await comparison.run(rounds: 51) {
            for number in 0..<Self.lookups where cache.image(for: urls[number % 10]) != nil { found += 1 }
        } baseline: {
            for number in 0..<Self.lookups where bare[urls[number % 10]] != nil { bareFound += 1 }
        }
        guard found == bareFound, found == Self.lookups * 53 else { fatalError("not every lookup was a hit") }
        print(comparison.summary)
        return comparison.isWithinLimit
    }
}
