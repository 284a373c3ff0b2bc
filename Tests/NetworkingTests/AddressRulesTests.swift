import Foundation
import Testing

@testable import Networking

@Suite("Which addresses are asked")
struct AddressRulesTests {
    @Test(
        "https anywhere, http on this machine only, nothing else",
        arguments: [
            ("https://api.tinkoff.ru/v1/news", true), ("HTTPS://e.org", true), ("http://127.0.0.1:8080/", true),
            ("http://localhost/", true), ("http://127.1.2.3/", true), ("http://[::1]:80/", true),
            ("http://e.org/", false), ("http://127.0.0.1.evil.example/", false), ("http://127.0.0.256/", false),
            ("http://localhost.evil.example/", false), ("http://10.0.0.1/", false), ("ftp://e.org/", false),
            ("file:///etc/passwd", false), ("https:///path", false), ("data:text/plain,x", false),
        ]
    )
    func addresses(address: String, isAllowed: Bool) throws {
        let url = try #require(URL(string: address))
        #expect((AddressRules.objection(to: url) == nil) == isAllowed)
    }

    @Test(
        "A redirect never leads from https to http, and never to where nobody may ask",
        arguments: [
            ("https://a.org", "https://b.org", true), ("http://127.0.0.1/a", "http://127.0.0.1/b", true),
            ("http://127.0.0.1/a", "https://b.org", true), ("https://a.org", "http://a.org", false),
            ("https://a.org", "http://127.0.0.1", false), ("http://127.0.0.1", "http://b.org", false),
            ("https://a.org", "file:///etc/passwd", false),
        ]
    )
    func redirects(origin: String, target: String, isFollowed: Bool) throws {
        let objection = AddressRules.objection(
            to: try #require(URL(string: target)),
            redirectedFrom: try #require(URL(string: origin))
        )
        #expect((objection == nil) == isFollowed)
    }
}
