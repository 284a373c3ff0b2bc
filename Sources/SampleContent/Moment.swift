/// Moments as the content files write them (`2026-03-04T08:15:00.250Z`, UTC), without any calendar or locale.
enum Moment {
    /// Milliseconds since 1970 of `2026-03-04`, `2026-03-04T08:15Z`, `…:30Z` or `…:30.250Z`; nil for anything else.
    static func milliseconds(_ text: some StringProtocol) -> Int? {
        let halves = text.split(separator: "T", omittingEmptySubsequences: false)
        let date = halves[0].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard date.count == 3, let year = date[0], let month = date[1], let day = date[2],
            (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        let midnight = days(year: year, month: month, day: day) * 86_400_000
        guard halves.count == 2 else { return halves.count == 1 ? midnight : nil }
        guard halves[1].hasSuffix("Z") else { return nil }
        let clock = halves[1].dropLast().split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(clock.count), let hour = Int(clock[0]), let minute = Int(clock[1]) else { return nil }
        let seconds = clock.count == 3 ? thousandths(clock[2]) : 0
        guard let seconds, (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
        return midnight + (hour * 60 + minute) * 60_000 + seconds
    }

    private static func thousandths(_ text: some StringProtocol) -> Int? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard let seconds = Int(parts[0]), (0..<60).contains(seconds), parts.count <= 2 else { return nil }
        guard parts.count == 2 else { return seconds * 1000 }
        guard parts[1].count == 3, let fraction = Int(parts[1]) else { return nil }
        return seconds * 1000 + fraction
    }

    /// Days since 1970-01-01 in the Gregorian calendar (years counted from March, so that leap days come last).
    private static func days(year: Int, month: Int, day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = shifted / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }
}
