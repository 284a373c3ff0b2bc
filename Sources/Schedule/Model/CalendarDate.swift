import Foundation

/// A day of the Gregorian calendar: year, month and day, never an instant.
///
/// A day has no time zone: 5 May chosen in Vladivostok for a station in Moscow stays 5 May, and a day whose midnight
/// does not exist (São Paulo, 4 November 2018) is a day like any other.
public struct CalendarDate: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
    /// 1 to 9999.
    public let year: Int
    /// 1 to 12.
    public let month: Int
    /// 1 to 31.
    public let day: Int

    /// A day; nil where there is no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
        guard day >= 1, day <= CalendarDate.days(inMonth: month, of: year) else { return nil }
        self.init(unchecked: year, month, day)
    }

    private init(unchecked year: Int, _ month: Int, _ day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// A day written as `2026-05-09`; nil for anything else.
    public init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2 else { return nil }
        let numbers = parts.compactMap { part -> Int? in
            part.allSatisfy { $0 &- 0x30 < 10 } ? part.reduce(0) { $0 * 10 + Int($1 - 0x30) } : nil
        }
        guard numbers.count == 3 else { return nil }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }

    /// The day that an instant falls on in a time zone.
    public init(_ instant: Date, in zone: TimeZone) {
        let seconds = instant.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: instant))
        // Days far beyond the calendar's range are brought to its ends.
        let number = (seconds / 86_400).rounded(.down)
        self.init(dayNumber: Int(min(max(number, -719_162), 2_932_896)))
    }

    /// Today in a time zone; `now` is for tests.
    public static func today(in zone: TimeZone, now: Date = Date()) -> CalendarDate {
        CalendarDate(now, in: zone)
    }

    /// The day a number of days later, or earlier; nil outside of the years 1 to 9999.
    public func adding(days: Int) -> CalendarDate? {
        let (number, overflow) = dayNumber.addingReportingOverflow(days)
        guard !overflow, number >= -719_162, number <= 2_932_896 else { return nil }
        return CalendarDate(dayNumber: number)
    }

    /// How many days from this day to another one; negative where that one is earlier.
    public func days(until other: CalendarDate) -> Int { other.dayNumber - dayNumber }

    /// The day of the week: 1 is Monday, 7 is Sunday (ISO 8601).
    public var weekday: Int { ((dayNumber + 3) % 7 + 7) % 7 + 1 }

    /// `2026-05-09`: for storing, not for showing.
    public var description: String {
        "\(CalendarDate.padded(year, 4))-\(CalendarDate.padded(month, 2))-\(CalendarDate.padded(day, 2))"
    }

    /// Earlier days first.
    public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    /// Reads `2026-05-09`; throws where there is no such day.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let date = CalendarDate(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no such day: \(text)")
        }
        self = date
    }

    /// Writes `2026-05-09`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    /// The days of a month: 28 to 31.
    public static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: return 30
        default: return 31
        }
    }

    /// Days since 1 January 1970, counted in years that begin in March so that the leap day comes last.
    private var dayNumber: Int {
        let shifted = month > 2 ? year : year - 1
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    private init(dayNumber: Int) {
        let number = dayNumber + 719_468
        let era = (number >= 0 ? number : number - 146_096) / 146_097
        let dayOfEra = number - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        self.init(unchecked: year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
