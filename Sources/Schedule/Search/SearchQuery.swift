import Folding

/// What a person typed, folded and taken apart.
struct SearchQuery {
    /// The search key of the whole query.
    let key: [UInt8]
    /// Its words.
    let words: [Range<Int>]
    /// The key without spaces.
    let spaceless: [UInt8]

    /// Longer ones are cut: no title is as long.
    static let longest = 1_024

    init(_ text: String) {
        self.init(key: SearchKey.main(text))
    }

    init(key: [UInt8]) {
        let key = SearchQuery.cut(key)
        self.key = key
        words = KeyWords.ranges(in: key)
        spaceless = key.contains(0x20) ? SearchKey.withoutSpaces(key: key) : key
    }

    /// One word and nothing else.
    var isOneWord: Bool { words.count == 1 && words[0].count == key.count }

    /// Words parted by nothing but spaces.
    var isPlain: Bool { words.reduce(0) { $0 + $1.count } == spaceless.count }

    /// How many letters and digits it has.
    var letterCount: Int {
        words.reduce(0) { sum, word in sum + key[word].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 } }
    }

    private static func cut(_ key: [UInt8]) -> [UInt8] {
        guard key.count > longest else { return key }
        var end = longest
        while end > 0, key[end] & 0xC0 == 0x80 { end -= 1 }
        return Array(key[..<end])
    }

    /// Whether a text is white space (or characters that nobody sees) and nothing else: it asks for the whole list.
    static func isBlank(_ text: String) -> Bool {
        // Quotes fold to nothing as well, but they are something typed.
        text.unicodeScalars.allSatisfy { scalar in
            if scalar.properties.isWhitespace { return true }
            switch scalar.properties.generalCategory {
            case .format, .control: return true
            default: return false
            }
        }
    }
}
