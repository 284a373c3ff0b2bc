import Foundation

/// Looks whether a JSON text is closed; what is in it is the decoder's business.
enum JSONWholeness {
    /// The decoder refuses what is nested deeper.
    private static let deepest = 512

    static func check(_ body: Data) -> Wholeness {
        body.withUnsafeBytes { check($0.bindMemory(to: UInt8.self)) }
    }

    private static func check(_ bytes: UnsafeBufferPointer<UInt8>) -> Wholeness {
        var open: [UInt8] = []
        var isInString = false
        var isEscaped = false
        var hasValue = false
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        for byte in bytes[start...] {
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                }
                continue
            }
            if ASCIIText.isSpace(byte) { continue }
            if hasValue, open.isEmpty, !isLiteral(byte) { return .malformed }
            switch byte {
            case UInt8(ascii: "\""):
                isInString = true
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                if open.count >= deepest { return .malformed }
                open.append(byte)
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                // "{" and "}" are two apart in ASCII, and so are "[" and "]".
                guard let last = open.popLast(), last + 2 == byte else { return .malformed }
            case UInt8(ascii: ","), UInt8(ascii: ":"):
                if open.isEmpty { return .malformed }
            default:
                if !isLiteral(byte) { return .malformed }
            }
            hasValue = true
        }
        if isInString || !open.isEmpty { return .cut }
        return hasValue ? .whole : .cut
    }

    /// A byte of a number, `true`, `false` or `null`.
    private static func isLiteral(_ byte: UInt8) -> Bool {
        literals[Int(byte)]
    }

    private static let literals: [Bool] = (0...255).map { byte in
        "0123456789+-.eEtrufalsn".utf8.contains(UInt8(byte))
    }
}
