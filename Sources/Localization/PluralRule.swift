/// The form of a text that a whole number asks for, under the names of Unicode's plural rules (CLDR).
public enum PluralForm: String, CaseIterable, Sendable {
    case one, few, many, other
}

extension Language {
    /// The forms that a counted text needs in this language.
    public var pluralForms: [PluralForm] {
        switch self {
        case .english: return [.one, .other]
        case .russian: return [.one, .few, .many]
        }
    }

    /// The form for a count: in Russian 1, 21 and 101 are `one`, 2–4 and 22–24 `few`, 0, 5–20 and 111 `many`.
    ///
    /// The sign does not matter.
    public func pluralForm(for count: Int) -> PluralForm {
        let magnitude = count.magnitude
        switch self {
        case .english:
            return magnitude == 1 ? .one : .other
        case .russian:
            let tens = magnitude % 100
            if (11...14).contains(tens) { return .many }
            switch magnitude % 10 {
            case 1: return .one
            case 2...4: return .few
            default: return .many
            }
        }
    }
}
