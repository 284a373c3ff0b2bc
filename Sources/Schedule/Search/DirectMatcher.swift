import Folding

/// Finds what a query stands in, as it is typed, and notes the values in a scratch.
struct DirectMatcher {
    let views: ListViews
    let scratch: Scratch
    let query: SearchQuery
    let values: HitValue
    /// Where a word of up to three letters has to be a whole word: an abbreviation's letter says nothing inside others.
    var shortWordsAreWhole = false

    /// Everything but й and the second key.
    func match() {
        guard !query.words.isEmpty else { return }
        query.key.withUnsafeBufferPointer { key in
            if query.isOneWord {
                markSuffixes(views.suffixes(of: key), needleCount: key.count, wholeOnly: isShort(key.count))
            } else {
                WordsMatcher.match(self, key, isLoose: false)
            }
        }
    }

    /// The lowest direct rank: an и of the query stands for й.
    func matchShortI() {
        guard query.key.indices.dropLast().contains(where: { query.key[$0] == 0xD0 && query.key[$0 + 1] == 0xB8 })
        else { return }
        query.key.withUnsafeBufferPointer { key in
            if query.isOneWord {
                for range in LooseSuffixes.find(key, in: views) { markSuffixes(range, as: .shortI) }
            } else {
                WordsMatcher.match(self, key, isLoose: true)
            }
        }
    }

    /// The bytes of three letters.
    static let shortWord = 6

    private func isShort(_ count: Int) -> Bool { shortWordsAreWhole && count <= DirectMatcher.shortWord }

    // MARK: One word

    /// Notes every title, city and region that a range of suffixes stands for.
    private func markSuffixes(_ range: Range<Int>, needleCount: Int, wholeOnly: Bool) {
        for position in range {
            if position & 0xFF == 0, Task.isCancelled { return }
            let entry = Int(views.suffixes[position])
            let word = entry >> 8
            let startsWord = entry & 0xFF == 0
            let isWord = startsWord && views.word(word).count == needleCount
            if wholeOnly, !isWord { continue }
            markWord(word, startsWord: startsWord, isWord: isWord)
        }
    }

    /// Notes the titles, cities and regions of a word that the query begins, is, or is inside of.
    func markWord(_ word: Int, startsWord: Bool, isWord: Bool) {
        let inside = values.value(.insideTitle)
        let wordStart = values.value(.wordStart)
        let start = values.value(.start)
        for posting in views.postings(word, .title) {
            var value = inside
            if startsWord {
                value = posting & Posting.first == 0 ? wordStart : start
                if isWord, posting & Posting.whole != 0 { value = values.value(.wholeTitle) }
            }
            let station = Int(posting >> 2)
            scratch.mark(station: station, city: Int(views.cityOfStation[station]), value)
        }
        for posting in views.postings(word, .city) {
            var value = values.value(.insideCity)
            if startsWord {
                value = posting & Posting.first == 0 ? wordStart : start
                if isWord, posting & Posting.whole != 0 { value = values.value(.wholeCity) }
            }
            scratch.mark(city: Int(posting >> 2), value)
        }
        markRegions(of: word, values.value(.allWords))
    }

    private func markRegions(of word: Int, _ value: UInt16) {
        for posting in views.postings(word, .region) {
            for city in views.cities(ofRegion: Int(posting >> 2)) { scratch.mark(city: Int(city), value) }
        }
    }

    private func markSuffixes(_ range: Range<Int>, as rank: Rank) {
        let value = values.value(rank)
        for position in range {
            let word = Int(views.suffixes[position]) >> 8
            for posting in views.postings(word, .title) {
                let station = Int(posting >> 2)
                scratch.mark(station: station, city: Int(views.cityOfStation[station]), value)
            }
            for posting in views.postings(word, .city) { scratch.mark(city: Int(posting >> 2), value) }
            markRegions(of: word, value)
        }
    }

    static func rank(_ place: KeyMatch.Place, whole: Rank, inside: Rank) -> Rank {
        switch place {
        case .whole: return whole
        case .start: return .start
        case .wordStart: return .wordStart
        case .inside: return inside
        }
    }
}
