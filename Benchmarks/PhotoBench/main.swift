// usage: PhotoBench
// A hit of the cache of ten beside a lookup in a bare dictionary; then 500 photos, one after the other as a person
// leafs through them: what of them is in memory, how often each is asked for, how long the main thread is kept.

import Foundation

let isFast = try await CacheBench().run()
let isFlat = try await LeafingBench().run()
exit(isFast && isFlat ? 0 : 1)
