import Foundation
import Networking
import Testing

@Suite("Dates that machines write")
struct MachineDateTests {
    @Test(
        "N-24, N-26: dates as services, feeds and people write them",
        arguments: [
            ("Thu Aug 30 2012 17:26:16 +0200", "2012-08-30T15:26:16Z"),
            ("Mon, 13 Feb, 2012 06:28:00 UTC", "2012-02-13T06:28:00Z"),
            ("Fri,24 Nov 2023 18:28:36 -0000", "2023-11-24T18:28:36Z"),
            ("Mon, 26 January 2004 16:31:00 ET", "2004-01-26T21:31:00Z"),
            ("2003-012-31T10:14:55+00:00", "2003-12-31T10:14:55Z"),
            ("Thu, 01 Jan 2004 19:48:21 Etc/GMT", "2004-01-01T19:48:21Z"),
            ("Fri, Jun 26 2026 10:04:03 AM", "2026-06-26T10:04:03Z"),
            ("Fri, Jun 26 2026 12:04:03 AM", "2026-06-26T00:04:03Z"),
            ("Fri, Jun 26 2026 12:04:03 PM", "2026-06-26T12:04:03Z"),
            ("Wed, Nov 16 2022 00:00:00 GMT", "2022-11-16T00:00:00Z"),
            ("30 Jan 2018", "2018-01-30T00:00:00Z"),
            ("2018-12-21 11:27:25 +0800", "2018-12-21T03:27:25Z"),
            ("Sun, 06 Nov 1994 08:49:37 GMT", "1994-11-06T08:49:37Z"),
            ("Sunday, 06-Nov-94", nil),
            ("Tue, 5 Mar 24 10:00 EST", "2024-03-05T15:00:00Z"),
            ("1 Sept. 2021 10:00:00 MSK", "2021-09-01T07:00:00Z"),
            ("Thu Aug 30 2012 17:26:16 GMT+0300 (Moscow Standard Time)", "2012-08-30T14:26:16Z"),
            ("2018-12-21T11:27:25Z", "2018-12-21T11:27:25Z"),
            ("2018-12-21t11:27z", "2018-12-21T11:27:00Z"),
            ("2018-12-21T11:27:25+05:30", "2018-12-21T05:57:25Z"),
            ("2018-12-21T11:27:25-03", "2018-12-21T14:27:25Z"),
            ("20181221T112725Z", "2018-12-21T11:27:25Z"),
            ("2018-12-21", "2018-12-21T00:00:00Z"),
            ("2018-12", "2018-12-01T00:00:00Z"),
            ("2020-02-29T23:59:60Z", "2020-02-29T23:59:59Z"),
            (" 2018-12-21 11:27:25 UTC\n", "2018-12-21T11:27:25Z"),
            ("1900-03-01T00:00:00Z", "1900-03-01T00:00:00Z"),
        ] as [(String, String?)]
    )
    func dates(text: String, expected: String?) {
        #expect(MachineDate.date(text) == expected.flatMap(reference))
    }

    @Test(
        "N-25: what is no date is none, never 1 January 1970",
        arguments: [
            "Sun, 99 Jun 2009 10:00:00 GMT", "2003-12-31T25:14:55Z", "Sun, 31 Dec 9999 23:59:59 -9999", "zz", "",
            "2019-02-29", "1900-02-29T00:00:00Z", "2018-13-01", "2018-00-10", "0000-01-01",
            "Fri, 31 Jun 2026 10:00:00 GMT",
            "2018-12-21T11:60:00Z", "2018-12-21T11:27:25+25:00", "yesterday", "10:00:00", "Jun 2026", "1 2 3 4 5",
            "Fri, Jun 26 2026 13:04:03 PM", "٢٠١٨-١٢-٢١", "2018-12-21T11:27:25Z and more", "null", "1700000000",
            "30 Jan Feb 2018", "2018-12-21T", "2018-12-21T11:27:25.Z",
        ]
    )
    func noDates(text: String) {
        #expect(MachineDate.date(text) == nil)
    }

    @Test("Fractions of a second are kept, however many digits they have")
    func fractions() throws {
        let cases = [
            ("2023-11-14T22:13:20.123Z", 0.123), ("2023-11-14T22:13:20,5+00:00", 0.5),
            ("2023-11-14T22:13:20.123456789123456Z", 0.123456789), ("2023-11-14 22:13:20.000", 0),
        ]
        for (text, fraction) in cases {
            let date = try #require(MachineDate.date(text))
            #expect(abs(date.timeIntervalSince1970 - 1_700_000_000 - fraction) < 0.000001, "\(text)")
        }
    }

    @Test("N-29: one instant, however a service counts it")
    func numbers() {
        let expected = Date(timeIntervalSince1970: 1_700_000_000)
        #expect(MachineDate.date(1_700_000_000, in: .seconds) == expected)
        #expect(MachineDate.date(1_700_000_000_000, in: .milliseconds) == expected)
        #expect(MachineDate.date("1700000000", in: .seconds) == expected)
        #expect(MachineDate.date(" 1700000000000 ", in: .milliseconds) == expected)
        #expect(MachineDate.date(721_692_800, in: .secondsSince2001) == expected)
        #expect(MachineDate.date("2023-11-14T22:13:20.000Z") == expected)
    }

    @Test("N-29: a number that gives a year beyond all sense is no date, and neither is 0")
    func senselessNumbers() {
        #expect(MachineDate.date(1_700_000_000_000, in: .seconds) == nil)
        #expect(MachineDate.date(0, in: .milliseconds) == nil)
        #expect(MachineDate.date(.nan, in: .seconds) == nil)
        #expect(MachineDate.date(.infinity, in: .seconds) == nil)
        #expect(MachineDate.date("", in: .seconds) == nil)
        #expect(MachineDate.date("1e9", in: .seconds) == nil)
        #expect(MachineDate.date("12 May", in: .seconds) == nil)
    }

    @Test("N-30: the unit is the source's; it is not guessed from the number of digits")
    func unitsAreNotGuessed() {
        #expect(MachineDate.date(54_000_000, in: .milliseconds) == Date(timeIntervalSince1970: 54_000))
        #expect(MachineDate.date(54_000_000, in: .seconds) == Date(timeIntervalSince1970: 54_000_000))
    }

    @Test("The first day of the calendar is a day; Foundation's own reader would count it as Caesar did")
    func firstDay() {
        #expect(MachineDate.date("0001-01-01T00:00:00Z") == Date(timeIntervalSince1970: -62_135_596_800))
    }

    @Test("Every day of eight centuries is one day after the day before")
    func everyDay() throws {
        var previous = try #require(MachineDate.date("1599-12-31")).timeIntervalSince1970
        for year in 1600...2400 {
            for month in 1...12 {
                for day in 1...31 {
                    let text = "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
                    guard let date = MachineDate.date(text) else { continue }
                    #expect(date.timeIntervalSince1970 - previous == 86_400, "\(text)")
                    previous = date.timeIntervalSince1970
                }
            }
        }
    }

    #if os(Linux)
    @Test("D-09: neither the language nor the zone of the device has a say")
    func foreignDevice() async {
        await #expect(processExitsWith: .success) {
            for (name, value) in [("LC_ALL", "fa_IR.UTF-8"), ("LANG", "th_TH.UTF-8"), ("TZ", "Asia/Tehran")] {
                setenv(name, value, 1)
            }
            tzset()
            let expected = Date(timeIntervalSince1970: 1_700_850_516)
            #expect(MachineDate.date("Fri, 24 Nov 2023 18:28:36 GMT") == expected)
            #expect(MachineDate.date("2023-11-24T18:28:36.000Z") == expected)
            #expect(MachineDate.date("24 Nov 2023 18:28:36") == expected)
        }
    }
    #endif

    /// By Foundation's own reader, which knows this one form.
    private func reference(_ text: String) -> Date? {
        ISO8601DateFormatter().date(from: text)
    }
}
