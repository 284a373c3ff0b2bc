import Foundation

/// A day and a time of day in the Gregorian calendar, at an offset from UTC.
struct CivilTime {
    var year = 0
    var month = 0
    var day = 0
    var hour = 0
    var minute = 0
    var second = 0
    /// A part of a second.
    var fraction = 0.0
    /// Seconds east of UTC.
    var offset = 0

    /// Seconds since 1970 of the years 1 to 9999.
    static let range = -62_135_596_800.0...253_402_300_799.0

    /// The instant; nil where there is no such day or time.
    var date: Date? {
        guard (1...9999).contains(year), (1...12).contains(month), (1...daysInMonth).contains(day),
            (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second), abs(offset) <= 15 * 3600
        else { return nil }
        // A leap second is the last one of its minute.
        let seconds = daysSince1970 * 86_400 + hour * 3600 + minute * 60 + min(second, 59) - offset
        let instant = Double(seconds) + fraction
        return Self.range.contains(instant) ? Date(timeIntervalSince1970: instant) : nil
    }

    private var daysInMonth: Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: isLeapYear ? 29 : 28
        default: 31
        }
    }

    private var isLeapYear: Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    /// The years are counted from March, so that the leap day is a year's last; 400 years are 146,097 days.
    private var daysSince1970: Int {
        let shiftedYear = month > 2 ? year : year - 1
        let era = shiftedYear / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }
}
