import Localization
import Testing

@Suite("Counted texts")
struct PluralTests {
    private static let russianRows: [(Int, String)] = [
        (0, "0 станций"), (1, "1 станция"), (2, "2 станции"), (4, "4 станции"), (5, "5 станций"),
        (11, "11 станций"), (12, "12 станций"), (14, "14 станций"), (21, "21 станция"), (22, "22 станции"),
        (25, "25 станций"), (101, "101 станция"), (111, "111 станций"), (112, "112 станций"), (122, "122 станции"),
        (3_848, "3\u{A0}848 станций"), (-1, "-1 станция"),
    ]

    @Test("Russian has three forms", arguments: russianRows)
    func russian(count: Int, expected: String) throws {
        #expect(try Fixture.localizer(.russian).plural("station.count", count: count) == expected)
    }

    private static let englishRows: [(Int, String)] = [
        (0, "0 stations"), (1, "1 station"), (2, "2 stations"), (11, "11 stations"), (3_848, "3,848 stations"),
    ]

    @Test("English has two", arguments: englishRows)
    func english(count: Int, expected: String) throws {
        #expect(try Fixture.localizer(.english).plural("station.count", count: count) == expected)
    }

    @Test("The greatest and the smallest whole number have a form")
    func extremes() {
        #expect(Language.russian.pluralForm(for: .min) == .many)
        #expect(Language.english.pluralForm(for: .max) == .other)
    }
}
