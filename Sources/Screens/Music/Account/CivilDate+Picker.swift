import Foundation
import LocalAccounts
import Localization

extension CivilDate {
    /// The zone in which a date picker shows birth dates: one without shifts, so that every day has a noon.
    static var pickerZone: TimeZone { TimeZone(secondsFromGMT: 0) ?? .current }

    /// The Gregorian calendar, with weeks that begin as the language's do.
    static func pickerCalendar(_ localizer: Localizer) -> Calendar {
        var calendar = localizer.calendar
        calendar.timeZone = pickerZone
        return calendar
    }

    /// The noon of the day in the picker's zone.
    var pickerInstant: Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = Self.pickerZone
        let noon = DateComponents(year: year, month: month, day: day, hour: 12)
        return calendar.date(from: noon) ?? Date(timeIntervalSince1970: 0)
    }

    /// The day that an instant of the picker stands for.
    init?(pickerInstant: Date) {
        self.init(pickerInstant, in: Self.pickerZone)
    }
}
