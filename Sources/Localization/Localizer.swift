import Foundation

/// Gives every text that a person reads, in the person's language, and writes numbers and dates in the person's way.
///
/// A value without state: made once where the program starts and passed by initialiser to whoever shows something.
public struct Localizer: Sendable {
    /// The language of the texts.
    public let language: Language
    /// The one locale for numbers and dates.
    public let locale: Locale
    /// The region that the system names, as in "RU"; nil where it names none.
    public let region: String?
    /// The zone in which instants are shown.
    public let timeZone: TimeZone

    private let table: StringTable

    /// Reads the texts of a language from a folder that holds `en.lproj` and `ru.lproj`.
    /// - Throws: `LocalizationError` where the folder has no readable texts.
    public init(settings: LanguageSettings, timeZone: TimeZone, folder: URL) throws {
        self.init(
            settings: settings,
            timeZone: timeZone,
            table: try StringTable(language: settings.language, in: folder)
        )
    }

    /// The texts that Wayside ships, for the language, the region and the zone that the system asks for.
    /// - Throws: `LocalizationError` where the program's files are missing or damaged.
    public static func system() throws -> Localizer {
        try shipped(settings: .system(), timeZone: .current)
    }

    /// The texts that Wayside ships, for settings chosen by hand (tests, command lines).
    /// - Throws: `LocalizationError` where the program's files are missing or damaged.
    public static func shipped(settings: LanguageSettings, timeZone: TimeZone) throws -> Localizer {
        let folder = try ResourceLocator().folder(ofModule: "Localization")
        return try Localizer(settings: settings, timeZone: timeZone, folder: folder)
    }

    init(settings: LanguageSettings, timeZone: TimeZone, table: StringTable) {
        language = settings.language
        locale = settings.locale
        region = settings.region
        self.timeZone = timeZone
        self.table = table
    }

    /// The text for a key, with its placeholders filled.
    ///
    /// `%@` takes any value, `%d` an `Int`, written with the locale's grouping; `%2$@` takes the second argument.
    /// Years and ids go in as text.
    ///
    /// A key without a text is given back itself; `make lint` fails on one.
    public func text(_ key: String, _ arguments: any CustomStringConvertible...) -> String {
        text(key, arguments: arguments)
    }

    /// The text for a count, in the form that the language's rule asks for.
    ///
    /// It stands under `key.one`, `key.few`, `key.many` or `key.other`. The count is the first argument, others follow.
    ///
    ///     "station.count.few" = "%d станции";
    public func plural(_ key: String, count: Int, _ arguments: any CustomStringConvertible...) -> String {
        let form = language.pluralForm(for: count)
        return text("\(key).\(form.rawValue)", arguments: [count] + arguments)
    }

    private func text(_ key: String, arguments: [any CustomStringConvertible]) -> String {
        guard let format = table[key] else { return key }
        return TextFormat.fill(format, with: arguments, number: number)
    }
}
