// On Linux this is for the tests alone: a released program does not carry a second library for HTTP.
#if !os(Linux) || DEBUG
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends requests by `URLSession`: the client on Apple's platforms.
///
/// The body is counted while it comes and the task is cancelled at the cap; redirects are looked at one by one; no
/// cache of the system's stands in between. Foundation on Linux goes on delivering a body after it was told to stop,
/// and takes a packed body that ends too early for whole: there it is compiled and tested, and ``CurlClient`` is used.
public final class URLSessionClient: HTTPClient {
    private let session: URLSession
    private let delegate = SessionDelegate()
    private let userAgent: String
    private let time: TimeSource

    /// A client that calls itself `userAgent`.
    public init(userAgent: String, time: TimeSource = .device) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpShouldSetCookies = false
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
        self.userAgent = userAgent
        self.time = time
    }

    deinit {
        session.invalidateAndCancel()
    }

    /// Sends `request` and returns its answer; cancelling the task stops the transfer.
    public func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
        if let objection = AddressRules.objection(to: request.url) { throw objection }
        let task = session.dataTask(with: systemRequest(request))
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                delegate.start(task, SessionTransfer(request, continuation))
            }
        } onCancel: {
            task.cancel()
        }
        return try ResponseRules.checked(try result.get(), for: request, now: time.now())
    }

    private func systemRequest(_ request: HTTPRequest) -> URLRequest {
        var made = URLRequest(url: request.url)
        made.httpMethod = request.method.rawValue
        made.httpBody = request.body
        // Between two pieces of the body; the delegate's timer sees to the whole.
        made.timeoutInterval = min(request.limits.connectTimeout, request.limits.totalTimeout)
        for field in RequestFields.fields(of: request, userAgent: userAgent).fields {
            made.setValue(field.value, forHTTPHeaderField: field.name)
        }
        return made
    }
}

/// A request on its way and who waits for it.
private struct SessionTransfer {
    let request: HTTPRequest
    let continuation: CheckedContinuation<Result<HTTPResponse, NetworkError>, Never>
    var body = Data()
    var redirects = 0
    /// Why the task was cancelled from here.
    var failure: NetworkError?

    init(
        _ request: HTTPRequest,
        _ continuation: CheckedContinuation<Result<HTTPResponse, NetworkError>, Never>
    ) {
        self.request = request
        self.continuation = continuation
    }
}

/// `@unchecked Sendable`: the transfers are guarded by the lock.
private final class SessionDelegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let lock = NSLock()
    private var transfers: [Int: SessionTransfer] = [:]

    func start(_ task: URLSessionDataTask, _ transfer: SessionTransfer) {
        change { $0[task.taskIdentifier] = transfer }
        task.resume()
        DispatchQueue.global().asyncAfter(deadline: .now() + transfer.request.limits.totalTimeout) { [weak self] in
            self?.stop(task, .timedOut)
        }
    }

    private func change<T>(_ body: (inout [Int: SessionTransfer]) -> T) -> T {
        lock.lock()
        defer { lock.unlock() }
        return body(&transfers)
    }

    private func stop(_ task: URLSessionTask, _ reason: NetworkError) {
        let isRunning = change { transfers in
            guard transfers[task.taskIdentifier] != nil else { return false }
            transfers[task.taskIdentifier]?.failure = reason
            return true
        }
        if isRunning { task.cancel() }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        let count = change { transfers in
            transfers[task.taskIdentifier]?.redirects += 1
            return transfers[task.taskIdentifier].map { ($0.redirects, $0.request.limits.redirects) }
        }
        guard let target = request.url, let origin = response.url, let count else { return completionHandler(nil) }
        let objection =
            count.0 > count.1
            ? .tooManyRedirects : AddressRules.objection(to: target, redirectedFrom: origin)
        // The redirect is not followed, which ends the task with the redirect as its answer. To cancel as well would
        // end the program on Linux.
        if let objection { change { $0[task.taskIdentifier]?.failure = objection } }
        completionHandler(objection == nil ? request : nil)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let limit = change { transfers -> Int? in
            guard let transfer = transfers[dataTask.taskIdentifier], transfer.failure == nil else { return nil }
            let limit = transfer.request.limits.bodyBytes
            guard transfer.body.count + data.count <= limit else {
                transfers[dataTask.taskIdentifier]?.body = Data()
                return limit
            }
            transfers[dataTask.taskIdentifier]?.body.append(data)
            return nil
        }
        if let limit { stop(dataTask, .tooLarge(limit: limit)) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
        guard let transfer = change({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
        transfer.continuation.resume(returning: result(of: transfer, task, error))
    }

    private func result(
        of transfer: SessionTransfer,
        _ task: URLSessionTask,
        _ error: Error?
    ) -> Result<HTTPResponse, NetworkError> {
        if let failure = transfer.failure { return .failure(failure) }
        let host = (task.currentRequest?.url ?? transfer.request.url).host ?? ""
        if let error { return .failure(SessionFailure.reason(error, host: host)) }
        guard let response = task.response as? HTTPURLResponse else { return .failure(.unexpectedKind) }
        var headers = HTTPHeaders()
        for (name, value) in response.allHeaderFields {
            headers.append("\(name)", "\(value)")
        }
        return .success(
            HTTPResponse(
                status: response.statusCode,
                headers: headers,
                body: transfer.body,
                url: response.url ?? transfer.request.url,
                redirects: transfer.redirects
            )
        )
    }
}

/// What `URLError`'s codes mean to a person.
enum SessionFailure {
    static func reason(_ error: Error, host: String) -> NetworkError {
        guard let code = (error as? URLError)?.code else { return .cutShort }
        switch code {
        case .cancelled: return .cancelled
        case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff: return .noConnection
        case .cannotFindHost, .dnsLookupFailed: return .nameNotFound(host: host)
        case .cannotConnectToHost: return .refused(host: host)
        case .timedOut: return .timedOut
        case .httpTooManyRedirects: return .tooManyRedirects
        case .serverCertificateUntrusted, .serverCertificateHasBadDate, .serverCertificateHasUnknownRoot,
            .serverCertificateNotYetValid:
            return .certificateNotTrusted(host: host)
        case .secureConnectionFailed, .clientCertificateRejected, .clientCertificateRequired:
            return .secureConnectionFailed(host: host)
        case .appTransportSecurityRequiresSecureConnection, .unsupportedURL, .badURL:
            return .insecureAddress(host: host)
        case .cannotDecodeContentData, .cannotDecodeRawData, .cannotParseResponse: return .unexpectedKind
        default: return .cutShort
        }
    }
}
#endif
