/// What words led to in this search and in the last ones of the same list.
///
/// Who types goes on with the words that are there: each letter changes the last one only. A search that remembers
/// gives the same answer as one that does not.
final class WordMemory {
    /// A word and what it led to.
    private struct Entry<Value> {
        let word: [UInt8]
        /// What tells two uses of one word apart.
        let use: Int
        let value: Value
    }

    private let setWords: Int
    private var sets: [Entry<UnsafeMutablePointer<UInt64>>] = []
    private var nextSet = 0
    private var spellings: [Entry<[[UInt8]]>] = []
    private var nextSpelling = 0
    private var corrections: [Entry<[TypoFinder.Correction]>] = []
    private var nextCorrection = 0
    /// The stations that are left while words are tried one after the other.
    private let left: UnsafeMutablePointer<UInt64>
    private let union: UnsafeMutablePointer<UInt64>

    private static let mostSets = 16
    private static let mostSpellings = 24
    private static let mostCorrections = 3

    init(setWords: Int) {
        self.setWords = setWords
        left = .allocate(capacity: setWords)
        left.initialize(repeating: 0, count: setWords)
        union = .allocate(capacity: setWords)
        union.initialize(repeating: 0, count: setWords)
    }

    deinit {
        forget()
        left.deallocate()
        union.deallocate()
    }

    /// Drops everything.
    func forget() {
        for entry in sets { entry.value.deallocate() }
        sets.removeAll(keepingCapacity: true)
        nextSet = 0
        spellings.removeAll(keepingCapacity: true)
        nextSpelling = 0
        corrections.removeAll(keepingCapacity: true)
        nextCorrection = 0
    }

    @inline(__always)
    private static func find<Value>(
        _ word: UnsafeBufferPointer<UInt8>,
        _ use: Int,
        in entries: [Entry<Value>]
    ) -> Value? {
        for entry in entries where entry.use == use && entry.word.count == word.count {
            if entry.word.elementsEqual(word) { return entry.value }
        }
        return nil
    }

    private static func remember<Value>(
        _ entry: Entry<Value>,
        in entries: inout [Entry<Value>],
        _ next: inout Int,
        most: Int
    ) {
        if entries.count < most {
            entries.append(entry)
        } else {
            entries[next] = entry
            next = (next + 1) % most
        }
    }

    // MARK: Sets of stations

    /// The stations that have a word in title, city or region; it is good until the next call.
    private func stations(
        having word: UnsafeBufferPointer<UInt8>,
        wholeOnly: Bool,
        in views: ListViews
    ) -> UnsafePointer<UInt64> {
        let use = wholeOnly ? 1 : 0
        if let known = WordMemory.find(word, use, in: sets) { return UnsafePointer(known) }
        let bits: UnsafeMutablePointer<UInt64>
        if sets.count < WordMemory.mostSets {
            bits = .allocate(capacity: setWords)
            bits.initialize(repeating: 0, count: setWords)
        } else {
            bits = sets[nextSet].value
            bits.update(repeating: 0, count: setWords)
        }
        views.noteStations(having: word, wholeOnly: wholeOnly, into: bits)
        WordMemory.remember(
            Entry(word: Array(word), use: use, value: bits),
            in: &sets,
            &nextSet,
            most: WordMemory.mostSets
        )
        return UnsafePointer(bits)
    }

    /// Starts with all stations but some.
    func startWithAll(but known: [UInt32]) {
        left.update(repeating: ~0, count: setWords)
        for station in known where Int(station) >> 6 < setWords {
            left[Int(station) >> 6] &= ~(1 << UInt64(station & 63))
        }
    }

    /// Leaves the stations that have a word; returns whether there are any.
    func keep(having word: UnsafeBufferPointer<UInt8>, wholeOnly: Bool, in views: ListViews) -> Bool {
        keep(UnsafePointer(stations(having: word, wholeOnly: wholeOnly, in: views)))
    }

    /// Leaves the stations that have one of some words; returns whether there are any.
    func keep(havingOneOf words: [[UInt8]], in views: ListViews) -> Bool {
        union.update(repeating: 0, count: setWords)
        for word in words {
            let bits = word.withUnsafeBufferPointer { stations(having: $0, wholeOnly: false, in: views) }
            for index in 0..<setWords { union[index] |= bits[index] }
        }
        return keep(UnsafePointer(union))
    }

    private func keep(_ bits: UnsafePointer<UInt64>) -> Bool {
        var any: UInt64 = 0
        for index in 0..<setWords {
            left[index] &= bits[index]
            any |= left[index]
        }
        return any != 0
    }

    // MARK: Other words

    /// The spellings of a word, which are worked out if they are not known.
    func spellings(of word: UnsafeBufferPointer<UInt8>, use: Int, _ work: () -> [[UInt8]]) -> [[UInt8]] {
        if let known = WordMemory.find(word, use, in: spellings) { return known }
        let found = work()
        WordMemory.remember(
            Entry(word: Array(word), use: use, value: found),
            in: &spellings,
            &nextSpelling,
            most: WordMemory.mostSpellings
        )
        return found
    }

    /// The corrections of a word, which are worked out if they are not known.
    func corrections(
        of word: [UInt8],
        allowance: Int,
        _ work: () -> [TypoFinder.Correction]
    ) -> [TypoFinder.Correction] {
        let known = word.withUnsafeBufferPointer { WordMemory.find($0, allowance, in: corrections) }
        if let known { return known }
        let found = work()
        WordMemory.remember(
            Entry(word: word, use: allowance, value: found),
            in: &corrections,
            &nextCorrection,
            most: WordMemory.mostCorrections
        )
        return found
    }
}
