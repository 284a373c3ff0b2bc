import Localization
import Schedule

/// Why stations could not be imported, or an item was skipped, in words.
enum ImportErrorText {
    /// Why a file could not be imported, or a directory not be used.
    static func words(for error: any Error, localizer: Localizer) -> String {
        switch error {
        case let error as ImportError: words(for: error, localizer)
        case let error as DirectoryError: words(for: error, localizer)
        default: "\(error)"
        }
    }

    /// Why an item was skipped.
    static func words(for reason: SkipReason, localizer: Localizer) -> String {
        switch reason {
        case .notAnObject: localizer.text("schedule.skip.notAnObject")
        case .noNumber(let member): localizer.text("schedule.skip.noNumber", member)
        case .notText(let member): localizer.text("schedule.skip.notText", member)
        case .brokenText(let member): localizer.text("schedule.skip.brokenText", member)
        case .stationsNotAnArray: localizer.text("schedule.skip.stationsNotAnArray")
        case .numberTaken(let number): localizer.text("schedule.skip.numberTaken", String(number))
        }
    }

    private static func words(for error: ImportError, _ localizer: Localizer) -> String {
        switch error {
        case .unreadable(let words): localizer.text("schedule.import.unreadable", words)
        case .notJSON(let line, let column, _):
            localizer.text("schedule.import.notJSON", String(line), String(column))
        case .noLists: localizer.text("schedule.import.noLists")
        case .noStations(let skipped): localizer.text("schedule.import.noStations", localizer.number(skipped))
        case .tooLarge: localizer.text("schedule.import.tooLarge")
        case .badName: localizer.text("schedule.import.badName")
        }
    }

    private static func words(for error: DirectoryError, _ localizer: Localizer) -> String {
        switch error {
        case .unwritable(let words): localizer.text("schedule.import.unwritable", words)
        case .newer: localizer.text("schedule.import.newer")
        case .missing, .unreadable, .older, .foreign, .truncated, .damaged: localizer.text("schedule.data.unreadable")
        }
    }
}
