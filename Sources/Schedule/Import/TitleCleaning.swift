import Folding

/// Titles as they are shown: edge white space gone, each inner run of it, line breaks included, one space.
///
/// Invisible controls go as well; they only mislead whoever copies the title.
enum TitleCleaning {
    static func clean(_ text: String) -> String {
        if isClean(text) { return text }
        var result = String.UnicodeScalarView()
        var pendingSpace = false
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace {
                pendingSpace = !result.isEmpty
            } else if !isInvisible(scalar) {
                if pendingSpace { result.append(" ") }
                pendingSpace = false
                result.append(scalar)
            }
        }
        return String(result)
    }

    private static func isClean(_ text: String) -> Bool {
        var previous: UInt8 = 0x20
        for byte in text.utf8 {
            // 0xC2 and 0xE1 to 0xEF lead all white space and invisible characters beyond ASCII.
            if byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte >= 0xE1 { return false }
            if byte == 0x20, previous == 0x20 { return false }
            previous = byte
        }
        return previous != 0x20 || text.isEmpty
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        // Joiners shape the letters of some scripts: they stay.
        case .format: return scalar != "\u{200C}" && scalar != "\u{200D}"
        case .control: return true
        default: return false
        }
    }
}
