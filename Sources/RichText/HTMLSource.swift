/// HTML made ready for the parser in one pass.
///
/// Entities are decoded here, by the same rules as in headlines, and what is no entity is escaped: so the
/// parser has nothing left to guess. Control characters are dropped: the parser would end at some of them.
/// A tag with hundreds of attributes is cut: the parser compares each with each.
enum HTMLSource {
    /// More white space and equals signs than any real tag has.
    private static let mostSeparators = 512

    static func prepared(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var source: [UInt8] = []
        source.reserveCapacity(bytes.count + bytes.count / 16)
        var index = 0
        var plainStart = 0
        var separators = 0
        var isInTag = false
        while index < bytes.count {
            let byte = bytes[index]
            switch classes[Int(byte)] {
            case .plain:
                index += 1
            case .separator:
                index += 1
                if isInTag {
                    separators += 1
                    if separators > mostSeparators {
                        source.append(contentsOf: bytes[plainStart..<index])
                        index = endOfTag(in: bytes, from: index)
                        plainStart = index
                        source.append(UInt8(ascii: ">"))
                        isInTag = false
                    }
                }
            case .tagStart:
                index += 1
                // Comments and declarations are no tags, and "1 < 2" is none.
                isInTag = index < bytes.count && isLetter(bytes[index])
                separators = 0
            case .tagEnd:
                index += 1
                isInTag = false
            case .dropped:
                source.append(contentsOf: bytes[plainStart..<index])
                index += 1
                plainStart = index
            case .ampersand:
                source.append(contentsOf: bytes[plainStart..<index])
                index += appendReference(in: bytes, at: index, to: &source)
                plainStart = index
            }
        }
        source.append(contentsOf: bytes[plainStart...])
        return source
    }

    /// Where a tag ends that is cut: behind its `>`, or at the next `<`.
    ///
    /// In a script `a<b` looks like a tag, and the script's end must not be cut away.
    private static func endOfTag(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let end = bytes[start...].firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }
        guard let end else { return bytes.count }
        return bytes[end] == UInt8(ascii: ">") ? end + 1 : end
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    /// Appends what stands at an ampersand and returns how long that is.
    private static func appendReference(
        in bytes: UnsafeBufferPointer<UInt8>,
        at index: Int,
        to source: inout [UInt8]
    ) -> Int {
        guard let entity = Entity(in: bytes, at: index) else {
            source.append(contentsOf: "&amp;".utf8)
            return 1
        }
        switch entity.scalar {
        case "&": source.append(contentsOf: "&amp;".utf8)
        case "<": source.append(contentsOf: "&lt;".utf8)
        case ">": source.append(contentsOf: "&gt;".utf8)
        case "\"": source.append(contentsOf: "&quot;".utf8)
        case "'": source.append(contentsOf: "&#39;".utf8)
        default: source.append(contentsOf: UTF8.encode(entity.scalar) ?? UTF8.encodedReplacementCharacter)
        }
        return entity.length
    }

    private enum ByteClass: UInt8 {
        case plain, separator, tagStart, tagEnd, dropped, ampersand
    }

    private static let classes: [ByteClass] = (0...255).map { byte in
        switch UInt8(byte) {
        case UInt8(ascii: "&"): .ampersand
        case UInt8(ascii: "<"): .tagStart
        case UInt8(ascii: ">"): .tagEnd
        case UInt8(ascii: "="), 0x20, 0x09, 0x0A, 0x0C, 0x0D: .separator
        case 0..<0x20, 0x7F: .dropped
        default: .plain
        }
    }
}
