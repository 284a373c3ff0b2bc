import Foundation

/// What was answered, after redirects and decompression.
public struct HTTPResponse: Sendable, Hashable {
    /// The status code.
    public var status: Int
    /// The header fields of the last answer.
    public var headers: HTTPHeaders
    /// The body, decompressed; empty for 304.
    public var body: Data
    /// The address that answered: the request's, unless it redirected.
    public var url: URL
    /// How many redirects led to ``url``.
    public var redirects: Int

    /// An answer as a client received it.
    public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data(), url: URL, redirects: Int = 0) {
        self.status = status
        self.headers = headers
        self.body = body
        self.url = url
        self.redirects = redirects
    }

    /// Whether the stored copy is still right; the body is empty then, which does not mean an empty list.
    public var isNotModified: Bool {
        status == 304
    }

    /// What to send with the next request for the same resource.
    ///
    /// A 304 may bring new validators: those are to be stored too. Where it brings none, the old ones stay.
    public var validators: HTTPValidators {
        HTTPValidators(etag: headers["ETag"], lastModified: headers["Last-Modified"])
    }

    /// The media type in lower case without its parameters, such as `application/json`; nil where untold.
    public var mediaType: String? {
        guard let field = headers["Content-Type"] else { return nil }
        let type = field.prefix { $0 != ";" }
        return ASCIIText.lowercased(ASCIIText.trimmed(String(type)))
    }
}
