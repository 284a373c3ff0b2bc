/// The key that names are sorted by: compare its bytes, and the order is the same on every platform and locale.
///
/// Blind to case and diacritics; Ё stands beside Е, й after и; digits count by value (2 < 10); quotes and leading
/// punctuation are ignored; digits come before Latin letters and those before Cyrillic. Ukrainian, Belarusian and
/// Serbian letters stand beside their Russian neighbours. Names that differ in none of this have equal keys: break
/// such ties yourself.
///
///     ["«Ёлка»", "Дом 10", "Дом 2"].sorted { SortKey($0) < SortKey($1) }   // Дом 2, Дом 10, «Ёлка»
public struct SortKey: Comparable, Hashable, Sendable {
    /// What is compared, byte by byte.
    public let bytes: [UInt8]

    /// The sort key of a text, after the first of `words` that it begins with, if any.
    public init(_ text: String, skipping words: LeadingWords = .none) {
        self.init(searchKey: SearchKey.main(text), skipping: words)
    }

    /// The sort key of a text whose main search key is known.
    public init(searchKey key: [UInt8], skipping words: LeadingWords = .none) {
        bytes = key.withUnsafeBufferPointer { key in
            let start = SortKey.firstWord(in: key, from: words.end(in: key))
            return SortKey.transform(UnsafeBufferPointer(rebasing: key[start...]))
        }
    }

    /// The order of the bytes.
    public static func < (left: SortKey, right: SortKey) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }

    /// Skips leading punctuation; a name of punctuation only keeps it.
    private static func firstWord(in key: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var position = start
        while position < key.count {
            let (isWord, length) = KeyWords.isWordScalar(key, at: position)
            if isWord { return position }
            position += length
        }
        return start
    }

    private static func transform(_ key: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(key.count + 8)
        var position = 0
        while position < key.count {
            let byte = key[position]
            if byte &- 0x30 < 10 {
                position = appendNumber(key, at: position, to: &result)
            } else if byte >= 0xD1, byte <= 0xD2, position + 1 < key.count,
                let base = neighbour(byte, key[position + 1])
            {
                // 0xFF is in no UTF-8: what follows it stands after every word that goes on from the neighbour.
                result.append(contentsOf: [0xD0 | UInt8(base >> 6 & 1), 0x80 | UInt8(base & 0x3F), 0xFF])
                position += 2
            } else {
                result.append(byte)
                position += 1
            }
        }
        return result
    }

    /// A number is '0', its length without leading zeros, its digits: so 2 stands before 10.
    private static func appendNumber(_ key: UnsafeBufferPointer<UInt8>, at start: Int, to result: inout [UInt8]) -> Int
    {
        var first = start
        while first < key.count, key[first] == 0x30 { first += 1 }
        var end = first
        while end < key.count, key[end] &- 0x30 < 10 { end += 1 }
        result.append(0x30)
        result.append(UInt8(min(end - first, 255)))
        result.append(contentsOf: key[first..<end])
        return end
    }

    /// The Russian letter that a Cyrillic letter outside of the Russian alphabet stands after.
    private static func neighbour(_ lead: UInt8, _ trail: UInt8) -> UInt32? {
        let scalar = UInt32(lead & 0x1F) << 6 | UInt32(trail & 0x3F)
        switch scalar {
        case 0x0452: return 0x0434  // ђ after д
        case 0x0454: return 0x0435  // є after е
        case 0x0455: return 0x0437  // ѕ after з
        case 0x0456, 0x0458: return 0x0438  // і, ј after и
        case 0x0459: return 0x043B  // љ after л
        case 0x045A: return 0x043D  // њ after н
        case 0x045B: return 0x0442  // ћ after т
        case 0x045F: return 0x0446  // џ after ц
        case 0x0491: return 0x0433  // ґ after г
        default: return nil
        }
    }
}

/// Words that a name is not sorted by when they lead it: "село", "посёлок", "деревня".
public struct LeadingWords: Sendable {
    /// Skips nothing.
    public static let none = LeadingWords([])

    /// Search keys, longest first.
    private let keys: [[UInt8]]

    /// Words or whole phrases ("посёлок городского типа"); a word that ends in a full stop need not be followed by a
    /// space.
    public init(_ words: [String]) {
        keys = words.map { SearchKey.main($0) }.filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    }

    /// Where the name goes on after a leading word; 0 where there is none, or nothing would be left.
    func end(in key: UnsafeBufferPointer<UInt8>) -> Int {
        for word in keys where key.count > word.count && key.starts(with: word) {
            if key[word.count] == 0x20, key.count > word.count + 1 { return word.count + 1 }
            if word.last == UInt8(ascii: ".") { return word.count }
        }
        return 0
    }
}
