import Foundation

/// The few words that UIKit itself shows, in the languages of the program.
enum SystemText {
    case cancel, clear, search, today, previousMonth, nextMonth, month, year, done, share
    case copy, copied, save, open, sendByMail, close, refresh, showCalendar

    /// The word in the system's language.
    var string: String { string(in: Self.language) }

    func string(in language: Language) -> String {
        switch language {
        case .english: english
        case .russian: russian
        }
    }

    /// A language that UIKit speaks.
    enum Language: String {
        case english = "en"
        case russian = "ru"

        /// The one that the variables of a POSIX environment ask for, in the order of glibc and gettext.
        init(environment: [String: String]) {
            let messages = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
            guard let messages, messages != "C", messages != "POSIX" else {
                self = .english
                return
            }
            let list = environment["LANGUAGE"]?.split(separator: ":").map(String.init) ?? []
            let spoken = (list + [messages]).lazy.compactMap { Language(rawValue: String($0.prefix(2))) }.first
            self = spoken ?? .english
        }
    }

    static let language = Language(environment: ProcessInfo.processInfo.environment)

    /// The locale of dates where the app gives none: days before months, as the program's own texts have them.
    static var locale: Locale {
        switch language {
        case .english: Locale(identifier: "en_GB")
        case .russian: Locale(identifier: "ru_RU")
        }
    }

    private var english: String {
        switch self {
        case .cancel: "Cancel"
        case .clear: "Clear text"
        case .search: "Search"
        case .today: "Today"
        case .previousMonth: "Previous month"
        case .nextMonth: "Next month"
        case .month: "Month"
        case .year: "Year"
        case .done: "Done"
        case .share: "Share"
        case .copy: "Copy"
        case .copied: "Copied"
        case .save: "Save to a file…"
        case .open: "Open"
        case .sendByMail: "Send by e-mail"
        case .close: "Close"
        case .refresh: "Refresh"
        case .showCalendar: "Choose a date"
        }
    }

    private var russian: String {
        switch self {
        case .cancel: "Отменить"
        case .clear: "Очистить"
        case .search: "Поиск"
        case .today: "Сегодня"
        case .previousMonth: "Предыдущий месяц"
        case .nextMonth: "Следующий месяц"
        case .month: "Месяц"
        case .year: "Год"
        case .done: "Готово"
        case .share: "Поделиться"
        case .copy: "Скопировать"
        case .copied: "Скопировано"
        case .save: "Сохранить в файл…"
        case .open: "Открыть"
        case .sendByMail: "Отправить по почте"
        case .close: "Закрыть"
        case .refresh: "Обновить"
        case .showCalendar: "Выбрать дату"
        }
    }
}
