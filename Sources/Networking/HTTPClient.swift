/// Sends requests: over the network or in process.
///
/// A client answers with a whole response of the expected kind whose status is 200…299, or 304 when the
/// request carried validators; everything else is a ``NetworkError``. Cancelling the task that called
/// ``send(_:)`` stops the transfer and throws ``NetworkError/cancelled``.
///
/// ```swift
/// let response = try await client.send(HTTPRequest(url: url, expecting: .json))
/// ```
public protocol HTTPClient: Sendable {
    /// Sends `request` and returns its answer.
    ///
    /// - Throws: the reason why there is no answer to show.
    func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse
}
