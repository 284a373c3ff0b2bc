/// Answers one query over one list.
struct StationSearch {
    let list: StationList
    let text: String

    /// Fallbacks are looked for when there are fewer direct hits than this.
    static let fewDirectHits = 3

    /// Throws `CancellationError` when the task is cancelled.
    func answer() throws -> Answer {
        let views = list.views
        if SearchQuery.isBlank(text) {
            return Answer(query: text, wholeList: views)
        }
        let query = SearchQuery(text)
        guard !query.words.isEmpty else {
            return Answer(query: text, direct: HitSet(), fallback: HitSet(), alternatives: [])
        }
        let scratch = list.scratches.take()
        defer { list.scratches.give(scratch) }
        let direct = matchDirectly(query, scratch)
        try Task.checkCancellation()
        guard direct.hitCount < StationSearch.fewDirectHits else {
            return Answer(query: text, direct: direct, fallback: HitSet(), alternatives: [])
        }
        let (fallback, alternatives) = matchAlternatives(query, direct, scratch)
        try Task.checkCancellation()
        return Answer(query: text, direct: direct, fallback: fallback, alternatives: alternatives)
    }

    private func matchDirectly(_ query: SearchQuery, _ scratch: Scratch) -> HitSet {
        let matcher = DirectMatcher(views: list.views, scratch: scratch, query: query, values: .direct)
        matcher.match()
        SpacelessMatcher(views: list.views, scratch: scratch, query: query, values: .direct).match()
        matcher.matchShortI()
        return HitSet.collect(scratch, list.views)
    }

    private func matchAlternatives(
        _ query: SearchQuery,
        _ direct: HitSet,
        _ scratch: Scratch
    ) -> (HitSet, [SearchReason]) {
        var alternatives = AlternativeFinder(views: list.views, text: text, query: query).alternatives()
        for (number, alternative) in alternatives.enumerated() where !Task.isCancelled {
            let matcher = DirectMatcher(
                views: list.views,
                scratch: scratch,
                query: alternative.query,
                values: HitValue(alternative: number, isTypo: false),
                shortWordsAreWhole: alternative.isName
            )
            matcher.match()
        }
        var fallback = HitSet.collect(scratch, list.views, leavingOut: direct.stations, isFallback: true)
        // What stands in the data as it was typed is no typo.
        if direct.hitCount == 0, fallback.hitCount < StationSearch.fewDirectHits, !Task.isCancelled {
            let finder = TypoFinder(views: list.views, scratch: scratch, query: query)
            let first = alternatives.count
            alternatives += finder.match(firstNumber: first)
            let typos = HitSet.collect(
                scratch,
                list.views,
                leavingOut: direct.stations + fallback.stations,
                isFallback: true
            )
            fallback.append(typos)
        }
        return (fallback, alternatives.map(\.reason))
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
}
