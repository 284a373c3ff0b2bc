#if os(Linux)
import CCurl
import Foundation
import LocalServices
import TestSupport
import Testing

@testable import Networking

/// The client against a server that plays every fault.
@Suite("Faults, over a real connection")
struct CurlFaultTests {
    private let server: LocalServer
    private let client = CurlClient(userAgent: "WaysideTests/1.0")
    /// For the tests that only ask: reading the content takes a moment.
    private static let shared = Result { try LocalServer(allowsFaults: true) }

    init() throws {
        server = try LocalServer(allowsFaults: true)
    }

    @Test(
        "H-11, H-16, H-19, H-20, H-21: each fault is told by its reason",
        arguments: [
            ("silence", NetworkError.timedOut), ("delay=8000", .timedOut), ("drip=300", .timedOut),
            ("403", .serverError(code: 403)), ("404", .serverError(code: 404)), ("500", .serverError(code: 500)),
            ("404-picture", .serverError(code: 404)), ("429", .rateLimited(until: nil)),
            ("503", .serverError(code: 503)), ("304", .unexpectedKind), ("redirect-loop", .tooManyRedirects),
            ("sign-in", .signInPage), ("sign-in-direct", .signInPage), ("html", .unexpectedKind),
            ("html-as-json", .unexpectedKind), ("image", .unexpectedKind), ("empty", .unexpectedKind),
            ("deep=100000", .unexpectedKind), ("cut=500", .cutShort), ("truncated-gzip", .cutShort),
            ("gzip-bomb=50000000", .tooLarge(limit: 2_000_000)), ("flood=64000000", .tooLarge(limit: 2_000_000)),
            ("drop=300", .cutShort), ("wrong-length=100", .cutShort), ("wrong-length=-100", .cutShort),
            ("reset", .cutShort), ("reset=300", .cutShort),
        ]
    )
    func faults(fault: String, expected: NetworkError) async throws {
        var request = try newsRequest(fault, at: Self.shared.get())
        request.limits = HTTPLimits(connectTimeout: 1, totalTimeout: 2, bodyBytes: 2_000_000)
        if expected != .timedOut { request.limits.totalTimeout = 20 }
        // Packed, a flood of blanks would be refused at once.
        if fault.hasPrefix("flood") { request.headers["Accept-Encoding"] = "identity" }
        let asked = request
        await #expect(throws: expected) { try await client.send(asked) }
    }

    @Test("H-21: no fault holds a request for longer than its time", arguments: ["silence", "delay=60000", "drip=500"])
    func timeouts(fault: String) async {
        // In a process of its own: beside a hundred other tests it would be their time that is measured.
        await #expect(processExitsWith: .success) { [fault] in
            let server = try LocalServer(allowsFaults: true)
            let client = CurlClient(userAgent: "WaysideTests/1.0")
            let url = try #require(URL(string: server.baseURL + "/v1/news?first=0&last=20"))
            var request = HTTPRequest(url: url, headers: ["X-Wayside-Fault": fault], expecting: .json)
            request.limits.totalTimeout = 1
            let start = DispatchTime.now().uptimeNanoseconds
            let error = await #expect(throws: NetworkError.self) { try await client.send(request) }
            let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
            #expect(error == .timedOut)
            #expect((0.9..<4).contains(seconds), "\(seconds) s")
        }
    }

    @Test("H-16: how long to wait comes with the reason", arguments: ["429=2", "503=2", "429=date:2", "503=date:2"])
    func retryAfter(fault: String) async throws {
        let request = try newsRequest(fault, at: Self.shared.get())
        let error = await #expect(throws: NetworkError.self) { try await client.send(request) }
        guard case .rateLimited(let until?) = error else {
            Issue.record("\(fault) gave \(String(describing: error))")
            return
        }
        let seconds = until.timeIntervalSinceNow
        #expect(seconds <= 2.1 && seconds > -20)
    }

    @Test("H-16: a short Retry-After is waited out, and then the answer comes")
    func waitsAndSucceeds() async throws {
        try server.setFaults("429=1", path: "/v1/news", times: 1)
        let response = try await RetryingClient(client).send(try newsRequest())
        #expect(response.status == 200)
        #expect(server.requests.map(\.status) == [429, 200])
    }

    @Test("H-16, I-01: an empty 403 of the album service is \"too many\", of the news service it is not")
    func albumRateLimit() async throws {
        var request = try request("/search?term=a&entity=album", fault: "403")
        request.rateLimitStatuses = [403, 429]
        let limited = request
        await #expect(throws: NetworkError.rateLimited(until: nil)) { try await client.send(limited) }
    }

    @Test(
        "A sound answer comes whole, unpacked, with its header",
        arguments: [nil, "duplicates", "bad-item=2", "null"]
    )
    func soundAnswers(fault: String?) async throws {
        let response = try await client.send(try newsRequest(fault))
        #expect(response.status == 200)
        #expect(response.mediaType == "application/json")
        if fault != "null" {
            let object = try JSONSerialization.jsonObject(with: response.body) as? [String: Any]
            #expect(object?["resultCode"] as? String == "OK")
        }
        let seen = try #require(server.requests.last)
        #expect(seen.headers["user-agent"] == "WaysideTests/1.0")
        #expect(seen.headers["accept-encoding"] == "gzip")
        #expect(seen.headers["cookie"] == nil)
    }

    @Test("I-02: the album service's answer, text/javascript with three line ends before it, is read")
    func albums() async throws {
        let response = try await client.send(try request("/search?media=music&entity=album&term=a&country=us"))
        #expect(response.body.first == 10)
        _ = try JSONSerialization.jsonObject(with: response.body)
    }

    @Test("H-17: redirects are followed, and the final address is told", arguments: [301, 302, 303, 307, 308])
    func redirects(status: Int) async throws {
        let response = try await client.send(try newsRequest("redirect=\(status)"))
        #expect(response.redirects >= 1)
        #expect(response.url.absoluteString != (try newsRequest().url.absoluteString))
        #expect(response.body == (try await client.send(try newsRequest())).body)
    }

    @Test("H-12, H-15, H-24, T11: what came is asked for again with its own validators, and 304 brings nothing new")
    func conditionalRequests() async throws {
        let first = try await client.send(try newsRequest())
        #expect(!first.validators.isEmpty)
        var again = try newsRequest()
        again.validators = first.validators
        let second = try await client.send(again)
        #expect(second.isNotModified)
        #expect(second.body.isEmpty)
        let sent = try #require(server.requests.last).headers
        #expect(sent["if-none-match"] == first.validators.etag)
        #expect(sent["if-modified-since"] == first.validators.lastModified)
        server.changeContent { $0.insertedNews += 1 }
        #expect(try await client.send(again).status == 200)
        #expect(try await client.send(try newsRequest()).status == 200, "no cache stands in between")
    }

    @Test("H-21: leaving the screen stops the transfer at once and is never an error that is shown")
    func cancellation() async throws {
        var request = try newsRequest("silence")
        request.limits.totalTimeout = 300
        let silent = request
        let task = Task { try await client.send(silent) }
        #expect(await Waiting.until { !server.requests.isEmpty })
        task.cancel()
        await #expect(throws: NetworkError.cancelled) { try await task.value }
        #expect(
            await Waiting.until { server.requests.first?.outcome == .aborted },
            "the server sees that the client left"
        )
    }

    @Test("Leaving before the request went out sends nothing")
    func cancelledBeforeStart() async throws {
        let request = try newsRequest()
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await client.send(request)
        }
        task.cancel()
        await #expect(throws: NetworkError.cancelled) { try await task.value }
        #expect(server.requests.isEmpty)
    }

    @Test("Forty requests at once each get their own answer")
    func manyAtOnce() async throws {
        try await withThrowingTaskGroup(of: (Int, Int).self) { group in
            for count in 1...40 {
                let request = try request("/v1/news?first=0&last=\(count)")
                group.addTask {
                    let response = try await client.send(request)
                    let object = try JSONSerialization.jsonObject(with: response.body) as? [String: Any]
                    return (count, (object?["payload"] as? [Any])?.count ?? 0)
                }
            }
            for try await (asked, received) in group { #expect(asked == received) }
        }
    }

    @Test("A client that is let go while it sends still brings its answer, and is freed then")
    func clientLetGo() async throws {
        let request = try newsRequest("delay=200")
        weak var forgotten: CurlClient?
        let answer: Task<HTTPResponse, any Error>
        do {
            let other = CurlClient(userAgent: "x")
            forgotten = other
            answer = Task { try await other.send(request) }
        }
        #expect(try await answer.value.status == 200)
        let isFreed = await Waiting.until { [weak forgotten] in forgotten == nil }
        #expect(isFreed)
    }

    @Test("A header is asked for by HEAD, and something is sent by POST")
    func methods() async throws {
        var head = try newsRequest()
        head.method = .head
        let header = try await client.send(head)
        #expect(header.status == 200)
        #expect(header.body.isEmpty)
        #expect(header.mediaType == "application/json")
        var post = try newsRequest()
        post.method = .post
        post.body = Data("{}".utf8)
        let sent = post
        // The services take nothing: that they say so shows that it arrived.
        await #expect(throws: NetworkError.serverError(code: 405)) { try await client.send(sent) }
        #expect(server.requests.map(\.method) == ["HEAD", "POST"])
        #expect(server.requests.last?.headers["content-length"] == "2")
    }

    @Test("A port where nobody listens refuses")
    func refused() async throws {
        let address = server.baseURL
        server.stop()
        let request = HTTPRequest(url: try #require(URL(string: address)))
        await #expect(throws: NetworkError.refused(host: "127.0.0.1")) { try await client.send(request) }
    }

    @Test("H-22, P-20: what failed offline loads as soon as the service is there")
    func comesBack() async throws {
        let request = try newsRequest()
        server.stop()
        await #expect(throws: NetworkError.refused(host: "127.0.0.1")) { try await client.send(request) }
        let again = try LocalServer(port: server.port)
        #expect(try await client.send(request).status == 200)
        again.stop()
    }

    @Test("Plain http to another machine is not asked at all")
    func insecureAddress() async throws {
        let request = HTTPRequest(url: try #require(URL(string: "http://example.org/")))
        await #expect(throws: NetworkError.insecureAddress(host: "example.org")) { try await client.send(request) }
    }

    @Test("A picture cut short is no picture; the next try brings it whole (P-20)")
    func cutPicture() async throws {
        let list = try await client.send(try request("/api/v1/places"))
        let places = try JSONSerialization.jsonObject(with: list.body) as? [[String: Any]]
        let thumbnail = try #require(places?.first?["thumbnail"] as? String)
        let path = try #require(URL(string: thumbnail)?.path)
        var cut = try request(path, fault: "cut=900")
        cut.expectedKind = .image
        let truncated = cut
        await #expect(throws: NetworkError.cutShort) { try await client.send(truncated) }
        var whole = try request(path)
        whole.expectedKind = .image
        #expect(try await client.send(whole).body.count > 900)
    }

    @Test("What libcurl reports is told in a person's reasons")
    func reasons() {
        func reason(_ code: CURLcode, _ systemError: Int32 = 0, hasNetwork: Bool = true) -> NetworkError {
            CurlFailure.reason(code, host: "h", systemError: systemError, hasNetwork: hasNetwork)
        }
        #expect(reason(CURLE_COULDNT_RESOLVE_HOST) == .nameNotFound(host: "h"))
        #expect(reason(CURLE_COULDNT_RESOLVE_HOST, hasNetwork: false) == .noConnection)
        #expect(reason(CURLE_COULDNT_CONNECT, ENETUNREACH) == .noConnection)
        #expect(reason(CURLE_COULDNT_CONNECT, ECONNREFUSED) == .refused(host: "h"))
        #expect(reason(CURLE_COULDNT_CONNECT, ECONNREFUSED, hasNetwork: false) == .noConnection)
        #expect(reason(CURLE_OPERATION_TIMEDOUT) == .timedOut)
        #expect(reason(CURLE_PEER_FAILED_VERIFICATION) == .certificateNotTrusted(host: "h"))
        #expect(reason(CURLE_SSL_CONNECT_ERROR) == .secureConnectionFailed(host: "h"))
        #expect(reason(CURLE_GOT_NOTHING) == .cutShort)
        #expect(reason(CURLE_PARTIAL_FILE) == .cutShort)
    }

    private func newsRequest(_ fault: String? = nil, at other: LocalServer? = nil) throws -> HTTPRequest {
        try request("/v1/news?first=0&last=20", fault: fault, at: other)
    }

    private func request(_ target: String, fault: String? = nil, at other: LocalServer? = nil) throws -> HTTPRequest {
        let address = (other ?? server).baseURL + target
        var request = HTTPRequest(url: try #require(URL(string: address)), expecting: .json)
        if let fault { request.headers["X-Wayside-Fault"] = fault }
        return request
    }
}
#endif
