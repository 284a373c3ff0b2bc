/// What a query was found in: for each rank a set of stations, whose titles have it, and a set of cities.
///
/// Bits, since a letter is in most names: noting one costs the same however many there are, and what follows goes
/// through the sets word by word.
final class RankSets {
    let stationCount: Int
    let cityCount: Int
    let stationWords: Int
    let cityWords: Int
    private let stationBits: UnsafeMutablePointer<UInt64>
    private let cityBits: UnsafeMutablePointer<UInt64>
    /// A bit for each rank whose set of stations may hold something; the others are empty.
    private(set) var stationRanks: UInt16 = 0
    /// The same for the sets of cities.
    private(set) var cityRanks: UInt16 = 0

    init(stations: Int, cities: Int) {
        stationCount = stations
        cityCount = cities
        stationWords = max(1, (stations + 63) / 64)
        cityWords = max(1, (cities + 63) / 64)
        stationBits = .allocate(capacity: stationWords * Rank.allCases.count)
        stationBits.initialize(repeating: 0, count: stationWords * Rank.allCases.count)
        cityBits = .allocate(capacity: cityWords * Rank.allCases.count)
        cityBits.initialize(repeating: 0, count: cityWords * Rank.allCases.count)
    }

    deinit {
        stationBits.deallocate()
        cityBits.deallocate()
    }

    /// The set of stations of a rank, to write into.
    @inline(__always)
    func stations(_ rank: Rank) -> UnsafeMutablePointer<UInt64> {
        stationRanks |= 1 << UInt16(rank.rawValue)
        return stationBits + Int(rank.rawValue) * stationWords
    }

    /// The set of cities of a rank, to write into.
    @inline(__always)
    func cities(_ rank: Rank) -> UnsafeMutablePointer<UInt64> {
        cityRanks |= 1 << UInt16(rank.rawValue)
        return cityBits + Int(rank.rawValue) * cityWords
    }

    /// Notes a station.
    @inline(__always)
    func mark(station: Int, _ rank: Rank) {
        guard station < stationCount else { return }
        stations(rank)[station >> 6] |= 1 << UInt64(station & 63)
    }

    /// Notes all stations of a city.
    @inline(__always)
    func mark(city: Int, _ rank: Rank) {
        guard city < cityCount else { return }
        cities(rank)[city >> 6] |= 1 << UInt64(city & 63)
    }

    /// Notes a set of stations; what lies beyond the last station is left out.
    func mark(stations bits: UnsafePointer<UInt64>, _ rank: Rank) {
        RankSets.add(bits, to: stations(rank), count: stationWords, members: stationCount)
    }

    /// Notes a set of cities.
    func mark(cities bits: UnsafePointer<UInt64>, _ rank: Rank) {
        RankSets.add(bits, to: cities(rank), count: cityWords, members: cityCount)
    }

    /// Adds a run of members to a set.
    static func insert(_ range: Range<Int>, into bits: UnsafeMutablePointer<UInt64>) {
        let first = range.lowerBound >> 6
        let last = (range.upperBound - 1) >> 6
        let head: UInt64 = ~0 << UInt64(range.lowerBound & 63)
        let tail: UInt64 = ~0 >> UInt64(63 - (range.upperBound - 1) & 63)
        if first == last {
            bits[first] |= head & tail
            return
        }
        bits[first] |= head
        for index in first + 1..<last { bits[index] = ~0 }
        bits[last] |= tail
    }

    /// Adds a set of the file to another one; what lies beyond its last member is left out.
    static func add(
        _ bits: UnsafePointer<UInt64>,
        to set: UnsafeMutablePointer<UInt64>,
        count: Int,
        members: Int
    ) {
        for index in 0..<count { set[index] |= UInt64(littleEndian: bits[index]) }
        if members & 63 != 0 { set[count - 1] &= (1 << UInt64(members & 63)) - 1 }
    }

    /// Calls a body for each rank that has something, best first, with its two sets; nil for an empty one.
    @inline(__always)
    func each(_ body: (Rank, _ stations: UnsafePointer<UInt64>?, _ cities: UnsafePointer<UInt64>?) -> Void) {
        var left = stationRanks | cityRanks
        while left != 0 {
            let number = left.trailingZeroBitCount
            left &= left - 1
            guard let rank = Rank(rawValue: UInt8(number)) else { continue }
            let hasStations = stationRanks >> UInt16(number) & 1 != 0
            let hasCities = cityRanks >> UInt16(number) & 1 != 0
            body(
                rank,
                hasStations ? UnsafePointer(stationBits + number * stationWords) : nil,
                hasCities ? UnsafePointer(cityBits + number * cityWords) : nil
            )
        }
    }

    /// How many ranks have something.
    var rankCount: Int { (stationRanks | cityRanks).nonzeroBitCount }

    /// Empties all sets.
    func clear() {
        while stationRanks != 0 {
            let number = stationRanks.trailingZeroBitCount
            stationRanks &= stationRanks - 1
            (stationBits + number * stationWords).update(repeating: 0, count: stationWords)
        }
        while cityRanks != 0 {
            let number = cityRanks.trailingZeroBitCount
            cityRanks &= cityRanks - 1
            (cityBits + number * cityWords).update(repeating: 0, count: cityWords)
        }
    }
}
