import Foundation

/// Working memory of one search: what its query is found in, the best value of each station and city among the
/// fallbacks, and which cities those touched.
///
/// It is as large as the list but clean between searches: only what was touched is cleaned.
final class Scratch {
    let stationCount: Int
    let cityCount: Int
    let stationValues: UnsafeMutablePointer<UInt16>
    let cityValues: UnsafeMutablePointer<UInt16>
    /// A bit for each city that has a value or a station with one.
    let cityBits: UnsafeMutablePointer<UInt64>
    let cityBitWords: Int
    /// A bit for each station (or city, of which there are no more with stations); four sets, to intersect.
    let candidates: UnsafeMutablePointer<UInt64>
    let others: UnsafeMutablePointer<UInt64>
    let further: UnsafeMutablePointer<UInt64>
    let seen: UnsafeMutablePointer<UInt64>
    let stationBitWords: Int
    /// What one query is found in.
    let ranks: RankSets
    /// What the words of this search and of the last ones led to.
    let memory: WordMemory

    init(stations: Int, cities: Int) {
        stationCount = stations
        cityCount = cities
        ranks = RankSets(stations: stations, cities: cities)
        memory = WordMemory(setWords: max(1, (stations + 63) / 64))
        cityBitWords = (cities + 63) / 64
        stationBitWords = (max(stations, cities) + 63) / 64
        stationValues = .allocate(capacity: max(1, stations))
        stationValues.initialize(repeating: HitValue.none, count: stations)
        cityValues = .allocate(capacity: max(1, cities))
        cityValues.initialize(repeating: HitValue.none, count: cities)
        cityBits = .allocate(capacity: max(1, cityBitWords))
        cityBits.initialize(repeating: 0, count: cityBitWords)
        candidates = .allocate(capacity: max(1, stationBitWords))
        candidates.initialize(repeating: 0, count: stationBitWords)
        others = .allocate(capacity: max(1, stationBitWords))
        others.initialize(repeating: 0, count: stationBitWords)
        further = .allocate(capacity: max(1, stationBitWords))
        further.initialize(repeating: 0, count: stationBitWords)
        seen = .allocate(capacity: max(1, stationBitWords))
        seen.initialize(repeating: 0, count: stationBitWords)
    }

    deinit {
        stationValues.deallocate()
        cityValues.deallocate()
        cityBits.deallocate()
        candidates.deallocate()
        others.deallocate()
        further.deallocate()
        seen.deallocate()
    }

    /// Notes a value of a station that stands in a city.
    @inline(__always)
    func mark(station: Int, city: Int, _ value: UInt16) {
        guard station < stationCount, city < cityCount else { return }
        if value < stationValues[station] { stationValues[station] = value }
        cityBits[city >> 6] |= 1 << UInt64(city & 63)
    }

    /// Notes a value that all stations of a city have.
    @inline(__always)
    func mark(city: Int, _ value: UInt16) {
        guard city < cityCount else { return }
        if value < cityValues[city] { cityValues[city] = value }
        cityBits[city >> 6] |= 1 << UInt64(city & 63)
    }

    /// Takes what an alternative was found in, and leaves `ranks` empty.
    func takeRanks(_ values: HitValue, _ views: ListViews) {
        ranks.each { rank, stations, cities in
            let value = values.value(rank)
            if let stations {
                Scratch.each(in: stations, ranks.stationWords) { station in
                    mark(station: station, city: Int(views.cityOfStation[station]), value)
                }
            }
            if let cities { Scratch.each(in: cities, ranks.cityWords) { mark(city: $0, value) } }
        }
        ranks.clear()
    }

    @inline(__always)
    private static func each(in bits: UnsafePointer<UInt64>, _ count: Int, _ body: (Int) -> Void) {
        for index in 0..<count {
            var left = bits[index]
            while left != 0 {
                body(index << 6 + left.trailingZeroBitCount)
                left &= left - 1
            }
        }
    }

    /// Adds a station or city to a set.
    @inline(__always)
    func insert(_ position: Int, into bits: UnsafeMutablePointer<UInt64>) {
        guard position < stationBitWords << 6 else { return }
        bits[position >> 6] |= 1 << UInt64(position & 63)
    }

    /// Whether a set has a station.
    @inline(__always)
    func contains(_ station: Int, in bits: UnsafeMutablePointer<UInt64>) -> Bool {
        station < stationBitWords << 6 && bits[station >> 6] >> UInt64(station & 63) & 1 != 0
    }

    /// Leaves those candidates that are in `others` too, and empties that; returns how many are left.
    func intersectCandidates() -> Int {
        var count = 0
        for index in 0..<stationBitWords {
            candidates[index] &= others[index]
            others[index] = 0
            count += candidates[index].nonzeroBitCount
        }
        return count
    }

    /// Leaves those of `others` that are in `further` too, and empties that; returns whether any is left.
    func intersectOthers() -> Bool {
        var left: UInt64 = 0
        for index in 0..<stationBitWords {
            others[index] &= further[index]
            further[index] = 0
            left |= others[index]
        }
        return left != 0
    }

    /// Empties a set.
    func clear(_ bits: UnsafeMutablePointer<UInt64>) { bits.update(repeating: 0, count: stationBitWords) }

    /// Adds a run of stations to a set.
    @inline(__always)
    static func insert(_ range: Range<Int>, into bits: UnsafeMutablePointer<UInt64>) {
        for station in range { bits[station >> 6] |= 1 << UInt64(station & 63) }
    }
}

/// Working memories for the searches of one list; as many as run at once, and no more than two are kept.
// The lock guards the array.
final class ScratchPool: @unchecked Sendable {
    private let stations: Int
    private let cities: Int
    private let lock = NSLock()
    private var free: [Scratch] = []

    init(stations: Int, cities: Int) {
        self.stations = stations
        self.cities = cities
    }

    func take() -> Scratch {
        lock.lock()
        defer { lock.unlock() }
        return free.popLast() ?? Scratch(stations: stations, cities: cities)
    }

    /// Gives a clean one back.
    func give(_ scratch: Scratch) {
        lock.lock()
        defer { lock.unlock() }
        if free.count < 2 { free.append(scratch) }
    }

    /// Drops what the free ones remember of earlier searches.
    func forget() {
        lock.lock()
        defer { lock.unlock() }
        for scratch in free { scratch.memory.forget() }
    }
}
