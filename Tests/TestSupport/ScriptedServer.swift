import Foundation
import Networking

/// A network in process: it answers what the test tells it, waits where told, and keeps note of everything.
///
/// `@unchecked Sendable`: the lock guards everything.
public final class ScriptedServer: HTTPClient, @unchecked Sendable {
    /// What is answered.
    public enum Answer: Sendable {
        /// 200 with a body.
        case body(Data)
        /// Another status, with a body.
        case status(Int, Data)
        /// No answer, and why.
        case failure(NetworkError)
    }

    private let lock = NSLock()
    private var answers: [String: Answer] = [:]
    private var log: [String] = []
    private var cancelled: [String] = []
    private var running = 0
    private var isHolding = false
    private var validators: [String: HTTPValidators] = [:]

    /// A network that knows nothing yet: whatever it is asked for is not there.
    public init() {}

    /// The paths that were asked for, in order.
    public var requests: [String] { lock.withLock { log } }
    /// The paths whose transfer was given up.
    public var givenUp: [String] { lock.withLock { cancelled } }
    private var runningCount: Int { lock.withLock { running } }

    /// Whether so many transfers are on their way soon.
    public func runs(_ count: Int) async -> Bool {
        await Waiting.until { self.runningCount == count }
    }

    /// Whether exactly these transfers are given up soon.
    public func givesUp(_ paths: [String]) async -> Bool {
        await Waiting.until { self.givenUp == paths }
    }

    /// Answers a path so from now on.
    public func answer(_ path: String, _ answer: Answer, validators: HTTPValidators = HTTPValidators()) {
        lock.withLock {
            answers[path] = answer
            self.validators[path] = validators
        }
    }

    /// Lets transfers stand still until they are released.
    public func hold(_ isHolding: Bool) {
        lock.withLock { self.isHolding = isHolding }
    }

    /// Answers as the test said.
    public func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
        let path = request.url.path
        lock.withLock {
            log.append(path)
            running += 1
        }
        defer { lock.withLock { running -= 1 } }
        while lock.withLock({ isHolding }) {
            do {
                try await Task.sleep(nanoseconds: 1_000_000)
            } catch {
                lock.withLock { cancelled.append(path) }
                throw .cancelled
            }
        }
        let (answer, validators) = lock.withLock { (answers[path], self.validators[path] ?? HTTPValidators()) }
        var headers = HTTPHeaders()
        headers["ETag"] = validators.etag
        if let etag = validators.etag, request.validators?.etag == etag {
            return HTTPResponse(status: 304, headers: headers, url: request.url)
        }
        let response: HTTPResponse
        switch answer {
        case .body(let data): response = HTTPResponse(status: 200, headers: headers, body: data, url: request.url)
        case .status(let code, let data): response = HTTPResponse(status: code, body: data, url: request.url)
        case .failure(let error): throw error
        case nil: throw .serverError(code: 404)
        }
        return try ResponseRules.checked(response, for: request, now: Date(timeIntervalSince1970: 0))
    }
}
