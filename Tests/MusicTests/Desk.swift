import Foundation
import Networking
import SampleContent
import Storage
import TestSupport
import Testing

@testable import Music

/// A cache's database in a folder of its own, a clock that only the test moves, and catalogues over them.
final class Desk: Sendable {
    static let migrator = Migrator([MusicStorage.cacheMigration])

    let folder: TemporaryFolder
    let cache: Database
    let storage: MusicStorage
    let clock: DeskClock

    /// The database of `folder`, as a start of the app finds it.
    init(_ folder: TemporaryFolder? = nil, clock: DeskClock = DeskClock()) async throws {
        let folder = try folder ?? TemporaryFolder()
        self.folder = folder
        self.clock = clock
        cache = try await Database.open(folder.file("cache.sqlite"), as: .cache, migrator: Self.migrator).database
        storage = MusicStorage(cache: cache)
    }

    /// Another start on the same file.
    func restarted() async throws -> Desk {
        try await Desk(folder, clock: clock)
    }

    func catalogue(_ client: any HTTPClient, region: String? = nil) throws -> MusicCatalogue {
        let clock = clock
        return MusicCatalogue(
            service: try .fake(client, region: region, time: clock.source),
            storage: storage,
            now: { clock.now }
        )
    }

    /// How many answers are stored.
    var answers: Int {
        get async throws {
            try await cache.read { connection in
                try connection.firstRow("SELECT count(*) AS kept FROM music_answers", as: { try $0.int("kept") }) ?? 0
            }
        }
    }
}

extension ITunesService {
    /// A service at an address that only `client` knows.
    static func fake(
        _ client: any HTTPClient,
        region: String? = nil,
        time: TimeSource = DeskClock().source
    ) throws -> ITunesService {
        let base = try #require(URL(string: "https://albums.example"))
        return ITunesService(base: base, region: region, client: client, time: time)
    }

    /// What a search finds.
    func albums(matching term: SearchTerm) async throws -> SearchAnswer {
        try SearchAnswer(body: try await search(term))
    }

    /// An album and its songs.
    func album(_ id: Int) async throws -> AlbumAnswer {
        try AlbumAnswer(body: try await lookUp(id), id: id)
    }

    /// A service that gives one answer to everything.
    static func answering(_ body: String) throws -> ITunesService {
        try fake(FakeITunes { _ in .success(Data(body.utf8)) })
    }
}

/// A clock that stands still until it is moved, or somebody sleeps.
///
/// `@unchecked Sendable`: the lock guards the instant.
final class DeskClock: @unchecked Sendable {
    private let lock = NSLock()
    private var instant = Date(timeIntervalSince1970: 1_780_000_000)

    var now: Date { lock.withLock { instant } }

    var source: TimeSource {
        TimeSource(
            now: { self.now },
            sleep: { seconds in
                try Task.checkCancellation()
                self.move(seconds)
            }
        )
    }

    func move(_ seconds: TimeInterval) {
        lock.withLock { instant += seconds }
    }
}

/// Answers by a rule that the test may change, after the same checks as any client, and keeps note of what was asked.
///
/// `@unchecked Sendable`: the lock guards everything.
final class FakeITunes: HTTPClient, @unchecked Sendable {
    typealias Rule = @Sendable (HTTPRequest) -> Result<Data, NetworkError>

    private let lock = NSLock()
    private var rule: Rule
    private var requests: [URL] = []

    init(_ rule: @escaping Rule) {
        self.rule = rule
    }

    /// The sample content.
    static func sample() throws -> FakeITunes {
        let service = try SampleService()
        return FakeITunes { request in
            let text = request.url.absoluteString
            let target = String(text.dropFirst("https://albums.example".count))
            return .success(service.answer(SampleRequest(target: target)).body)
        }
    }

    var asked: [URL] { lock.withLock { requests } }

    func change(_ rule: @escaping Rule) {
        lock.withLock { self.rule = rule }
    }

    func fail(_ error: NetworkError) {
        change { _ in .failure(error) }
    }

    func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
        let rule = lock.withLock {
            requests.append(request.url)
            return self.rule
        }
        let body = try rule(request).get()
        let response = HTTPResponse(status: 200, body: body, url: request.url)
        return try ResponseRules.checked(response, for: request, now: Date())
    }
}

extension SearchTerm {
    /// A term that is one.
    static func words(_ text: String) throws -> SearchTerm {
        try #require(SearchTerm(text))
    }
}

extension AsyncStream {
    /// All elements until the end.
    var all: [Element] {
        get async {
            var elements: [Element] = []
            for await element in self { elements.append(element) }
            return elements
        }
    }
}
