import Folding
import Foundation

/// Comparing a query with one key, byte by byte.
enum KeyMatch {
    /// Where a needle begins in a key, from a position on; nil where it does not occur.
    @inline(__always)
    static func find(
        _ needle: UnsafeBufferPointer<UInt8>,
        in key: UnsafeBufferPointer<UInt8>,
        from start: Int = 0
    ) -> Int? {
        let last = key.count - needle.count
        guard last >= start, let first = needle.first, let final = needle.last else { return nil }
        // In Cyrillic the first byte of a letter is nearly always the same; the last byte tells more.
        let tail = needle.count - 1
        var position = start
        while position <= last {
            if key[position + tail] == final, key[position] == first {
                var offset = 1
                while offset < tail, key[position + offset] == needle[offset] { offset += 1 }
                if offset >= tail { return position }
            }
            position += 1
        }
        return nil
    }

    /// The same, with an и of the needle standing for й as well.
    static func findLoosely(_ needle: UnsafeBufferPointer<UInt8>, in key: UnsafeBufferPointer<UInt8>) -> Int? {
        guard !needle.isEmpty, key.count >= needle.count else { return nil }
        for position in 0...key.count - needle.count {
            var offset = 0
            while offset < needle.count, isSame(key[position + offset], needle, offset) { offset += 1 }
            if offset == needle.count { return position }
        }
        return nil
    }

    /// й is D0 B9 and и is D0 B8.
    @inline(__always)
    private static func isSame(_ byte: UInt8, _ needle: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        if byte == needle[offset] { return true }
        return byte == 0xB9 && needle[offset] == 0xB8 && offset > 0 && needle[offset - 1] == 0xD0
    }

    /// The place of a query in a title or city: whole, start, start of a word or inside.
    enum Place {
        case whole, start, wordStart, inside
    }

    /// The best place of a query in a key; nil where it does not occur.
    static func place(of query: UnsafeBufferPointer<UInt8>, in key: UnsafeBufferPointer<UInt8>) -> Place? {
        guard var position = find(query, in: key) else { return nil }
        if position == 0 { return query.count == key.count ? .whole : .start }
        while true {
            if isWordStart(position, in: key) { return .wordStart }
            guard let next = find(query, in: key, from: position + 1) else { return .inside }
            position = next
        }
    }

    /// Whether no letter or digit stands before a position.
    @inline(__always)
    static func isWordStart(_ position: Int, in key: UnsafeBufferPointer<UInt8>) -> Bool {
        // Nearly always the start of the key, a space or a Cyrillic letter (D0 or D1 and a second byte) is before.
        if position == 0 || key[position - 1] == 0x20 { return true }
        if position > 1, key[position - 1] >= 0x80, key[position - 2] & 0xFE == 0xD0 { return false }
        return isWordStartAfterOther(position, in: key)
    }

    private static func isWordStartAfterOther(_ position: Int, in key: UnsafeBufferPointer<UInt8>) -> Bool {
        var previous = position - 1
        while previous > 0, key[previous] & 0xC0 == 0x80 { previous -= 1 }
        return previous < 0 || !KeyWords.isWordScalar(key, at: previous).0
    }

    /// The place of a query without spaces in a key, spaces left out of account; it has to begin where a word does.
    static func spacelessPlace(
        of query: UnsafeBufferPointer<UInt8>,
        in key: UnsafeBufferPointer<UInt8>
    ) -> (Place, Range<Int>)? {
        var best: (Place, Range<Int>)?
        for start in key.indices where key[start] & 0xC0 != 0x80 && key[start] == query.first {
            guard let end = spacelessEnd(query, key, start), start == 0 || isWordStart(start, in: key) else { continue }
            if start > 0 { return best ?? (.wordStart, start..<end) }
            best = (end == key.count ? .whole : .start, start..<end)
            break
        }
        return best
    }

    private static func spacelessEnd(
        _ query: UnsafeBufferPointer<UInt8>,
        _ key: UnsafeBufferPointer<UInt8>,
        _ start: Int
    ) -> Int? {
        var position = start
        for byte in query {
            while position < key.count, key[position] == 0x20 { position += 1 }
            guard position < key.count, key[position] == byte else { return nil }
            position += 1
        }
        return position
    }
}

/// A query as it stands, to look for in many keys.
///
/// A key has few spaces and fewer other signs: a query with one is compared where those are and nowhere else.
struct Phrase {
    private let key: UnsafeBufferPointer<UInt8>
    /// Where the sign stands that tells most; nil where the query has letters only.
    private let anchor: Int?

    init(_ key: UnsafeBufferPointer<UInt8>) {
        self.key = key
        anchor = key.firstIndex { $0 > 0x20 && $0 < 0x30 } ?? key.firstIndex(of: 0x20)
    }

    /// The best place of the query in a key; nil where it does not occur.
    @inline(__always)
    func place(in other: UnsafeBufferPointer<UInt8>) -> KeyMatch.Place? {
        guard let anchor, let base = other.baseAddress, let own = key.baseAddress else {
            return KeyMatch.place(of: key, in: other)
        }
        let sign = Int32(key[anchor])
        var isInside = false
        var position = anchor
        while position < other.count, let hit = memchr(base + position, sign, other.count - position) {
            position = UnsafeRawPointer(hit) - UnsafeRawPointer(base)
            let start = position - anchor
            guard start + key.count <= other.count else { break }
            if memcmp(base + start, own, key.count) == 0 {
                if start == 0 { return key.count == other.count ? .whole : .start }
                if KeyMatch.isWordStart(start, in: other) { return .wordStart }
                isInside = true
            }
            position += 1
        }
        return isInside ? .inside : nil
    }
}
