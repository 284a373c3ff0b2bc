import Foundation

/// What is wrong with a name.
public enum NameProblem: Error, Hashable, Sendable {
    /// Nothing was typed but white space.
    case empty
    /// A letter that English does not have, and the writing that it belongs to.
    case foreignLetter(Character, Writing)
    /// A digit.
    case digit
    /// A character that names do not have.
    case sign(Character)
    /// Hyphens or apostrophes only.
    case noLetters
    /// It begins or ends with a hyphen or an apostrophe.
    case markAtEdge
    /// Two hyphens, apostrophes or spaces in a row.
    case marksTogether
    /// More letters than `NameRules.mostLetters`.
    case tooLong(letters: Int)

    /// The writings that are told apart by name.
    public enum Writing: Hashable, Sendable {
        /// Latin with a mark, or a letter of another language written in Latin.
        case latin
        /// Cyrillic, ё and all.
        case cyrillic
        /// Greek.
        case greek
        /// Any other.
        case other
    }
}

/// A first or a last name that was found sound: English letters, with single hyphens, apostrophes and spaces between.
public struct PersonName: Hashable, Sendable {
    /// As it is stored and shown.
    public let text: String

    fileprivate init(text: String) {
        self.text = text
    }
}

/// How a first or a last name is written here: 1 to 50 letters A–Z and a–z, with single hyphens, apostrophes and spaces
/// between them.
public enum NameRules {
    /// The most letters that a name may have.
    public static let mostLetters = 50

    /// The name as it is stored, or what is wrong with it.
    ///
    /// White space around it is dropped, several spaces are one, and every sort of apostrophe is `'`, of hyphen `-`:
    ///
    /// ```swift
    /// NameRules.verdict(on: " O’Brien ")  // O'Brien
    /// NameRules.verdict(on: "Ивaн")       // “И” is a Cyrillic letter
    /// ```
    public static func verdict(on typed: String) -> Result<PersonName, NameProblem> {
        let name = normalised(typed)
        guard !name.isEmpty else { return .failure(.empty) }
        for character in name {
            if let problem = problem(of: character) { return .failure(problem) }
        }
        let letters = name.filter(\.isEnglishLetter).count
        guard letters > 0 else { return .failure(.noLetters) }
        guard letters <= mostLetters else { return .failure(.tooLong(letters: letters)) }
        if let first = name.first, let last = name.last, isMark(first) || isMark(last) { return .failure(.markAtEdge) }
        if zip(name, name.dropFirst()).contains(where: { isMark($0) && isMark($1) }) { return .failure(.marksTogether) }
        return .success(PersonName(text: name))
    }

    private static func normalised(_ typed: String) -> String {
        var name = ""
        for character in TypedText.trimmed(TypedText.visible(typed)) {
            switch character {
            case "’", "‘", "ʼ", "`", "´": name.append("'")
            case "‐", "‑", "‒", "–": name.append("-")
            case " ", "\u{A0}", "\t", "\u{202F}", "\u{2009}": if name.last != " " { name.append(" ") }
            default: name.append(character)
            }
        }
        return name
    }

    private static func isMark(_ character: Character) -> Bool {
        character == "-" || character == "'" || character == " "
    }

    private static func problem(of character: Character) -> NameProblem? {
        if character.isEnglishLetter || isMark(character) { return nil }
        if character.isLetter { return .foreignLetter(character, writing(of: character)) }
        return character.isNumber ? .digit : .sign(character)
    }

    private static func writing(of letter: Character) -> NameProblem.Writing {
        switch letter.unicodeScalars.first?.value ?? 0 {
        case 0x41...0x24F, 0x1E00...0x1EFF: .latin
        case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
        case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: .cyrillic
        default: .other
        }
    }
}
