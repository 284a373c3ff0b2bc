import Folding

/// What a person typed, folded and taken apart.
struct SearchQuery {
    /// The search key of the whole query.
    let key: [UInt8]
    /// Its words.
    let words: [Range<Int>]
    /// The key without spaces.
    var spaceless: [UInt8] { key.contains(0x20) ? SearchKey.withoutSpaces(key: key) : key }

    /// Longer ones are cut: no title is as long.
    static let longest = 1_024

    init(_ text: String) {
        self.init(key: SearchKey.main(text))
    }

    init(key: [UInt8]) {
        let key = SearchQuery.cut(key)
        self.key = key
        words = key.withUnsafeBufferPointer { SearchQuery.plainWords($0) ?? KeyWords.ranges(in: $0) }
    }

    /// The words of a key of Cyrillic and Latin letters, digits and spaces, as nearly all are; nil for others.
    private static func plainWords(_ key: UnsafeBufferPointer<UInt8>) -> [Range<Int>]? {
        var words: [Range<Int>] = []
        var start = 0
        for position in 0..<key.count {
            let byte = key[position]
            if byte == 0x20 {
                if start < position { words.append(start..<position) }
                start = position + 1
            } else if byte < 0x80 ? !(byte &- 0x61 < 26 || byte &- 0x30 < 10) : !isInCyrillicLetter(key, position) {
                return nil
            }
        }
        if start < key.count { words.append(start..<key.count) }
        return words
    }

    /// Whether a byte is one of two that D0 or D1 leads: U+0400 to U+047F, all of them letters.
    private static func isInCyrillicLetter(_ key: UnsafeBufferPointer<UInt8>, _ position: Int) -> Bool {
        if key[position] & 0xFE == 0xD0 { return position + 1 < key.count && key[position + 1] & 0xC0 == 0x80 }
        return key[position] & 0xC0 == 0x80 && position > 0 && key[position - 1] & 0xFE == 0xD0
    }

    /// One word and nothing else.
    var isOneWord: Bool { words.count == 1 && words[0].count == key.count }

    /// Words parted by nothing but spaces.
    var isPlain: Bool {
        words.reduce(0) { $0 + $1.count } == key.reduce(0) { $1 == 0x20 ? $0 : $0 + 1 }
    }

    /// Whether it has an и, which may stand for й.
    var hasShortI: Bool {
        key.withUnsafeBufferPointer { key in
            for index in key.indices.dropLast() where key[index] == 0xD0 && key[index + 1] == 0xB8 { return true }
            return false
        }
    }

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
