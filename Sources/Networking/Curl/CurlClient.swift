#if os(Linux)
import CCurl
import Foundation

/// Sends requests by libcurl.
///
/// One thread of its own does the work of all requests; whoever sends one waits without a thread. It ends with the
/// client; what is on its way then is cancelled.
///
/// It follows redirects itself, one by one, so that each is looked at; it unpacks bodies itself, so that each is
/// counted while it comes and a packed one that ends too early is noticed.
public final class CurlClient: HTTPClient {
    private let userAgent: String
    private let certificates: URL?
    private let loop = CurlLoop()
    private let time: TimeSource

    /// A client that calls itself `userAgent`.
    ///
    /// - Parameter certificates: a file of trusted authorities in place of the system's, for tests.
    public init(userAgent: String, certificates: URL? = nil, time: TimeSource = .device) {
        self.userAgent = userAgent
        self.certificates = certificates
        self.time = time
    }

    deinit {
        loop.end()
    }

    /// Sends `request` and returns its answer; cancelling the task stops the transfer.
    public func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
        if let objection = AddressRules.objection(to: request.url) { throw objection }
        let fields = RequestFields.fields(of: request, userAgent: userAgent)
        let transfer = CurlTransfer(request, fields: fields, certificates: certificates)
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                loop.start(transfer) { continuation.resume(returning: $0) }
            }
        } onCancel: {
            loop.cancel(transfer)
        }
        return try ResponseRules.checked(try result.get(), for: request, now: time.now())
    }
}
#endif
