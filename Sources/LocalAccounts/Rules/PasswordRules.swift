import Foundation

/// What a password must have.
public enum PasswordRequirement: Hashable, Sendable, CaseIterable {
    /// `PasswordRules.leastLength` characters.
    case length
    /// A digit, 0 to 9.
    case digit
    /// A small letter, a to z.
    case lowerCase
    /// A capital letter, A to Z.
    case upperCase
}

/// What is wrong with a password.
public enum PasswordProblem: Error, Hashable, Sendable {
    /// Nothing was typed.
    case empty
    /// What it does not have yet.
    case unmet(Set<PasswordRequirement>)
    /// More characters than `PasswordRules.mostLength`; nothing is ever cut off.
    case tooLong
}

/// A password that a person typed, as it is hashed.
///
/// It prints as dots wherever it is printed.
public struct Password: Sendable, CustomStringConvertible, CustomReflectable {
    /// In NFC, so that it is the same bytes from every keyboard; else as typed, white space and all.
    let text: String

    /// What no rule would take.
    static let empty = Password(text: "")

    fileprivate init(text: String) {
        self.text = text
    }

    /// Nothing of it.
    public var description: String { "••••••" }
    /// Nothing of it.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Which passwords are taken: 6 to 128 characters, among them a digit, a small and a capital letter of English.
///
/// A character is what a person sees as one (👨‍👩‍👧‍👦 is one). Whatever else stands in it is welcome, white space too.
public enum PasswordRules {
    /// The fewest characters.
    public static let leastLength = 6
    /// The most characters.
    public static let mostLength = 128
    /// The most bytes: a character may have any number of accents.
    static let mostBytes = 4_096

    /// What a password has of what it must have; for a list that ticks off as one types.
    public static func met(by typed: String) -> Set<PasswordRequirement> {
        var met: Set<PasswordRequirement> = []
        // In NFC: a letter with an accent is none of the 26, however it was typed.
        for (index, character) in normalised(typed).enumerated() {
            if index + 1 == leastLength { met.insert(.length) }
            switch character.asciiByte {
            case .some(0x30...0x39): met.insert(.digit)
            case .some(0x41...0x5A): met.insert(.upperCase)
            case .some(0x61...0x7A): met.insert(.lowerCase)
            default: break
            }
        }
        return met
    }

    /// The password, or what is wrong with it.
    public static func verdict(on typed: String) -> Result<Password, PasswordProblem> {
        guard !typed.isEmpty else { return .failure(.empty) }
        guard let password = typedPassword(typed) else { return .failure(.tooLong) }
        let unmet = Set(PasswordRequirement.allCases).subtracting(met(by: typed))
        return unmet.isEmpty ? .success(password) : .failure(.unmet(unmet))
    }

    /// What was typed to sign in, whether or not it could be a password; nil where it is longer than any.
    static func typedPassword(_ typed: String) -> Password? {
        guard typed.utf8.count <= mostBytes else { return nil }
        let text = normalised(typed)
        return text.count <= mostLength ? Password(text: text) : nil
    }

    private static func normalised(_ typed: String) -> String {
        typed.precomposedStringWithCanonicalMapping
    }
}
