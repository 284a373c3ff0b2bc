/// A language that Wayside speaks.
public enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case russian = "ru"

    /// The language named by the first part of a locale name or language tag: "ru_RU.UTF-8", "en-GB", "ru".
    ///
    /// Nil for a language that Wayside does not speak.
    public init?(tag: String) {
        self.init(rawValue: LocaleName(tag).language)
    }
}
