import Foundation
import Networking
import TestSupport

@testable import Places

/// A network in process: it answers what the test tells it, waits where told, and keeps note of everything.
///
/// `@unchecked Sendable`: the lock guards everything.
final class PictureServer: HTTPClient, @unchecked Sendable {
    /// What is answered.
    enum Answer {
        case body(Data)
        case status(Int, Data)
        case failure(NetworkError)
    }

    private let lock = NSLock()
    private var answers: [String: Answer] = [:]
    private var log: [String] = []
    private var cancelled: [String] = []
    private var running = 0
    private var isHolding = false
    private var validators: [String: HTTPValidators] = [:]

    /// The paths that were asked for, in order.
    var requests: [String] { lock.withLock { log } }
    /// The paths whose transfer was given up.
    var givenUp: [String] { lock.withLock { cancelled } }
    private var runningCount: Int { lock.withLock { running } }

    /// Whether so many transfers are on their way soon.
    func runs(_ count: Int) async -> Bool {
        await Waiting.until { self.runningCount == count }
    }

    /// Whether exactly these transfers are given up soon.
    func givesUp(_ paths: [String]) async -> Bool {
        await Waiting.until { self.givenUp == paths }
    }

    func answer(_ path: String, _ answer: Answer, validators: HTTPValidators = HTTPValidators()) {
        lock.withLock {
            answers[path] = answer
            self.validators[path] = validators
        }
    }

    /// Lets transfers stand still until they are released.
    func hold(_ isHolding: Bool) {
        lock.withLock { self.isHolding = isHolding }
    }

    func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
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

/// What the tests' decoder makes of a file: its size, which tells the pictures apart.
typealias TestImage = PixelSize

extension PhotoLoader where Image == TestImage {
    /// A loader whose decoder reads the head only, as if the rest were there.
    @MainActor
    static func testing(
        _ server: PictureServer,
        for purpose: Purpose = .photos,
        now: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 0) }
    ) -> PhotoLoader<TestImage> {
        PhotoLoader(
            for: purpose,
            client: server,
            frame: PixelSize(width: 1280, height: 800),
            now: now,
            decode: { data, _ in ImageHeader(data)?.uprightSize }
        )
    }

    /// How a request ended.
    @MainActor
    func outcome(_ url: URL, isRetry: Bool = false) async -> Result<TestImage, PhotoError> {
        do throws(PhotoError) { return .success(try await picture(at: url, isRetry: isRetry)) } catch {
            return .failure(error)
        }
    }
}

extension URL {
    /// The address of a picture's path.
    static func picture(_ path: String) -> URL {
        URL(string: "https://pictures.example" + path) ?? URL(fileURLWithPath: path)
    }
}
