import Folding

/// Finds words that differ from typed ones by one letter, from five letters on, or two, from nine on.
///
/// A difference is a letter too many, too few or wrong, or two neighbours swapped. The word may go on after what was
/// typed. Of two errors at most, one third of the typed word is free of any (of one, one half): those pieces are looked
/// up, and only the words that have one near its place are compared.
struct TypoFinder {
    let views: ListViews
    let scratch: Scratch
    let query: SearchQuery

    /// A word of the list that a typed word may stand for.
    struct Correction {
        /// What to look for.
        let text: [UInt8]
        /// The number of the word of the list; nil where the typed word stays.
        let word: Int?
        let distance: Int
    }

    private static let mostCorrections = 48
    private static let mostQueries = 24

    /// How many typos a number of letters may have.
    static func allowance(_ letters: Int) -> Int {
        letters >= 9 ? 2 : letters >= 5 ? 1 : 0
    }

    /// Notes the hits and gives what was looked for, numbered from `firstNumber` on.
    func match(firstNumber: Int) -> [SearchReason] {
        let allowance = TypoFinder.allowance(query.letterCount)
        guard allowance > 0, query.words.count <= 8, query.key.count <= 200 else { return [] }
        return query.words.count == 1
            ? matchWord(allowance, firstNumber) : matchWords(allowance, firstNumber)
    }

    private func matchWord(_ allowance: Int, _ firstNumber: Int) -> [SearchReason] {
        let typed = Array(query.key[query.words[0]])
        let letters = TypoFinder.letters(typed)
        let matcher = DirectMatcher(views: views, scratch: scratch, query: query)
        return corrections(of: typed, allowance).enumerated().map { number, correction in
            if let word = correction.word {
                let isWord = TypoFinder.letters(correction.text) <= letters + correction.distance
                matcher.markWord(word, startsWord: true, isWord: isWord)
                scratch.takeRanks(HitValue(alternative: firstNumber + number, isTypo: true), views)
            }
            return reason(correction.text)
        }
    }

    /// Every combination of corrections that keeps within the allowance, as far as a station has all its words.
    private func matchWords(_ allowance: Int, _ firstNumber: Int) -> [SearchReason] {
        let forms = query.words.map { self.forms(of: Array(query.key[$0]), allowance) }
        scratch.memory.startWithAll(but: [])
        for words in forms.reversed() {
            guard scratch.memory.keep(havingOneOf: words.map(\.text), in: views) else { return [] }
        }
        return combinations(of: forms, allowance).filter { $0.distance > 0 && isTogether($0.words) }
            .enumerated().map { number, combination in
                let key = Array(combination.words.joined(separator: [0x20]))
                DirectMatcher(views: views, scratch: scratch, query: SearchQuery(key: key)).match()
                scratch.takeRanks(HitValue(alternative: firstNumber + number, isTypo: true), views)
                return reason(key)
            }
    }

    /// The word as it is, where it occurs, and its corrections.
    private func forms(of typed: [UInt8], _ allowance: Int) -> [Correction] {
        var forms: [Correction] = []
        if typed.withUnsafeBufferPointer({ !views.suffixes(of: $0).isEmpty }) {
            forms.append(Correction(text: typed, word: nil, distance: 0))
        }
        let letters = TypoFinder.letters(typed)
        if letters >= 4 { forms += corrections(of: typed, min(allowance, letters >= 9 ? 2 : 1)) }
        return forms
    }

    /// The combinations with the fewest errors; of equal ones, those of earlier forms.
    private func combinations(
        of forms: [[Correction]],
        _ allowance: Int
    ) -> [(words: [[UInt8]], distance: Int)] {
        var combinations: [(words: [[UInt8]], distance: Int)] = [([], 0)]
        for words in forms {
            var next: [(words: [[UInt8]], distance: Int)] = []
            for distance in 0...allowance {
                for done in combinations {
                    for form in words where done.distance + form.distance == distance {
                        guard next.count < TypoFinder.mostQueries else { break }
                        next.append((done.words + [form.text], distance))
                    }
                }
            }
            combinations = next
        }
        return combinations
    }

    private func isTogether(_ words: [[UInt8]]) -> Bool {
        scratch.memory.startWithAll(but: [])
        return words.reversed().allSatisfy { word in
            word.withUnsafeBufferPointer { scratch.memory.keep(having: $0, wholeOnly: false, in: views) }
        }
    }

    private func reason(_ key: [UInt8]) -> SearchReason { .typo(String(decoding: key, as: UTF8.self)) }

    private static func letters(_ bytes: [UInt8]) -> Int { bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 } }

    // MARK: Words

    private func corrections(of typed: [UInt8], _ allowance: Int) -> [Correction] {
        scratch.memory.corrections(of: typed, allowance: allowance) { newCorrections(of: typed, allowance) }
    }

    private func newCorrections(of typed: [UInt8], _ allowance: Int) -> [Correction] {
        let letters = TypoFinder.scalars(typed)
        guard letters.count >= 4, letters.count <= EditDistance.mostLetters, !Task.isCancelled else { return [] }
        var candidates: [Int] = []
        collect(letters, allowance, &candidates)
        candidates.sort()
        var found: [Correction] = []
        var distance = EditDistance(typed: letters, limit: allowance)
        var previous = -1
        for word in candidates where word != previous {
            previous = word
            let bytes = views.word(word)
            let errors = distance.toBeginning(of: bytes)
            if errors > 0, errors <= allowance {
                found.append(Correction(text: Array(bytes), word: word, distance: errors))
            }
        }
        found.sort { ($0.distance, $0.text.count, $0.word ?? 0) < ($1.distance, $1.text.count, $1.word ?? 0) }
        return Array(found.prefix(TypoFinder.mostCorrections))
    }

    /// Adds the words that have an unharmed piece of the letters near its place.
    private func collect(_ letters: [UInt32], _ allowance: Int, _ candidates: inout [Int]) {
        guard allowance > 0 else {
            let prefix = TypoFinder.bytes(letters[...])
            prefix.withUnsafeBufferPointer { candidates.append(contentsOf: views.words(startingWith: $0).prefix(256)) }
            return
        }
        let pieces = allowance + 1
        let bounds = (0...pieces).map { $0 * letters.count / pieces }
        for piece in 0..<pieces {
            let start = bounds[piece]
            let text = TypoFinder.bytes(letters[start..<bounds[piece + 1]])
            text.withUnsafeBufferPointer { text in
                // An error before the first piece leaves a later one unharmed.
                if piece == 0 {
                    candidates.append(contentsOf: views.words(startingWith: text))
                } else {
                    collect(suffixes: views.suffixes(of: text), near: start, allowance, &candidates)
                }
            }
            // Two neighbours swapped across a bound harm both pieces.
            if piece > 0, letters[start - 1] != letters[start] {
                var swapped = letters
                swapped.swapAt(start - 1, start)
                collect(swapped, allowance - 1, &candidates)
            }
        }
    }

    private func collect(
        suffixes range: Range<Int>,
        near letter: Int,
        _ allowance: Int,
        _ candidates: inout [Int]
    ) {
        for position in range {
            let entry = Int(views.suffixes[position])
            let offset = entry & 0xFF
            // A letter has one to four bytes.
            guard offset >= letter - allowance, offset <= (letter + allowance) * 4 else { continue }
            let letters = views.word(entry >> 8).prefix(offset).reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
            if abs(letters - letter) <= allowance { candidates.append(entry >> 8) }
        }
    }

    private static func scalars(_ bytes: [UInt8]) -> [UInt32] {
        bytes.withUnsafeBufferPointer { bytes in
            var scalars: [UInt32] = []
            var position = 0
            while position < bytes.count {
                let (scalar, length) = UTF8Scalar.decode(bytes, at: position)
                scalars.append(scalar)
                position += length
            }
            return scalars
        }
    }

    private static func bytes(_ scalars: ArraySlice<UInt32>) -> [UInt8] {
        scalars.flatMap { scalar -> [UInt8] in
            guard let scalar = Unicode.Scalar(scalar), let utf8 = UTF8.encode(scalar) else { return [0xFF] }
            return Array(utf8)
        }
    }
}
