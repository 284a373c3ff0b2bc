#if os(Linux)
import Foundation
import LocalServices
import Networking
import SampleContent
import Testing

@testable import News

/// The feed against a real server on loopback, with everything that goes wrong there.
@Suite("News over a real connection", .serialized)
struct ServiceTests {
    private static let content = Result { try SampleService() }

    private let server: LocalServer
    private let base: URL
    private let source: TinkoffNewsSource

    init() throws {
        server = try LocalServer(port: 0, allowsFaults: true, service: Self.content.get())
        base = try #require(URL(string: server.baseURL))
        source = TinkoffNewsSource(base: base, client: makeSystemClient(userAgent: "Wayside/0"))
    }

    /// The real client with a shorter patience, so that silence does not take a test its whole twenty seconds.
    private struct Impatient: HTTPClient {
        let client: any HTTPClient

        func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
            var request = request
            request.limits.totalTimeout = 2
            return try await client.send(request)
        }
    }

    private var windows: [String] {
        server.requests.filter { $0.path == "/v1/news" }.map(\.target)
    }

    @Test("H-02, H-05: paging to the end asks the server for each page exactly once")
    func toTheEnd() async throws {
        let feed = try await Newsroom().feed(source)
        try await feed.refresh()
        try await feed.scrollToTheEnd()
        let count = await feed.shown().rows.count
        let pages = (0...(count + 19) / 20).map { "/v1/news?first=\($0 * 20)&last=\($0 * 20 + 20)" }
        #expect(windows == pages)
        #expect(await feed.shown().hasEnded)
    }

    @Test("H-01: items inserted at the server between pages bring no row twice and none is skipped")
    func insertedBetweenPages() async throws {
        let whole = try await Newsroom().feed(source)
        try await whole.refresh()
        try await whole.scrollToTheEnd()
        let all = await whole.shown().ids
        let feed = try await Newsroom().feed(source)
        try await feed.refresh()
        try await feed.loadMore(atRow: 19)
        server.changeContent { $0.insertedNews = 7 }
        try await feed.scrollToTheEnd()
        #expect(await feed.shown().ids == all)
        try await feed.refresh()
        try await feed.scrollToTheEnd()
        let shown = await feed.shown().ids
        #expect(shown.count == all.count + 7)
        #expect(Set(shown).count == shown.count)
        #expect(Array(shown.suffix(all.count)) == all)
    }

    /// Each fault with the reason that a person must be told.
    static let faults: [(String, NewsError)] = [
        ("sign-in", .network(.signInPage)),
        ("sign-in-direct", .network(.signInPage)),
        ("html", .network(.unexpectedKind)),
        ("html-as-json", .network(.unexpectedKind)),
        ("image", .network(.unexpectedKind)),
        ("404-picture", .network(.serverError(code: 404))),
        ("json", .unreadable),
        ("empty", .network(.unexpectedKind)),
        ("null", .unreadable),
        ("result=INTERNAL_ERROR", .service(code: "INTERNAL_ERROR", message: "")),
        ("deep", .network(.unexpectedKind)),
        ("cut=300", .network(.cutShort)),
        ("truncated-gzip", .network(.cutShort)),
        ("gzip-bomb", .network(.tooLarge(limit: 8_000_000))),
        ("flood", .network(.unexpectedKind)),
        ("drop=200", .network(.cutShort)),
        ("wrong-length", .network(.cutShort)),
        ("reset", .network(.cutShort)),
        ("reset=100", .network(.cutShort)),
        ("redirect-loop", .network(.tooManyRedirects)),
        ("silence", .network(.timedOut)),
        ("drip=100", .network(.timedOut)),
        ("500", .network(.serverError(code: 500))),
        ("503", .network(.serverError(code: 503))),
        ("403", .network(.serverError(code: 403))),
        ("429", .network(.rateLimited(until: nil))),
    ]

    @Test(
        "H-11, H-19, H-20, H-21: after a fault the stored list stays, and the reason is the right one",
        arguments: faults.map(\.0)
    )
    func fault(_ name: String) async throws {
        let expected = try #require(Self.faults.first { $0.0 == name }?.1)
        let newsroom = try await Newsroom()
        let client = makeSystemClient(userAgent: "Wayside/0")
        let isEndless = expected == .network(.timedOut)
        let source = TinkoffNewsSource(base: base, client: isEndless ? Impatient(client: client) : client)
        let feed = newsroom.feed(source)
        try await feed.refresh()
        try await feed.recordOpening(of: await feed.shown().ids[3])
        let before = await feed.shown()
        newsroom.clock.move(600)
        // Something is new: an answer of 304 has no body that could be spoilt.
        server.changeContent { $0.insertedNews = 3 }
        try server.setFaults(name)
        var reason: NewsError?
        do { try await feed.refresh() } catch { reason = error }
        if case .service(let code, _) = reason { reason = .service(code: code, message: "") }
        #expect(reason == expected, "\(String(describing: reason))")
        #expect(await feed.shown() == before)
        await #expect(throws: NewsError.self) { try await feed.loadMore(atRow: 19) }
        #expect(await feed.shown() == before)
        server.clearFaults()
        try await feed.refresh()
        try await feed.loadMore(atRow: 19)
        #expect(await feed.shown().rows.count == 40)
    }

    @Test("The server is gone in the middle of the list: what is there stays, and goes on when it is back")
    func serverGone() async throws {
        let port = server.port
        let feed = try await Newsroom().feed(source)
        try await feed.refresh()
        server.stop()
        await #expect(throws: NewsError.network(.refused(host: "127.0.0.1"))) { try await feed.loadMore(atRow: 19) }
        await #expect(throws: NewsError.network(.refused(host: "127.0.0.1"))) { try await feed.refresh() }
        #expect(await feed.shown().rows.count == 20)
        let again = try LocalServer(port: port, service: Self.content.get())
        try await feed.loadMore(atRow: 19)
        #expect(await feed.shown().rows.count == 40)
        again.stop()
    }

    @Test(
        "H-12, H-15, H-24: a refresh sends back what the server calls its version; 304 keeps the list and renews its age"
    )
    func notModified() async throws {
        let newsroom = try await Newsroom()
        let feed = newsroom.feed(source)
        try await feed.refresh()
        let before = await feed.shown()
        newsroom.clock.move(600)
        try await feed.refresh()
        let request = try #require(server.requests.last)
        #expect(request.status == 304)
        #expect(request.headers["if-modified-since"] != nil)
        let after = await feed.shown()
        #expect(after.rows == before.rows)
        #expect(after.updated == newsroom.clock.now)
        // A restart knows the version as well.
        try await newsroom.restarted().feed(source).refresh()
        #expect(server.requests.last?.status == 304)
    }

    @Test("H-16: a service that asks to wait is quoted with the time")
    func retryAfter() async throws {
        let feed = try await Newsroom().feed(source)
        try server.setFaults("503=120")
        do {
            try await feed.refresh()
            Issue.record("it was refused")
        } catch {
            guard case .network(.rateLimited(let until?)) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(abs(until.timeIntervalSinceNow - 120) < 30)
        }
    }

    @Test("N-31: one bad item at the server costs that item")
    func badItem() async throws {
        try server.setFaults("bad-item=4, duplicates", path: "/v1/news")
        let feed = try await Newsroom().feed(source)
        try await feed.refresh()
        let shown = await feed.shown()
        #expect(shown.unreadable == 1)
        #expect(shown.rows.count == 19)
        #expect(!shown.hasEnded)
    }

    @Test("An opened item is there offline, and the reason why it may be old is told")
    func articleOffline() async throws {
        let newsroom = try await Newsroom()
        var answers: [ArticleSnapshot] = []
        for await answer in newsroom.feed(source).article("10133") { answers.append(answer) }
        #expect(answers.count == 1)
        #expect(answers.last?.origin == .confirmed)
        #expect(answers.last?.article?.document.plainText.contains("The minute is on purpose") == true)
        server.stop()
        answers = []
        for await answer in try await newsroom.restarted().feed(source).article("10133") { answers.append(answer) }
        #expect(answers.map(\.isFinal) == [false, true])
        #expect(answers.last?.failure == .network(.refused(host: "127.0.0.1")))
        #expect(answers.last?.article?.document.plainText.contains("The minute is on purpose") == true)
    }

    @Test("An item that was never opened says offline why it cannot be shown")
    func articleMissingOffline() async throws {
        server.stop()
        var answers: [ArticleSnapshot] = []
        for await answer in try await Newsroom().feed(source).article("10133") { answers.append(answer) }
        #expect(answers.count == 1)
        #expect(answers.last?.article == nil)
        #expect(answers.last?.failure == .network(.refused(host: "127.0.0.1")))
    }

    @Test("A stored item is confirmed by 304; an edited one is shown anew")
    func articleFresh() async throws {
        let newsroom = try await Newsroom()
        let feed = newsroom.feed(source)
        for await _ in feed.article("10125") {}
        newsroom.clock.move(60)
        var answers: [ArticleSnapshot] = []
        for await answer in feed.article("10125") { answers.append(answer) }
        #expect(server.requests.last?.status == 304)
        #expect(answers.map(\.origin) == [.stored, .confirmed])
        #expect(answers.last?.updated == newsroom.clock.now)
        server.changeContent { $0.editedNews = ["10125"] }
        answers = []
        for await answer in feed.article("10125") { answers.append(answer) }
        #expect(answers.first?.article != answers.last?.article)
        #expect(answers.last?.article?.headline.title.hasPrefix("Updated: ") == true)
    }

    @Test("H-21: whoever leaves an item stops its request and hears of no error")
    func leaving() async throws {
        try server.setFaults("delay=1500")
        let feed = try await Newsroom().feed(source)
        let reading = Task {
            var answers: [ArticleSnapshot] = []
            for await answer in feed.article("10125") { answers.append(answer) }
            return answers
        }
        while server.requests.isEmpty { try await Task.sleep(nanoseconds: 5_000_000) }
        reading.cancel()
        #expect(await reading.value.isEmpty)
    }

    @Test("Every item of the sample content opens, and nothing that acts gets in")
    func everyItem() async throws {
        let feed = try await Newsroom().feed(source)
        try await feed.refresh()
        try await feed.scrollToTheEnd()
        for id in await feed.shown().ids {
            var last: ArticleSnapshot?
            for await answer in feed.article(id) { last = answer }
            #expect(last?.failure == nil, "\(id)")
            let article = try #require(last?.article)
            for run in article.document.blocks.flatMap(\.runs) {
                let scheme = run.link?.scheme?.lowercased() ?? "https"
                #expect(["http", "https", "mailto", "tel"].contains(scheme), "\(id)")
                #expect(!run.text.contains("document.write"), "\(id)")
            }
        }
    }
}
#endif
