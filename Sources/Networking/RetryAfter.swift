import Foundation

/// Reads the header `Retry-After`.
enum RetryAfter {
    /// Nobody is asked to wait longer; a service that says so has made a mistake.
    private static let longest: TimeInterval = 86_400

    /// The instant until which to wait; nil where the response does not say.
    ///
    /// A date is the server's: it is compared with the server's own `Date`, so that a device whose clock is wrong
    /// waits as long as one whose clock is right.
    static func instant(of response: HTTPResponse, now: Date) -> Date? {
        guard let field = response.headers["Retry-After"] else { return nil }
        if !field.isEmpty, field.utf8.allSatisfy(ASCIIText.isDigit) {
            return now.addingTimeInterval(min(Double(field) ?? longest, longest))
        }
        guard let date = MachineDate.date(field) else { return nil }
        let serverNow = response.headers["Date"].flatMap { MachineDate.date($0) } ?? now
        return now.addingTimeInterval(max(0, min(date.timeIntervalSince(serverNow), longest)))
    }
}
