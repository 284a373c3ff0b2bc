import Foundation
import Networking
import Testing

@Suite("Addresses with a query")
struct RequestAddressTests {
    @Test(
        "I-06, T17: whatever a person types reaches the service as typed",
        arguments: [
            ("AC/DC + Кино & friends", "AC%2FDC%20%2B%20%D0%9A%D0%B8%D0%BD%D0%BE%20%26%20friends"),
            ("君の知らない", "%E5%90%9B%E3%81%AE%E7%9F%A5%E3%82%89%E3%81%AA%E3%81%84"), ("🎸", "%F0%9F%8E%B8"),
            ("100% = ?#", "100%25%20%3D%20%3F%23"), ("", ""),
        ]
    )
    func queries(text: String, encoded: String) throws {
        let base = try #require(URL(string: "https://itunes.apple.com"))
        let url = try #require(RequestAddress.url(base, path: "/search", query: [("term", text), ("limit", "200")]))
        #expect(url.absoluteString == "https://itunes.apple.com/search?term=\(encoded)&limit=200")
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
        #expect(items?.first?.value == text)
    }

    @Test("I-06: a term of 300 characters is sent whole")
    func longTerm() throws {
        let base = try #require(URL(string: "https://itunes.apple.com"))
        let term = String(repeating: "ж", count: 300)
        let url = RequestAddress.url(base, path: "search", query: [("term", term)])
        #expect(url?.absoluteString.utf8.count == 1800 + "https://itunes.apple.com/search?term=".utf8.count)
    }

    @Test(
        "A base may have a path of its own, with or without a slash",
        arguments: [
            ("https://a.org/api/v1", "/places/7/photos", "https://a.org/api/v1/places/7/photos"),
            ("https://a.org/api/v1/", "places", "https://a.org/api/v1/places"),
            ("http://127.0.0.1:8080", "/v1/news", "http://127.0.0.1:8080/v1/news"),
            ("https://a.org/?x=1#y", "/v1", "https://a.org/v1"),
            ("https://a.org", "/a b/ж", "https://a.org/a%20b/%D0%B6"),
        ]
    )
    func bases(base: String, path: String, expected: String) throws {
        let base = try #require(URL(string: base))
        #expect(RequestAddress.url(base, path: path)?.absoluteString == expected)
    }

    @Test("A base without a host is no address to ask")
    func noHost() throws {
        let base = try #require(URL(string: "mailto:a@e.org"))
        #expect(RequestAddress.url(base, path: "/v1") == nil)
    }
}
