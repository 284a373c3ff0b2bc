import Folding

/// Finds what a query stands in, as it is typed, and notes it in the ranks of a scratch.
struct DirectMatcher {
    let views: ListViews
    let scratch: Scratch
    let query: SearchQuery
    /// Where a word of up to three letters has to be a whole word: an abbreviation's letter says nothing inside others.
    var shortWordsAreWhole = false

    /// Everything but й and the second key.
    func match() {
        guard !query.words.isEmpty else { return }
        query.key.withUnsafeBufferPointer { key in
            if !query.isOneWord {
                WordsMatcher.match(self, key, isLoose: false)
            } else if isShort(key.count) {
                markWholeWord(key)
            } else if let sets = views.letterSets(of: key) {
                markLetter(key, sets)
            } else {
                markSuffixes(views.suffixes(of: key), needleCount: key.count)
            }
        }
    }

    /// The lowest direct rank: an и of the query stands for й.
    func matchShortI() {
        guard query.hasShortI else { return }
        query.key.withUnsafeBufferPointer { key in
            if query.isOneWord {
                for range in LooseSuffixes.find(key, in: views) { markLoosely(range) }
            } else {
                WordsMatcher.match(self, key, isLoose: true)
            }
        }
    }

    /// The bytes of three letters.
    static let shortWord = 6

    private func isShort(_ count: Int) -> Bool { shortWordsAreWhole && count <= DirectMatcher.shortWord }

    // MARK: One word

    /// Notes what a letter stands in, which is worked out when a directory is written.
    private func markLetter(_ key: UnsafeBufferPointer<UInt8>, _ letter: LetterSets) {
        let ranks = scratch.ranks
        ranks.mark(stations: letter.titlesStarting, .start)
        ranks.mark(stations: letter.titlesWithWord, .wordStart)
        ranks.mark(stations: letter.titlesInside, .insideTitle)
        ranks.mark(cities: letter.citiesStarting, .start)
        ranks.mark(cities: letter.citiesWithWord, .wordStart)
        ranks.mark(cities: letter.citiesInside, .insideCity)
        ranks.mark(cities: letter.citiesOfRegions, .allWords)
        markWholeWord(key)
    }

    private func markWholeWord(_ key: UnsafeBufferPointer<UInt8>) {
        // A word precedes those that it begins.
        guard let word = views.words(startingWith: key).first, views.word(word).count == key.count else { return }
        markWord(word, startsWord: true, isWord: true)
    }

    /// Notes every title, city and region that a range of suffixes stands for.
    private func markSuffixes(_ range: Range<Int>, needleCount: Int) {
        for position in range {
            if position & 0xFF == 0, Task.isCancelled { return }
            let entry = Int(views.suffixes[position])
            let word = entry >> 8
            let startsWord = entry & 0xFF == 0
            let isWord = startsWord && views.word(word).count == needleCount
            markWord(word, startsWord: startsWord, isWord: isWord)
        }
    }

    /// Notes the titles, cities and regions of a word that the query begins, is, or is inside of.
    func markWord(_ word: Int, startsWord: Bool, isWord: Bool) {
        let ranks = scratch.ranks
        if startsWord {
            for posting in views.postings(word, .title) {
                ranks.mark(station: Int(posting >> 2), rank(posting, isWord: isWord, whole: .wholeTitle))
            }
            for posting in views.postings(word, .city) {
                ranks.mark(city: Int(posting >> 2), rank(posting, isWord: isWord, whole: .wholeCity))
            }
        } else {
            for posting in views.postings(word, .title) { ranks.mark(station: Int(posting >> 2), .insideTitle) }
            for posting in views.postings(word, .city) { ranks.mark(city: Int(posting >> 2), .insideCity) }
        }
        markRegions(of: word, .allWords)
    }

    @inline(__always)
    private func rank(_ posting: UInt32, isWord: Bool, whole: Rank) -> Rank {
        if isWord, posting & Posting.whole != 0 { return whole }
        return posting & Posting.first == 0 ? .wordStart : .start
    }

    private func markRegions(of word: Int, _ rank: Rank) {
        for posting in views.postings(word, .region) {
            for city in views.cities(ofRegion: Int(posting >> 2)) { scratch.ranks.mark(city: Int(city), rank) }
        }
    }

    private func markLoosely(_ range: Range<Int>) {
        let ranks = scratch.ranks
        if let letter = views.letterSets(of: range) {
            ranks.mark(stations: letter.stations, .shortI)
            return
        }
        for position in range {
            let word = Int(views.suffixes[position]) >> 8
            for posting in views.postings(word, .title) { ranks.mark(station: Int(posting >> 2), .shortI) }
            for posting in views.postings(word, .city) { ranks.mark(city: Int(posting >> 2), .shortI) }
            markRegions(of: word, .shortI)
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
