import Folding

/// Puts the other forms of names and abbreviations into a query.
///
/// All forms lie in one array of bytes, their words parted by single spaces: a thousand small arrays would be larger
/// than the stations that they help to find.
struct NameReplacer: Sendable {
    /// A run of `bytes`.
    private struct Text {
        let start: UInt16
        let count: UInt16

        var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
    }

    /// A form, and what may stand in its place.
    private struct Form {
        let text: Text
        let firstWord: Text
        let wordCount: UInt16
        let isNotLast: Bool
        /// A city's name: its beginning is enough while it is being typed.
        let isCity: Bool
        /// In `replacements`.
        var firstReplacement: UInt16 = 0
        var replacementCount: UInt16 = 0
    }

    /// A query on its way: its words parted by single spaces.
    private struct Words {
        let bytes: [UInt8]
        let ranges: [Range<Int>]
    }

    private var bytes: [UInt8] = []
    /// In the order of the tables.
    private var forms: [Form] = []
    private var replacements: [Text] = []
    /// The forms in the order of their first words; those of one word in the order of the tables.
    private var byFirstWord: [UInt16] = []

    static let standard = NameReplacer()

    /// Queries of many abbreviations would have a great many forms.
    static let mostResults = 16
    private static let mostWords = 12
    private static let fewestBytesOfCity = 8

    // MARK: The tables

    private init() {
        for row in OtherNames.abbreviations {
            let texts = row.map { add($0) }
            for form in texts.indices { add(row[form], texts[form], instead: texts, isCity: false) }
        }
        for row in OtherNames.cities {
            let texts = row.map { add($0) }
            for form in texts.indices.dropFirst() { add(row[form], texts[form], instead: [texts[0]], isCity: true) }
        }
        // The sort is stable.
        byFirstWord = forms.indices.map { UInt16($0) }.sorted { left, right in
            bytes[forms[Int(left)].firstWord.range].lexicographicallyPrecedes(bytes[forms[Int(right)].firstWord.range])
        }
    }

    private mutating func add(_ text: String) -> Text {
        let key = SearchKey.main(text)
        let start = bytes.count
        for word in KeyWords.ranges(in: key) {
            if bytes.count > start { bytes.append(0x20) }
            bytes += key[word]
        }
        return Text(start: UInt16(start), count: UInt16(bytes.count - start))
    }

    private mutating func add(_ name: String, _ text: Text, instead others: [Text], isCity: Bool) {
        let words = bytes[text.range].split(separator: 0x20)
        guard let first = words.first else { return }
        var form = Form(
            text: text,
            firstWord: Text(start: text.start, count: UInt16(first.count)),
            wordCount: UInt16(words.count),
            isNotLast: OtherNames.notLast.contains(name),
            isCity: isCity
        )
        form.firstReplacement = UInt16(replacements.count)
        replacements += others.filter { !bytes[$0.range].elementsEqual(bytes[text.range]) }
        form.replacementCount = UInt16(replacements.count) - form.firstReplacement
        forms.append(form)
    }

    // MARK: Queries

    /// The queries, as keys, that have at least one form replaced.
    func replace(in query: SearchQuery) -> [[UInt8]] {
        guard query.words.count <= NameReplacer.mostWords else { return [] }
        var text: [UInt8] = []
        var ranges: [Range<Int>] = []
        for word in query.words {
            if !text.isEmpty { text.append(0x20) }
            ranges.append(text.count..<text.count + word.count)
            text += query.key[word]
        }
        let all = Words(bytes: text, ranges: ranges)
        let hasForm = ranges.indices.contains { position in
            NameReplacer.otherEnding(of: text[ranges[position]]) != nil || !matches(all, at: position).isEmpty
        }
        guard hasForm else { return [] }
        var results: [[UInt8]] = []
        replace(all, from: 0, isReplaced: false, [], &results)
        return results
    }

    private func replace(
        _ words: Words,
        from position: Int,
        isReplaced: Bool,
        _ done: [UInt8],
        _ results: inout [[UInt8]]
    ) {
        guard results.count < NameReplacer.mostResults else { return }
        guard position < words.ranges.count else {
            if isReplaced { results.append(done) }
            return
        }
        let start = done.isEmpty ? done : done + [0x20]
        for (number, length) in matches(words, at: position) {
            let form = forms[number]
            for other in Int(form.firstReplacement)..<Int(form.firstReplacement) + Int(form.replacementCount) {
                let text = start + bytes[replacements[other].range]
                replace(words, from: position + length, isReplaced: true, text, &results)
            }
        }
        let word = words.bytes[words.ranges[position]]
        if let other = NameReplacer.otherEnding(of: word) {
            replace(words, from: position + 1, isReplaced: true, start + other, &results)
        }
        replace(words, from: position + 1, isReplaced: isReplaced, start + word, &results)
    }

    /// The forms that the words from a position on begin with, and how many words they take.
    private func matches(_ words: Words, at position: Int) -> [(form: Int, length: Int)] {
        var found: [(form: Int, length: Int)] = []
        let word = words.bytes[words.ranges[position]]
        let rest = words.bytes[words.ranges[position].lowerBound...]
        for index in firstForm(of: word)..<byFirstWord.count {
            let number = Int(byFirstWord[index])
            let form = forms[number]
            guard bytes[form.firstWord.range].elementsEqual(word) else { break }
            guard rest.starts(with: bytes[form.text.range]) else { continue }
            let end = rest.startIndex + Int(form.text.count)
            let isAtEnd = end == rest.endIndex
            guard isAtEnd || rest[end] == 0x20, !(isAtEnd && form.isNotLast) else { continue }
            found.append((number, Int(form.wordCount)))
        }
        guard found.isEmpty, words.ranges.count == 1, word.count >= NameReplacer.fewestBytesOfCity else {
            return found
        }
        for (number, form) in forms.enumerated()
        where form.isCity && form.firstWord.count > word.count && bytes[form.firstWord.range].starts(with: word) {
            found.append((number, 1))
        }
        return found
    }

    /// The first form in `byFirstWord` whose first word does not precede a word.
    private func firstForm(of word: ArraySlice<UInt8>) -> Int {
        var low = 0
        var high = byFirstWord.count
        while low < high {
            let middle = (low + high) / 2
            let first = bytes[forms[Int(byFirstWord[middle])].firstWord.range]
            if first.lexicographicallyPrecedes(word) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private static let endings: [(typed: [UInt8], other: [UInt8])] = [
        ("strasse", "str"), ("strass", "str"), ("stras", "str"), ("stra", "str"), ("str", "strasse"),
        ("platz", "pl"), ("plat", "pl"), ("pl", "platz"),
    ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

    /// A street's type is written together with its name in German, and may be half typed.
    private static func otherEnding(of word: ArraySlice<UInt8>) -> [UInt8]? {
        for (typed, other) in endings
        where word.count > typed.count + 2 && word.suffix(typed.count).elementsEqual(typed) {
            return word.dropLast(typed.count) + other
        }
        return nil
    }
}
