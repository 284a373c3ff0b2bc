import Folding

/// Says which parts of a text to highlight as what a query matched.
public struct Highlighter: Sendable {
    private let query: SearchQuery

    /// What a person typed.
    public init(query: String) {
        self.query = SearchQuery(query)
    }

    /// What a hit was found by: the query, or what was looked for instead.
    public init(query: String, hit: Hit) {
        self.init(query: hit.reason?.text ?? query)
    }

    /// The parts of a title or of a header, in order, without overlap; whole letters with their marks.
    ///
    /// The query as it stands, if the text has it; otherwise its words, as far as the text has them.
    public func ranges(in text: String) -> [Range<String.Index>] {
        let mapped = SearchKey.mapped(text)
        let found = mapped.bytes.withUnsafeBufferPointer { text in
            query.key.withUnsafeBufferPointer { key in Highlighter.merged(ranges(of: key, in: text)) }
        }
        return found.compactMap { range in
            guard let original = mapped.originalRange(of: range) else { return nil }
            let start = text.utf8.index(text.startIndex, offsetBy: original.lowerBound)
            return start..<text.utf8.index(start, offsetBy: original.count)
        }
    }

    private func ranges(
        of key: UnsafeBufferPointer<UInt8>,
        in text: UnsafeBufferPointer<UInt8>
    ) -> [Range<Int>] {
        if let whole = Highlighter.best(key, in: text) { return [whole] }
        if query.isPlain, query.letterCount >= SpacelessMatcher.fewestLetters {
            let spaceless = query.spaceless.withUnsafeBufferPointer { KeyMatch.spacelessPlace(of: $0, in: text)?.1 }
            if let spaceless { return [spaceless] }
        }
        return query.words.compactMap { range in
            let word = UnsafeBufferPointer(rebasing: key[range])
            return Highlighter.best(word, in: text)
                ?? KeyMatch.findLoosely(word, in: text).map { $0..<$0 + word.count }
        }
    }

    /// The occurrence at the start of a word, or the first one.
    private static func best(_ needle: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        guard let first = KeyMatch.find(needle, in: text) else { return nil }
        var position: Int? = first
        while let candidate = position {
            if KeyMatch.isWordStart(candidate, in: text) { return candidate..<candidate + needle.count }
            position = KeyMatch.find(needle, in: text, from: candidate + 1)
        }
        return first..<first + needle.count
    }

    private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
        var merged: [Range<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, range.lowerBound <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        return merged
    }
}
