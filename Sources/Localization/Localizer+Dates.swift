import Foundation

extension Localizer {
    /// The Gregorian calendar in this localizer's zone, whatever calendar the region prefers: service days, birth dates
    /// and publication dates are Gregorian.
    public var calendar: Calendar {
        gregorian(in: timeZone)
    }

    /// A calendar day in words: "Tuesday, 5 May 2026", without the weekday "5 May 2026".
    ///
    /// The day is a year, a month (1–12) and a day, not an instant: no zone moves it. A day that does not exist
    /// (31 June) is written in digits.
    public func dateInWords(year: Int, month: Int, day: Int, weekday: Bool = true) -> String {
        let calendar = gregorian(in: .utc)
        let components = DateComponents(year: year, month: month, day: day, hour: 12)
        guard components.isValidDate(in: calendar), let date = calendar.date(from: components) else {
            return "\(year)-\(Self.twoDigits(month))-\(Self.twoDigits(day))"
        }
        return words(date, calendar: calendar, weekday: weekday)
    }

    /// The day of an instant, in words, in this localizer's zone: "5 May 2026".
    public func dateInWords(of date: Date) -> String {
        words(date, calendar: calendar, weekday: false)
    }

    /// The time of day of an instant, in this localizer's zone: "14:05", "2:05 PM" where the region has 12 hours.
    public func timeOfDay(of date: Date) -> String {
        let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone).hour().minute()
        return date.formatted(style)
    }

    /// How long ago an instant was: "just now", "5 minutes ago", "3 hours ago", "yesterday at 14:05", then the date.
    ///
    /// An instant of the future, as after a clock was set back, is "just now" within an hour and a date beyond it.
    public func age(of date: Date, now: Date) -> String {
        let seconds = now.timeIntervalSince(date)
        if seconds < -3_600 { return dateInWords(of: date) }
        if seconds < 60 { return text("age.justNow") }
        if seconds < 3_600 { return plural("age.minutes", count: Int(seconds / 60)) }
        // Across midnight "3 hours ago" says more than "yesterday"; on one day it is always said.
        let calendar = calendar
        if seconds < 6 * 3_600 || calendar.isDate(date, inSameDayAs: now) {
            return plural("age.hours", count: Int(seconds / 3_600))
        }
        if let yesterday = calendar.date(byAdding: .day, value: -1, to: now),
            calendar.isDate(date, inSameDayAs: yesterday)
        {
            return text("age.yesterday", timeOfDay(of: date))
        }
        return dateInWords(of: date)
    }

    /// How old what is shown is: "updated 5 minutes ago".
    public func updatedAge(of date: Date, now: Date) -> String {
        text("age.updated", age(of: date, now: now))
    }

    private func words(_ date: Date, calendar: Calendar, weekday: Bool) -> String {
        let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
            .day().month(.wide).year()
        return date.formatted(weekday ? style.weekday(.wide) : style)
    }

    private func gregorian(in zone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = zone
        return calendar
    }
}

extension TimeZone {
    /// A zone without offset; `TimeZone(identifier:)` gives an optional for it and `.gmt` is newer than iOS 15.
    fileprivate static var utc: TimeZone { TimeZone(secondsFromGMT: 0) ?? .current }
}
