import Foundation
import LocalAccounts
import Testing

@Suite("Birth dates")
struct BirthDateTests {
    private func day(_ text: String) throws -> CivilDate { try #require(CivilDate(text), "\(text) is no day") }

    private func problem(_ birth: String, today: String) throws -> BirthDateProblem? {
        let verdict = BirthDateRules.verdict(on: try day(birth), today: try day(today))
        guard case .failure(let problem) = verdict else { return nil }
        return problem
    }

    @Test("R-17: one is eighteen on the birthday, not a day before")
    func birthday() throws {
        #expect(try problem("2008-02-28", today: "2026-02-28") == nil)
        #expect(try problem("2008-03-01", today: "2026-02-28") == .tooYoung(until: try day("2026-03-01")))
    }

    @Test("R-17: from midnight on where the person is")
    func midnight() throws {
        let moscow = try #require(TimeZone(identifier: "Europe/Moscow"))
        let born = try day("2008-02-28")
        // 2026-02-27 21:00 UTC is midnight in Moscow.
        let midnight = Date(timeIntervalSince1970: 1_772_226_000)
        let before = try #require(CivilDate(midnight.addingTimeInterval(-1), in: moscow))
        let after = try #require(CivilDate(midnight, in: moscow))
        #expect(throws: BirthDateProblem.self) { try BirthDateRules.verdict(on: born, today: before).get() }
        #expect(try BirthDateRules.verdict(on: born, today: after).get() == born)
    }

    @Test("Who was born on 29 February is eighteen on 1 March of a common year")
    func leapDay() throws {
        #expect(try problem("2008-02-29", today: "2026-02-28") == .tooYoung(until: try day("2026-03-01")))
        #expect(try problem("2008-02-29", today: "2026-03-01") == nil)
        #expect(BirthDateRules.age(born: try day("2008-02-29"), on: try day("2028-02-29")) == 20)
    }

    @Test("R-19: who was born on 1 March is not a year older on 29 February")
    func leapToday() throws {
        #expect(BirthDateRules.age(born: try day("2003-03-01"), on: try day("2024-02-29")) == 20)
        #expect(BirthDateRules.age(born: try day("2003-03-01"), on: try day("2024-03-01")) == 21)
    }

    @Test("R-20: no month is lost: at twenty-one there is no gap of days before the birthday")
    func monthArithmetic() throws {
        let today = try day("2017-08-07")
        for birth in ["1996-07-08", "1996-07-31", "1996-08-01", "1996-08-06", "1996-08-07"] {
            #expect(BirthDateRules.age(born: try day(birth), on: today) == 21, "born \(birth)")
        }
        #expect(BirthDateRules.age(born: try day("1996-08-08"), on: today) == 20)
    }

    @Test("R-20: on each day of two years exactly those are taken whose birthday has come")
    func everyDay() throws {
        let today = try day("2026-02-28")
        for month in 1...12 {
            for number in 1...31 {
                guard let birth = CivilDate(year: 2008, month: month, day: number) else { continue }
                let isTaken = (try? BirthDateRules.verdict(on: birth, today: today).get()) != nil
                #expect(isTaken == ((month, number) <= (2, 28)), "born \(birth.text)")
            }
        }
    }

    @Test("R-21: it is another day in Kamchatka than in Honolulu, and each is right at home")
    func zones() throws {
        // 2026-02-28 11:30 UTC: 23:30 in Kamchatka, 01:30 in Honolulu; 35 minutes later it is 1 March in Kamchatka.
        let instant = Date(timeIntervalSince1970: 1_772_278_200)
        let kamchatka = try #require(TimeZone(identifier: "Asia/Kamchatka"))
        let honolulu = try #require(TimeZone(identifier: "Pacific/Honolulu"))
        let later = instant.addingTimeInterval(2_100)
        #expect(CivilDate(instant, in: kamchatka)?.text == "2026-02-28")
        #expect(CivilDate(later, in: kamchatka)?.text == "2026-03-01")
        #expect(CivilDate(later, in: honolulu)?.text == "2026-02-28")
    }

    @Test("R-21: a day without a midnight is a day like any other")
    func dayWithoutMidnight() throws {
        let saoPaulo = try #require(TimeZone(identifier: "America/Sao_Paulo"))
        // 4 November 2018 began there at 1:00, which is 03:00 UTC.
        let first = Date(timeIntervalSince1970: 1_541_300_400)
        #expect(CivilDate(first, in: saoPaulo)?.text == "2018-11-04")
        #expect(CivilDate(first.addingTimeInterval(-1), in: saoPaulo)?.text == "2018-11-03")
        #expect(BirthDateRules.birthday(18, of: try day("2000-11-04")) == (try day("2018-11-04")))
    }

    @Test("R-22: the Gregorian day counts, whatever calendar the device is set to")
    func calendars() throws {
        let zone = try #require(TimeZone(identifier: "Asia/Bangkok"))
        // 2026-11-30 12:00 in Bangkok: 2569 in the Buddhist calendar, 1405 in the Persian one.
        let instant = Date(timeIntervalSince1970: 1_796_014_800)
        #expect(CivilDate(instant, in: zone)?.text == "2026-11-30")
    }

    @Test("Days that do not exist, are to come or were too long ago are refused, and why")
    func refused() throws {
        let today = try day("2026-11-30")
        func problem(_ year: Int, _ month: Int, _ day: Int) -> BirthDateProblem? {
            let verdict = BirthDateRules.verdict(year: year, month: month, day: day, today: today)
            guard case .failure(let problem) = verdict else { return nil }
            return problem
        }
        #expect(problem(2007, 2, 29) == .noSuchDay)
        #expect(problem(1990, 6, 31) == .noSuchDay)
        #expect(problem(1990, 13, 1) == .noSuchDay)
        #expect(problem(1900, 2, 29) == .noSuchDay)
        #expect(problem(2000, 2, 29) == nil)
        #expect(problem(2026, 12, 1) == .future)
        #expect(problem(1899, 12, 31) == .tooLongAgo)
        #expect(problem(1900, 1, 1) == nil)
        #expect(problem(2026, 11, 30) == .tooYoung(until: try day("2044-11-30")))
        let missing = BirthDateRules.verdict(on: nil, today: today)
        #expect(throws: BirthDateProblem.missing) { try missing.get() }
    }

    @Test("A calendar opens at a year of grown people", arguments: ["2026-11-30", "2024-02-29"])
    func suggestion(today: String) throws {
        let today = try day(today)
        let suggestion = BirthDateRules.suggestion(today: today)
        #expect(try BirthDateRules.verdict(on: suggestion, today: today).get() == suggestion)
        #expect(suggestion.year == today.year - 30)
    }

    @Test(
        "A stored day is read as it was written, and nothing else is read as a day",
        arguments: [
            ("2008-02-29", true), ("0001-01-01", true), ("2007-02-29", false), ("2008-2-29", false), ("", false),
            ("2008-02-29 ", false), ("２００８-02-29", false), ("+208-02-29", false), ("2008/02/29", false),
        ]
    )
    func text(text: String, isDay: Bool) {
        #expect(CivilDate(text)?.text == (isDay ? text : nil))
    }
}
