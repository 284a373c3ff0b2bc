/// Finds what a query stands in when spaces are left out of account: "saintetienne", "villeneuve d ascq".
///
/// The second key of a title is not stored. A query that runs over the end of a word begins with a whole word, and the
/// next words begin with its rest; where the list has such words, the titles that hold them are looked at.
struct SpacelessMatcher {
    let views: ListViews
    let scratch: Scratch
    let query: SearchQuery

    /// Shorter queries would be found across the ends of words that have nothing to do with each other.
    static let fewestLetters = 5

    func match() {
        guard query.isPlain, query.letterCount >= SpacelessMatcher.fewestLetters else { return }
        let spaceless = query.spaceless
        if query.words.count > 1 {
            // Typed apart, written together.
            DirectMatcher(views: views, scratch: scratch, query: SearchQuery(key: spaceless)).match()
        }
        spaceless.withUnsafeBufferPointer { spaceless in
            let search = Search(text: spaceless, bounds: ownBounds())
            var places: [Place] = []
            for first in views.properPrefixes(of: spaceless) {
                extend(Chain(first), views.word(first).count, search, &places)
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

    /// Words of the list whose letters, one word after the other, a text begins with.
    private struct Chain {
        let first: Int
        /// The latest; nil where the first one is alone.
        var last: Int?
        var count = 1

        init(_ first: Int) { self.first = first }

        func followed(by word: Int) -> Chain {
            var chain = self
            chain.last = word
            chain.count += 1
            return chain
        }
    }

    private static let mostWords = 7

    /// What is looked for, without spaces, and where the query has them.
    private struct Search {
        let text: UnsafeBufferPointer<UInt8>
        let bounds: [Int]
    }

    /// The words that may follow at a place: many chains lead to the same ones.
    private struct Place {
        let position: Int
        /// The first word that does not precede what follows, and whether it begins with it.
        let end: Int
        let isEnd: Bool
        let next: [Int]
    }

    private func place(_ position: Int, _ search: Search, _ places: inout [Place]) -> Place {
        for place in places where place.position == position { return place }
        let rest = UnsafeBufferPointer(rebasing: search.text[position...])
        let end = views.firstWord(notBefore: rest)
        let place = Place(
            position: position,
            end: end,
            isEnd: views.word(end).starts(with: rest),
            next: views.properPrefixes(of: rest, before: end)
        )
        places.append(place)
        return place
    }

    /// Goes on with the words that the rest of the query begins with, and looks at what holds a chain to its end.
    ///
    /// What has the words of the query as they stand is found as it stands.
    private func extend(
        _ chain: Chain,
        _ position: Int,
        _ search: Search,
        _ places: inout [Place],
        isOwnBefore: Bool = true
    ) {
        let isOwn =
            isOwnBefore && chain.count <= search.bounds.count && search.bounds[chain.count - 1] == position
        let place = place(position, search, &places)
        if place.isEnd, !(isOwn && chain.count == search.bounds.count) {
            if let last = chain.last {
                verify(chain.first, last, search.text)
            } else {
                let rest = UnsafeBufferPointer(rebasing: search.text[position...])
                var end = place.end
                while views.word(end).starts(with: rest), end < views.wordEnds.count {
                    verify(chain.first, end, search.text)
                    end += 1
                }
            }
        }
        guard chain.count < SpacelessMatcher.mostWords else { return }
        for next in place.next {
            extend(
                chain.followed(by: next),
                position + views.word(next).count,
                search,
                &places,
                isOwnBefore: isOwn
            )
        }
    }

    /// Looks at the titles and cities that hold both of two words.
    private func verify(_ first: Int, _ second: Int, _ spaceless: UnsafeBufferPointer<UInt8>) {
        verify(first, second, .title, spaceless)
        verify(first, second, .city, spaceless)
    }

    private func verify(
        _ first: Int,
        _ second: Int,
        _ field: WordIndexBuilder.Field,
        _ spaceless: UnsafeBufferPointer<UInt8>
    ) {
        let one = views.postings(first, field)
        let other = views.postings(second, field)
        let fewer = one.count < other.count ? one : other
        let more = one.count < other.count ? other : one
        for posting in fewer where first == second || SpacelessMatcher.contains(more, posting >> 2) {
            verify(Int(posting >> 2), field, spaceless)
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
            scratch.ranks.mark(station: subject, rank)
        } else {
            let rank = DirectMatcher.rank(place, whole: .wholeCity, inside: .insideCity)
            scratch.ranks.mark(city: subject, rank)
        }
    }
}
