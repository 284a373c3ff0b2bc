import Folding

/// Finding words in the sorted words and suffixes of a list.
extension ListViews {
    /// The suffixes that begin with a needle.
    func suffixes(of needle: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        narrow(0..<suffixes.count, depth: 0, needle)
    }

    /// Of suffixes that share their first `depth` bytes, those that go on with a needle.
    ///
    /// At depth 0 all suffixes are meant.
    func narrow(_ range: Range<Int>, depth: Int, _ needle: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        if needle.isEmpty { return range }
        var range = range
        if depth == 0 {
            let (letter, length) = UTF8Scalar.decode(needle, at: 0)
            if letter < DirectoryFormat.letterCount {
                range = letterStarts.range(Int(letter) + 1, limit: suffixes.count)
                if length == needle.count { return range }
            }
        }
        let low = bound(range, depth, needle)
        guard low < range.upperBound, compare(suffix: low, depth, needle) == 0 else { return low..<low }
        return low..<end(of: low..<range.upperBound, depth, needle)
    }

    /// The first suffix of a range that does not precede a needle.
    private func bound(_ range: Range<Int>, _ depth: Int, _ needle: UnsafeBufferPointer<UInt8>) -> Int {
        var low = range.lowerBound
        var high = range.upperBound
        while low < high {
            let middle = (low + high) >> 1
            if compare(suffix: middle, depth, needle) < 0 { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Where the suffixes end that begin with a needle, as the first of a range does: in most cases soon, so steps of
    /// one, two, four and so on find a bound to bisect below.
    private func end(of range: Range<Int>, _ depth: Int, _ needle: UnsafeBufferPointer<UInt8>) -> Int {
        var low = range.lowerBound
        var high = range.upperBound
        var step = 1
        while low + step < high {
            if compare(suffix: low + step, depth, needle) != 0 {
                high = low + step
                break
            }
            low += step
            step <<= 1
        }
        low += 1
        while low < high {
            let middle = (low + high) >> 1
            if compare(suffix: middle, depth, needle) == 0 { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// How a suffix, from `depth` on, compares with a needle; 0 where it begins with it.
    @inline(__always)
    private func compare(suffix: Int, _ depth: Int, _ needle: UnsafeBufferPointer<UInt8>) -> Int {
        let entry = Int(suffixes[suffix])
        let word = wordEnds.range(entry >> 8, limit: words.bytes.count)
        return ListViews.compare(words.bytes, word.lowerBound + (entry & 0xFF) + depth, word.upperBound, needle)
    }

    @inline(__always)
    private static func compare(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ start: Int,
        _ end: Int,
        _ needle: UnsafeBufferPointer<UInt8>
    ) -> Int {
        let shared = min(end - start, needle.count)
        var offset = 0
        while offset < shared {
            let difference = Int(bytes[start + offset]) - Int(needle[offset])
            if difference != 0 { return difference }
            offset += 1
        }
        return shared == needle.count ? 0 : -1
    }

    /// The words that begin with a prefix.
    func words(startingWith prefix: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        let low = wordBound(prefix, afterEqual: false)
        return low..<max(low, wordBound(prefix, afterEqual: true))
    }

    /// The first word that does not precede a needle; or the first that neither precedes it nor begins with it.
    private func wordBound(_ needle: UnsafeBufferPointer<UInt8>, afterEqual: Bool) -> Int {
        var low = 0
        var high = wordEnds.count
        while low < high {
            let middle = (low + high) >> 1
            let word = wordEnds.range(middle, limit: words.bytes.count)
            let order = ListViews.compare(words.bytes, word.lowerBound, word.upperBound, needle)
            if order < 0 || (afterEqual && order == 0) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The first word that does not precede a text.
    func firstWord(notBefore text: UnsafeBufferPointer<UInt8>) -> Int { wordBound(text, afterEqual: false) }

    /// The words that a text begins with, longest first; the text itself is none of them.
    func properPrefixes(of text: UnsafeBufferPointer<UInt8>) -> [Int] {
        properPrefixes(of: text, before: firstWord(notBefore: text))
    }

    /// The same, where the first word is known that does not precede the text.
    ///
    /// Of all words that precede the text, the last one begins with each of them: its parents lead to all.
    func properPrefixes(of text: UnsafeBufferPointer<UInt8>, before end: Int) -> [Int] {
        var prefixes: [Int] = []
        var word = end - 1
        // A chain of parents is at most as long as the text; a damaged one ends all the same.
        for _ in 0...text.count where word >= 0 {
            let bytes = self.word(word)
            if !bytes.isEmpty, bytes.count < text.count, text.starts(with: bytes) { prefixes.append(word) }
            let parent = Int(wordParents[word])
            if parent >= word { break }
            word = parent
        }
        return prefixes
    }

    /// The titles, cities or regions that a word occurs in.
    @inline(__always)
    func postings(_ word: Int, _ field: WordIndexBuilder.Field) -> UnsafeBufferPointer<UInt32> {
        postings.buffer(postingEnds.range(word * 3 + Int(field.rawValue), limit: postings.count))
    }

    /// The cities of a region.
    @inline(__always)
    func cities(ofRegion region: Int) -> UnsafeBufferPointer<UInt32> {
        regionCities.buffer(regionEnds.range(region, limit: regionCities.count))
    }
}
