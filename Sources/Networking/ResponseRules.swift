import Foundation

/// Decides whether an answer is one that can be used, the same way for every client.
public enum ResponseRules {
    /// The answer, if it is whole and of the kind that was asked for.
    ///
    /// - Parameter now: the instant from which a `Retry-After` counts.
    /// - Throws: the reason why it cannot be used.
    public static func checked(
        _ response: HTTPResponse,
        for request: HTTPRequest,
        now: Date
    ) throws(NetworkError) -> HTTPResponse {
        switch response.status {
        case 304:
            // Nothing was stored that could still be right.
            guard request.validators?.isEmpty == false else { throw .unexpectedKind }
            var response = response
            response.body = Data()
            return response
        case 206:
            throw .cutShort
        case 200...299:
            if request.method != .head { try checkBody(response, for: request) }
            return response
        default:
            throw failure(response, for: request, now: now)
        }
    }

    /// What a status other than 2xx and 304 means.
    private static func failure(_ response: HTTPResponse, for request: HTTPRequest, now: Date) -> NetworkError {
        let wait = RetryAfter.instant(of: response, now: now)
        let status = response.status
        // A 403 that says why is a refusal; the album service's "too many" has an empty body.
        let isRateLimit = request.rateLimitStatuses.contains(status) && (status == 429 || response.body.isEmpty)
        if isRateLimit || (status == 503 && wait != nil) { return .rateLimited(until: wait) }
        // 511: "Network Authentication Required", made for sign-in pages.
        return status == 511 ? .signInPage : .serverError(code: status)
    }

    private static func checkBody(_ response: HTTPResponse, for request: HTTPRequest) throws(NetworkError) {
        let wanted = request.expectedKind
        guard wanted != .anything else { return }
        let found = BodySniffer.finding(response.body)
        if found == .html, wanted != .html {
            // A page in the place of data: a network's, if a redirect led to it or it has something to fill in.
            let isSignIn = response.redirects > 0 || BodySniffer.isForm(response.body)
            throw isSignIn ? .signInPage : .unexpectedKind
        }
        switch (wanted, found) {
        case (.json, .json): try require(JSONWholeness.check(response.body))
        case (.image, .image): try require(ImageWholeness.check(response.body))
        case (.xml, .xml): try require(endsLikeMarkup(response.body) ? .whole : .cut)
        case (.html, .html), (.html, .xml), (.html, .other): return
        default: throw .unexpectedKind
        }
    }

    private static func require(_ wholeness: Wholeness) throws(NetworkError) {
        switch wholeness {
        case .whole: return
        case .cut: throw .cutShort
        case .malformed: throw .unexpectedKind
        }
    }

    private static func endsLikeMarkup(_ body: Data) -> Bool {
        body.last { !ASCIIText.isSpace($0) } == UInt8(ascii: ">")
    }
}
