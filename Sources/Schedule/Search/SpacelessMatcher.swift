/// Finds what a query stands in when spaces are left out of account: "saintetienne", "villeneuve d ascq".
///
/// The second key of a title is not stored. A query that runs over the end of a word begins with a whole word, and the
/// next words begin with its rest; where the list has such words, the titles that hold them are looked at.
struct SpacelessMatcher {
    let views: ListViews
    let scratch: Scratch
    let query: SearchQuery
    let values: HitValue

    /// Shorter queries would be found across the ends of words that have nothing to do with each other.
    static let fewestLetters = 5

    func match() {
        guard query.isPlain, query.letterCount >= SpacelessMatcher.fewestLetters else { return }
        query.spaceless.withUnsafeBufferPointer { spaceless in
            if query.words.count > 1 {
                // Typed apart, written together.
                let matcher = DirectMatcher(
                    views: views,
                    scratch: scratch,
                    query: SearchQuery(key: query.spaceless),
                    values: values
                )
                matcher.match()
            }
            let bounds = ownBounds()
            for first in views.properPrefixes(of: spaceless) {
                let length = views.word(first).count
                let rest = UnsafeBufferPointer(rebasing: spaceless[length...])
                let isOwn = length == bounds.first
                // What has the words of the query as they stand is found as it stands.
                if !isOwn || bounds.count > 1 {
                    for second in views.words(startingWith: rest) { verify(first, second, spaceless) }
                }
                for second in views.properPrefixes(of: rest) {
                    let next = length + views.word(second).count
                    let goesOn = isOwn && bounds.count > 1 && next == bounds[1]
                    let left = UnsafeBufferPointer(rebasing: spaceless[next...])
                    if canBegin(left, at: next, bounds, isOwn: goesOn, depth: 1) { verify(first, second, spaceless) }
                }
            }
        }
    }

    /// Where the query itself has its spaces, as places in the key without them.
    private func ownBounds() -> [Int] {
        var length = 0
        return query.words.dropLast().map { word in
            length += word.count
            return length
        }
    }

    /// Whether words of the list, one after the other, begin with a text; other words than those of the query, which
    /// are found as they stand.
    private func canBegin(
        _ text: UnsafeBufferPointer<UInt8>,
        at place: Int,
        _ bounds: [Int],
        isOwn: Bool,
        depth: Int
    ) -> Bool {
        let isLastOwn = isOwn && place == bounds.last
        if !isLastOwn, !views.words(startingWith: text).isEmpty { return true }
        guard depth < 6 else { return false }
        return views.properPrefixes(of: text).contains { word in
            let next = place + views.word(word).count
            let goesOn = isOwn && depth + 1 < bounds.count && next == bounds[depth + 1]
            return canBegin(
                UnsafeBufferPointer(rebasing: text[views.word(word).count...]),
                at: next,
                bounds,
                isOwn: goesOn,
                depth: depth + 1
            )
        }
    }

    /// Looks at the titles and cities that hold both of two words.
    private func verify(_ first: Int, _ second: Int, _ spaceless: UnsafeBufferPointer<UInt8>) {
        for field in [WordIndexBuilder.Field.title, .city] {
            let one = views.postings(first, field)
            let other = views.postings(second, field)
            let fewer = one.count < other.count ? one : other
            let more = one.count < other.count ? other : one
            for posting in fewer where first == second || SpacelessMatcher.contains(more, posting >> 2) {
                verify(Int(posting >> 2), field, spaceless)
            }
        }
    }

    /// Whether postings, which are sorted, have a subject.
    private static func contains(_ postings: UnsafeBufferPointer<UInt32>, _ subject: UInt32) -> Bool {
        var low = 0
        var high = postings.count
        while low < high {
            let middle = (low + high) >> 1
            if postings[middle] >> 2 < subject { low = middle + 1 } else { high = middle }
        }
        return low < postings.count && postings[low] >> 2 == subject
    }

    private func verify(_ subject: Int, _ field: WordIndexBuilder.Field, _ spaceless: UnsafeBufferPointer<UInt8>) {
        let key = field == .title ? views.titleKey(subject) : views.cityKey(subject)
        guard let (place, _) = KeyMatch.spacelessPlace(of: spaceless, in: key) else { return }
        if field == .title {
            let rank = DirectMatcher.rank(place, whole: .wholeTitle, inside: .insideTitle)
            scratch.mark(station: subject, city: Int(views.cityOfStation[subject]), values.value(rank))
        } else {
            let rank = DirectMatcher.rank(place, whole: .wholeCity, inside: .insideCity)
            scratch.mark(city: subject, values.value(rank))
        }
    }
}
