import Foundation
import Networking

/// A request as the sample services see it: a method, a target and headers.
public struct SampleRequest: Sendable, Equatable {
    /// The method in capitals, `GET` as a rule.
    public var method: String
    /// Path and query as sent, percent-encoded: `/search?term=%D0%BB%D1%91%D0%B4`.
    public var target: String
    /// The headers; names without regard to case.
    public var headers: HTTPHeaders
    /// `http` or `https`: what absolute URLs in the answer begin with.
    public var scheme: String

    /// Makes a request.
    /// - Parameters:
    ///   - method: the method in capitals.
    ///   - target: path and query, percent-encoded, beginning with `/`.
    ///   - headers: the headers; `Host` decides the host of absolute URLs in the answer.
    ///   - scheme: `http` or `https`.
    public init(
        method: String = "GET",
        target: String,
        headers: HTTPHeaders = HTTPHeaders(),
        scheme: String = "http"
    ) {
        self.method = method
        self.target = target
        self.headers = headers
        self.scheme = scheme
    }

    /// The path, without the query, decoded.
    public var path: String {
        let raw = target.prefix { $0 != "?" }
        return raw.removingPercentEncoding ?? String(raw)
    }

    /// The first value of a query parameter, decoded (`+` is a space); nil where it is absent.
    /// - Parameter name: the parameter's name.
    /// - Returns: the decoded value.
    public func query(_ name: String) -> String? {
        guard let mark = target.firstIndex(of: "?") else { return nil }
        for pair in target[target.index(after: mark)...].split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let key = parts.first, Self.decode(key) == name else { continue }
            return parts.count == 2 ? Self.decode(parts[1]) : ""
        }
        return nil
    }

    /// Scheme and host of absolute URLs in the answer: `http://127.0.0.1:8080`.
    var base: String { "\(scheme)://\(headers["Host"] ?? "127.0.0.1")" }

    private static func decode(_ text: Substring) -> String {
        let spaced = text.replacingOccurrences(of: "+", with: " ")
        return spaced.removingPercentEncoding ?? spaced
    }
}
