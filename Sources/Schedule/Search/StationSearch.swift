/// Answers one query over one list.
struct StationSearch {
    let list: StationList
    let text: String

    /// Fallbacks are looked for when there are fewer direct hits than this.
    static let fewDirectHits = 3

    /// Throws `CancellationError` when the task is cancelled.
    func answer() throws -> Answer {
        if SearchQuery.isBlank(text) { return Answer(query: text, wholeList: list) }
        let query = SearchQuery(text)
        guard !query.words.isEmpty else {
            return Answer(query: text, list)
        }
        let scratch = list.scratches.take()
        defer { list.scratches.give(scratch) }
        let direct = matchDirectly(query, scratch)
        try Task.checkCancellation()
        guard direct.hitCount < StationSearch.fewDirectHits else {
            return Answer(query: text, list, direct: direct)
        }
        let (fallback, alternatives) = matchAlternatives(query, direct, scratch)
        try Task.checkCancellation()
        return Answer(query: text, list, direct: direct, fallback: fallback, alternatives: alternatives)
    }

    private func matchDirectly(_ query: SearchQuery, _ scratch: Scratch) -> RankedHits {
        let matcher = DirectMatcher(views: list.views, scratch: scratch, query: query)
        matcher.match()
        SpacelessMatcher(views: list.views, scratch: scratch, query: query).match()
        matcher.matchShortI()
        return RankedHits.take(scratch.ranks, list.views)
    }

    private func matchAlternatives(
        _ query: SearchQuery,
        _ direct: RankedHits,
        _ scratch: Scratch
    ) -> (HitSet, [SearchReason]) {
        let known = direct.stations
        let alternatives = AlternativeFinder(
            views: list.views,
            memory: scratch.memory,
            text: text,
            query: query,
            known: known
        ).alternatives()
        for (number, alternative) in alternatives.enumerated() where !Task.isCancelled {
            let matcher = DirectMatcher(
                views: list.views,
                scratch: scratch,
                query: alternative.query,
                shortWordsAreWhole: alternative.isName
            )
            matcher.match()
            scratch.takeRanks(HitValue(alternative: number, isTypo: false), list.views)
        }
        var reasons = alternatives.map(\.reason)
        var fallback = HitSet.collect(scratch, list.views, leavingOut: known)
        // What stands in the data as it was typed is no typo.
        if direct.hitCount == 0, fallback.hitCount < StationSearch.fewDirectHits, !Task.isCancelled {
            reasons += TypoFinder(views: list.views, scratch: scratch, query: query).match(firstNumber: reasons.count)
            fallback.append(HitSet.collect(scratch, list.views, leavingOut: fallback.stations))
        }
        return (fallback, reasons)
    }
}

/// What is looked for instead of the query.
struct Alternative {
    let query: SearchQuery
    let reason: SearchReason
    /// An abbreviation or a name: its short words are whole words.
    var isName = false
}

extension HitSet {
    /// Adds hits that are worse than all there are.
    mutating func append(_ other: HitSet) {
        let offset = UInt32(stations.count)
        stations += other.stations
        values += other.values
        groups += other.groups.map {
            Group(city: $0.city, start: $0.start + offset, count: $0.count, best: $0.best)
        }
    }
}

extension StationList {
    /// Answers a query; throws `CancellationError` when the task that runs it is cancelled, and nothing else.
    ///
    /// A query of white space gives the whole list, one of punctuation nothing. It never waits and can run on any
    /// thread; with a million stations it takes milliseconds, so not on the main one.
    public func search(_ query: String) throws -> Answer {
        try StationSearch(list: self, text: query).answer()
    }

    /// Drops what earlier searches left: the next answer is a cold one; for benchmarks and tests.
    package func forgetSearches() { scratches.forget() }
}
