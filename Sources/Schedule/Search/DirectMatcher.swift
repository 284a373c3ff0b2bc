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
                matchWords(key, loosely: false)
            }
        }
    }

    /// The lowest direct rank: an и of the query stands for й.
    func matchShortI() {
        guard query.key.indices.dropLast().contains(where: { query.key[$0] == 0xD0 && query.key[$0 + 1] == 0xB8 })
        else { return }
        query.key.withUnsafeBufferPointer { key in
            if query.isOneWord {
                for range in looseSuffixes(key) { markSuffixes(range, as: .shortI) }
            } else {
                matchWords(key, loosely: true)
            }
        }
    }

    private func isShort(_ count: Int) -> Bool { shortWordsAreWhole && count <= 6 }

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

    /// The suffixes that begin with a needle some of whose и are й, each at least once.
    private func looseSuffixes(_ needle: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var states: [(range: Range<Int>, isLoose: Bool)] = [(0..<views.suffixes.count, false)]
        var start = 0
        var position = 0
        let shortI: [UInt8] = [0xD0, 0xB9]
        while position <= needle.count, !states.isEmpty {
            let isI = position + 1 < needle.count && needle[position] == 0xD0 && needle[position + 1] == 0xB8
            guard isI || position == needle.count else {
                position += 1
                continue
            }
            // First the bytes up to here, which stand for themselves; then и and й.
            let plain = UnsafeBufferPointer(rebasing: needle[start..<position])
            states = states.map { (views.narrow($0.range, depth: start, plain), $0.isLoose) }
                .filter { !$0.range.isEmpty }
            if position == needle.count {
                found = states.filter(\.isLoose).map(\.range)
                break
            }
            let letter = UnsafeBufferPointer(rebasing: needle[position..<position + 2])
            let same = states.map { (views.narrow($0.range, depth: position, letter), $0.isLoose) }
            let other = shortI.withUnsafeBufferPointer { letter in
                states.map { (views.narrow($0.range, depth: position, letter), true) }
            }
            // Words with many и have few forms that exist.
            states = Array((same + other).filter { !$0.0.isEmpty }.prefix(64))
            position += 2
            start = position
        }
        return found
    }

    // MARK: Several words

    /// A word of the query with all suffixes that it begins.
    private struct QueryWord {
        let range: Range<Int>
        let suffixes: [Range<Int>]
        let volume: Int
    }

    /// Stations that have all words somewhere; those that have the query as it stands get the rank of its place.
    private func matchWords(_ key: UnsafeBufferPointer<UInt8>, loosely: Bool) {
        var words: [QueryWord] = []
        var isLoose = false
        var least = Int.max
        // Long words first: they are rare, and what is far more frequent than the rarest is not counted to its end.
        for range in query.words.sorted(by: { $0.count > $1.count }) {
            let needle = UnsafeBufferPointer(rebasing: key[range])
            var suffixes = [views.suffixes(of: needle)].filter { !$0.isEmpty }
            if loosely {
                let loose = looseSuffixes(needle)
                isLoose = isLoose || !loose.isEmpty
                suffixes += loose
            }
            if suffixes.isEmpty { return }
            let most = least == .max ? .max : least * 16 + 1_024
            let volume = suffixes.reduce(0) { $0 + self.volume($1, atMost: most) }
            least = min(least, volume)
            words.append(QueryWord(range: range, suffixes: suffixes, volume: volume))
        }
        if loosely, !isLoose { return }
        words.sort { $0.volume < $1.volume }
        collectCandidates(&words, key)
        verifyCandidates(words, key, loosely: loosely)
    }

    /// About how many stations the words of a range of suffixes lead to; counted until it is more than a limit.
    private func volume(_ range: Range<Int>, atMost limit: Int) -> Int {
        var volume = 0
        let perCity = views.stationCount / max(1, views.cityCount) + 1
        for position in range where volume <= limit {
            let word = Int(views.suffixes[position]) >> 8
            volume += views.postings(word, .title).count + views.postings(word, .city).count * perCity
            for posting in views.postings(word, .region) {
                volume += views.cities(ofRegion: Int(posting >> 2)).count * perCity
            }
        }
        return volume
    }

    /// Fills the candidates with the stations of the rarest word, cut down by further words as long as noting those
    /// costs less than looking at each candidate; what is noted is taken off the words.
    private func collectCandidates(_ words: inout [QueryWord], _ key: UnsafeBufferPointer<UInt8>) {
        let rarest = words.removeFirst()
        insert(rarest, key, into: scratch.candidates)
        var count = rarest.volume
        while let next = words.first, next.volume < count * 16 {
            guard count > 64, !Task.isCancelled else { return }
            words.removeFirst()
            insert(next, key, into: scratch.others)
            count = 0
            for index in 0..<scratch.stationBitWords {
                scratch.candidates[index] &= scratch.others[index]
                scratch.others[index] = 0
                count += scratch.candidates[index].nonzeroBitCount
            }
        }
    }

    private func insert(_ word: QueryWord, _ key: UnsafeBufferPointer<UInt8>, into bits: UnsafeMutablePointer<UInt64>) {
        let wholeOnly = isShort(word.range.count)
        for position in word.suffixes.joined() {
            let entry = Int(views.suffixes[position])
            let number = entry >> 8
            if wholeOnly, entry & 0xFF != 0 || views.word(number).count != word.range.count { continue }
            for posting in views.postings(number, .title) where Int(posting >> 2) < scratch.stationCount {
                let station = Int(posting >> 2)
                bits[station >> 6] |= 1 << UInt64(station & 63)
            }
            for posting in views.postings(number, .city) {
                Scratch.insert(views.stations(ofCity: Int(posting >> 2)), into: bits)
            }
            for posting in views.postings(number, .region) {
                for city in views.cities(ofRegion: Int(posting >> 2)) {
                    Scratch.insert(views.stations(ofCity: Int(city)), into: bits)
                }
            }
        }
    }

    /// What is known of the city that candidates stand in.
    private struct CityFacts {
        var city = -1
        var place: KeyMatch.Place?
        /// A bit for each word that city or region has.
        var words: UInt64 = 0
    }

    private func verifyCandidates(_ words: [QueryWord], _ key: UnsafeBufferPointer<UInt8>, loosely: Bool) {
        let needles = words.map { UnsafeBufferPointer(rebasing: key[$0.range]) }
        var facts = CityFacts()
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
                let city = Int(views.cityOfStation[station])
                if city != facts.city { facts = cityFacts(city, needles, key, loosely: loosely) }
                let title = views.titleKey(station)
                guard hasAll(needles, in: title, facts, loosely: loosely) else { continue }
                let rank = loosely ? .shortI : rank(of: key, title, facts)
                scratch.mark(station: station, city: city, values.value(rank))
            }
        }
    }

    private func cityFacts(
        _ city: Int,
        _ needles: [UnsafeBufferPointer<UInt8>],
        _ key: UnsafeBufferPointer<UInt8>,
        loosely: Bool
    ) -> CityFacts {
        let cityKey = views.cityKey(city)
        let regionKey = views.regionKey(Int(views.regionOfCity[city]))
        var facts = CityFacts(city: city, place: loosely ? nil : KeyMatch.place(of: key, in: cityKey))
        for (number, needle) in needles.enumerated().prefix(64)
        where has(needle, in: cityKey, loosely: loosely) || has(needle, in: regionKey, loosely: loosely) {
            facts.words |= 1 << UInt64(number)
        }
        return facts
    }

    private func hasAll(
        _ needles: [UnsafeBufferPointer<UInt8>],
        in title: UnsafeBufferPointer<UInt8>,
        _ facts: CityFacts,
        loosely: Bool
    ) -> Bool {
        for (number, needle) in needles.enumerated() {
            if number < 64, facts.words & 1 << UInt64(number) != 0 { continue }
            if !has(needle, in: title, loosely: loosely) { return false }
        }
        return true
    }

    private func has(_ needle: UnsafeBufferPointer<UInt8>, in key: UnsafeBufferPointer<UInt8>, loosely: Bool) -> Bool {
        if loosely { return KeyMatch.findLoosely(needle, in: key) != nil }
        guard isShort(needle.count) else { return KeyMatch.find(needle, in: key) != nil }
        var start = 0
        while let position = KeyMatch.find(needle, in: key, from: start) {
            let end = position + needle.count
            if KeyMatch.isWordStart(position, in: key), end == key.count || !KeyWords.isWordScalar(key, at: end).0 {
                return true
            }
            start = position + 1
        }
        return false
    }

    private func rank(
        of key: UnsafeBufferPointer<UInt8>,
        _ title: UnsafeBufferPointer<UInt8>,
        _ facts: CityFacts
    ) -> Rank {
        let city = facts.place.map { DirectMatcher.rank($0, whole: .wholeCity, inside: .insideCity) } ?? .allWords
        if city == .wholeCity { return city }
        let place = KeyMatch.place(of: key, in: title)
        let own = place.map { DirectMatcher.rank($0, whole: .wholeTitle, inside: .insideTitle) } ?? .allWords
        let best = min(own, city)
        guard best == .allWords else { return best }
        return beginsWords(key, title, views.cityKey(facts.city)) ? .allWordStarts : .allWords
    }

    /// Whether each word of the query begins a word of title or city, no two the same one.
    private func beginsWords(
        _ key: UnsafeBufferPointer<UInt8>,
        _ title: UnsafeBufferPointer<UInt8>,
        _ city: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        var taken: [UnsafeBufferPointer<UInt8>] = []
        // The longest first: it has the fewest words to choose from.
        for range in query.words.sorted(by: { $0.count > $1.count }) {
            let needle = UnsafeBufferPointer(rebasing: key[range])
            let word = DirectMatcher.word(from: needle, in: title, not: taken)
            guard let word = word ?? DirectMatcher.word(from: needle, in: city, not: taken) else { return false }
            taken.append(word)
        }
        return true
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

    static func rank(_ place: KeyMatch.Place, whole: Rank, inside: Rank) -> Rank {
        switch place {
        case .whole: return whole
        case .start: return .start
        case .wordStart: return .wordStart
        case .inside: return inside
        }
    }
}
