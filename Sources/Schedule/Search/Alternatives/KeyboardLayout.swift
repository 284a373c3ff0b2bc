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
        let scalars = text.unicodeScalars
        if scalars.contains(where: { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }) {
            return map(text, toCyrillic)
        }
        guard scalars.contains(where: { ("\u{400}"..."\u{45F}").contains($0) }) else { return nil }
        return map(text, toLatin)
    }

    private static func map(_ text: String, _ pairs: [Unicode.Scalar: Unicode.Scalar]) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(pairs[scalar] ?? scalar) }
        return String(result)
    }

    private static func pairs(_ from: String, _ to: String) -> [Unicode.Scalar: Unicode.Scalar] {
        Dictionary(zip(from.unicodeScalars, to.unicodeScalars), uniquingKeysWith: { first, _ in first })
    }
}
