import Foundation
import Localization
import Testing

/// What the tests of this module share: the shipped texts and a zone that does not depend on the machine.
enum Fixture {
    static let moscow = TimeZone(secondsFromGMT: 3 * 3_600) ?? .current

    static func localizer(_ language: Language, region: String? = nil) throws -> Localizer {
        try .shipped(settings: LanguageSettings(language: language, region: region), timeZone: moscow)
    }

    /// An instant of 2026 by the clock of `moscow`.
    static func instant(month: Int, day: Int, hour: Int, minute: Int = 0, second: Int = 0) throws -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = moscow
        let components = DateComponents(
            year: 2026,
            month: month,
            day: day,
            hour: hour,
            minute: minute,
            second: second
        )
        return try #require(calendar.date(from: components))
    }

    /// A new folder in the temporary folder; the caller removes it.
    static func temporaryFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("wayside-localization-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
