import Foundation
import Networking
import SampleContent
import TestSupport
import Testing

@testable import News

@Suite("The news service of the task")
struct SourceTests {
    private func page(_ body: String) async throws -> NewsPage {
        try await source(body).page(0..<20, unless: nil)
    }

    private func source(_ body: String) throws -> TinkoffNewsSource {
        let base = try #require(URL(string: "https://news.example.org"))
        return TinkoffNewsSource(base: base, client: CannedClient(body: Data(body.utf8)))
    }

    private func list(_ items: String...) -> String {
        #"{"resultCode":"OK","payload":["# + items.joined(separator: ",") + #"],"trackingId":"1"}"#
    }

    private let good = #"{"id":"1","text":"Good","publicationDate":{"milliseconds":1513767691000}}"#

    @Test("It asks for a half-open window and for an item by its id")
    func requests() async throws {
        let client = CannedClient(body: Data(list().utf8))
        let source = TinkoffNewsSource(base: try #require(URL(string: "https://news.example.org/")), client: client)
        _ = try await source.page(20..<40, unless: nil)
        _ = try? await source.article("a b&c", unless: nil)
        #expect(
            client.asked.map(\.absoluteString) == [
                "https://news.example.org/v1/news?first=20&last=40",
                "https://news.example.org/v1/news_content?id=a%20b%26c",
            ]
        )
    }

    @Test("N-07: a headline's entities are decoded, twice at most")
    func entities() async throws {
        let page = try await page(
            list(
                #"{"id":"1","text":"Don&amp;#x27;t forget"}"#,
                #"{"id":"2","text":"Tom &amp;amp; Jerry"}"#,
                #"{"id":"3","text":"a&nbsp;b &amp;amp;amp; c"}"#
            )
        )
        #expect(page.headlines?.map(\.title) == ["Don't forget", "Tom & Jerry", "a\u{A0}b &amp; c"])
    }

    @Test("N-09, N-10: what is no entity stays as it is written")
    func notEntities() async throws {
        let page = try await page(list(#"{"id":"1","text":"George & Harrison &foo; &#0; &amp&#128;&#150;"}"#))
        #expect(page.headlines?.map(\.title) == ["George & Harrison &foo; &#0; &amp€–"])
    }

    @Test("N-11: a control character inside a headline costs that character only")
    func controlCharacter() async throws {
        let page = try await page(list(#"{"id":"1","text":"a\u0008b\n  c&nbsp;d "}"#))
        #expect(page.headlines?.map(\.title) == ["ab c\u{A0}d"])
    }

    @Test(
        "N-31: a bad item is skipped and counted, the others are shown",
        arguments: [
            #"{"id":"2","text":null}"#,
            #"{"id":null,"text":"No id"}"#,
            #"{"text":"No id"}"#,
            #"{"id":"2","text":"lone \ud83d surrogate"}"#,
            #"{"id":"2","text":"   "}"#,
            #"{"id":"","text":"Empty id"}"#,
            #"{"id":["2"],"text":"A list for an id"}"#,
            #""not an object""#,
            "null", "17", "[]",
        ]
    )
    func badItem(_ bad: String) async throws {
        let page = try await page(list(good, bad, #"{"id":"3","text":"Good too"}"#))
        #expect(page.headlines?.map(\.id) == ["1", "3"])
        #expect(page.unreadable == 1)
        #expect(!page.isEnd)
    }

    @Test("N-31: an id that is a number, fields that nobody knows, a fraction where none should be: all is read")
    func kindness() async throws {
        let page = try await page(
            list(
                #"{"id":7,"text":"A number","views":3.5,"publicationDate":{"milliseconds":1513767691000.0}}"#,
                #"{"id":"8","text":"New fields","later":{"a":[1,{"b":"]}"}]}}"#,
                #"{"id":"99999999999999999999999","text":"A long id"}"#
            )
        )
        #expect(page.headlines?.map(\.id) == ["7", "8", "99999999999999999999999"])
        #expect(page.unreadable == 0)
        #expect(page.headlines?.first?.published == Date(timeIntervalSince1970: 1_513_767_691))
    }

    @Test(
        "N-29: this service counts milliseconds; what is no date is none, never 1970",
        arguments: [
            (#"{"milliseconds":1700000000000}"#, 1_700_000_000.0),
            (#"{"milliseconds":"1700000000000"}"#, 1_700_000_000),
            (#"{"milliseconds":1.7e12}"#, 1_700_000_000),
            (#"{"milliseconds":54000000}"#, 54_000),
            (#"{"milliseconds":0}"#, nil),
            (#"{"milliseconds":null}"#, nil),
            (#"{"milliseconds":1e300}"#, nil),
            ("null", nil), (#""yesterday""#, nil), ("{}", nil),
        ] as [(String, Double?)]
    )
    func dates(_ json: String, _ expected: Double?) async throws {
        let page = try await page(list(#"{"id":"1","text":"Dated","publicationDate":\#(json)}"#))
        #expect(page.headlines?.first?.published == expected.map { Date(timeIntervalSince1970: $0) })
        #expect(page.headlines?.count == 1)
    }

    @Test("An item that is there twice is read once")
    func duplicates() async throws {
        #expect(try await page(list(good, good)).headlines?.count == 1)
    }

    @Test("A result code other than OK is an error with the service's own words")
    func resultCode() async throws {
        let body = #"{"resultCode":"INTERNAL_ERROR","errorMessage":"Нет такой новости","payload":null}"#
        await #expect(throws: NewsError.service(code: "INTERNAL_ERROR", message: "Нет такой новости")) {
            try await page(body)
        }
    }

    @Test(
        "An answer that is whole and yet no news is said to be unreadable",
        arguments: [
            "{}", "[]", "null", #"{"resultCode":"OK"}"#, #"{"resultCode":"OK","payload":{}}"#, #"{"payload":[]}"#,
        ]
    )
    func unreadable(_ body: String) async throws {
        await #expect(throws: NewsError.unreadable) { try await page(body) }
    }

    @Test("An item's text comes with its headline")
    func article() async throws {
        let body = """
            {"resultCode":"OK","payload":{"title":\(good),"content":"<p>Text</p>","typeId":"usual"}}
            """
        let answer = try await source(body).article("1", unless: nil)
        #expect(answer.text?.html == "<p>Text</p>")
        #expect(answer.text?.headline.title == "Good")
    }

    @Test("Another item than was asked for is refused")
    func otherArticle() async throws {
        let body = #"{"resultCode":"OK","payload":{"title":\#(good),"content":""}}"#
        await #expect(throws: NewsError.unreadable) { try await source(body).article("2", unless: nil) }
    }

    @Test("On this machine the services take any port, and are the same ones")
    func names() throws {
        func id(_ address: String) throws -> String {
            TinkoffNewsSource(base: try #require(URL(string: address)), client: CannedClient(body: Data())).id
        }
        #expect(try id("http://127.0.0.1:8080") == id("http://127.0.0.1:40123/"))
        #expect(try id("https://a.example") != id("https://b.example"))
        #expect(try id("https://a.example:1") != id("https://a.example:2"))
        #expect(try id("https://a.example/x/") == id("https://A.example/x"))
    }

    @Test("The sample content is read whole: every item, in order, none bad")
    func sampleContent() async throws {
        let client = SampleClient(service: try SampleService())
        let base = try #require(URL(string: SampleClient.address))
        let newsroom = try await Newsroom()
        let feed = newsroom.feed(TinkoffNewsSource(base: base, client: client))
        try await feed.refresh()
        try await feed.scrollToTheEnd()
        let shown = await feed.shown()
        #expect(shown.rows.count > 100)
        #expect(shown.unreadable == 0)
        let dates = shown.rows.compactMap(\.headline.published)
        #expect(dates == dates.sorted(by: >))
        #expect(shown.titles.contains("Don't forget: Tom & Jerry’s guide to the harbour"))
    }

    private static let recorded = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../shared/data/tinkoff").standardizedFileURL

    @Test(
        "The recorded answers are read",
        .enabled(if: FileManager.default.fileExists(atPath: recorded.path), "../shared/data is not here")
    )
    func recordedAnswers() async throws {
        func body(_ name: String) throws -> String {
            try String(contentsOf: Self.recorded.appendingPathComponent(name), encoding: .utf8)
        }
        let page = try await page(body("news_list_assembled.json"))
        #expect(page.headlines?.map(\.id) == ["10024", "8165", "2683"])
        #expect(page.unreadable == 0)
        #expect(
            page.headlines?[1].title
                == "Tinkoff Bank successfully places RUB 5 bn\u{A0}bond with a\u{A0}coupon of\u{A0}9.65%"
        )
        for id in ["10024", "8165"] {
            let answer = try await source(body("news_content_\(id).json")).article(id, unless: nil)
            #expect(answer.text?.html.isEmpty == false)
        }
    }
}

/// A client that answers every request with one body.
///
/// `@unchecked Sendable`: the lock guards the list.
private final class CannedClient: HTTPClient, @unchecked Sendable {
    private let body: Data
    private let lock = NSLock()
    private var urls: [URL] = []

    init(body: Data) {
        self.body = body
    }

    var asked: [URL] { lock.withLock { urls } }

    func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
        lock.withLock { urls.append(request.url) }
        return HTTPResponse(status: 200, body: body, url: request.url)
    }
}
