import Folding

/// Finds the spellings of a word, by rules, that occur in the words of a list.
///
/// It walks the sorted suffixes letter by letter: a spelling that no word goes on with is given up at once.
struct SpellingSearch {
    private let views: ListViews
    private let rules: SpellingRules
    private let word: UnsafeBufferPointer<UInt8>
    /// Whether the word may go on: the last of a query that is being typed.
    private let isUnfinished: Bool
    private var spelling: [UInt8] = []
    private var found: [[UInt8]] = []
    private var steps = 0

    /// A word has few spellings that exist, and looking for them is bounded.
    static let mostSpellings = 6
    static let mostSteps = 400

    /// The spellings of a word that occur, without the word itself; likeliest first.
    static func spellings(
        of word: UnsafeBufferPointer<UInt8>,
        by rules: SpellingRules,
        in views: ListViews,
        isUnfinished: Bool
    ) -> [[UInt8]] {
        guard word.count <= 64 else { return [] }
        var search = SpellingSearch(views, rules, word, isUnfinished)
        search.walk(from: 0, 0..<views.suffixes.count)
        return search.found
    }

    private init(
        _ views: ListViews,
        _ rules: SpellingRules,
        _ word: UnsafeBufferPointer<UInt8>,
        _ isUnfinished: Bool
    ) {
        self.views = views
        self.rules = rules
        self.word = word
        self.isUnfinished = isUnfinished
    }

    private mutating func walk(from position: Int, _ range: Range<Int>) {
        guard found.count < SpellingSearch.mostSpellings, steps < SpellingSearch.mostSteps else { return }
        guard position < word.count else {
            if !spelling.elementsEqual(word), !found.contains(spelling) { found.append(spelling) }
            return
        }
        let (letter, length) = UTF8Scalar.decode(word, at: position)
        let applicable = rules.rules(for: letter)
        if rules.keepsLetters || applicable.isEmpty {
            step(UnsafeBufferPointer(rebasing: word[position..<position + length]), from: position + length, range)
        }
        let left = word.count - position
        for number in applicable {
            let rule = rules.rules[number]
            let shared = min(left, rule.from.count)
            // A rule that is longer than what is left fits an unfinished word: "kurskay" on its way to "kurskaya".
            guard shared == rule.from.count || isUnfinished else { continue }
            var isFitting = true
            for offset in 0..<shared where rules.bytes[rule.from.lowerBound + offset] != word[position + offset] {
                isFitting = false
            }
            guard isFitting else { continue }
            rules.bytes.withUnsafeBufferPointer {
                step(UnsafeBufferPointer(rebasing: $0[rule.to]), from: position + shared, range)
            }
        }
    }

    private mutating func step(_ bytes: UnsafeBufferPointer<UInt8>, from position: Int, _ range: Range<Int>) {
        steps += 1
        let depth = spelling.count
        let narrowed = narrow(range, bytes)
        guard !narrowed.isEmpty else { return }
        spelling.append(contentsOf: bytes)
        walk(from: position, narrowed)
        if position < word.count, depth > 0 {
            for insertion in rules.insertions {
                let depth = spelling.count
                let further = insertion.withUnsafeBufferPointer { narrow(narrowed, $0) }
                if further.isEmpty { continue }
                spelling.append(contentsOf: insertion)
                walk(from: position, further)
                spelling.removeLast(spelling.count - depth)
            }
        }
        spelling.removeLast(spelling.count - depth)
    }

    private func narrow(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        bytes.isEmpty ? range : views.narrow(range, depth: spelling.count, bytes)
    }
}
