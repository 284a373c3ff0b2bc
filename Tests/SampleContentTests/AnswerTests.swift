import Foundation
import Testing

@testable import SampleContent

@Suite("Answers in general")
struct AnswerTests {
    private let answers: Answers

    init() throws {
        answers = try Answers()
    }

    @Test("The same request has the same answer; the host appears in absolute addresses")
    func purity() {
        let first = answers.get("/api/v1/places")
        #expect(answers.get("/api/v1/places") == first)
        let other = answers.get("/api/v1/places", host: "[::1]:99")
        #expect(String(bytes: other.body, encoding: .utf8)?.contains("http://[::1]:99/photos/") == true)
    }

    @Test("A path that is nobody's is 404, a method that changes something is 405")
    func unknown() {
        for target in ["/", "/v1", "/v1/news/1", "/v2/news", "/search/x", "/artwork", "/us/album/1"] {
            #expect(answers.get(target).status == 404, "\(target)")
        }
        let posted = answers.service.answer(SampleRequest(method: "POST", target: "/v1/news"))
        #expect(posted.status == 405)
        #expect(posted.headers["Allow"] == "GET, HEAD")
    }

    @Test("H-12, H-15: 304 for the tag, or for the date byte for byte; the tag goes before the date")
    func conditional() throws {
        for target in ["/v1/news?first=0&last=20", "/search?term=salt", "/photos/1-01.jpg"] {
            let full = answers.get(target)
            let tag = try #require(full.headers["ETag"])
            let date = try #require(full.headers["Last-Modified"])
            let again = answers.get(target, headers: ["If-None-Match": tag])
            #expect(again.status == 304)
            #expect(again.body.isEmpty)
            #expect(again.headers["ETag"] == tag)
            #expect(answers.get(target, headers: ["If-Modified-Since": date]).status == 304)
            #expect(answers.get(target, headers: ["If-Modified-Since": date.lowercased()]).status == 200)
            #expect(answers.get(target, headers: ["If-None-Match": "\"x\"", "If-Modified-Since": date]).status == 200)
            #expect(answers.get(target, headers: ["If-None-Match": "\"x\", W/\(tag)"]).status == 304)
        }
        #expect(answers.get("/nowhere").headers["ETag"] == nil)
    }

    @Test("A bad item and duplicates spoil every list alike")
    func spoiltLists() throws {
        var changes = ContentChanges()
        changes.badItem = 1
        changes.hasDuplicates = true
        for target in ["/v1/news?first=0&last=20", "/search?term=salt", "/api/v1/places", "/api/v1/places/1/photos"] {
            let plain = answers.get(target).body
            let spoilt = answers.service.answer(SampleRequest(target: target), changes: changes).body
            let text = String(bytes: spoilt, encoding: .utf8) ?? ""
            #expect(text.replacingOccurrences(of: " ", with: "").contains("\"id\":null,\"collectionId\""), "\(target)")
            #expect(spoilt.count > plain.count, "\(target)")
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: spoilt) }
        }
    }

    @Test("T17: a plus sign is a space, %2B is a plus sign")
    func query() {
        let request = SampleRequest(target: "/search?a=1+2&b=1%2B2&c&d=%D1%91&a=9")
        #expect(request.query("a") == "1 2")
        #expect(request.query("b") == "1+2")
        #expect(request.query("c") == "")
        #expect(request.query("d") == "ё")
        #expect(request.query("e") == nil)
        #expect(request.path == "/search")
    }

    @Test("JSON is escaped where it must be")
    func escaping() {
        let value = JSONValue.object([
            ("a\"b", .string("\\ \n \u{1} я")), ("n", .number("9.90")), ("l", .array([.null, .boolean(true)])),
        ])
        #expect(value.text() == "{\"a\\\"b\":\"\\\\ \\n \\u0001 я\",\"n\":9.90,\"l\":[null,true]}")
    }

    @Test("Moments are read to the millisecond, and nothing that is no moment")
    func moments() {
        #expect(Moment.milliseconds("1970-01-01T00:00Z") == 0)
        #expect(Moment.milliseconds("2023-11-14T22:13:20.001Z") == 1_700_000_000_001)
        #expect(Moment.milliseconds("1959-11-02") == -320_803_200_000)
        #expect(Moment.milliseconds("2024-02-29T23:59:59Z") == 1_709_251_199_000)
        for text in ["", "2024", "2024-13-01", "2024-01-01T00:00", "2024-01-01T25:00Z", "2024-01-01T00:00:00.5Z"] {
            #expect(Moment.milliseconds(text) == nil, "\(text)")
        }
    }

    @Test("A content file that cannot be read is told by name and line")
    func badFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sample-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("comment\n\n=== 1 | a | yesterday | en\nHeadline\n".utf8).write(
            to: folder.appendingPathComponent("a.txt")
        )
        do {
            _ = try NewsLibrary(folder: folder)
            Issue.record("a date that is none was taken")
        } catch {
            #expect("\(error)" == "a.txt, line 3: the date is not like 2026-03-04T08:15Z.")
        }
        #expect(throws: SampleContentError.unreadable(path: folder.path + "/nothing")) {
            try AlbumLibrary(folder: folder.appendingPathComponent("nothing"))
        }
    }
}
