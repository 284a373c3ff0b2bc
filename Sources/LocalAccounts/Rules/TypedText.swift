/// What is the same in every field that a person types into.
enum TypedText {
    /// The text in NFC without what nobody sees: zero-width characters, soft hyphens, marks of direction.
    ///
    /// They come along when text is copied from pages and tables.
    static func visible(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: text.unicodeScalars.filter { !isInvisible($0) })
        return String(scalars).precomposedStringWithCanonicalMapping
    }

    /// The text without white space at its ends, line breaks included.
    static func trimmed(_ text: String) -> String {
        String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00AD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}

extension Character {
    /// Whether it is one of the 26 letters of English, in either case.
    ///
    /// `isLetter` would take Cyrillic, and a combining mark makes another character of a letter.
    var isEnglishLetter: Bool {
        guard let value = asciiByte else { return false }
        return (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value)
    }

    /// Whether it is one of the digits 0 to 9; `isNumber` would take `٣`.
    var isEnglishDigit: Bool {
        asciiByte.map { (0x30...0x39).contains($0) } ?? false
    }

    /// The byte of an ASCII character; `asciiValue` would take a line break of two characters for one.
    var asciiByte: UInt8? {
        guard unicodeScalars.count == 1, let scalar = unicodeScalars.first, scalar.isASCII else { return nil }
        return UInt8(scalar.value)
    }
}
