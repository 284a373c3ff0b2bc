import Folding

/// Finds what to look for instead of a query that has few direct hits: everything but typos.
struct AlternativeFinder {
    let views: ListViews
    /// As it was typed.
    let text: String
    let query: SearchQuery

    /// How many queries one kind may lead to.
    private static let mostPerKind = 12

    /// In the order of SPEC.md: layout, alphabets, names.
    func alternatives() -> [Alternative] {
        var found: [Alternative] = []
        func add(_ key: [UInt8], _ reason: (String) -> SearchReason, isName: Bool = false) {
            guard key != query.key, !found.contains(where: { $0.query.key == key }) else { return }
            let alternative = SearchQuery(key: key)
            guard !alternative.words.isEmpty else { return }
            let text = String(decoding: key, as: UTF8.self)
            found.append(Alternative(query: alternative, reason: reason(text), isName: isName))
        }
        if text.utf8.count <= SearchQuery.longest, let other = KeyboardLayout.other(text) {
            add(SearchKey.main(other), SearchReason.wrongLayout)
        }
        let stays = query.key.withUnsafeBufferPointer { key in
            query.words.map { !views.suffixes(of: UnsafeBufferPointer(rebasing: key[$0])).isEmpty }
        }
        for key in spellings(by: .lookAlikes, stays) { add(key, SearchReason.lookAlikeLetters) }
        for rules in transliterations() {
            for key in spellings(by: rules, stays) { add(key, SearchReason.transliteration) }
        }
        for key in NameReplacer.standard.replace(in: query) { add(key, SearchReason.otherName, isName: true) }
        return found
    }

    private func transliterations() -> [SpellingRules] {
        var rules: [SpellingRules] = []
        if query.key.contains(where: { $0 &- 0x61 < 26 }) { rules += [.latinToCyrillic, .latinToLatin] }
        // D0 to D2 lead the Cyrillic letters.
        if query.key.contains(where: { $0 >= 0xD0 && $0 <= 0xD2 }) {
            rules += [.cyrillicToCyrillic, .cyrillicToLatin]
        }
        return rules
    }

    /// The query with every word in all its spellings that occur in the list; `stays` tells which words occur as
    /// they are.
    private func spellings(by rules: SpellingRules, _ stays: [Bool]) -> [[UInt8]] {
        var queries: [[UInt8]] = [[]]
        for (number, range) in query.words.enumerated() {
            let isLast = number == query.words.count - 1
            let forms = query.key.withUnsafeBufferPointer { key -> [[UInt8]] in
                let word = UnsafeBufferPointer(rebasing: key[range])
                let spellings = SpellingSearch.spellings(of: word, by: rules, in: views, isUnfinished: isLast)
                // Beside other spellings, words that occur as they are stay as they are.
                return stays[number] ? spellings + [Array(word)] : spellings
            }
            if forms.isEmpty { return [] }
            queries = queries.flatMap { query in
                forms.map { query.isEmpty ? $0 : query + [0x20] + $0 }
            }
            if queries.count > AlternativeFinder.mostPerKind {
                queries.removeLast(queries.count - AlternativeFinder.mostPerKind)
            }
        }
        return queries
    }
}
