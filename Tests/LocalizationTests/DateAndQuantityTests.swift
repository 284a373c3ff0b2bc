import Foundation
import Localization
import Testing

@Suite("Dates, numbers and quantities")
struct DateAndQuantityTests {
    @Test("A day is written in words, in the order of the region")
    func dateInWords() throws {
        let russian = try Fixture.localizer(.russian)
        #expect(russian.dateInWords(year: 2026, month: 5, day: 5) == "вторник, 5 мая 2026\u{202F}г.")
        #expect(russian.dateInWords(year: 2024, month: 2, day: 29, weekday: false) == "29 февраля 2024\u{202F}г.")
        #expect(try Fixture.localizer(.english).dateInWords(year: 2026, month: 5, day: 5) == "Tuesday, 5 May 2026")
        let american = try Fixture.localizer(.english, region: "US")
        #expect(american.dateInWords(year: 2026, month: 5, day: 5) == "Tuesday, May 5, 2026")
    }

    @Test("G-05: A day whose midnight a zone skips is written as it is")
    func skippedMidnight() throws {
        let zone = try #require(TimeZone(identifier: "America/Sao_Paulo"))
        let localizer = try Localizer.shipped(settings: LanguageSettings(language: .english), timeZone: zone)
        #expect(localizer.dateInWords(year: 2018, month: 11, day: 4, weekday: false) == "4 November 2018")
    }

    @Test("A day that does not exist is written in digits, never as another day")
    func impossibleDay() throws {
        #expect(try Fixture.localizer(.russian).dateInWords(year: 2007, month: 2, day: 29) == "2007-02-29")
    }

    @Test(
        "D-09: In a region with other digits and another calendar, years and digits stay",
        arguments: ["TH", "SA", "IR"]
    )
    func regions(region: String) throws {
        let localizer = try Fixture.localizer(.english, region: region)
        let date = localizer.dateInWords(year: 2026, month: 5, day: 5)
        #expect(date.contains("2026") && date.contains("May"))
        #expect(localizer.number(12) == "12")
    }

    @Test("The time of day follows the region's 12 or 24 hours and the localizer's zone")
    func timeOfDay() throws {
        let date = try Fixture.instant(month: 5, day: 5, hour: 14, minute: 5)
        #expect(try Fixture.localizer(.russian).timeOfDay(of: date) == "14:05")
        let american = try Fixture.localizer(.english, region: "US").timeOfDay(of: date)
        // Versions of Unicode's data put different spaces before PM.
        #expect(american.filter { !$0.isWhitespace } == "2:05PM")
    }

    private static let distanceRows: [(Double, String, String)] = [
        (0, "0 м", "0 m"), (350.4, "350 м", "350 m"), (999.4, "999 м", "999 m"), (999.6, "1 км", "1 km"),
        (1_240, "1,2 км", "1.2 km"), (9_960, "10 км", "10 km"), (634_400, "634 км", "634 km"),
        (6_417_000, "6\u{A0}417 км", "6,417 km"),
    ]

    @Test("Distances round to what a traveller needs", arguments: distanceRows)
    func distance(metres: Double, russian: String, english: String) throws {
        #expect(try Fixture.localizer(.russian).distance(metres: metres) == russian)
        #expect(try Fixture.localizer(.english).distance(metres: metres) == english)
    }

    private static let byteCountRows: [(Int, String, String)] = [
        (0, "0 байт", "0 bytes"), (1, "1 байт", "1 byte"), (999, "999 байт", "999 bytes"),
        (1_000, "1 кБ", "1 kB"), (1_234_567, "1,2 МБ", "1.2 MB"), (999_600, "1 МБ", "1 MB"),
        (45_000_000, "45 МБ", "45 MB"), (2_500_000_000, "2,5 ГБ", "2.5 GB"),
    ]

    @Test("Sizes grow from bytes to gigabytes", arguments: byteCountRows)
    func byteCount(bytes: Int, russian: String, english: String) throws {
        #expect(try Fixture.localizer(.russian).byteCount(bytes) == russian)
        #expect(try Fixture.localizer(.english).byteCount(bytes) == english)
    }

    private static let durationRows: [(Double, String, String)] = [
        (0, "0:00", "0 секунд"), (5.9, "0:05", "5 секунд"), (185, "3:05", "3 минуты 5 секунд"),
        (3_722, "1:02:02", "1 час 2 минуты 2 секунды"), (3_600, "1:00:00", "1 час"),
        (-5, "0:00", "0 секунд"), (.nan, "0:00", "0 секунд"), (.infinity, "0:00", "0 секунд"),
    ]

    @Test("A song's length is written with a colon and said in words", arguments: durationRows)
    func duration(seconds: Double, written: String, said: String) throws {
        let localizer = try Fixture.localizer(.russian)
        #expect(localizer.duration(seconds: seconds) == written)
        #expect(localizer.durationInWords(seconds: seconds) == said)
    }
}
