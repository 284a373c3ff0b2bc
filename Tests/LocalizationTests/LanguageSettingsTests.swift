import Foundation
import Localization
import Testing

@Suite("The system's language")
struct LanguageSettingsTests {
    private static let orderRows: [([String: String], Language)] = [
        (["LANG": "ru_RU.UTF-8"], Language.russian),
        (["LANG": "en_GB.UTF-8"], .english),
        (["LANG": "en_US.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"], .russian),
        (["LANG": "ru_RU.UTF-8", "LC_MESSAGES": "en_US.UTF-8"], .english),
        (["LANG": "en_US.UTF-8", "LC_MESSAGES": "en_US.UTF-8", "LC_ALL": "ru_RU"], .russian),
        (["LANG": "ru_RU.UTF-8", "LC_MESSAGES": "", "LC_ALL": ""], .russian),
        (["LANG": "ru"], .russian),
        (["LANG": "ru-RU"], .russian),
    ]

    @Test("The first set variable of LC_ALL, LC_MESSAGES and LANG names the language", arguments: orderRows)
    func order(environment: [String: String], expected: Language) {
        #expect(LanguageSettings(environment: environment).language == expected)
    }

    private static let wishesRows: [([String: String], Language)] = [
        (["LANG": "en_US.UTF-8", "LANGUAGE": "ru"], Language.russian),
        (["LANG": "en_US.UTF-8", "LANGUAGE": "de:tt_RU:ru:en"], .russian),
        (["LANG": "ru_RU.UTF-8", "LANGUAGE": "en_GB:ru"], .english),
        (["LANG": "ru_RU.UTF-8", "LANGUAGE": "de:fr"], .russian),
        (["LANG": "ru_RU.UTF-8", "LANGUAGE": ""], .russian),
        (["LANG": "C.UTF-8", "LANGUAGE": "ru"], .russian),
        (["LC_ALL": "C", "LANG": "ru_RU.UTF-8", "LANGUAGE": "ru"], .english),
        (["LANGUAGE": "ru"], .english),
    ]

    @Test("LANGUAGE is a list of wishes that goes before the locale, but not before C", arguments: wishesRows)
    func wishes(environment: [String: String], expected: Language) {
        #expect(LanguageSettings(environment: environment).language == expected)
    }

    private static let englishRows = ["de_DE", "C", "POSIX", "", "run_BI"]

    @Test("A language that Wayside does not speak is shown in English", arguments: englishRows)
    func english(name: String) {
        #expect(LanguageSettings(environment: ["LANG": name]).language == .english)
    }

    @Test("The first preferred language that Wayside speaks is taken")
    func preferredLanguages() {
        #expect(LanguageSettings(preferredLanguages: ["kk-KZ", "ru-KZ", "en"], region: "KZ").language == .russian)
        #expect(LanguageSettings(preferredLanguages: ["zh-Hant-TW"], region: "TW").language == .english)
    }

    private static let regionRows: [([String: String], String)] = [
        (["LANG": "en_US.UTF-8"], "en_US"),
        (["LANG": "ru_KZ.UTF-8"], "ru_KZ"),
        (["LANG": "en_US.UTF-8", "LC_TIME": "en_GB.UTF-8"], "en_GB"),
        (["LANG": "de_DE@euro"], "en_DE"),
        (["LANG": "ru"], "ru_RU"),
        (["LANG": "C.UTF-8"], "en_GB"),
    ]

    @Test("The region of the environment makes the locale", arguments: regionRows)
    func region(environment: [String: String], expected: String) {
        #expect(LanguageSettings(environment: environment).locale.identifier == expected)
    }
}
