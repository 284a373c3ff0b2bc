/// The words of a search key: runs of letters, digits and marks; everything else parts them.
public enum KeyWords {
    /// The ranges of the words, in order.
    ///
    ///     "ул.базарная, д.10"   // ул | базарная | д | 10
    public static func ranges(in key: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start = -1
        var position = 0
        while position < key.count {
            let (isWord, length) = isWordScalar(key, at: position)
            if isWord {
                if start < 0 { start = position }
            } else if start >= 0 {
                words.append(start..<position)
                start = -1
            }
            position += length
        }
        if start >= 0 { words.append(start..<key.count) }
        return words
    }

    /// The ranges of the words, in order.
    public static func ranges(in key: [UInt8]) -> [Range<Int>] {
        key.withUnsafeBufferPointer { ranges(in: $0) }
    }

    /// Whether the scalar at a position belongs to a word, and its length in bytes.
    public static func isWordScalar(_ key: UnsafeBufferPointer<UInt8>, at position: Int) -> (Bool, length: Int) {
        let byte = key[position]
        if byte < 0x80 {
            return (asciiIsWord(byte), 1)
        }
        // Cyrillic (U+0400 to U+04FF) and Latin with marks (U+00C0 to U+024F, without × and ÷) are nearly everything.
        let (scalar, length) = UTF8Scalar.decode(key, at: position)
        if scalar >= 0x400, scalar < 0x482 { return (true, length) }
        if scalar == UTF8Scalar.invalid { return (false, length) }
        return (isLetterDigitOrMark(scalar), length)
    }

    private static func asciiIsWord(_ byte: UInt8) -> Bool {
        byte &- 0x61 < 26 || byte &- 0x30 < 10 || byte &- 0x41 < 26
    }

    private static func isLetterDigitOrMark(_ scalar: UInt32) -> Bool {
        guard let scalar = Unicode.Scalar(scalar) else { return false }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .nonspacingMark, .spacingMark, .enclosingMark,
            .decimalNumber, .letterNumber, .otherNumber, .privateUse:
            return true
        default:
            return false
        }
    }
}
