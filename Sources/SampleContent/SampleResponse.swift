import Foundation
import Networking

/// An answer of the sample services: status, headers and a whole body.
public struct SampleResponse: Sendable, Equatable {
    /// The HTTP status code.
    public var status: Int
    /// The header fields.
    ///
    /// `Content-Length` is left to whoever sends the answer.
    public var headers: HTTPHeaders
    /// The body.
    public var body: Data

    /// Makes an answer.
    /// - Parameters:
    ///   - status: the HTTP status code.
    ///   - headers: the header fields.
    ///   - body: the body.
    public init(status: Int = 200, headers: HTTPHeaders = HTTPHeaders(), body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// An answer of text with a content type.
    /// - Parameters:
    ///   - text: the body.
    ///   - type: the `Content-Type`.
    ///   - status: the HTTP status code.
    /// - Returns: the answer.
    public static func text(
        _ text: String,
        type: String = "text/plain; charset=utf-8",
        status: Int = 200
    ) -> SampleResponse {
        SampleResponse(status: status, headers: ["Content-Type": type], body: Data(text.utf8))
    }
}
