import Foundation

/// Something that goes wrong on purpose, asked for as `name` or `name=value`.
///
/// By header for one request (`X-Wayside-Fault: delay=200, 503=2`) or by control path for all that begin with a path.
/// Several may be combined: the delay comes first, then what changes the answer, then what spoils its delivery.
public enum Fault: Sendable, Equatable {
    // Before the answer.
    /// `delay=MS`: the answer waits.
    case delay(milliseconds: Int)
    /// `silence`: the request is taken and never answered.
    case silence

    // Another answer.
    /// `403`, `429=2`, `503=date:5`: this status with an empty body; the value is `Retry-After`, in seconds or as the
    /// HTTP date that many seconds from now.
    case status(Int, RetryAfter?)
    /// `304`: not modified, whatever was asked.
    case notModified
    /// `redirect=301` (302, 303, 307, 308): to the same thing at another path.
    case redirect(Int)
    /// `redirect-loop`: a redirect without end.
    case redirectLoop
    /// `sign-in`: a redirect to a network's sign-in page, which answers 200 with HTML.
    case signIn
    /// `sign-in-direct`: the sign-in page itself, 200 with HTML, in place of the answer.
    case signInDirect
    /// `html`: 200 with an HTML page.
    case html
    /// `html-as-json`: an HTML page under the content type of the true answer.
    case htmlUnderTrueType
    /// `image`: a picture in place of the answer.
    case image
    /// `404-picture`: 404 with a picture as its body.
    case missingWithPicture
    /// `json`: a JSON object in place of the answer.
    case json
    /// `empty`: 200 without a body.
    case empty
    /// `null`: the body is the JSON value null.
    case null
    /// `result=CODE`: the news service's own error, `resultCode` CODE with status 200.
    case resultCode(String)
    /// `deep=N`: JSON nested N arrays deep (100,000).
    case deepNesting(Int)
    /// `bad-item=I`: the item at position I of a list cannot be read (0).
    case badItem(Int)
    /// `duplicates`: every third item of a list is there twice.
    case duplicates
    /// `cut=N`: only the first N bytes, with a length that agrees: nothing but the content tells.
    case cut(bytes: Int)
    /// `truncated-gzip`: a gzip body that ends in the middle, with a length that agrees.
    case truncatedGzip
    /// `gzip-bomb=BYTES`: a small gzip body that unpacks to so many bytes (200 MB).
    case gzipBomb(bytes: Int)

    // A spoilt delivery.
    /// `drop=N`: the connection ends in order after N bytes of the body.
    case drop(after: Int)
    /// `wrong-length=N`: `Content-Length` differs from the body's length by N (100; may be negative).
    case wrongLength(by: Int)
    /// `reset` or `reset=N`: the connection is reset at once, or after N bytes of the body.
    case reset(after: Int?)
    /// `drip=MS`: the body comes byte by byte with so long a pause after each.
    case drip(milliseconds: Int)
    /// `flood=BYTES`: a body without a length that goes on for so many bytes (64 MB).
    case flood(bytes: Int)

    /// What `Retry-After` says.
    public enum RetryAfter: Sendable, Equatable {
        /// A number of seconds.
        case seconds(Int)
        /// The date so many seconds from now.
        case date(secondsFromNow: Int)
    }

    /// The name and value as written in a header.
    /// - Parameter text: `name` or `name=value`.
    /// - Throws: `FaultError` for an unknown name or a value that cannot be.
    public init(_ text: String) throws {
        let parts = text.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        let name = parts.first ?? ""
        let value = parts.count == 2 ? parts[1] : nil
        if let plain = Self.plain[name] {
            guard value == nil else { throw FaultError.badValue(text) }
            self = plain
        } else if let code = Int(name), (400...599).contains(code) {
            self = .status(code, try value.map { try Self.retryAfter($0, in: text) })
        } else if name == "result" {
            guard let value, !value.isEmpty else { throw FaultError.badValue(text) }
            self = .resultCode(value)
        } else {
            guard let make = Self.numbered[name] else { throw FaultError.unknown(name) }
            guard value == nil || Int(value ?? "") != nil, let fault = make(value.flatMap(Int.init)) else {
                throw FaultError.badValue(text)
            }
            self = fault
        }
    }

    /// Faults separated by commas.
    /// - Parameter text: `delay=200, 503=2`.
    /// - Returns: the faults in the order written.
    /// - Throws: `FaultError` for an unknown name or a value that cannot be.
    static func list(_ text: String) throws -> [AskedFault] {
        try text.split(separator: ",").map { part in
            let text = part.trimmingCharacters(in: .whitespaces)
            return AskedFault(text: text, fault: try Fault(text))
        }
    }

    /// The names that faults are asked for by.
    public static var names: [String] {
        (["400…599", "result"] + plain.keys + numbered.keys).sorted()
    }

    private static let plain: [String: Fault] = [
        "silence": .silence, "304": .notModified, "redirect-loop": .redirectLoop, "sign-in": .signIn,
        "sign-in-direct": .signInDirect, "html": .html, "html-as-json": .htmlUnderTrueType, "image": .image,
        "404-picture": .missingWithPicture, "json": .json, "empty": .empty, "null": .null,
        "duplicates": .duplicates, "truncated-gzip": .truncatedGzip,
    ]

    /// Faults with a number: each says what its number may be, and what it is when none is given.
    private static let numbered: [String: @Sendable (Int?) -> Fault?] = [
        "delay": { $0.flatMap { (0...600_000).contains($0) ? .delay(milliseconds: $0) : nil } },
        "redirect": { [301, 302, 303, 307, 308].contains($0 ?? 302) ? .redirect($0 ?? 302) : nil },
        "deep": { (1...1_000_000).contains($0 ?? 100_000) ? .deepNesting($0 ?? 100_000) : nil },
        "bad-item": { ($0 ?? 0) >= 0 ? .badItem($0 ?? 0) : nil },
        "cut": { $0.flatMap { $0 >= 0 ? .cut(bytes: $0) : nil } },
        "gzip-bomb": { (1...1_000_000_000).contains($0 ?? 209_715_200) ? .gzipBomb(bytes: $0 ?? 209_715_200) : nil },
        "drop": { $0.flatMap { $0 >= 0 ? .drop(after: $0) : nil } },
        "wrong-length": { .wrongLength(by: $0 ?? 100) },
        "reset": { ($0 ?? 0) >= 0 ? .reset(after: $0) : nil },
        "drip": { (0...60_000).contains($0 ?? 50) ? .drip(milliseconds: $0 ?? 50) : nil },
        "flood": { (0...1_000_000_000).contains($0 ?? 67_108_864) ? .flood(bytes: $0 ?? 67_108_864) : nil },
    ]

    private static func retryAfter(_ value: String, in text: String) throws -> RetryAfter {
        if let seconds = Int(value), seconds >= 0 { return .seconds(seconds) }
        if value.hasPrefix("date:"), let seconds = Int(value.dropFirst(5)) { return .date(secondsFromNow: seconds) }
        throw FaultError.badValue(text)
    }
}

/// A fault with the words in which it was asked for, which the log shows.
struct AskedFault: Sendable, Equatable {
    let text: String
    let fault: Fault
}

/// Why a fault cannot be had.
public enum FaultError: Error, Equatable, CustomStringConvertible {
    /// There is no fault of this name.
    case unknown(String)
    /// The value cannot be, or is missing, or there should be none.
    case badValue(String)

    /// The reason in words.
    public var description: String {
        switch self {
        case .unknown(let name):
            return "There is no fault '\(name)'. There are: \(Fault.names.joined(separator: ", "))."
        case .badValue(let text):
            return "The fault '\(text)' has no such value."
        }
    }
}
