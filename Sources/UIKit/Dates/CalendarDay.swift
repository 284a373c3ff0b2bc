import Foundation

/// A day as a calendar on the wall has it: never an instant.
struct CalendarDay: Hashable, Comparable {
    let year: Int
    let month: Int
    let day: Int

    static func < (a: CalendarDay, b: CalendarDay) -> Bool {
        (a.year, a.month, a.day) < (b.year, b.month, b.day)
    }
}

/// The days of a calendar in a time zone, and the instants that stand for them.
///
/// Every instant that stands for a day here is its noon: midnight does not exist everywhere on every day.
struct CalendarDays {
    let calendar: Calendar

    /// The day that an instant is in.
    func day(of date: Date) -> CalendarDay {
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        return CalendarDay(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1)
    }

    /// The noon of a day.
    func noon(of day: CalendarDay) -> Date {
        let parts = DateComponents(year: day.year, month: day.month, day: day.day, hour: 12)
        return calendar.date(from: parts) ?? Date(timeIntervalSince1970: 0)
    }

    /// Whether the day exists: at the date line and at changes of calendar some were left out.
    func exists(_ day: CalendarDay) -> Bool {
        self.day(of: noon(of: day)) == day
    }

    /// An instant on a day, at the time of another instant where that exists on it, else the day's first.
    func date(on day: CalendarDay, timeOf other: Date) -> Date {
        let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: other)
        var parts = DateComponents(year: day.year, month: day.month, day: day.day)
        parts.hour = time.hour
        parts.minute = time.minute
        parts.second = time.second
        parts.nanosecond = time.nanosecond
        if let date = calendar.date(from: parts), self.day(of: date) == day { return date }
        return calendar.startOfDay(for: noon(of: day))
    }

    /// The day some days later.
    func adding(days: Int, to day: CalendarDay) -> CalendarDay {
        calendar.date(byAdding: .day, value: days, to: noon(of: day)).map { self.day(of: $0) } ?? day
    }

    /// The same day some months later, or the last of that month where it has fewer.
    func adding(months: Int, to day: CalendarDay) -> CalendarDay {
        calendar.date(byAdding: .month, value: months, to: noon(of: day)).map { self.day(of: $0) } ?? day
    }

    /// How many days a month has.
    func count(ofMonth month: CalendarDay) -> Int {
        let first = CalendarDay(year: month.year, month: month.month, day: 1)
        return calendar.range(of: .day, in: .month, for: noon(of: first))?.count ?? 30
    }

    /// How many months a year has.
    func monthCount(ofYear year: Int) -> Int {
        calendar.range(of: .month, in: .year, for: noon(of: CalendarDay(year: year, month: 1, day: 1)))?.count ?? 12
    }

    /// In which column of the week a day stands, 0 to 6.
    func column(of day: CalendarDay) -> Int {
        let weekday = calendar.component(.weekday, from: noon(of: day))
        return (weekday - calendar.firstWeekday + 7) % 7
    }
}
