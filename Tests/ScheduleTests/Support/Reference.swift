import Folding

@testable import Schedule

/// The direct ranks of SPEC.md by looking at every key, slowly and plainly: what the index has to agree with.
struct Reference {
    private struct Keys {
        let title: [UInt8]
        let city: [UInt8]
        let region: [UInt8]
    }

    private let keys: [Keys]

    init(_ list: StationList) {
        keys = (0..<list.stationCount).map { position in
            let section = list.section(at: list.section(ofStation: position))
            return Keys(
                title: SearchKey.main(list.station(at: position)?.originalTitle ?? ""),
                city: SearchKey.main(section?.city ?? ""),
                region: SearchKey.main(section?.region ?? "")
            )
        }
    }

    func directHits(_ query: SearchQuery) -> [UInt32: Rank] {
        let words = query.words.map { Array(query.key[$0]) }
        guard !words.isEmpty else { return [:] }
        var hits: [UInt32: Rank] = [:]
        for (position, keys) in keys.enumerated() {
            let ranks = [rank(query.key, words, keys), spaceless(query, keys), shortI(words, keys)].compactMap { $0 }
            if let best = ranks.min() { hits[UInt32(position)] = best }
        }
        return hits
    }

    private func rank(_ query: [UInt8], _ words: [[UInt8]], _ keys: Keys) -> Rank? {
        if keys.city == query { return .wholeCity }
        if keys.title == query { return .wholeTitle }
        let places = [place(query, keys.title), place(query, keys.city)]
        if places.contains(.start) { return .start }
        if places.contains(.wordStart) { return .wordStart }
        if places[0] != nil { return .insideTitle }
        if places[1] != nil { return .insideCity }
        for word in words {
            let isFound = has(word, keys.title) || has(word, keys.city) || has(word, keys.region)
            if !isFound { return nil }
        }
        return haveWordsOfTheirOwn(words, keys) ? .allWordStarts : .allWords
    }

    private func place(_ query: [UInt8], _ key: [UInt8]) -> KeyMatch.Place? {
        query.withUnsafeBufferPointer { query in key.withUnsafeBufferPointer { KeyMatch.place(of: query, in: $0) } }
    }

    private func has(_ needle: [UInt8], _ key: [UInt8]) -> Bool {
        needle.withUnsafeBufferPointer { needle in
            key.withUnsafeBufferPointer { KeyMatch.find(needle, in: $0) != nil }
        }
    }

    private func haveWordsOfTheirOwn(_ words: [[UInt8]], _ keys: Keys) -> Bool {
        var own: [[UInt8]] = []
        for key in [keys.title, keys.city] { own += KeyWords.ranges(in: key).map { Array(key[$0]) } }
        var taken: Set<[UInt8]> = []
        for word in words.sorted(by: { $0.count > $1.count }) {
            guard let free = own.first(where: { $0.starts(with: word) && !taken.contains($0) }) else { return false }
            taken.insert(free)
        }
        return true
    }

    /// The second key: from five letters on, and from the start of a word.
    private func spaceless(_ query: SearchQuery, _ keys: Keys) -> Rank? {
        guard query.isPlain, query.letterCount >= 5 else { return nil }
        var ranks: [Rank] = []
        for (key, whole) in [(keys.title, Rank.wholeTitle), (keys.city, .wholeCity)] {
            let place = query.spaceless.withUnsafeBufferPointer { query in
                key.withUnsafeBufferPointer { KeyMatch.spacelessPlace(of: query, in: $0)?.0 }
            }
            if let place { ranks.append(DirectMatcher.rank(place, whole: whole, inside: .insideTitle)) }
        }
        if query.words.count > 1, let together = rank(query.spaceless, [query.spaceless], keys) {
            ranks.append(together)
        }
        return ranks.min()
    }

    private func shortI(_ words: [[UInt8]], _ keys: Keys) -> Rank? {
        for word in words {
            let isFound = [keys.title, keys.city, keys.region].contains { key in
                word.withUnsafeBufferPointer { word in
                    key.withUnsafeBufferPointer { KeyMatch.findLoosely(word, in: $0) != nil }
                }
            }
            if !isFound { return nil }
        }
        return .shortI
    }
}

/// Queries such as people type: pieces of what there is, and pieces with mistakes.
enum Queries {
    /// Words that are in hundreds of names, in the order of names and in others, and some of them twice.
    static let frequent = [
        "село по", "по село", "село с", "с село", "и п", "а о", "о а", "а а", "село село", "село сел с", "ул ул",
        "поселок городского типа", "типа городского поселок", "городского типа и", "село н автовокзал", "ст ст ст",
        "вокзал а", "а. а", "о. а", ".а о", "село, а", "область а", "край с", "он он", "трасса м", "м трасса",
        "поворот на с", "по о", "автовокзал ав", "новая н", "и и",
    ]

    static func cut(
        from list: StationList,
        count: Int,
        _ generator: inout SeededGenerator
    ) -> [String] {
        (0..<count).map { number in
            let station = Int.random(in: 0..<list.stationCount, using: &generator)
            let title = list.station(at: station)?.originalTitle ?? ""
            let city = list.section(at: list.section(ofStation: station))?.city ?? ""
            var letters = Array(number % 3 == 0 ? city : number % 3 == 1 ? title : "\(city) \(title)")
            guard !letters.isEmpty else { return "а" }
            let start = number % 2 == 0 ? 0 : Int.random(in: 0..<letters.count, using: &generator)
            let length = Int.random(in: 1...12, using: &generator)
            letters = Array(letters[start..<min(letters.count, start + length)])
            switch number % 8 {
            case 5: letters.shuffle(using: &generator)
            case 6: letters = letters.map { $0 == "й" ? "и" : $0 }
            case 7: letters.removeAll { $0 == " " }
            default: break
            }
            return letters.allSatisfy { $0 == " " } ? "ст" : String(letters)
        }
    }
}
