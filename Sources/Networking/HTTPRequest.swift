import Foundation

/// What is asked for, how much of it is accepted, and what it must turn out to be.
public struct HTTPRequest: Sendable, Hashable {
    /// The methods that are used.
    public enum Method: String, Sendable {
        /// Asks for a resource.
        case get = "GET"
        /// Asks for a resource's headers.
        case head = "HEAD"
        /// Sends ``HTTPRequest/body``; never repeated by itself.
        case post = "POST"
    }

    /// The method; `GET` unless told.
    public var method: Method
    /// The absolute address: `https`, or `http` to this machine only.
    public var url: URL
    /// Fields to send besides those that the client writes itself.
    public var headers: HTTPHeaders
    /// What a `POST` carries.
    public var body: Data?
    /// What the answer's body must be.
    public var expectedKind: BodyKind
    /// How long and how much.
    public var limits: HTTPLimits
    /// The version that is stored: a service that has nothing newer answers 304 with an empty body.
    public var validators: HTTPValidators?
    /// The statuses by which this service says "too many calls".
    ///
    /// 429 for all; the album service answers 403.
    public var rateLimitStatuses: Set<Int>

    /// A request for `url`.
    public init(
        _ method: Method = .get,
        url: URL,
        headers: HTTPHeaders = [:],
        body: Data? = nil,
        expecting expectedKind: BodyKind = .anything,
        limits: HTTPLimits = HTTPLimits(),
        validators: HTTPValidators? = nil,
        rateLimitStatuses: Set<Int> = [429]
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.expectedKind = expectedKind
        self.limits = limits
        self.validators = validators
        self.rateLimitStatuses = rateLimitStatuses
    }
}

/// What a body can be asked to be.
public enum BodyKind: String, Sendable, Hashable {
    /// Whatever comes.
    case anything
    /// A JSON text, whatever the server calls it (the album service says `text/javascript`).
    case json
    /// A picture: JPEG, PNG, GIF, WebP, BMP, HEIF or AVIF.
    case image
    /// A web page.
    case html
    /// An XML document: a feed.
    case xml
}

/// The bounds of one request; no request is without them.
public struct HTTPLimits: Sendable, Hashable {
    /// Seconds until the connection stands, names and certificates included.
    public var connectTimeout: TimeInterval
    /// Seconds until the last byte, redirects included.
    public var totalTimeout: TimeInterval
    /// The largest body in bytes, counted after decompression; the transfer stops at the first byte more.
    public var bodyBytes: Int
    /// How many redirects are followed.
    public var redirects: Int

    /// Bounds that suit a list or an article: 10 s, 30 s, 20 MB, 5 redirects.
    public init(
        connectTimeout: TimeInterval = 10,
        totalTimeout: TimeInterval = 30,
        bodyBytes: Int = 20_000_000,
        redirects: Int = 5
    ) {
        self.connectTimeout = connectTimeout
        self.totalTimeout = totalTimeout
        self.bodyBytes = bodyBytes
        self.redirects = redirects
    }
}
