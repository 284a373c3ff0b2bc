import Foundation
import Glibc
import Testing

@testable import LocalServices

@Suite("Log, counts and control paths")
struct ControlTests {
    let services: TestServer
    private var client: RawClient { services.client }

    init() throws {
        services = try TestServer()
    }

    private func ids(_ target: String = Target.news) -> [String] {
        let payload = client.get(target).object["payload"] as? [[String: Any]] ?? []
        return payload.compactMap { $0["id"] as? String }
    }

    @Test("Counts are by path, the log is in order with headers, status and outcome")
    func logAndCounts() throws {
        _ = client.get(Target.news, headers: ["If-None-Match": "\"x\""])
        _ = client.get("/v1/news?first=20&last=40")
        _ = client.get("/nowhere")
        let counts = client.get("/_control/counts").object
        #expect(counts["total"] as? Int == 3)
        #expect(counts["paths"] as? [String: Int] == ["/v1/news": 2, "/nowhere": 1])
        let log = try #require(client.get("/_control/log").object["requests"] as? [[String: Any]])
        #expect(log.map { $0["target"] as? String } == [Target.news, "/v1/news?first=20&last=40", "/nowhere"])
        #expect(log.map { $0["status"] as? Int } == [200, 200, 404])
        #expect((log[0]["headers"] as? [String: String])?["if-none-match"] == "\"x\"")
        let filtered = client.get("/_control/log?path=/nowhere").object["requests"] as? [[String: Any]]
        #expect(filtered?.count == 1)
        #expect(services.eventually { $0.requests.allSatisfy { $0.outcome == .sent } })
    }

    @Test("A fault by control path holds for paths that begin so, as often as asked, and shows in the log")
    func faultByPath() {
        #expect(client.get("/_control/fault?path=/v1/news&fault=503%3D7&times=2").text == "ok\n")
        #expect(client.get(Target.places).status == 200)
        let first = client.get(Target.news)
        #expect(first.status == 503)
        #expect(first.headers["retry-after"] == "7")
        #expect(client.get(Target.news).status == 503)
        #expect(client.get(Target.news).status == 200)
        #expect(services.server.requests.map(\.faults) == [[], ["503=7"], ["503=7"], []])
    }

    @Test("I-01: with after, the service grows tired: so many calls are answered, then 403 with nothing in it")
    func after() {
        _ = client.get("/_control/fault?path=/search&fault=403&after=3&times=2")
        let statuses = (0..<7).map { _ in client.get("/search?term=salt").status }
        #expect(statuses == [200, 200, 200, 403, 403, 200, 200])
    }

    @Test("A fault without times holds until it is cleared")
    func clearing() {
        _ = client.get("/_control/fault?path=/api&fault=404")
        for _ in 0..<5 {
            #expect(client.get(Target.places).status == 404)
        }
        #expect(client.get("/_control/faults").text.contains("\"404\""))
        _ = client.get("/_control/fault/clear")
        #expect(client.get(Target.places).status == 200)
    }

    @Test("What cannot be is refused in words and changes nothing")
    func refusals() {
        for target in [
            "/_control/fault?path=/", "/_control/fault?fault=storm", "/_control/fault?fault=404&times=0",
            "/_control/fault?fault=404&after=-1",
            "/_control/news?insert=many", "/_control/photos?insert=1",
        ] {
            let answer = client.get(target)
            #expect(answer.status == 400, "\(target)")
            #expect(answer.text.count > 10, "\(target)")
        }
        #expect(client.get("/_control/nothing").status == 404)
        #expect(client.get(Target.news).status == 200)
    }

    @Test("H-01: items inserted between two pages stand on top and move the others down")
    func insertedNews() {
        let before = ids()
        _ = client.get("/_control/news?insert=2")
        let after = ids()
        #expect(after.prefix(2) == ["20002", "20001"])
        #expect(Array(after.dropFirst(2)) == Array(before.prefix(after.count - 2)))
        #expect(client.get("/v1/news_content?id=20001").object["resultCode"] as? String == "OK")
    }

    @Test("N-05, N-06: an item leaves, an item is edited in place; reset brings all back")
    func removedAndEdited() throws {
        let before = ids()
        let first = try #require(before.first)
        _ = client.get("/_control/news?edit=\(first)")
        let payload = try #require(client.get(Target.news).object["payload"] as? [[String: Any]])
        let headline = payload[0]["text"] as? String ?? ""
        #expect(headline.hasPrefix("Updated: ") || headline.hasPrefix("Исправлено: "))
        _ = client.get("/_control/news?remove=\(first)")
        #expect(!ids().contains(first))
        _ = client.get("/_control/reset")
        #expect(ids() == before)
    }

    @Test("P-22: a place gets a new photo, dated after all others")
    func insertedPhotos() throws {
        func photos() -> [[String: Any]] {
            client.get("/api/v1/places/1/photos").json as? [[String: Any]] ?? []
        }
        let before = photos()
        _ = client.get("/_control/photos?place=1&insert=1")
        let after = photos()
        #expect(after.count == before.count + 1)
        let newest = try #require(after.compactMap { $0["createdAt"] as? String }.max())
        #expect(after.first { $0["createdAt"] as? String == newest }?["id"] as? String == "new-1")
        let images = after.compactMap { $0["image"] as? String }
        #expect(Set(images).count == Set(before.compactMap { $0["image"] as? String }).count + 1, "one of its own")
    }

    @Test("reset forgets requests, faults and changes")
    func reset() {
        _ = client.get("/_control/fault?path=/&fault=404")
        _ = client.get(Target.news)
        _ = client.get("/_control/reset")
        #expect(client.get("/_control/counts").object["total"] as? Int == 0)
        #expect(client.get(Target.news).status == 200)
    }

    @Test("H-12, H-15: validators sent back unchanged give 304, an own date does not")
    func validators() throws {
        let first = client.get(Target.news)
        let tag = try #require(first.headers["etag"])
        let date = try #require(first.headers["last-modified"])
        let byTag = client.get(Target.news, headers: ["If-None-Match": tag])
        #expect(byTag.status == 304)
        #expect(byTag.body.isEmpty)
        #expect(byTag.headers["etag"] == tag)
        #expect(client.get(Target.news, headers: ["If-Modified-Since": date]).status == 304)
        let own = client.get(Target.news, headers: ["If-Modified-Since": "Sun, 01 Mar 2026 9:00 GMT"])
        #expect(own.status == 200)
        let both = client.get(Target.news, headers: ["If-None-Match": "\"other\"", "If-Modified-Since": date])
        #expect(both.status == 200)
        _ = client.get("/_control/news?insert=1")
        #expect(client.get(Target.news, headers: ["If-None-Match": tag]).status == 200)
    }

    @Test("Text is compressed for whoever accepts gzip")
    func compression() {
        let plain = client.get(Target.news)
        let packed = client.get(Target.news, headers: ["Accept-Encoding": "gzip, br"])
        if plain.body.count > 860 {
            #expect(packed.headers["content-encoding"] == "gzip")
            #expect(Inflated(packed.body).count == plain.body.count)
        }
    }

    @Test("Absolute addresses use the host that was asked")
    func host() {
        let answer = client.get(Target.places, headers: ["Host": "localhost:\(services.server.port)"])
        #expect(answer.text.contains("http://localhost:\(services.server.port)/photos/"))
    }

    @Test("Forty requests at once are all answered and all counted")
    func concurrency() async {
        let client = client
        let statuses = await withTaskGroup(of: Int.self) { group in
            for index in 0..<40 {
                group.addTask { client.get(index % 2 == 0 ? Target.news : Target.places, fault: "delay=20").status }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses == Array(repeating: 200, count: 40))
        #expect(services.server.requests.count == 40)
    }

    @Test("Connections are kept: two requests, one after the other, over one socket")
    func keepAlive() {
        let request = "GET \(Target.places) HTTP/1.1\r\nHost: a\r\n\r\n"
        let last = "GET \(Target.places) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
        let answer = client.exchange(request + last)
        #expect(answer.text.components(separatedBy: "HTTP/1.1 200 OK").count == 2)
        #expect(services.server.requests.count == 2)
    }

    @Test("Stopping gives up whoever waits, at once")
    func stopping() {
        let client = client
        let server = services.server
        let start = DispatchTime.now().uptimeNanoseconds
        DispatchQueue.global().async { _ = client.get(Target.news, fault: "silence") }
        #expect(services.eventually { $0.requests.count == 1 })
        server.stop()
        server.stop()
        #expect(DispatchTime.now().uptimeNanoseconds - start < 4_000_000_000)
        #expect(client.connected() == -1)
    }
}
