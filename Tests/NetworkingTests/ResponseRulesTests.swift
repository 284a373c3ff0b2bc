import Foundation
import Networking
import Testing

@Suite("What an answer means")
struct ResponseRulesTests {
    private let url: URL
    private let now = Date(timeIntervalSince1970: 1_700_000_000)

    init() throws {
        url = try #require(URL(string: "https://api.example/x"))
    }

    @Test(
        "H-16: how long to wait, in seconds or until a date",
        arguments: [
            ("2", 2), ("0", 0), ("99999999999999999999", 86_400), ("Tue, 14 Nov 2023 22:13:50 GMT", 30),
            ("Tue, 14 Nov 2023 22:00:00 GMT", 0), ("soon", nil), ("-5", nil), ("", nil),
        ] as [(String, Double?)]
    )
    func retryAfter(field: String, seconds: Double?) {
        let expected = NetworkError.rateLimited(until: seconds.map { now + $0 })
        #expect(throws: expected) { try check(status: 429, headers: ["Retry-After": field]) }
    }

    @Test("H-16: a device whose clock is an hour wrong waits as long as any other")
    func wrongClock() {
        let headers: HTTPHeaders = [
            "Retry-After": "Tue, 14 Nov 2023 23:13:50 GMT", "Date": "Tue, 14 Nov 2023 23:13:20 GMT",
        ]
        #expect(throws: NetworkError.rateLimited(until: now + 30)) { try check(status: 503, headers: headers) }
    }

    @Test("I-02, H-16: an empty 403 is \"too many\" only where the service is known for it")
    func emptyForbidden() {
        #expect(throws: NetworkError.serverError(code: 403)) { try check(status: 403) }
        #expect(throws: NetworkError.rateLimited(until: nil)) { try check(status: 403, limits: [403, 429]) }
        #expect(throws: NetworkError.serverError(code: 403)) {
            try check(status: 403, body: "Not in your country", limits: [403, 429])
        }
    }

    @Test("I-02: nothing found, nothing at all, and a page are told apart")
    func emptyAnswers() throws {
        #expect(try check(status: 200, body: "\n\n\n{\"resultCount\":0,\"results\":[]}").status == 200)
        #expect(try check(status: 200, body: "null").status == 200)
        #expect(throws: NetworkError.unexpectedKind) { try check(status: 200, body: "") }
        #expect(throws: NetworkError.unexpectedKind) { try check(status: 200, body: "<html><p>Maintenance</p></html>") }
    }

    @Test("H-11: a page to which a redirect led, or with something to fill in, is a network's sign-in page")
    func signInPages() {
        let page = "<!DOCTYPE html><html><body><p>Welcome</p></body></html>"
        let form = "<html><form action=/login><input type=password></form></html>"
        #expect(throws: NetworkError.signInPage) { try check(status: 200, body: page, redirects: 1) }
        #expect(throws: NetworkError.signInPage) { try check(status: 200, body: form) }
        #expect(throws: NetworkError.signInPage) { try check(status: 511, body: form) }
        #expect(throws: NetworkError.serverError(code: 404)) { try check(status: 404, body: form) }
    }

    @Test("H-12: 304 means that the stored list is right, with validators of its own; unasked it means nothing")
    func notModified() throws {
        let response = try check(
            status: 304,
            headers: ["ETag": "\"new\""],
            validators: HTTPValidators(etag: "\"old\"")
        )
        #expect(response.isNotModified)
        #expect(response.validators.etag == "\"new\"")
        #expect(throws: NetworkError.unexpectedKind) { try check(status: 304) }
    }

    @Test("H-14: a 200 is trusted, whichever of the validators changed")
    func oneValidatorChanged() throws {
        let response = try check(
            status: 200,
            headers: ["ETag": "\"old\"", "Last-Modified": "today"],
            body: "[]",
            validators: HTTPValidators(etag: "\"old\"", lastModified: "yesterday")
        )
        #expect(!response.isNotModified)
        #expect(response.body == Data("[]".utf8))
    }

    @Test("N-14, H-19: a feed without its end is cut short")
    func cutFeed() throws {
        #expect(throws: NetworkError.cutShort) {
            try check(status: 200, body: "<?xml?><rss><item>", expecting: .xml, cut: 1)
        }
        #expect(try check(status: 200, body: "<rss></rss>\n", expecting: .xml).status == 200)
        #expect(throws: NetworkError.signInPage) {
            try check(status: 200, body: "<html><form></form></html>", expecting: .xml)
        }
    }

    @Test("P-19: data or a page in the place of a picture is no picture, whatever its header says")
    func noPicture() {
        for body in ["{\"error\":1}", "<html></html>", "", "not found"] {
            #expect(throws: NetworkError.unexpectedKind) {
                try check(status: 200, headers: ["Content-Type": "image/jpeg"], body: body, expecting: .image)
            }
        }
    }

    @discardableResult
    private func check(
        status: Int,
        headers: HTTPHeaders = [:],
        body: String = "",
        expecting kind: BodyKind = .json,
        redirects: Int = 0,
        validators: HTTPValidators? = nil,
        limits: Set<Int> = [429],
        cut: Int = 0
    ) throws -> HTTPResponse {
        let request = HTTPRequest(url: url, expecting: kind, validators: validators, rateLimitStatuses: limits)
        let data = Data(body.utf8).dropLast(cut)
        let response = HTTPResponse(status: status, headers: headers, body: Data(data), url: url, redirects: redirects)
        return try ResponseRules.checked(response, for: request, now: now)
    }
}
