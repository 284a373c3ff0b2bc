import Foundation

/// The few words that UIKit itself says, in the languages of the system that are known here.
enum SystemStrings {
    private static let russian = [
        "Back": "Назад", "Cancel": "Отменить", "Search": "Поиск", "OK": "ОК", "Clear text": "Очистить текст",
        "More Info": "Подробнее", "Tab Bar": "Панель вкладок", "Today": "Сегодня", "Previous month": "Предыдущий месяц",
        "Next month": "Следующий месяц", "Month": "Месяц", "Year": "Год", "Refresh": "Обновить", "Share": "Поделиться",
        "Copy": "Скопировать", "Copied": "Скопировано", "Save to a file…": "Сохранить в файл…", "Save": "Сохранить",
        "Open": "Открыть", "Send by e-mail": "Отправить по почте", "Open the link": "Открыть ссылку",
        "Refreshing": "Обновляется",
    ]

    /// A word in the language of the environment.
    static func text(_ english: String) -> String {
        isRussian ? russian[english] ?? english : english
    }

    /// The locale of dates where the app gives none: days before months in either language.
    static var locale: Locale { Locale(identifier: isRussian ? "ru_RU" : "en_GB") }

    /// As glibc chooses it: LANGUAGE counts unless the locale is C.
    private static var isRussian: Bool {
        let environment = ProcessInfo.processInfo.environment
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
        guard locale != "C", locale != "POSIX" else { return false }
        let list = environment["LANGUAGE"].flatMap { $0.isEmpty ? nil : $0 } ?? locale
        return list.split(separator: ":").first?.hasPrefix("ru") ?? false
    }
}
