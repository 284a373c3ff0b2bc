import Foundation

/// The dates that services and feeds write, read byte by byte: no locale, calendar or time zone of the device
/// has a say.
///
/// It stands in Networking because the headers of HTTP, the news and the places all need it and nothing else
/// is below all three. A text that is no date is nil, never 1970.
public enum MachineDate {
    /// What a number counts.
    ///
    /// A source's unit is fixed by its description, never guessed from the digits.
    public enum Unit: Sendable {
        /// Seconds since 1970.
        case seconds
        /// Milliseconds since 1970.
        case milliseconds
        /// Seconds since 2001, as Apple's encoders write by default.
        case secondsSince2001
    }

    /// The instant that a number means.
    ///
    /// Nil for 0, which services write where they have no date, and for what lies outside of the years 1 to 9999.
    public static func date(_ number: Double, in unit: Unit) -> Date? {
        guard number.isFinite, number != 0 else { return nil }
        let seconds =
            switch unit {
            case .seconds: number
            case .milliseconds: number / 1000
            case .secondsSince2001: number + 978_307_200
            }
        return CivilTime.range.contains(seconds) ? Date(timeIntervalSince1970: seconds) : nil
    }

    /// The instant that a number in a text means, such as `"1700000000"`.
    public static func date(_ text: String, in unit: Unit) -> Date? {
        let digits = ASCIIText.trimmed(text)
        guard !digits.isEmpty, digits.utf8.allSatisfy({ ASCIIText.isDigit($0) || $0 == 0x2E || $0 == 0x2D }) else {
            return nil
        }
        return Double(digits).flatMap { date($0, in: unit) }
    }

    /// The instant that a text means, in any of the forms that are met in the world.
    ///
    /// ISO 8601 and its kin (`2018-12-21T11:27:25.123Z`, `2018-12-21 11:27:25 +0800`), the dates of mail and HTTP
    /// (`Fri, 24 Nov 2023 18:28:36 -0000`), and what people make of them (`Fri, Jun 26 2026 10:04:03 AM`).
    /// Without a zone it is UTC.
    public static func date(_ text: String) -> Date? {
        let bytes = Array(ASCIIText.trimmed(text).utf8)
        // Longer ones are texts with a date in them.
        guard (6...64).contains(bytes.count) else { return nil }
        return ISODateReader(bytes).date ?? MailDateReader(bytes).date
    }
}
