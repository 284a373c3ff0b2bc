import Foundation

/// What a person typed, as it is asked for and remembered.
///
/// ```swift
/// SearchTerm("  Тихий   час ")?.text   // "Тихий час"
/// SearchTerm("   ")                    // nil: there is nothing to ask for
/// ```
public struct SearchTerm: Sendable, Hashable {
    /// What is asked for: single spaces, none at the edges, composed letters, 300 characters at most.
    public let text: String
    /// What equal questions have in common: the text without regard to case.
    public let key: String

    /// Longer addresses are refused by many servers: a letter of Cyrillic takes six bytes in one.
    private static let longest = 300

    /// Nil for what is white space only.
    public init?(_ typed: String) {
        let words = typed.split(whereSeparator: \.isWhitespace)
        guard !words.isEmpty else { return nil }
        // й may be typed as one sign or as two; the database compares bytes.
        let whole = words.joined(separator: " ").precomposedStringWithCanonicalMapping
        text = String(whole.prefix(Self.longest))
        key = text.lowercased()
    }
}
