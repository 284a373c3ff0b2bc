import Foundation

/// Why a request brought nothing: each case is a reason that a person can be told.
///
/// ``messageKey`` names the sentence in `Network.strings`, ``messageArguments`` what goes into it.
public enum NetworkError: Error, Sendable, Hashable {
    /// This device has no network.
    case noConnection
    /// The network has no such host.
    case nameNotFound(host: String)
    /// The host is there, the service is not.
    case refused(host: String)
    /// No whole answer within the limits of the request.
    case timedOut
    /// Redirects without an end.
    case tooManyRedirects
    /// A network's sign-in page answered in the service's place.
    case signInPage
    /// The answer is something else than was asked for: a page or a picture in place of data.
    case unexpectedKind
    /// The answer ended before its end.
    case cutShort
    /// The answer is larger than the request accepts, in bytes.
    case tooLarge(limit: Int)
    /// The service answered with an error's status code.
    case serverError(code: Int)
    /// The service asks not to be asked before a time; nil where it does not tell when.
    case rateLimited(until: Date?)
    /// The certificate does not prove that this host is who it says.
    case certificateNotTrusted(host: String)
    /// No secure connection could be agreed upon.
    case secureConnectionFailed(host: String)
    /// The address is not `https`, and not on this machine.
    case insecureAddress(host: String)
    /// Whoever asked no longer wants the answer. Never shown.
    case cancelled
}

extension NetworkError {
    /// What is put into a message; times are written by whoever knows the language.
    public enum MessageArgument: Sendable, Hashable {
        /// A text for `%@`.
        case text(String)
        /// A number for `%d`.
        case number(Int)
        /// An instant, to be written as a time of day for `%@`.
        case time(Date)
    }

    /// The key of the sentence in `Network.strings`; nil for ``cancelled``, which is never shown.
    public var messageKey: String? {
        switch self {
        case .noConnection: "network.noConnection"
        case .nameNotFound: "network.nameNotFound"
        case .refused: "network.refused"
        case .timedOut: "network.timedOut"
        case .tooManyRedirects: "network.tooManyRedirects"
        case .signInPage: "network.signInPage"
        case .unexpectedKind: "network.unexpectedKind"
        case .cutShort: "network.cutShort"
        case .tooLarge: "network.tooLarge"
        case .serverError: "network.serverError"
        case .rateLimited(.some): "network.rateLimitedUntil"
        case .rateLimited(nil): "network.rateLimited"
        case .certificateNotTrusted: "network.certificateNotTrusted"
        case .secureConnectionFailed: "network.secureConnectionFailed"
        case .insecureAddress: "network.insecureAddress"
        case .cancelled: nil
        }
    }

    /// What the sentence's placeholders stand for, in order.
    public var messageArguments: [MessageArgument] {
        switch self {
        case .nameNotFound(let host), .refused(let host), .certificateNotTrusted(let host),
            .secureConnectionFailed(let host), .insecureAddress(let host):
            [.text(host)]
        case .tooLarge(let limit):
            [.number(max(1, limit / 1_000_000))]
        case .serverError(let code):
            [.number(code)]
        case .rateLimited(.some(let until)):
            [.time(until)]
        case .noConnection, .timedOut, .tooManyRedirects, .signInPage, .unexpectedKind, .cutShort,
            .rateLimited(nil), .cancelled:
            []
        }
    }
}
