import Foundation

extension Localizer {
    /// A whole number with the locale's grouping: "3 848" in Russian, "3,848" in English.
    public func number(_ value: Int) -> String {
        value.formatted(.number.locale(locale))
    }

    /// A number with at most so many digits after the locale's decimal sign.
    public func number(_ value: Double, fractionDigits: Int) -> String {
        value.formatted(.number.locale(locale).precision(.fractionLength(0...fractionDigits)))
    }

    /// A distance in metres: whole metres below a kilometre, tenths of a kilometre below ten, then whole kilometres.
    public func distance(metres: Double) -> String {
        if metres < 999.5 { return text("common.distance.metres", number(metres, fractionDigits: 0)) }
        let kilometres = metres / 1_000
        let digits = kilometres < 9.95 ? 1 : 0
        return text("common.distance.kilometres", number(kilometres, fractionDigits: digits))
    }

    /// A size in bytes, in units of 1,000: "512 bytes", "1.2 MB".
    public func byteCount(_ bytes: Int) -> String {
        guard bytes >= 1_000 else { return plural("common.size.bytes", count: bytes) }
        var value = Double(bytes) / 1_000
        // The next unit begins where three digits would round to a fourth.
        for key in ["common.size.kilobytes", "common.size.megabytes"] {
            if value < 999.5 { return text(key, number(value, fractionDigits: value < 9.95 ? 1 : 0)) }
            value /= 1_000
        }
        return text("common.size.gigabytes", number(value, fractionDigits: value < 9.95 ? 1 : 0))
    }

    /// A duration as players write it: "3:05", "1:02:03".
    ///
    /// Fractions are cut off, a negative duration counts as none.
    public func duration(seconds: Double) -> String {
        let (hours, minutes, seconds) = clock(seconds)
        let tail = Self.twoDigits(seconds)
        return hours > 0 ? "\(hours):\(Self.twoDigits(minutes)):\(tail)" : "\(minutes):\(tail)"
    }

    /// A duration as a screen reader should say it: "3 minutes 5 seconds".
    public func durationInWords(seconds: Double) -> String {
        let (hours, minutes, seconds) = clock(seconds)
        var parts: [String] = []
        if hours > 0 { parts.append(plural("common.duration.hours", count: hours)) }
        if minutes > 0 { parts.append(plural("common.duration.minutes", count: minutes)) }
        if seconds > 0 || parts.isEmpty { parts.append(plural("common.duration.seconds", count: seconds)) }
        return parts.joined(separator: " ")
    }

    private func clock(_ seconds: Double) -> (hours: Int, minutes: Int, seconds: Int) {
        // The bound keeps the conversion to Int from trapping on what a damaged file may say.
        let whole = seconds.isFinite ? Int(min(max(seconds, 0), 1e9)) : 0
        return (whole / 3_600, whole / 60 % 60, whole % 60)
    }

    static func twoDigits(_ value: Int) -> String {
        value < 10 ? "0\(value)" : "\(value)"
    }
}
