import CZlib
import Foundation
import Glibc
import Testing

@testable import LocalServices

/// Every fault, as a client sees it that takes each byte as it comes.
@Suite("Faults, seen from a bare socket")
struct FaultTests {
    let services: TestServer
    private var client: RawClient { services.client }

    init() throws {
        services = try TestServer()
    }

    @Test("Without a fault the answer is whole, typed and has validators")
    func noFault() {
        let answer = client.get(Target.news)
        #expect(answer.status == 200)
        #expect(answer.headers["content-type"] == "application/json;charset=UTF-8")
        #expect(answer.headers["content-length"] == String(answer.body.count))
        #expect(answer.headers["etag"]?.isEmpty == false)
        #expect(answer.object["resultCode"] as? String == "OK")
    }

    @Test("delay lets the client wait as long as asked")
    func delay() {
        let start = DispatchTime.now().uptimeNanoseconds
        let answer = client.get(Target.news, fault: "delay=300")
        #expect(DispatchTime.now().uptimeNanoseconds - start >= 300_000_000)
        #expect(answer.status == 200)
    }

    @Test("H-21: silence takes the request and never answers; the client's leaving is noticed")
    func silence() {
        let answer = RawClient(port: services.server.port, patience: 0.3).get(Target.news, fault: "silence")
        #expect(answer.end == .timedOut)
        #expect(answer.status == 0)
        #expect(services.eventually { $0.requests.last?.outcome == .aborted })
    }

    @Test("H-19: drop ends the connection in order before the promised length")
    func drop() {
        let answer = client.get(Target.news, fault: "drop=10")
        #expect(answer.end == .closed)
        #expect(answer.body.count == 10)
        #expect((answer.headers["content-length"].flatMap(Int.init) ?? 0) > 10)
    }

    @Test("H-19: wrong-length claims more or fewer bytes than come", arguments: [100, -10])
    func wrongLength(difference: Int) {
        let answer = client.get(Target.news, fault: "wrong-length=\(difference)")
        #expect(answer.headers["content-length"] == String(answer.body.count + difference))
    }

    @Test("cut shortens the body and its length alike")
    func cut() {
        let answer = client.get(Target.news, fault: "cut=30")
        #expect(answer.body.count == 30)
        #expect(answer.headers["content-length"] == "30")
        #expect(answer.json == nil)
    }

    @Test("H-19: truncated-gzip is a gzip stream without its end, framed as if it were whole")
    func truncatedGzip() {
        let answer = client.get(Target.news, fault: "truncated-gzip")
        #expect(answer.headers["content-encoding"] == "gzip")
        #expect(answer.headers["content-length"] == String(answer.body.count))
        #expect(Array(answer.body.prefix(2)) == [0x1F, 0x8B])
        #expect(!Inflated(answer.body).isWhole)
    }

    @Test("H-20: gzip-bomb is 200 KB on the wire and 200 MB unpacked")
    func gzipBomb() {
        let answer = client.get(Target.news, fault: "gzip-bomb")
        #expect(answer.body.count < 300_000)
        let inflated = Inflated(answer.body)
        #expect(inflated.isWhole)
        #expect(inflated.count == 209_715_200)
    }

    @Test("redirect-loop leads from one redirect to the next")
    func redirectLoop() throws {
        var target = Target.news
        var seen: Set<String> = []
        for turn in 0..<25 {
            let answer = client.get(target, fault: turn == 0 ? "redirect-loop" : nil)
            #expect(answer.status == 302)
            let location = try #require(answer.headers["location"])
            target = String(location.dropFirst(services.server.baseURL.count))
            seen.insert(target)
        }
        #expect(seen.count == 25)
    }

    @Test("H-17: a redirect of every kind leads to the same answer", arguments: [301, 302, 303, 307, 308])
    func redirect(code: Int) throws {
        let first = client.get(Target.news, fault: "redirect=\(code)")
        #expect(first.status == code)
        let location = try #require(first.headers["location"])
        let second = client.get(String(location.dropFirst(services.server.baseURL.count)), fault: "redirect=\(code)")
        #expect(second.status == 200)
        #expect(second.body == client.get(Target.news).body)
    }

    @Test("H-11: sign-in leads to a page of HTML with status 200")
    func signIn() throws {
        let first = client.get(Target.news, fault: "sign-in")
        #expect(first.status == 302)
        let location = try #require(first.headers["location"])
        let page = client.get(String(location.dropFirst(services.server.baseURL.count)))
        let direct = client.get(Target.news, fault: "sign-in-direct")
        for answer in [page, direct] {
            #expect(answer.status == 200)
            #expect(answer.headers["content-type"] == "text/html; charset=utf-8")
            #expect(answer.text.contains("Sign in"))
        }
    }

    @Test("H-16: a status comes with an empty body, and with Retry-After only where asked")
    func statuses() {
        for code in [400, 403, 404, 410, 429, 500, 503] {
            let answer = client.get(Target.news, fault: String(code))
            #expect(answer.status == code)
            #expect(answer.body.isEmpty)
            #expect(answer.headers["retry-after"] == nil)
        }
        #expect(client.get(Target.news, fault: "429=2").headers["retry-after"] == "2")
        let date = client.get(Target.news, fault: "503=date:60").headers["retry-after"] ?? ""
        #expect(date.hasSuffix(" GMT"))
        #expect(date.count == "Sun, 01 Mar 2026 09:00:00 GMT".count)
    }

    @Test("H-12: 304 answers with nothing")
    func notModified() {
        let forced = client.get(Target.news, fault: "304")
        #expect(forced.status == 304)
        #expect(forced.body.isEmpty)
    }

    @Test("Something else than JSON, under its own type or under the true one")
    func otherKinds() {
        let html = client.get(Target.news, fault: "html")
        #expect(html.headers["content-type"] == "text/html; charset=utf-8")
        let disguised = client.get(Target.news, fault: "html-as-json")
        #expect(disguised.headers["content-type"] == "application/json;charset=UTF-8")
        #expect(disguised.text.hasPrefix("<!DOCTYPE html>"))
        let picture = client.get(Target.news, fault: "image")
        #expect(picture.headers["content-type"] == "image/png")
        #expect(Array(picture.body.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
    }

    @Test("P-19: something else than a picture, and a picture with 404")
    func notAPicture() {
        let json = client.get(Target.places, fault: "json")
        #expect(json.headers["content-type"] == "application/json")
        #expect(json.object["error"] != nil)
        let missing = client.get(Target.places, fault: "404-picture")
        #expect(missing.status == 404)
        #expect(Array(missing.body.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
    }

    @Test("I-02: a null body and an empty body")
    func nothing() {
        #expect(client.get("/search?term=a", fault: "null").text == "null")
        let empty = client.get("/search?term=a", fault: "empty")
        #expect(empty.status == 200)
        #expect(empty.body.isEmpty)
    }

    @Test("result is the news service's own error, deep is nested as deep as asked")
    func spoiltJSON() {
        #expect(client.get(Target.news, fault: "result=AUTH").object["resultCode"] as? String == "AUTH")
        let deep = client.get(Target.news, fault: "deep=1000").text
        #expect(deep == String(repeating: "[", count: 1000) + String(repeating: "]", count: 1000))
    }

    @Test("N-31: bad-item spoils one item of every list and leaves the others")
    func badItem() throws {
        let payload = try #require(client.get(Target.news, fault: "bad-item=0").object["payload"] as? [[String: Any]])
        #expect(payload[0]["id"] is NSNull)
        let places = try #require(client.get(Target.places, fault: "bad-item=0").json as? [[String: Any]])
        #expect(places[0]["image"] is Int)
    }

    @Test("duplicates has items twice")
    func duplicates() throws {
        let payload = try #require(client.get(Target.news, fault: "duplicates").object["payload"] as? [[String: Any]])
        let ids = payload.compactMap { $0["id"] as? String }
        #expect(ids.count == payload.count)
        #expect(Set(ids).count < ids.count)
    }

    @Test("reset ends with a reset, at once or after some bytes")
    func reset() {
        let atOnce = client.get(Target.news, fault: "reset")
        #expect(atOnce.end == .reset)
        #expect(atOnce.status == 0)
        let later = client.get(Target.news, fault: "reset=20")
        #expect(later.end == .reset)
        #expect(later.body.count == 20)
    }

    @Test("drip sends byte after byte")
    func drip() {
        let start = DispatchTime.now().uptimeNanoseconds
        let answer = client.get(Target.news, fault: "cut=10, drip=20")
        #expect(DispatchTime.now().uptimeNanoseconds - start >= 200_000_000)
        #expect(answer.body.count == 10)
    }

    @Test("flood goes on and on without a length")
    func flood() {
        let answer = client.get(Target.news, fault: "flood=1000000")
        #expect(answer.headers["content-length"] == nil)
        #expect(answer.body.count >= 1_000_000)
    }

    @Test("An unknown fault or value is refused in words")
    func refusals() {
        let unknown = client.get(Target.news, fault: "storm")
        #expect(unknown.status == 400)
        #expect(unknown.text.hasPrefix("There is no fault 'storm'. There are: "))
        for text in ["delay", "delay=soon", "silence=1", "429=later", "result", "drop=-1", "redirect=200"] {
            #expect(throws: FaultError.badValue(text)) { try Fault(text) }
        }
    }

    @Test("Without --faults, headers are ignored and control paths refused")
    func faultsOff() throws {
        let plain = try TestServer(allowsFaults: false)
        #expect(plain.client.get(Target.news, fault: "503").status == 200)
        let refused = plain.client.get("/_control/fault?path=/&fault=503")
        #expect(refused.status == 403)
        #expect(refused.text.contains("--faults"))
        #expect(plain.client.get(Target.news).status == 200)
    }
}

/// What a gzip stream unpacks to, counted and not kept.
struct Inflated {
    var count = 0
    var isWhole = false

    init(_ data: Data) {
        var stream = z_stream()
        guard inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return }
        defer { inflateEnd(&stream) }
        var input = [UInt8](data)
        var output = [UInt8](repeating: 0, count: 1 << 20)
        let room = UInt32(output.count)
        input.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                stream.next_in = source.baseAddress
                stream.avail_in = UInt32(source.count)
                var result = Z_OK
                while result == Z_OK {
                    stream.next_out = target.baseAddress
                    stream.avail_out = room
                    result = inflate(&stream, Z_NO_FLUSH)
                    count += Int(room - stream.avail_out)
                }
                isWhole = result == Z_STREAM_END
            }
        }
    }
}
