import Folding

/// Finds the stations that have all words of a query somewhere in title, city or region, and notes their values.
///
/// Where the rarest word is in few stations, each of those is looked at. Where all words are frequent, the stations of
/// each word are noted as bits, and the sets are intersected; then only those are looked at that may hold the query as
/// it stands: they have the word that it begins with in front of the one that it ends with.
struct WordsMatcher {
    let views: ListViews
    let scratch: Scratch
    let query: SearchQuery
    /// Where a word of up to three letters has to be a whole word.
    let shortWordsAreWhole: Bool
    /// Whether an и of the query stands for й as well.
    let isLoose: Bool

    private let key: UnsafeBufferPointer<UInt8>
    /// The query's words, rarest first.
    private var words: [Word] = []
    /// Words of the query that begin with another one: both may want one and the same word of a title.
    private var nested: [(longer: Int, shorter: Int)] = []
    /// The query's words, the longest first.
    private var longestFirst: [Range<Int>] = []

    /// A word of the query.
    private struct Word {
        let range: Range<Int>
        let needle: UnsafeBufferPointer<UInt8>
        /// The suffixes that it begins.
        let suffixes: Range<Int>
        /// Those that it begins with some of its и for й, where the query is loose.
        let loose: [Range<Int>]
        /// What its letter stands in, where it is one letter in many names.
        let letter: LetterSets?
        /// About how many stations those lead to.
        var volume = 0
    }

    /// Looking at a station costs about as much as noting so many.
    private static let costOfLooking = 40
    /// Words of a range of suffixes that are counted to tell how much it leads to.
    private static let mostCounted = 16
    /// So few are looked at without noting more.
    private static let fewCandidates = 32

    /// Notes everything; the key is that of the query.
    static func match(
        _ matcher: DirectMatcher,
        _ key: UnsafeBufferPointer<UInt8>,
        isLoose: Bool
    ) {
        var words = WordsMatcher(matcher, key, isLoose: isLoose)
        guard words.lookUp() else { return }
        words.match()
    }

    private init(_ matcher: DirectMatcher, _ key: UnsafeBufferPointer<UInt8>, isLoose: Bool) {
        views = matcher.views
        scratch = matcher.scratch
        query = matcher.query
        shortWordsAreWhole = matcher.shortWordsAreWhole
        self.isLoose = isLoose
        self.key = key
    }

    private func isShort(_ count: Int) -> Bool { shortWordsAreWhole && count <= DirectMatcher.shortWord }

    // MARK: Looking up

    /// Looks up the words, rarest first; false where one does not occur at all.
    private mutating func lookUp() -> Bool {
        let looseForms =
            isLoose ? query.words.map { LooseSuffixes.find(UnsafeBufferPointer(rebasing: key[$0]), in: views) } : []
        if isLoose, looseForms.allSatisfy(\.isEmpty) { return false }
        words.reserveCapacity(query.words.count)
        for (number, range) in query.words.enumerated() {
            let needle = UnsafeBufferPointer(rebasing: key[range])
            let own = views.suffixes(of: needle)
            let loose = isLoose ? looseForms[number] : []
            guard !own.isEmpty || !loose.isEmpty else { return false }
            let letter = isShort(needle.count) ? nil : views.letterSets(of: needle)
            words.append(Word(range: range, needle: needle, suffixes: own, loose: loose, letter: letter))
        }
        for index in words.indices {
            words[index].volume = words[index].loose.reduce(volume(words[index].suffixes)) { $0 + volume($1) }
        }
        if words.count > 1 { words.sort { $0.volume < $1.volume } }
        nested = nestedWords()
        if !nested.isEmpty { longestFirst = query.words.sorted { $0.count > $1.count } }
        return true
    }

    private func nestedWords() -> [(longer: Int, shorter: Int)] {
        var nested: [(longer: Int, shorter: Int)] = []
        for index in words.indices {
            for other in words.indices.dropFirst(index + 1) {
                if words[index].needle.starts(with: words[other].needle) {
                    nested.append((index, other))
                } else if words[other].needle.starts(with: words[index].needle) {
                    nested.append((other, index))
                }
            }
        }
        return nested
    }

    /// About how many stations the words of a range of suffixes lead to; of a long range some words tell it.
    private func volume(_ range: Range<Int>) -> Int {
        var volume = 0
        let perCity = views.stationCount / max(1, views.cityCount) + 1
        let step = range.count / WordsMatcher.mostCounted + 1
        for position in stride(from: range.lowerBound, to: range.upperBound, by: step) {
            let word = Int(views.suffixes[position]) >> 8
            volume += views.postings(word, .title).count + views.postings(word, .city).count * perCity
            for posting in views.postings(word, .region) {
                volume += views.cities(ofRegion: Int(posting >> 2)).count * perCity
            }
        }
        return volume * step
    }

    // MARK: Matching

    private func match() {
        note(words[0], into: scratch.candidates)
        var noted = 1
        var count = words[0].volume
        while noted < words.count, count > WordsMatcher.fewCandidates, !Task.isCancelled,
            words[noted].letter != nil || words[noted].volume < count * WordsMatcher.costOfLooking
        {
            note(words[noted], into: scratch.others)
            count = scratch.intersectCandidates()
            noted += 1
        }
        if noted == words.count, isLoose {
            takeAllCandidates(.shortI)
        } else if noted == words.count, count > WordsMatcher.fewCandidates {
            noteQueryInCities()
            noteQueryInTitles()
            collectStarts()
            if nested.count > 1 {
                takeCandidates { station in
                    scratch.contains(station, in: scratch.others) ? startsRank(station) : .allWords
                }
            } else {
                // Who has all words is noted as that, and who has them at the start of words as that, too.
                add(scratch.others, .allWordStarts)
                takeAllCandidates(.allWords)
            }
            scratch.clear(scratch.others)
        } else {
            let left = words[noted...]
            var facts = CityFacts()
            takeCandidates { station in look(at: station, for: left, &facts) }
        }
    }

    /// Notes a rank of the candidates that are in a set.
    private func add(_ bits: UnsafeMutablePointer<UInt64>, _ rank: Rank) {
        let set = scratch.ranks.stations(rank)
        for index in 0..<scratch.ranks.stationWords { set[index] |= bits[index] & scratch.candidates[index] }
    }

    /// Takes the candidates out of their set and gives all of them a rank.
    private func takeAllCandidates(_ rank: Rank) {
        add(scratch.candidates, rank)
        scratch.clear(scratch.candidates)
    }

    /// Takes the candidates out of their set and marks each with the rank that it is given, if any.
    private func takeCandidates(_ rank: (_ station: Int) -> Rank?) {
        var isCancelled = false
        for index in 0..<scratch.stationBitWords {
            var bits = scratch.candidates[index]
            guard bits != 0 else { continue }
            // The set is left clean, cancelled or not.
            scratch.candidates[index] = 0
            if index & 0x3F == 0, Task.isCancelled { isCancelled = true }
            while bits != 0, !isCancelled {
                let station = index << 6 + bits.trailingZeroBitCount
                bits &= bits - 1
                if let rank = rank(station) { scratch.ranks.mark(station: station, rank) }
            }
        }
    }

    /// Notes the stations that have a word.
    private func note(_ word: Word, into bits: UnsafeMutablePointer<UInt64>) {
        if isShort(word.needle.count) {
            views.noteStations(ofWholeWord: word.needle, into: bits)
        } else {
            views.noteStations(ofSuffixes: word.suffixes, into: bits)
        }
        for range in word.loose { views.noteStations(ofSuffixes: range, into: bits) }
    }

    /// Fills `others` with the stations in whose title or city each word of the query begins a word of its own.
    ///
    /// With more than one pair of nested words it holds all those stations and some more.
    private func collectStarts() {
        for (number, word) in words.enumerated() {
            let bits = number == 0 ? scratch.others : scratch.further
            if let pair = nested.first(where: { $0.shorter == number }) {
                noteOwnStarts(of: word, beside: words[pair.longer], into: bits)
            } else if let letter = word.letter {
                let count = scratch.ranks.stationWords
                RankSets.add(letter.stationsWithWord, to: bits, count: count, members: views.stationCount)
            } else {
                for start in views.words(startingWith: word.needle) { views.noteStations(ofWord: start, into: bits) }
            }
            if number > 0, !scratch.intersectOthers() { return }
        }
    }

    /// Notes the stations that have a word which begins with `word` beside one that begins with `longer`, which begins
    /// with `word` itself: one that does not begin with `longer`, or two different ones that do.
    private func noteOwnStarts(of word: Word, beside longer: Word, into bits: UnsafeMutablePointer<UInt64>) {
        let both = views.words(startingWith: longer.needle)
        for start in views.words(startingWith: word.needle) where !both.contains(start) {
            views.noteStations(ofWord: start, into: bits)
        }
        for start in both {
            eachStation(of: start) { if scratch.contains($0, in: scratch.seen) { scratch.insert($0, into: bits) } }
            views.noteStations(ofWord: start, into: scratch.seen)
        }
        scratch.clear(scratch.seen)
    }

    private func eachStation(of word: Int, _ body: (Int) -> Void) {
        for posting in views.postings(word, .title) { body(Int(posting >> 2)) }
        for posting in views.postings(word, .city) { views.stations(ofCity: Int(posting >> 2)).forEach(body) }
    }

    // MARK: The query as it stands

    private func noteQueryInTitles() {
        guard collectPhrase(.title) else { return }
        let phrase = Phrase(key)
        for index in 0..<scratch.stationBitWords {
            var bits = scratch.others[index] & scratch.candidates[index]
            scratch.others[index] = 0
            while bits != 0 {
                let station = index << 6 + bits.trailingZeroBitCount
                bits &= bits - 1
                guard let place = phrase.place(in: views.titleKey(station)) else { continue }
                let rank = DirectMatcher.rank(place, whole: .wholeTitle, inside: .insideTitle)
                scratch.ranks.mark(station: station, rank)
            }
        }
    }

    private func noteQueryInCities() {
        guard collectPhrase(.city) else { return }
        let phrase = Phrase(key)
        for index in 0..<scratch.stationBitWords {
            var bits = scratch.others[index]
            scratch.others[index] = 0
            while bits != 0 {
                let city = index << 6 + bits.trailingZeroBitCount
                bits &= bits - 1
                guard let place = phrase.place(in: views.cityKey(city)) else { continue }
                let rank = DirectMatcher.rank(place, whole: .wholeCity, inside: .insideCity)
                for station in views.stations(ofCity: city) where scratch.contains(station, in: scratch.candidates) {
                    scratch.ranks.mark(station: station, rank)
                }
            }
        }
    }

    /// Fills `others` with the titles or cities that may hold the query as it stands; false where none does.
    ///
    /// All but its first word begin a word there, all but its last one end one.
    private func collectPhrase(_ field: WordIndexBuilder.Field) -> Bool {
        var isFirst = true
        for range in query.words.prefix(4) {
            let bits = isFirst ? scratch.others : scratch.further
            let needle = UnsafeBufferPointer(rebasing: key[range])
            let mustEnd = range.upperBound < key.count
            if range.lowerBound > 0, !mustEnd, let letter = views.letterSets(of: needle) {
                noteSubjects(of: letter, field, into: bits)
            } else if range.lowerBound > 0 {
                for word in views.words(startingWith: needle) {
                    if mustEnd, views.word(word).count != needle.count { break }
                    noteSubjects(of: word, field, into: bits)
                }
            } else {
                for position in views.suffixes(of: needle) {
                    let entry = Int(views.suffixes[position])
                    // The suffixes that are the needle stand before those that only begin with it.
                    if mustEnd, views.word(entry >> 8).count - entry & 0xFF != needle.count { break }
                    noteSubjects(of: entry >> 8, field, into: bits)
                }
            }
            if !isFirst, !scratch.intersectOthers() { return false }
            isFirst = false
        }
        return true
    }

    private func noteSubjects(
        of word: Int,
        _ field: WordIndexBuilder.Field,
        into bits: UnsafeMutablePointer<UInt64>
    ) {
        for posting in views.postings(word, field) { scratch.insert(Int(posting >> 2), into: bits) }
    }

    private func noteSubjects(
        of letter: LetterSets,
        _ field: WordIndexBuilder.Field,
        into bits: UnsafeMutablePointer<UInt64>
    ) {
        let members = field == .title ? views.stationCount : views.cityCount
        let sets =
            field == .title
            ? [letter.titlesStarting, letter.titlesWithWord] : [letter.citiesStarting, letter.citiesWithWord]
        for set in sets { RankSets.add(set, to: bits, count: LetterSets.words(members), members: members) }
    }

    // MARK: Looking at one station

    /// What is known of the city that candidates stand in.
    private struct CityFacts {
        var city = -1
        var place: KeyMatch.Place?
        /// A bit for each word that city or region has, of those that are looked for.
        var words: UInt64 = 0
    }

    /// The rank of a station that has all words but some that are left to look for; nil where it has not all of those.
    private func look(at station: Int, for left: ArraySlice<Word>, _ facts: inout CityFacts) -> Rank? {
        let city = Int(views.cityOfStation[station])
        if city != facts.city { facts = cityFacts(city, left) }
        let title = views.titleKey(station)
        for number in left.indices {
            let isInCity = number < 64 && facts.words >> UInt64(number) & 1 != 0
            guard isInCity || occurrence(of: left[number].needle, in: title).has else { return nil }
        }
        if isLoose { return .shortI }
        let inCity = facts.place.map { DirectMatcher.rank($0, whole: .wholeCity, inside: .insideCity) } ?? .allWords
        if inCity == .wholeCity { return inCity }
        let inTitle =
            KeyMatch.place(of: key, in: title).map {
                DirectMatcher.rank($0, whole: .wholeTitle, inside: .insideTitle)
            } ?? .allWords
        let best = min(inCity, inTitle)
        guard best == .allWords else { return best }
        let cityKey = views.cityKey(city)
        for word in words where !occurrence(of: word.needle, in: title).starts {
            guard occurrence(of: word.needle, in: cityKey).starts else { return .allWords }
        }
        return startsRank(station)
    }

    private func cityFacts(_ city: Int, _ left: ArraySlice<Word>) -> CityFacts {
        let cityKey = views.cityKey(city)
        let regionKey = views.regionKey(Int(views.regionOfCity[city]))
        var facts = CityFacts(city: city, place: isLoose ? nil : KeyMatch.place(of: key, in: cityKey))
        for number in left.indices.prefix(64)
        where occurrence(of: left[number].needle, in: cityKey).has
            || occurrence(of: left[number].needle, in: regionKey).has
        {
            if number < 64 { facts.words |= 1 << UInt64(number) }
        }
        return facts
    }

    /// Whether a key has a word of the query, and whether a word of the key begins with it.
    private func occurrence(
        of needle: UnsafeBufferPointer<UInt8>,
        in key: UnsafeBufferPointer<UInt8>
    ) -> (has: Bool, starts: Bool) {
        if isLoose { return (KeyMatch.findLoosely(needle, in: key) != nil, false) }
        let wholeOnly = isShort(needle.count)
        var has = false
        var starts = false
        var start = 0
        while let position = KeyMatch.find(needle, in: key, from: start) {
            if KeyMatch.isWordStart(position, in: key) {
                starts = true
                let end = position + needle.count
                if !wholeOnly || end == key.count || !KeyWords.isWordScalar(key, at: end).0 { return (true, true) }
            } else if !wholeOnly {
                has = true
            }
            start = position + 1
        }
        return (has, starts)
    }

    /// The rank of a station whose title or city has words that begin with each word of the query: no two may want the
    /// same one.
    private func startsRank(_ station: Int) -> Rank {
        guard !nested.isEmpty else { return .allWordStarts }
        let title = views.titleKey(station)
        let city = views.cityKey(Int(views.cityOfStation[station]))
        var taken: [UnsafeBufferPointer<UInt8>] = []
        // The longest first: it has the fewest words to choose from.
        for range in longestFirst {
            let needle = UnsafeBufferPointer(rebasing: key[range])
            let word = WordsMatcher.word(from: needle, in: title, not: taken)
            guard let word = word ?? WordsMatcher.word(from: needle, in: city, not: taken) else { return .allWords }
            taken.append(word)
        }
        return .allWordStarts
    }

    /// A word that a needle begins and that does not read like one that is taken: titles repeat the city's name.
    private static func word(
        from needle: UnsafeBufferPointer<UInt8>,
        in key: UnsafeBufferPointer<UInt8>,
        not taken: [UnsafeBufferPointer<UInt8>]
    ) -> UnsafeBufferPointer<UInt8>? {
        var start = 0
        while let position = KeyMatch.find(needle, in: key, from: start) {
            if KeyMatch.isWordStart(position, in: key) {
                var end = position + needle.count
                while end < key.count {
                    let (isWord, length) = KeyWords.isWordScalar(key, at: end)
                    guard isWord else { break }
                    end += length
                }
                let word = UnsafeBufferPointer(rebasing: key[position..<end])
                if !taken.contains(where: { $0.elementsEqual(word) }) { return word }
            }
            start = position + 1
        }
        return nil
    }
}
