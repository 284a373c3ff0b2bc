/// What is wrong with an e-mail address.
public enum EmailProblem: Error, Hashable, Sendable {
    /// Nothing was typed.
    case empty
    /// There is no @.
    case noAt
    /// There is more than one @.
    case severalAts
    /// Nothing stands before the @.
    case nothingBeforeAt
    /// Nothing stands after the @.
    case nothingAfterAt
    /// There is white space inside.
    case space
    /// A character outside of ASCII, which is what addresses are made of here.
    case foreignCharacter(Character)
    /// A character that an address does not have in this place.
    case sign(Character)
    /// A name in quotation marks before the @: allowed by the standard, refused here.
    case quoted
    /// A number in brackets after the @: allowed by the standard, refused here.
    case addressLiteral
    /// A dot at the beginning or the end of either part.
    case dotAtEdge
    /// Two dots in a row.
    case dotsTogether
    /// A part of the domain begins or ends with a hyphen.
    case hyphenAtEdge
    /// The domain has no dot, as `localhost`.
    case dotlessDomain
    /// The domain does not end as domains do: with two letters or more.
    case badEnding
    /// More than 64 characters before the @.
    case longName
    /// More than 63 characters between two dots of the domain.
    case longLabel
    /// More than 254 characters in all.
    case tooLong
}

/// An e-mail address that was found sound.
public struct EmailAddress: Hashable, Sendable {
    /// As it was typed, without white space around it.
    public let text: String

    /// The address as it is compared: without regard to case.
    ///
    /// ASCII only, so that no language's rules of case come in (`I` and `ı`).
    public var key: String { text.lowercased() }

    fileprivate init(text: String) {
        self.text = text
    }
}

/// Which e-mail addresses are taken: a name of letters, digits, dots and ``!#$%&'*+-/=?^_`{|}~``, an @, and a domain
/// with a dot (RFC 5321 and 5322 without quoted names, address literals, comments and what is not ASCII).
///
/// Whether there is a mailbox cannot be known here, so nothing that could be one is refused.
public enum EmailRules {
    /// The address, or what is wrong with it.
    public static func verdict(on typed: String) -> Result<EmailAddress, EmailProblem> {
        let address = TypedText.trimmed(TypedText.visible(typed))
        if let problem = problem(of: address) { return .failure(problem) }
        return .success(EmailAddress(text: address))
    }

    private static func problem(of address: String) -> EmailProblem? {
        guard !address.isEmpty else { return .empty }
        if address.contains(where: \.isWhitespace) { return .space }
        if let foreign = address.first(where: { $0.asciiByte == nil }) { return .foreignCharacter(foreign) }
        if address.hasPrefix("\"") { return .quoted }
        let parts = address.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return .noAt }
        guard parts.count == 2 else { return .severalAts }
        let (name, domain) = (parts[0], parts[1])
        return problem(ofName: name) ?? problem(ofDomain: domain) ?? (address.utf8.count > 254 ? .tooLong : nil)
    }

    private static let signs = "!#$%&'*+-/=?^_`{|}~."

    private static func problem(ofName name: Substring) -> EmailProblem? {
        if name.isEmpty { return .nothingBeforeAt }
        if let sign = name.first(where: { !$0.isEnglishLetter && !$0.isEnglishDigit && !signs.contains($0) }) {
            return .sign(sign)
        }
        if let problem = problem(ofDots: name) { return problem }
        return name.utf8.count > 64 ? .longName : nil
    }

    private static func problem(ofDomain domain: Substring) -> EmailProblem? {
        if domain.isEmpty { return .nothingAfterAt }
        if domain.hasPrefix("[") { return .addressLiteral }
        if let sign = domain.first(where: { !$0.isEnglishLetter && !$0.isEnglishDigit && $0 != "-" && $0 != "." }) {
            return .sign(sign)
        }
        if let problem = problem(ofDots: domain) { return problem }
        let labels = domain.split(separator: ".")
        if labels.contains(where: { $0.hasPrefix("-") || $0.hasSuffix("-") }) { return .hyphenAtEdge }
        if labels.contains(where: { $0.utf8.count > 63 }) { return .longLabel }
        guard labels.count > 1, let last = labels.last else { return .dotlessDomain }
        // No top-level domain is a number or one letter; `xn--p1ai` is one.
        let isEnding = last.count > 1 && last.contains(where: \.isEnglishLetter)
        return isEnding ? nil : .badEnding
    }

    private static func problem(ofDots part: Substring) -> EmailProblem? {
        if part.hasPrefix(".") || part.hasSuffix(".") { return .dotAtEdge }
        return part.contains("..") ? .dotsTogether : nil
    }
}
