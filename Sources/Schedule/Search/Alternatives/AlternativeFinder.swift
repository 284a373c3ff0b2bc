import Folding

/// Finds what to look for instead of a query that has few direct hits: everything but typos.
struct AlternativeFinder {
    let views: ListViews
    let memory: WordMemory
    /// As it was typed.
    let text: String
    let query: SearchQuery
    /// The direct hits: what finds nothing but those is left out.
    let known: [UInt32]

    /// How many queries one kind may lead to.
    private static let mostPerKind = 12

    /// In the order of SPEC.md: layout, alphabets, names.
    func alternatives() -> [Alternative] {
        var found: [Alternative] = []
        func add(_ key: [UInt8], _ reason: (String) -> SearchReason, isName: Bool = false) {
            guard key != query.key, !found.contains(where: { $0.query.key == key }) else { return }
            let alternative = SearchQuery(key: key)
            guard canFindMore(alternative, isName: isName) else { return }
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

    /// Whether stations that are not known have all words of a query; for one word, whether any has it.
    private func canFindMore(_ query: SearchQuery, isName: Bool) -> Bool {
        guard let last = query.words.last else { return false }
        return query.key.withUnsafeBufferPointer { key in
            if query.words.count == 1 { return !views.suffixes(of: UnsafeBufferPointer(rebasing: key[last])).isEmpty }
            memory.startWithAll(but: known)
            // The last words tell most: the first one is often "село".
            return query.words.reversed().allSatisfy { range in
                let wholeOnly = isName && range.count <= DirectMatcher.shortWord
                return memory.keep(
                    having: UnsafeBufferPointer(rebasing: key[range]),
                    wholeOnly: wholeOnly,
                    in: views
                )
            }
        }
    }

    /// The query with every word in all its spellings that occur in the list; `stays` tells which words occur as
    /// they are.
    ///
    /// Nothing where no station that is not known has all words in one spelling or other.
    private func spellings(by rules: SpellingRules, _ stays: [Bool]) -> [[UInt8]] {
        let count = query.words.count
        var forms = [[[UInt8]]](repeating: [], count: count)
        let isNarrowing = count > 1
        if isNarrowing { memory.startWithAll(but: known) }
        // Words that do not occur have to have another spelling; of the others the last ones tell most.
        let order = stays.indices.filter { !stays[$0] } + stays.indices.reversed().filter { stays[$0] }
        for number in order {
            forms[number] = self.forms(of: number, by: rules, stays: stays[number])
            if forms[number].isEmpty { return [] }
            if isNarrowing, !memory.keep(havingOneOf: forms[number], in: views) { return [] }
        }
        var queries: [[UInt8]] = [[]]
        for number in 0..<count {
            queries = queries.flatMap { query in
                forms[number].map { query.isEmpty ? $0 : query + [0x20] + $0 }
            }
            if queries.count > AlternativeFinder.mostPerKind {
                queries.removeLast(queries.count - AlternativeFinder.mostPerKind)
            }
        }
        return queries
    }

    /// The spellings of a word of the query; with the word itself where that occurs.
    private func forms(of number: Int, by rules: SpellingRules, stays: Bool) -> [[UInt8]] {
        let isLast = number == query.words.count - 1
        return query.key.withUnsafeBufferPointer { key in
            let word = UnsafeBufferPointer(rebasing: key[query.words[number]])
            let spellings = memory.spellings(of: word, use: rules.number * 2 + (isLast ? 1 : 0)) {
                SpellingSearch.spellings(of: word, by: rules, in: views, isUnfinished: isLast)
            }
            return stays ? spellings + [Array(word)] : spellings
        }
    }
}
