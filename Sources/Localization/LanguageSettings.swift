import Foundation

/// Which language and which locale the person's system asks for.
public struct LanguageSettings: Equatable, Sendable {
    /// The language of every text.
    public let language: Language
    /// The region that the system names, as in "RU"; nil where it names none.
    public let region: String?

    /// Settings chosen by hand.
    public init(language: Language, region: String? = nil) {
        self.language = language
        self.region = region
    }

    /// The one locale for numbers and dates, as in `ru_RU` or `en_US`.
    ///
    /// Without a region it is `ru_RU` or `en_GB`: days before months and 24 hours, as timetables are printed.
    public var locale: Locale {
        switch language {
        case .english: return Locale(identifier: "en_\(region ?? "GB")")
        case .russian: return Locale(identifier: "ru_\(region ?? "RU")")
        }
    }

    /// What the system asks for: the environment on Linux, the preferred languages on Apple platforms.
    public static func system() -> LanguageSettings {
        #if os(Linux)
        return LanguageSettings(environment: ProcessInfo.processInfo.environment)
        #else
        return LanguageSettings(
            preferredLanguages: Locale.preferredLanguages,
            region: Locale.current.regionCode
        )
        #endif
    }

    /// What the variables of a POSIX environment ask for, in the order of glibc and gettext.
    ///
    /// The locale of messages is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty. If it is
    /// "C" or "POSIX", or none is set, the language is English. Otherwise the colon-separated list `LANGUAGE` is
    /// looked through first, then that locale. The region comes from `LC_ALL`, `LC_TIME` or `LANG`.
    public init(environment: [String: String]) {
        func value(_ names: String...) -> String? {
            names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        }
        region = LocaleName(value("LC_ALL", "LC_TIME", "LANG") ?? "").region
        guard let messages = value("LC_ALL", "LC_MESSAGES", "LANG"), messages != "C", messages != "POSIX" else {
            language = .english
            return
        }
        let list = value("LANGUAGE")?.split(separator: ":").map(String.init) ?? []
        language = Self.firstSpoken(of: list + [messages])
    }

    /// What a list of language tags asks for, most wanted first.
    public init(preferredLanguages: [String], region: String?) {
        language = Self.firstSpoken(of: preferredLanguages)
        self.region = region
    }

    /// The first language of the list that Wayside speaks; English if there is none.
    ///
    /// "C" in the list means English and ends the search, as in gettext.
    private static func firstSpoken(of tags: [String]) -> Language {
        for tag in tags {
            if LocaleName(tag).isNeutral { return .english }
            if let language = Language(tag: tag) { return language }
        }
        return .english
    }
}
