/// Direct hits and the order of their groups, as sets of bits.
///
/// The groups are not written out: where each rank's cities begin and how many there are up to each word of the set
/// tell which city stands at a position, in any of hundreds of thousands.
struct RankedHits: Sendable {
    /// A rank that has hits.
    private struct Part: Sendable {
        let rank: Rank
        let hasStations: Bool
        let hasCities: Bool
        /// Where its sets begin in `words`: stations, cities, and the cities whose best rank it is.
        let start: Int
        /// Groups of better ranks.
        let groupsBefore: Int
        let groupCount: Int
    }

    private let stationWords: Int
    private let cityWords: Int
    /// First the set of all hits, then those of the parts.
    private let words: [UInt64]
    private let parts: [Part]
    /// For each part and word of its groups, how many groups the part has before it.
    private let counts: [UInt32]
    /// How many stations there are.
    let hitCount: Int
    /// How many cities there are.
    let groupCount: Int

    /// No hits.
    init() {
        stationWords = 0
        cityWords = 0
        words = []
        parts = []
        counts = []
        hitCount = 0
        groupCount = 0
    }

    /// Takes what was noted, and leaves the sets empty.
    static func take(_ sets: RankSets, _ views: ListViews) -> RankedHits {
        sets.rankCount == 0 ? RankedHits() : RankedHits(sets, views)
    }

    private init(_ sets: RankSets, _ views: ListViews) {
        let stationWords = sets.stationWords
        let cityWords = sets.cityWords
        let partWords = stationWords + 2 * cityWords
        let count = stationWords + sets.rankCount * partWords
        var parts: [Part] = []
        parts.reserveCapacity(sets.rankCount)
        var groupCount = 0
        var hitCount = 0
        let words = [UInt64](unsafeUninitializedCapacity: count) { buffer, initialized in
            guard let base = buffer.baseAddress else { return }
            initialized = count
            let all = base
            all.initialize(repeating: 0, count: stationWords)
            withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * cityWords) { temporary in
                guard let done = temporary.baseAddress else { return }
                done.initialize(repeating: 0, count: 2 * cityWords)
                let sum = Sum(all: all, grouped: done, spread: done + cityWords, sets: sets, views: views)
                var start = stationWords
                sets.each { rank, stations, cities in
                    let groups = sum.add(stations, cities, to: base + start)
                    parts.append(
                        Part(
                            rank: rank,
                            hasStations: stations != nil,
                            hasCities: cities != nil,
                            start: start,
                            groupsBefore: groupCount,
                            groupCount: groups
                        )
                    )
                    groupCount += groups
                    start += partWords
                }
            }
            for index in 0..<stationWords { hitCount += all[index].nonzeroBitCount }
        }
        sets.clear()
        self.stationWords = stationWords
        self.cityWords = cityWords
        self.words = words
        self.parts = parts
        counts = RankedHits.counts(words, parts, stationWords, cityWords)
        self.hitCount = hitCount
        self.groupCount = groupCount
    }

    /// What is known while ranks are added, best first.
    private struct Sum {
        let all: UnsafeMutablePointer<UInt64>
        /// Cities that have their best rank.
        let grouped: UnsafeMutablePointer<UInt64>
        /// Cities all of whose stations are in `all`.
        let spread: UnsafeMutablePointer<UInt64>
        let sets: RankSets
        let views: ListViews

        /// Writes the three sets of a rank and returns how many groups it has.
        func add(
            _ stations: UnsafePointer<UInt64>?,
            _ cities: UnsafePointer<UInt64>?,
            to part: UnsafeMutablePointer<UInt64>
        ) -> Int {
            let ownCities = part + sets.stationWords
            let groups = ownCities + sets.cityWords
            if let cities {
                ownCities.initialize(from: cities, count: sets.cityWords)
                groups.initialize(from: cities, count: sets.cityWords)
            } else {
                ownCities.initialize(repeating: 0, count: sets.cityWords)
                groups.initialize(repeating: 0, count: sets.cityWords)
            }
            if let stations {
                part.initialize(from: stations, count: sets.stationWords)
                noteCities(of: stations, in: groups)
            } else {
                part.initialize(repeating: 0, count: sets.stationWords)
            }
            if let cities { spreadStations(of: cities) }
            var count = 0
            for index in 0..<sets.cityWords {
                groups[index] &= ~grouped[index]
                grouped[index] |= groups[index]
                count += groups[index].nonzeroBitCount
            }
            return count
        }

        /// Stations that are there already are in a city that is there already.
        private func noteCities(of stations: UnsafePointer<UInt64>, in groups: UnsafeMutablePointer<UInt64>) {
            // Stations of neighbouring cities stand side by side: their cities are gathered before they are written.
            var gathered: UInt64 = 0
            var place = 0
            for index in 0..<sets.stationWords {
                var bits = stations[index] & ~all[index]
                all[index] |= bits
                while bits != 0 {
                    let city = Int(views.cityOfStation[index << 6 + bits.trailingZeroBitCount])
                    bits &= bits - 1
                    guard city < sets.cityCount else { continue }
                    if city >> 6 != place {
                        groups[place] |= gathered
                        gathered = 0
                        place = city >> 6
                    }
                    gathered |= 1 << UInt64(city & 63)
                }
            }
            groups[place] |= gathered
        }

        private func spreadStations(of cities: UnsafePointer<UInt64>) {
            for index in 0..<sets.cityWords {
                var bits = cities[index] & ~spread[index]
                spread[index] |= bits
                while bits != 0 {
                    // Cities side by side have their stations side by side.
                    let first = bits.trailingZeroBitCount
                    let run = (~(bits >> UInt64(first))).trailingZeroBitCount
                    bits &= run == 64 ? 0 : ~(((1 << UInt64(run)) - 1) << UInt64(first))
                    let start = views.stations(ofCity: index << 6 + first).lowerBound
                    let end = views.stations(ofCity: index << 6 + first + run - 1).upperBound
                    if start < end { RankSets.insert(start..<end, into: all) }
                }
            }
        }
    }

    private static func counts(_ words: [UInt64], _ parts: [Part], _ stationWords: Int, _ cityWords: Int) -> [UInt32] {
        [UInt32](unsafeUninitializedCapacity: parts.count * cityWords) { buffer, initialized in
            initialized = parts.count * cityWords
            words.withUnsafeBufferPointer { words in
                for (number, part) in parts.enumerated() {
                    let groups = part.start + stationWords + cityWords
                    var count: UInt32 = 0
                    for index in 0..<cityWords {
                        buffer[number * cityWords + index] = count
                        count += UInt32(words[groups + index].nonzeroBitCount)
                    }
                }
            }
        }
    }

    /// The city at a position in the order of the answer, and its number of hits.
    func group(at position: Int, _ views: ListViews) -> (city: Int, count: Int) {
        guard let city = city(at: position) else { return (0, 0) }
        var count = 0
        for station in views.stations(ofCity: city) where has(station, at: 0) { count += 1 }
        return (city, count)
    }

    private func city(at position: Int) -> Int? {
        for (number, part) in parts.enumerated() where position < part.groupsBefore + part.groupCount {
            let wanted = UInt32(position - part.groupsBefore)
            var low = number * cityWords
            var high = low + cityWords
            // The last word before which there are no more than are wanted.
            while high - low > 1 {
                let middle = (low + high) >> 1
                if counts[middle] <= wanted { low = middle } else { high = middle }
            }
            let index = low - number * cityWords
            var bits = words[part.start + stationWords + cityWords + index]
            for _ in 0..<wanted - counts[low] { bits &= bits &- 1 }
            return index << 6 + bits.trailingZeroBitCount
        }
        return nil
    }

    private func has(_ member: Int, at start: Int) -> Bool {
        words[start + member >> 6] >> UInt64(member & 63) & 1 != 0
    }

    /// Adds the rows of a group, best first, equal ones in the order of the list.
    func append(_ position: Int, _ views: ListViews, to rows: inout [Hit]) {
        if let city = city(at: position) { append(city: city, views, to: &rows, atMost: .max) }
    }

    /// Adds the first rows of all.
    func appendFirst(_ views: ListViews, to rows: inout [Hit], atMost limit: Int) {
        for part in parts {
            let groups = part.start + stationWords + cityWords
            for index in 0..<cityWords {
                var bits = words[groups + index]
                while bits != 0 {
                    guard rows.count < limit else { return }
                    append(city: index << 6 + bits.trailingZeroBitCount, views, to: &rows, atMost: limit)
                    bits &= bits - 1
                }
            }
        }
    }

    private func append(city: Int, _ views: ListViews, to rows: inout [Hit], atMost limit: Int) {
        let stations = views.stations(ofCity: city)
        for number in parts.indices {
            for station in stations where isIn(number, station, city) {
                if (0..<number).contains(where: { isIn($0, station, city) }) { continue }
                guard rows.count < limit else { return }
                rows.append(Hit(station: station, rank: parts[number].rank, reason: nil))
            }
        }
    }

    private func isIn(_ number: Int, _ station: Int, _ city: Int) -> Bool {
        let part = parts[number]
        return part.hasStations && has(station, at: part.start)
            || part.hasCities && has(city, at: part.start + stationWords)
    }

    /// All stations, in the order of the list.
    var stations: [UInt32] {
        var stations: [UInt32] = []
        for index in 0..<stationWords {
            var bits = words[index]
            while bits != 0 {
                stations.append(UInt32(index << 6 + bits.trailingZeroBitCount))
                bits &= bits - 1
            }
        }
        return stations
    }
}
