#if os(Linux)
import Foundation

/// One answer while it comes in: status, header, and as much of the body as is wanted.
struct CurlAnswer {
    private(set) var status = 0
    private(set) var headers = HTTPHeaders()
    /// Why the transfer was stopped from here; libcurl then reports a write error of no interest.
    private(set) var failure: NetworkError?
    /// The rest was not read because nobody wants it: the body of a redirect or of an error's page.
    private(set) var isRestUnwanted = false

    private var headerBytes = 0
    private var body = Data()
    private var gzip: GzipInflater?

    /// Far more than any service sends.
    private static let mostHeaderBytes = 256 * 1024
    /// Of an error's page only whether it is empty matters.
    private static let mostErrorBytes = 64 * 1024

    /// Takes one line of the header; returns whether to go on.
    mutating func receiveHeader(_ line: UnsafeRawBufferPointer, limits: HTTPLimits) -> Bool {
        headerBytes += line.count
        guard headerBytes <= Self.mostHeaderBytes else { return stop(.tooLarge(limit: Self.mostHeaderBytes)) }
        let text = ASCIIText.trimmed(String(decoding: line, as: UTF8.self))
        if text.hasPrefix("HTTP/") {
            // A new status line: what came before was a "100 Continue" or a proxy's.
            let parts = text.split(separator: " ")
            status = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
            headers = HTTPHeaders()
        } else if let colon = text.firstIndex(of: ":") {
            headers.append(String(text[..<colon]), String(text[text.index(after: colon)...]))
        } else if text.isEmpty {
            return headerIsComplete(limits)
        }
        return true
    }

    private mutating func headerIsComplete(_ limits: HTTPLimits) -> Bool {
        guard isWanted else { return true }
        switch headers["Content-Encoding"].map(ASCIIText.lowercased) {
        case nil, "", "identity":
            if let length = headers["Content-Length"].flatMap({ Int($0) }), length > limits.bodyBytes {
                return stop(.tooLarge(limit: limits.bodyBytes))
            }
        case "gzip", "x-gzip", "deflate":
            // Fields behind the body are a header's end too.
            gzip = gzip ?? GzipInflater()
        default:
            return stop(.unexpectedKind)
        }
        return true
    }

    /// Takes a piece of the body; returns whether to go on.
    mutating func receiveBody(_ bytes: UnsafeRawBufferPointer, limits: HTTPLimits) -> Bool {
        guard isWanted else {
            body.append(contentsOf: bytes.prefix(Self.mostErrorBytes - body.count))
            isRestUnwanted = body.count >= Self.mostErrorBytes
            return !isRestUnwanted
        }
        if let gzip {
            switch gzip.inflate(bytes, into: &body, most: limits.bodyBytes) {
            case .ok: return true
            case .tooLarge: return stop(.tooLarge(limit: limits.bodyBytes))
            case .damaged: return stop(body.isEmpty ? .unexpectedKind : .cutShort)
            }
        }
        guard body.count + bytes.count <= limits.bodyBytes else { return stop(.tooLarge(limit: limits.bodyBytes)) }
        body.append(contentsOf: bytes)
        return true
    }

    /// The body; throws where a packed one has no end.
    mutating func finishedBody() throws(NetworkError) -> Data {
        if let gzip, !gzip.isAtEnd, gzip.hasBegun { throw .cutShort }
        defer { body = Data() }
        return body
    }

    private var isWanted: Bool {
        (200...299).contains(status)
    }

    private mutating func stop(_ reason: NetworkError) -> Bool {
        failure = reason
        return false
    }
}
#endif
