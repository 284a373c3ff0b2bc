import Foundation
import Networking
import Testing

/// A clock that goes on only when somebody sleeps.
final class TestClock: @unchecked Sendable {
    // `@unchecked Sendable`: guarded by the lock.
    private let lock = NSLock()
    private var current = Date(timeIntervalSince1970: 1_700_000_000)
    private var slept: [TimeInterval] = []

    var now: Date { locked { current } }
    var sleeps: [TimeInterval] { locked { slept } }

    var source: TimeSource {
        TimeSource(
            now: { self.now },
            sleep: { seconds in
                try Task.checkCancellation()
                self.advance(by: seconds)
                self.locked { self.slept.append(seconds) }
            }
        )
    }

    func advance(by seconds: TimeInterval) {
        locked { current += seconds }
    }

    private func locked<T>(_ body: () -> T) -> T {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}

/// Answers with a list of results, one a request, then with success.
actor ScriptedClient: HTTPClient {
    private var failures: [NetworkError]
    private(set) var calls = 0

    init(_ failures: [NetworkError]) {
        self.failures = failures
    }

    func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
        calls += 1
        if !failures.isEmpty { throw failures.removeFirst() }
        return HTTPResponse(status: 200, url: request.url)
    }
}

@Suite("Trying again, and leaving alone")
struct RetryTests {
    private let clock = TestClock()
    private let request: HTTPRequest

    init() throws {
        request = HTTPRequest(url: try #require(URL(string: "https://api.example/v1/news")))
    }

    @Test("A connection that broke off and a passing error are tried again, with growing pauses")
    func passingFailures() async throws {
        let script = ScriptedClient([.cutShort, .serverError(code: 503)])
        let response = try await RetryingClient(script, time: clock.source).send(request)
        #expect(response.status == 200)
        #expect(clock.sleeps == [0.5, 1])
    }

    @Test("After three tries the reason is told")
    func givesUp() async throws {
        let script = ScriptedClient(Array(repeating: .cutShort, count: 9))
        await #expect(throws: NetworkError.cutShort) {
            try await RetryingClient(script, time: clock.source).send(request)
        }
        #expect(await script.calls == 3)
    }

    @Test(
        "What another try cannot help is told at once",
        arguments: [
            NetworkError.noConnection, .timedOut, .serverError(code: 404), .signInPage, .unexpectedKind, .cancelled,
            .tooLarge(limit: 1), .certificateNotTrusted(host: "h"), .nameNotFound(host: "h"), .refused(host: "h"),
        ]
    )
    func hopelessFailures(error: NetworkError) async {
        let script = ScriptedClient([error])
        await #expect(throws: error) { try await RetryingClient(script, time: clock.source).send(request) }
        #expect(await script.calls == 1)
    }

    @Test("What changes something is sent once")
    func postIsSentOnce() async {
        let script = ScriptedClient([.cutShort])
        var post = request
        post.method = .post
        await #expect(throws: NetworkError.cutShort) { try await RetryingClient(script, time: clock.source).send(post) }
        #expect(await script.calls == 1)
    }

    @Test("H-16: a short wait is waited out exactly")
    func shortWait() async throws {
        let script = ScriptedClient([.rateLimited(until: clock.now + 2)])
        _ = try await RetryingClient(script, time: clock.source).send(request)
        #expect(clock.sleeps.reduce(0, +) == 2)
        #expect(await script.calls == 2)
    }

    @Test("H-16: a long wait is told with its end, and the host is left alone until then")
    func longWait() async throws {
        let until = clock.now + 120
        let script = ScriptedClient([.rateLimited(until: until)])
        let client = RetryingClient(script, time: clock.source)
        for _ in 1...5 {
            await #expect(throws: NetworkError.rateLimited(until: until)) { try await client.send(request) }
        }
        #expect(await script.calls == 1, "no refresh storm")
        clock.advance(by: 121)
        _ = try await client.send(request)
        #expect(await script.calls == 2)
    }

    @Test("I-01: a host that does not say how long is left alone for a minute, other hosts are not")
    func untoldWait() async throws {
        let script = ScriptedClient([.rateLimited(until: nil)])
        let client = RetryingClient(script, time: clock.source)
        let until = clock.now + 60
        for _ in 1...2 {
            await #expect(throws: NetworkError.rateLimited(until: until)) { try await client.send(request) }
        }
        let other = HTTPRequest(url: try #require(URL(string: "https://other.example/")))
        #expect(try await client.send(other).status == 200)
    }

    @Test("Leaving during a pause is cancelling, not an error")
    func cancelledPause() async {
        let script = ScriptedClient([.cutShort])
        let time = TimeSource(now: { Date() }, sleep: { _ in throw CancellationError() })
        await #expect(throws: NetworkError.cancelled) { try await RetryingClient(script, time: time).send(request) }
    }

    @Test("I-01: twenty calls a minute and not one more, in any minute")
    func budget() async {
        let budget = RateBudget(calls: 20, per: 60, time: clock.source)
        for _ in 1...20 {
            #expect(await budget.reserve(host: "a") == nil)
            clock.advance(by: 1)
        }
        let start = clock.now - 20
        #expect(await budget.reserve(host: "a") == start + 60)
        #expect(await budget.reserve(host: "b") == nil)
        clock.advance(by: 40)
        #expect(await budget.reserve(host: "a") == nil)
        #expect(await budget.reserve(host: "a") == start + 61)
    }

    @Test("A clock that is set back does not block for longer than the period")
    func clockSetBack() async {
        let budget = RateBudget(calls: 1, per: 60, time: clock.source)
        #expect(await budget.reserve(host: "a") == nil)
        clock.advance(by: -3600)
        #expect(await budget.reserve(host: "a") == nil)
    }

    @Test("I-01: typing 25 searches in a minute asks 20 times; the rest are told when to come again")
    func budgetedClient() async throws {
        let script = ScriptedClient([])
        let budget = RateBudget(calls: 20, per: 60, time: clock.source)
        let client = RetryingClient(script, budget: budget, time: clock.source)
        let until = clock.now + 60
        for number in 1...25 {
            if number <= 20 {
                _ = try await client.send(request)
            } else {
                await #expect(throws: NetworkError.rateLimited(until: until)) { try await client.send(request) }
            }
        }
        #expect(await script.calls == 20)
    }
}
