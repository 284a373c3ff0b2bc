import Foundation
import Schedule

extension CalendarDate {
    /// The zone in which a date picker shows days: one without shifts, so that every day has a noon.
    static var pickerZone: TimeZone { TimeZone(secondsFromGMT: 0) ?? .current }

    /// The noon of the day in the picker's zone.
    ///
    /// A picker deals in instants, and in some places a day has no midnight (São Paulo, 4 November 2018).
    var pickerInstant: Date {
        let epoch = CalendarDate(Date(timeIntervalSince1970: 0), in: Self.pickerZone)
        return Date(timeIntervalSince1970: Double(epoch.days(until: self)) * 86_400 + 43_200)
    }

    /// The day that an instant of the picker stands for.
    init(pickerInstant: Date) {
        self.init(pickerInstant, in: Self.pickerZone)
    }
}
