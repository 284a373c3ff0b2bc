/// A station that answers a query.
public struct Hit: Hashable, Sendable {
    /// The station's position in the list.
    public let station: Int
    /// How well it answers; for a fallback, how well it answers what was looked for instead.
    public let rank: Rank
    /// Why it is there although it does not hold what was typed; nil for a direct hit.
    public let reason: SearchReason?
}

/// The hits of one city, side by side.
public struct AnswerGroup: Hashable, Sendable {
    /// The city's section in the list.
    public let section: Int
    /// How many hits it has, 1 or more.
    public let count: Int
    /// Whether they are fallbacks.
    ///
    /// A city with hits of both kinds has two groups.
    public let isFallback: Bool
}

/// The answer to a query: how many hits, the groups in order, the first rows; more rows on demand.
///
/// A group stands where its best hit stands, groups of equal rank in the order of the list; all direct hits stand
/// before all fallbacks.
public struct Answer: Sendable {
    /// The query as it was typed.
    public let query: String
    /// Whether the query was empty, so that this is the whole list.
    public let isWholeList: Bool
    /// How many hits there are.
    public let total: Int
    /// How many of them hold what was typed.
    public let directTotal: Int
    /// The first hits, 50 at most.
    public let firstRows: [Hit]
    /// What was looked for instead of the query, where direct hits were few; without what finds nothing more.
    public let alternatives: [SearchReason]

    let direct: RankedHits
    let fallback: HitSet
    /// The list that was searched: hits are read from it when they are asked for.
    private let list: StationList

    /// How many rows an answer brings along.
    public static let firstRowCount = 50

    /// The whole list.
    init(query: String, wholeList list: StationList) {
        self.query = query
        self.list = list
        isWholeList = true
        direct = RankedHits()
        fallback = HitSet()
        alternatives = []
        directTotal = list.stationCount
        total = list.stationCount
        firstRows = (0..<min(Answer.firstRowCount, total)).map { Hit(station: $0, rank: .wholeCity, reason: nil) }
    }

    init(
        query: String,
        _ list: StationList,
        direct: RankedHits = RankedHits(),
        fallback: HitSet = HitSet(),
        alternatives: [SearchReason] = []
    ) {
        self.query = query
        self.list = list
        isWholeList = false
        self.direct = direct
        self.fallback = fallback
        self.alternatives = alternatives
        directTotal = direct.hitCount
        total = direct.hitCount + fallback.hitCount
        firstRows = Answer.rows(list.views, direct, fallback, alternatives, first: Answer.firstRowCount)
    }

    /// How many groups there are.
    public var groupCount: Int {
        isWholeList ? list.sectionCount : direct.groupCount + fallback.groups.count
    }

    /// The group at a position, in the order of the answer.
    public func group(at position: Int) -> AnswerGroup {
        if isWholeList {
            return AnswerGroup(
                section: position,
                count: list.views.stations(ofCity: position).count,
                isFallback: false
            )
        }
        guard position >= direct.groupCount else {
            let (city, count) = direct.group(at: position, list.views)
            return AnswerGroup(section: city, count: count, isFallback: false)
        }
        let group = fallback.groups[position - direct.groupCount]
        return AnswerGroup(section: Int(group.city), count: Int(group.count), isFallback: true)
    }

    /// The hits of the group at a position, best first.
    public func rows(inGroup position: Int) -> [Hit] {
        if isWholeList {
            return list.views.stations(ofCity: position).map { Hit(station: $0, rank: .wholeCity, reason: nil) }
        }
        var rows: [Hit] = []
        if position >= direct.groupCount {
            fallback.append(position - direct.groupCount, alternatives, to: &rows, atMost: .max)
        } else {
            direct.append(position, list.views, to: &rows)
        }
        return rows
    }

    private static func rows(
        _ views: ListViews,
        _ direct: RankedHits,
        _ fallback: HitSet,
        _ alternatives: [SearchReason],
        first limit: Int
    ) -> [Hit] {
        var rows: [Hit] = []
        rows.reserveCapacity(min(limit, direct.hitCount + fallback.hitCount))
        direct.appendFirst(views, to: &rows, atMost: limit)
        for group in fallback.groups.indices where rows.count < limit {
            fallback.append(group, alternatives, to: &rows, atMost: limit)
        }
        return rows
    }
}

/// Fallbacks in list order, and their groups in the order of the answer.
struct HitSet: Sendable {
    struct Group: Sendable {
        let city: UInt32
        /// Where its hits begin.
        let start: UInt32
        let count: UInt32
        let best: UInt16
    }

    var stations: [UInt32] = []
    var values: [UInt16] = []
    var groups: [Group] = []

    var hitCount: Int { stations.count }

    /// Adds the rows of a group, best first, equal ones in the order in which they were collected.
    func append(_ position: Int, _ alternatives: [SearchReason], to rows: inout [Hit], atMost limit: Int) {
        guard groups.indices.contains(position) else { return }
        let start = Int(groups[position].start)
        let range = start..<start + Int(groups[position].count)
        let isSorted = range.count == 1 || !range.dropLast().contains { values[$0] > values[$0 + 1] }
        if isSorted {
            for index in range where rows.count < limit { rows.append(hit(index, alternatives)) }
        } else {
            for index in range.sorted(by: { (values[$0], $0) < (values[$1], $1) }) where rows.count < limit {
                rows.append(hit(index, alternatives))
            }
        }
    }

    private func hit(_ index: Int, _ alternatives: [SearchReason]) -> Hit {
        let alternative = HitValue.alternative(values[index])
        return Hit(
            station: Int(stations[index]),
            rank: HitValue.rank(values[index]),
            reason: alternatives.isEmpty || alternative >= alternatives.count ? nil : alternatives[alternative]
        )
    }

    /// Takes all values out of a scratch and leaves it clean.
    ///
    /// Among stations that a city's name brings, those are first whose own title an earlier alternative finds; then
    /// list order decides.
    static func collect(_ scratch: Scratch, _ views: ListViews, leavingOut left: [UInt32]) -> HitSet {
        var set = HitSet()
        for index in 0..<scratch.cityBitWords where scratch.cityBits[index] != 0 {
            var bits = scratch.cityBits[index]
            scratch.cityBits[index] = 0
            while bits != 0 {
                let city = index << 6 + bits.trailingZeroBitCount
                bits &= bits - 1
                set.collect(city: city, scratch, views, left)
            }
        }
        set.sortGroups()
        return set
    }

    private mutating func collect(
        city: Int,
        _ scratch: Scratch,
        _ views: ListViews,
        _ left: [UInt32]
    ) {
        let cityValue = scratch.cityValues[city]
        scratch.cityValues[city] = HitValue.none
        let start = stations.count
        var best = HitValue.none
        let range = views.stations(ofCity: city)
        let order = HitSet.byAlternative(range, cityValue, scratch)
        for offset in 0..<range.count {
            let station = order?[offset] ?? range.lowerBound + offset
            let value = min(cityValue, scratch.stationValues[station])
            scratch.stationValues[station] = HitValue.none
            if value == HitValue.none || left.contains(UInt32(station)) { continue }
            stations.append(UInt32(station))
            values.append(value)
            best = min(best, value)
        }
        guard stations.count > start else { return }
        groups.append(
            Group(city: UInt32(city), start: UInt32(start), count: UInt32(stations.count - start), best: best)
        )
    }

    /// The stations of a city in the order of the alternatives that find them; nil where that is the order of the list.
    private static func byAlternative(_ range: Range<Int>, _ cityValue: UInt16, _ scratch: Scratch) -> [Int]? {
        guard cityValue != HitValue.none, range.count > 1 else { return nil }
        let city = HitValue.alternative(cityValue)
        func alternative(_ station: Int) -> Int { min(city, HitValue.alternative(scratch.stationValues[station])) }
        if range.dropFirst().allSatisfy({ alternative($0 - 1) <= alternative($0) }) { return nil }
        return range.sorted { (alternative($0), $0) < (alternative($1), $1) }
    }

    /// Groups come in list order; sorting by the low byte of the value and then by the high one keeps it.
    private mutating func sortGroups() {
        guard groups.count > 1 else { return }
        sortGroups(byBitsFrom: 0)
        if groups.contains(where: { $0.best > 0xFF }) { sortGroups(byBitsFrom: 8) }
    }

    /// A counting sort by eight bits of the value.
    private mutating func sortGroups(byBitsFrom shift: UInt16) {
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 257) { starts in
            starts.initialize(repeating: 0)
            for group in groups { starts[Int(group.best >> shift & 0xFF) + 1] += 1 }
            for byte in 1...256 { starts[byte] += starts[byte - 1] }
            let unsorted = groups
            for group in unsorted {
                let byte = Int(group.best >> shift & 0xFF)
                groups[starts[byte]] = group
                starts[byte] += 1
            }
        }
    }
}
