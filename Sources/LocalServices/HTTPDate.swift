import Foundation
import Glibc

/// Dates as HTTP writes them: `Sun, 01 Mar 2026 09:00:00 GMT`.
enum HTTPDate {
    /// The date so many seconds from now.
    ///
    /// Written out here: a formatter would follow the locale.
    static func text(secondsFromNow seconds: Int) -> String {
        var moment = time(nil) + seconds
        var parts = tm()
        gmtime_r(&moment, &parts)
        let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let date = "\(two(parts.tm_mday)) \(months[Int(parts.tm_mon)]) \(1900 + parts.tm_year)"
        let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(two).joined(separator: ":")
        return "\(days[Int(parts.tm_wday)]), \(date) \(clock) GMT"
    }

    private static func two(_ number: Int32) -> String {
        number < 10 ? "0\(number)" : String(number)
    }
}
