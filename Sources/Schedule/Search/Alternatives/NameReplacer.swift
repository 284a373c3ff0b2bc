import Folding

/// Puts the other forms of names and abbreviations into a query.
struct NameReplacer: Sendable {
    /// A form, and what may stand in its place.
    private struct Form {
        let words: [[UInt8]]
        let replacements: [[[UInt8]]]
        let isNotLast: Bool
        /// A city's name: its beginning is enough while it is being typed.
        let isCity: Bool
    }

    /// The forms by their first word.
    private let forms: [[UInt8]: [Form]]
    /// City names, for their beginnings.
    private let cityForms: [Form]

    static let standard = NameReplacer()

    /// Queries of many abbreviations would have a great many forms.
    static let mostResults = 16
    private static let fewestBytesOfCity = 8

    private init() {
        var forms: [[UInt8]: [Form]] = [:]
        var cityForms: [Form] = []
        func add(_ form: String, _ replacements: [String], isCity: Bool) {
            let words = NameReplacer.words(form)
            guard let first = words.first else { return }
            let entry = Form(
                words: words,
                replacements: replacements.map { NameReplacer.words($0) }.filter { $0 != words },
                isNotLast: OtherNames.notLast.contains(form),
                isCity: isCity
            )
            forms[first, default: []].append(entry)
            if isCity { cityForms.append(entry) }
        }
        for row in OtherNames.abbreviations {
            for form in row { add(form, row.filter { $0 != form }, isCity: false) }
        }
        for row in OtherNames.cities {
            for form in row.dropFirst() { add(form, [row[0]], isCity: true) }
        }
        self.forms = forms
        self.cityForms = cityForms
    }

    private static func words(_ text: String) -> [[UInt8]] {
        let key = SearchKey.main(text)
        return KeyWords.ranges(in: key).map { Array(key[$0]) }
    }

    /// The queries, as keys, that have at least one form replaced; few replacements first.
    func replace(in query: SearchQuery) -> [[UInt8]] {
        let words = query.words.map { Array(query.key[$0]) }
        guard words.count <= 12 else { return [] }
        var results: [[[UInt8]]] = []
        replace(words, from: 0, replaced: 0, [], &results)
        return results.map { Array($0.joined(separator: [0x20])) }
    }

    private func replace(
        _ words: [[UInt8]],
        from position: Int,
        replaced: Int,
        _ prefix: [[UInt8]],
        _ results: inout [[[UInt8]]]
    ) {
        guard results.count < NameReplacer.mostResults else { return }
        guard position < words.count else {
            if replaced > 0 { results.append(prefix) }
            return
        }
        for (form, length) in matches(words, at: position) {
            for replacement in form.replacements {
                replace(words, from: position + length, replaced: replaced + 1, prefix + replacement, &results)
            }
        }
        for (stem, endings) in NameReplacer.endings(of: words[position]) {
            for ending in endings {
                replace(words, from: position + 1, replaced: replaced + 1, prefix + [stem + ending], &results)
            }
        }
        replace(words, from: position + 1, replaced: replaced, prefix + [words[position]], &results)
    }

    private func matches(_ words: [[UInt8]], at position: Int) -> [(Form, Int)] {
        var found: [(Form, Int)] = []
        for form in forms[words[position]] ?? [] where words[position...].starts(with: form.words) {
            if form.isNotLast, position + form.words.count == words.count { continue }
            found.append((form, form.words.count))
        }
        guard found.isEmpty, words.count == 1, words[0].count >= NameReplacer.fewestBytesOfCity else { return found }
        for form in cityForms where form.words[0].count > words[0].count && form.words[0].starts(with: words[0]) {
            found.append((form, 1))
        }
        return found
    }

    private static let endings: [(typed: [UInt8], other: [UInt8])] = [
        ("strasse", "str"), ("strass", "str"), ("stras", "str"), ("stra", "str"), ("str", "strasse"),
        ("platz", "pl"), ("plat", "pl"), ("pl", "platz"),
    ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

    /// A street's type is written together with its name in German, and may be half typed.
    private static func endings(of word: [UInt8]) -> [(stem: [UInt8], endings: [[UInt8]])] {
        for (typed, other) in endings {
            guard word.count > typed.count + 2, word.suffix(typed.count).elementsEqual(typed) else { continue }
            return [(Array(word.dropLast(typed.count)), [other])]
        }
        return []
    }
}
