/// What a person meant who typed with the other keyboard layout: йцукен against qwerty, by the same keys.
enum KeyboardLayout {
    /// The same keys, row by row, plain and shifted.
    private static let latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./" + "~QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>?"
    private static let cyrillic = "ёйцукенгшщзхъфывапролджэячсмитьбю." + "ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,"

    private static let toCyrillic = pairs(latin, cyrillic)
    private static let toLatin = pairs(cyrillic, latin)

    /// The text as the other layout would have given it; nil where no letter shows which layout it was.
    ///
    /// It takes the text as it was typed: in `[f,fhjdcr` (Хабаровск) bracket and comma are letters.
    static func other(_ text: String) -> String? {
        var isCyrillic = false
        for scalar in text.unicodeScalars {
            if (scalar.value | 0x20) &- 0x61 < 26 { return map(text, toCyrillic) }
            if scalar.value &- 0x400 < 0x60 { isCyrillic = true }
        }
        return isCyrillic ? map(text, toLatin) : nil
    }

    private static func map(_ text: String, _ pairs: [Unicode.Scalar]) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let number = Int(scalar.value)
            result.append(number < pairs.count ? pairs[number] : scalar)
        }
        return String(result)
    }

    /// For each scalar that has a key what it stands for, for the others themselves.
    private static func pairs(_ from: String, _ to: String) -> [Unicode.Scalar] {
        var pairs = (0..<UInt32(0x460)).map { Unicode.Scalar($0) ?? " " }
        // The first row that has a sign counts.
        for (sign, other) in zip(from.unicodeScalars, to.unicodeScalars).reversed() { pairs[Int(sign.value)] = other }
        return pairs
    }
}
