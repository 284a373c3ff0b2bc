/// A character reference as HTML writes it: `&mdash;`, `&#8212;`, `&#x2014;`.
struct Entity {
    let scalar: Unicode.Scalar
    /// Its length in bytes, `&` and `;` included.
    let length: Int

    /// The entity that begins at `start`, ended by `;`; nil where there is none.
    init?(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
        guard start + 2 < bytes.count, bytes[start] == UInt8(ascii: "&") else { return nil }
        let isNumber = bytes[start + 1] == UInt8(ascii: "#")
        let end = min(bytes.count, start + Self.longest)
        guard let semicolon = bytes[start..<end].firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let inner = bytes[(start + (isNumber ? 2 : 1))..<semicolon]
        guard let scalar = isNumber ? Self.number(inner) : Self.named(inner) else { return nil }
        self.scalar = scalar
        length = semicolon - start + 1
    }

    /// No name is longer, and no number needs more digits.
    private static let longest = 16

    private static func named(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
        EntityTable.scalars[String(decoding: name, as: UTF8.self)]
    }

    private static func number(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
        guard let first = text.first else { return nil }
        let isHex = first == UInt8(ascii: "x") || first == UInt8(ascii: "X")
        let digits = isHex ? text.dropFirst() : text
        guard let last = digits.last, Self.isHexDigit(last) else { return nil }
        // Foundation's sign would be accepted by the initialiser: "&#+65;" is no entity.
        guard digits.allSatisfy(Self.isHexDigit) else { return nil }
        guard let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHex ? 16 : 10) else { return nil }
        if (0x80...0x9F).contains(value) {
            // Written by people who meant Windows' characters: every browser reads them so.
            return EntityTable.windows1252[Int(value - 0x80)].flatMap(Unicode.Scalar.init)
        }
        let isControl = value < 0x20 && value != 0x09 && value != 0x0A && value != 0x0D
        return isControl ? nil : Unicode.Scalar(value)
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
        default: false
        }
    }
}
