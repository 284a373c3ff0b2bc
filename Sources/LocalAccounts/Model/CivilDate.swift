import Foundation

/// A day of the Gregorian calendar: year, month and day, never an instant.
///
/// No time zone moves it, and the calendar that a device is set to does not matter.
public struct CivilDate: Hashable, Comparable, Sendable {
    /// 1 to 9999.
    public let year: Int
    /// 1 to 12.
    public let month: Int
    /// 1 to 31.
    public let day: Int

    /// A day; nil where there is no such day, as 29 February 2007.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
        guard day >= 1, day <= Self.days(inMonth: month, of: year) else { return nil }
        self.init(unchecked: year, month, day)
    }

    private init(unchecked year: Int, _ month: Int, _ day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// A day written as `2008-02-29`; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], parts.joined().allSatisfy(\.isEnglishDigit) else { return nil }
        let numbers = parts.compactMap { Int($0) }
        guard numbers.count == 3 else { return nil }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }

    /// The day that it is in a time zone at an instant; nil outside of the years 1 to 9999.
    public init?(_ instant: Date, in zone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = calendar.dateComponents([.era, .year, .month, .day], from: instant)
        guard parts.era == 1, let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The day that it is in a time zone; `now` is for tests.
    ///
    /// A clock beyond the calendar's range is brought to its ends.
    public static func today(in zone: TimeZone, now: Date = Date()) -> CivilDate {
        CivilDate(now, in: zone) ?? (now < Date(timeIntervalSince1970: 0) ? earliest : latest)
    }

    private static let earliest = CivilDate(unchecked: 1, 1, 1)
    private static let latest = CivilDate(unchecked: 9999, 12, 31)

    /// `2008-02-29`: for storing, not for showing.
    public var text: String {
        [(year, 4), (month, 2), (day, 2)].map { number, width in
            String(repeating: "0", count: max(0, width - String(number).count)) + String(number)
        }.joined(separator: "-")
    }

    /// Earlier days first.
    public static func < (left: CivilDate, right: CivilDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    private static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
