import Foundation
import Networking

/// Answers requests from sample content, in process: no socket, no network, no waiting.
///
/// It stands where a client of the real services stands, once a person has asked to see sample content. Any host will
/// do, since only path and query count; `address` is one that no network can have.
///
/// ```swift
/// let client = SampleClient(service: try SampleService())
/// let url = URL(string: SampleClient.address + "/v1/news?first=0&last=20")
/// ```
public struct SampleClient: HTTPClient {
    /// Scheme and host for sample content, which serves as the base of all three services.
    ///
    /// The top-level domain `invalid` is reserved for what must never resolve (RFC 6761).
    public static let address = "https://sample.invalid"

    private let service: SampleService

    /// Answers from a service.
    /// - Parameter service: the sample content.
    public init(service: SampleService) {
        self.service = service
    }

    /// Answers a request by path, query and validators.
    ///
    /// - Throws: `NetworkError` as over the network: `serverError` for what is not there, `unexpectedKind` and `cutShort`
    ///   for the pictures that are damaged on purpose, `tooLarge`, `cancelled`.
    public func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
        if Task.isCancelled { throw .cancelled }
        let answer = service.answer(SampleRequest(request))
        let response = HTTPResponse(status: answer.status, headers: answer.headers, body: answer.body, url: request.url)
        if Task.isCancelled { throw .cancelled }
        guard response.body.count <= request.limits.bodyBytes else {
            throw .tooLarge(limit: request.limits.bodyBytes)
        }
        return try ResponseRules.checked(response, for: request, now: Date())
    }
}

extension SampleRequest {
    /// A client's request as a service sees it.
    fileprivate init(_ request: HTTPRequest) {
        let parts = URLComponents(url: request.url, resolvingAgainstBaseURL: true)
        let path = parts?.percentEncodedPath ?? "/"
        let query = parts?.percentEncodedQuery.map { "?" + $0 } ?? ""
        var headers = request.headers
        headers["Host"] = (parts?.host ?? "") + (parts?.port.map { ":\($0)" } ?? "")
        headers["If-None-Match"] = request.validators?.etag
        headers["If-Modified-Since"] = request.validators?.lastModified
        self.init(
            method: request.method.rawValue,
            target: (path.isEmpty ? "/" : path) + query,
            headers: headers,
            scheme: parts?.scheme ?? "https"
        )
    }
}
