import Foundation
import Glibc
import Testing

@testable import LocalServices

@Suite("What clients may do to the server")
struct RobustnessTests {
    @Test("Garbage, endless lines and half requests are refused or dropped, and the server answers on")
    func garbage() throws {
        let services = try TestServer()
        var client = services.client
        client.patience = 0.5
        var generator = SystemRandomNumberGenerator()
        let seed = UInt64.random(in: 0...UInt64.max, using: &generator)
        var random = seed
        let long = String(repeating: "a", count: 100_000)
        var requests = [
            "\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET /%zz%ff HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET /\(long) HTTP/1.1\r\nHost: a\r\n\r\n", "GET / HTTP/1.1\r\n\(long): a\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: \"\u{1}<>\\\r\n\r\n",
            "POST /v1/news HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n",
            "GET /v1/news?first=99999999999999999999&last=1 HTTP/1.1\r\nHost: a\r\n\r\n", "GET /v1/news HTTP/1.1\r\nHo",
        ]
        for _ in 0..<40 {
            // A linear congruence (Knuth's constants): the seed, printed on failure, gives the same bytes again.
            let scalars = (0..<60).map { _ -> Character in
                random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Character(UnicodeScalar(UInt8(truncatingIfNeeded: random >> 33)))
            }
            requests.append("GET /" + String(scalars) + "\r\n\r\n")
        }
        for request in requests {
            _ = client.exchange(request)
        }
        #expect(services.client.get(Target.news).status == 200, "seed \(seed)")
    }

    @Test("A client that leaves in the middle of its request or of the answer harms nobody")
    func leaving() throws {
        let services = try TestServer()
        for request in ["GET /v1/ne", "GET /photos/14-huge.jpg HTTP/1.1\r\nHost: a\r\n\r\n"] {
            for _ in 0..<10 {
                let descriptor = services.client.connected()
                let bytes = Array(request.utf8)
                _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
                close(descriptor)
            }
        }
        #expect(services.client.get(Target.news).status == 200)
        #expect(services.eventually { $0.requests.allSatisfy { $0.outcome != .open } })
    }

    @Test("The log keeps the last ten thousand requests at most, the counts keep counting")
    func boundedLog() {
        let log = RequestLog()
        for index in 0..<12_000 {
            let number = log.begin(.init(target: "/v1/news?first=\(index)"), faults: [])
            log.answered(number, status: 200, bytes: 1)
            log.end(number, .sent)
        }
        #expect(log.requests.count <= 10_000)
        #expect(log.requests.last?.number == 12_000)
        #expect(log.requests.allSatisfy { $0.outcome == .sent })
        #expect(log.counts == ["/v1/news": 12_000])
    }
}
