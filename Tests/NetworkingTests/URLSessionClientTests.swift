#if os(Linux) && DEBUG
import Foundation
import LocalServices
import Networking
import TestSupport
import Testing

/// What `URLSession` does right here too; where Foundation on Linux cannot (a body's cap, a packed body without its
/// end), libcurl is used and tested.
@Suite("The client over URLSession")
struct URLSessionClientTests {
    private let server: LocalServer
    private let client = URLSessionClient(userAgent: "WaysideTests/1.0")

    init() throws {
        server = try LocalServer(allowsFaults: true)
    }

    @Test("A sound answer comes whole, and 304 brings nothing new")
    func soundAnswers() async throws {
        let first = try await client.send(try request())
        #expect(first.status == 200)
        #expect(server.requests.last?.headers["user-agent"] == "WaysideTests/1.0")
        var again = try request()
        again.validators = first.validators
        #expect(try await client.send(again).isNotModified)
    }

    @Test(
        "The same faults have the same reasons",
        arguments: [
            ("404", NetworkError.serverError(code: 404)), ("429", .rateLimited(until: nil)), ("sign-in", .signInPage),
            ("sign-in-direct", .signInPage), ("html", .unexpectedKind), ("silence", .timedOut),
            ("redirect-loop", .tooManyRedirects), ("cut=500", .cutShort), ("wrong-length=100", .cutShort),
        ]
    )
    func faults(fault: String, expected: NetworkError) async throws {
        var request = try request(fault)
        request.limits.totalTimeout = expected == .timedOut ? 1 : 20
        let asked = request
        await #expect(throws: expected) { try await client.send(asked) }
    }

    @Test("A port where nobody listens refuses; plain http to another machine is not asked")
    func addresses() async throws {
        let insecure = HTTPRequest(url: try #require(URL(string: "http://example.org/")))
        await #expect(throws: NetworkError.insecureAddress(host: "example.org")) { try await client.send(insecure) }
        let request = try request()
        server.stop()
        await #expect(throws: NetworkError.refused(host: "127.0.0.1")) { try await client.send(request) }
    }

    @Test("H-21: leaving the screen is cancelling")
    func cancellation() async throws {
        var request = try request("silence")
        request.limits = HTTPLimits(connectTimeout: 300, totalTimeout: 300)
        let silent = request
        let task = Task { try await client.send(silent) }
        #expect(await Waiting.until { !server.requests.isEmpty })
        task.cancel()
        await #expect(throws: NetworkError.cancelled) { try await task.value }
    }

    private func request(_ fault: String? = nil) throws -> HTTPRequest {
        let url = try #require(URL(string: server.baseURL + "/v1/news?first=0&last=20"))
        return HTTPRequest(url: url, headers: fault.map { ["X-Wayside-Fault": $0] } ?? [:], expecting: .json)
    }
}
#endif
