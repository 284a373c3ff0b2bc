import Foundation
import Localization
import Testing

@Suite("How old what is shown is")
struct AgeTests {
    private let languages: [Language] = [.russian, .english]

    private func ages(of date: Date, now: Date) throws -> [String] {
        try languages.map { try Fixture.localizer($0).updatedAge(of: date, now: now) }
    }

    private static let recentRows: [(Double, [String])] = [
        (0, ["обновлено только что", "updated just now"]),
        (59, ["обновлено только что", "updated just now"]),
        (60, ["обновлено 1 минуту назад", "updated 1 minute ago"]),
        (5 * 60 + 59, ["обновлено 5 минут назад", "updated 5 minutes ago"]),
        (3_599, ["обновлено 59 минут назад", "updated 59 minutes ago"]),
        (3_600, ["обновлено 1 час назад", "updated 1 hour ago"]),
        (3 * 3_600 + 1, ["обновлено 3 часа назад", "updated 3 hours ago"]),
        (20 * 3_600, ["обновлено 20 часов назад", "updated 20 hours ago"]),
    ]

    @Test("Seconds, minutes and hours are counted down to whole ones", arguments: recentRows)
    func recent(seconds: Double, expected: [String]) throws {
        let now = try Fixture.instant(month: 5, day: 5, hour: 21)
        #expect(try ages(of: now.addingTimeInterval(-seconds), now: now) == expected)
    }

    @Test("Shortly after midnight hours are still hours, later the day is yesterday")
    func yesterday() throws {
        let evening = try Fixture.instant(month: 5, day: 4, hour: 23, minute: 5)
        let night = try Fixture.instant(month: 5, day: 5, hour: 2, minute: 5)
        let noon = try Fixture.instant(month: 5, day: 5, hour: 12)
        #expect(try ages(of: evening, now: night) == ["обновлено 3 часа назад", "updated 3 hours ago"])
        #expect(try ages(of: evening, now: noon) == ["обновлено вчера в 23:05", "updated yesterday at 23:05"])
    }

    @Test("What is older than yesterday has its date")
    func older() throws {
        let then = try Fixture.instant(month: 5, day: 3, hour: 23, minute: 59)
        let now = try Fixture.instant(month: 5, day: 5, hour: 0)
        #expect(try ages(of: then, now: now) == ["обновлено 3 мая 2026\u{202F}г.", "updated 3 May 2026"])
    }

    @Test("After the clock was set back a little nothing is from the future")
    func future() throws {
        let now = try Fixture.instant(month: 5, day: 5, hour: 12)
        #expect(try ages(of: now.addingTimeInterval(600), now: now) == ["обновлено только что", "updated just now"])
        let winter = now.addingTimeInterval(240 * 86_400)
        #expect(try ages(of: winter, now: now) == ["обновлено 31 декабря 2026\u{202F}г.", "updated 31 December 2026"])
    }
}
