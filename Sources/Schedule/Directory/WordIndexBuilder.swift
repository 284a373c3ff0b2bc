import Folding

/// Builds the search index of a list: its words, their suffixes, and what each word occurs in.
struct WordIndexBuilder {
    /// What a key belongs to; in this order in the postings.
    enum Field: UInt32 {
        case title, city, region
    }

    private var table = WordTable()
    private var wordOf: [UInt32] = []
    private var postingOf: [UInt32] = []
    private var fieldOf: [UInt8] = []
    /// For each word its latest occurrence, so that a word that a key has twice is one posting.
    private var latest: [Int] = []

    /// Takes in the words of a key.
    ///
    /// Keys of a field come in the order of their subjects.
    mutating func add(_ key: UnsafeBufferPointer<UInt8>, _ field: Field, subject: Int) {
        for range in KeyWords.ranges(in: key) {
            let word = table.number(of: UnsafeBufferPointer(rebasing: key[range]))
            var posting = UInt32(subject) << 2
            if range.lowerBound == 0 { posting |= Posting.first }
            if range.count == key.count { posting |= Posting.whole }
            if word == latest.count {
                latest.append(-1)
            }
            let previous = latest[word]
            if previous >= 0, fieldOf[previous] == field.rawValue, postingOf[previous] >> 2 == posting >> 2 {
                postingOf[previous] |= posting & 3
                continue
            }
            latest[word] = wordOf.count
            wordOf.append(UInt32(word))
            postingOf.append(posting)
            fieldOf.append(UInt8(field.rawValue))
        }
    }

    /// The parts of the index.
    struct Index {
        var words: [UInt8] = []
        var wordEnds: [UInt32] = []
        var wordParents: [UInt32] = []
        var suffixes: [UInt32] = []
        var letterStarts: [UInt32] = []
        var postings: [UInt32] = []
        var postingEnds: [UInt32] = []
    }

    /// Sorts everything; throws `ImportError.tooLarge` where the words do not fit.
    func build() throws -> Index {
        guard table.count < DirectoryFormat.mostWords, wordOf.count < Int(UInt32.max) else {
            throw ImportError.tooLarge
        }
        var index = Index()
        let order = sortedWords()
        for word in order {
            index.words.append(contentsOf: table.bytes[table.range(word)])
            index.wordEnds.append(UInt32(index.words.count))
        }
        index.wordParents = WordIndexBuilder.parents(index)
        index.suffixes = WordIndexBuilder.suffixes(index)
        index.letterStarts = WordIndexBuilder.letterStarts(index)
        placePostings(order, &index)
        return index
    }

    private func sortedWords() -> [Int] {
        table.bytes.withUnsafeBufferPointer { bytes in
            (0..<table.count).sorted { left, right in
                WordIndexBuilder.precedes(bytes, table.range(left), table.range(right))
            }
        }
    }

    private static func precedes(_ bytes: UnsafeBufferPointer<UInt8>, _ left: Range<Int>, _ right: Range<Int>) -> Bool {
        let order = ByteComparison.compare(bytes, left, bytes, right)
        return order < 0
    }

    private static func range(_ index: Index, _ word: Int) -> Range<Int> {
        (word == 0 ? 0 : Int(index.wordEnds[word - 1]))..<Int(index.wordEnds[word])
    }

    /// The words that a word begins with are those that precede it and begin what comes between: a stack finds them.
    private static func parents(_ index: Index) -> [UInt32] {
        var stack: [Int] = []
        return index.wordEnds.indices.map { word in
            let bytes = index.words[range(index, word)]
            while let top = stack.last, !bytes.starts(with: index.words[range(index, top)]) { stack.removeLast() }
            let parent = stack.last ?? word
            stack.append(word)
            return UInt32(parent)
        }
    }

    /// A suffix begins at every scalar of a word, as far as its offset fits into a byte.
    private static func suffixes(_ index: Index) -> [UInt32] {
        var entries: [(head: UInt64, entry: UInt32)] = []
        index.words.withUnsafeBufferPointer { bytes in
            for word in index.wordEnds.indices {
                let range = range(index, word)
                for offset in 0..<min(range.count, 256) where bytes[range.lowerBound + offset] & 0xC0 != 0x80 {
                    let suffix = range.lowerBound + offset..<range.upperBound
                    entries.append((ByteComparison.head(bytes, suffix), UInt32(word) << 8 | UInt32(offset)))
                }
            }
            entries.sort { left, right in
                if left.head != right.head { return left.head < right.head }
                let order = ByteComparison.compare(
                    bytes,
                    suffix(index, left.entry),
                    bytes,
                    suffix(index, right.entry)
                )
                return order != 0 ? order < 0 : left.entry < right.entry
            }
        }
        return entries.map(\.entry)
    }

    /// UTF-8 sorts as the scalars do: counted and added up, they tell where each begins.
    private static func letterStarts(_ index: Index) -> [UInt32] {
        var starts = [UInt32](repeating: 0, count: DirectoryFormat.letterCount + 1)
        index.words.withUnsafeBufferPointer { bytes in
            for entry in index.suffixes {
                let (scalar, _) = UTF8Scalar.decode(bytes, at: suffix(index, entry).lowerBound)
                if scalar < DirectoryFormat.letterCount { starts[Int(scalar) + 1] += 1 }
            }
        }
        for scalar in starts.indices.dropFirst() { starts[scalar] += starts[scalar - 1] }
        return starts
    }

    private static func suffix(_ index: Index, _ entry: UInt32) -> Range<Int> {
        let range = range(index, Int(entry >> 8))
        return range.lowerBound + Int(entry & 0xFF)..<range.upperBound
    }

    /// A counting sort by word and field; within those the postings keep the order of their subjects.
    private func placePostings(_ order: [Int], _ index: inout Index) {
        var rank = [Int](repeating: 0, count: order.count)
        for (position, word) in order.enumerated() { rank[word] = position }
        var ends = [UInt32](repeating: 0, count: order.count * 3 + 1)
        for occurrence in wordOf.indices {
            ends[rank[Int(wordOf[occurrence])] * 3 + Int(fieldOf[occurrence]) + 1] += 1
        }
        for slot in ends.indices.dropFirst() { ends[slot] += ends[slot - 1] }
        var next = ends
        index.postings = [UInt32](repeating: 0, count: wordOf.count)
        for occurrence in wordOf.indices {
            let slot = rank[Int(wordOf[occurrence])] * 3 + Int(fieldOf[occurrence])
            index.postings[Int(next[slot])] = postingOf[occurrence]
            next[slot] += 1
        }
        index.postingEnds = Array(ends.dropFirst())
    }
}

/// Comparing runs of bytes, unsigned, as `memcmp` does.
enum ByteComparison {
    /// Negative, zero or positive; the shorter of two runs that begin alike comes first.
    static func compare(
        _ left: UnsafeBufferPointer<UInt8>,
        _ leftRange: Range<Int>,
        _ right: UnsafeBufferPointer<UInt8>,
        _ rightRange: Range<Int>
    ) -> Int {
        let shared = min(leftRange.count, rightRange.count)
        var offset = 0
        while offset < shared {
            let difference =
                Int(left[leftRange.lowerBound + offset]) - Int(right[rightRange.lowerBound + offset])
            if difference != 0 { return difference }
            offset += 1
        }
        return leftRange.count - rightRange.count
    }

    /// The first eight bytes as a number that compares like them; shorter runs are filled up with zeros.
    static func head(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt64 {
        var head: UInt64 = 0
        for offset in 0..<min(8, range.count) {
            head |= UInt64(bytes[range.lowerBound + offset]) << UInt64(56 - offset * 8)
        }
        return head
    }
}
