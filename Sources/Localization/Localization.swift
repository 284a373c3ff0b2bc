// The front door of Localization: the system's language, every text a person reads, and the one `Locale`
// for numbers and dates.
//
//     let localizer = try Localizer.system()
//     localizer.text("common.retry")                          // "Повторить"
//     localizer.plural("station.count", count: 3_848)         // "3 848 станций"
//     localizer.updatedAge(of: fetched, now: Date())          // "обновлено 5 минут назад"
//     localizer.dateInWords(year: 2026, month: 5, day: 5)     // "вторник, 5 мая 2026 г."
//
// - `Localizer` is a value: it is made once, in the composition root, and passed by initialiser.
// - `LanguageSettings` says which language and which locale the person's system asks for.
// - `ResourceLocator` finds the files a module ships, uninstalled, installed and in tests.
// - Texts stand in `Files/<language>.lproj/<Topic>.strings`, one file for each topic.
//
// Foundation follows no system language on Linux, its plural tables crash there, and its module bundles stop
// an installed program: hence tables, rules and look-up of our own, the same on every platform.
