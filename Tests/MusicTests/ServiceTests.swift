import Foundation
import LocalServices
import Networking
import SampleContent
import Storage
import Testing

@testable import Music

/// The catalogue against a real server on loopback, with what goes wrong there.
@Suite("Music over a real connection", .serialized)
struct ServiceTests {
    private static let content = Result { try SampleService() }

    private let server: LocalServer
    private let base: URL
    private let client = makeSystemClient(userAgent: "Wayside/0")

    init() throws {
        server = try LocalServer(port: 0, allowsFaults: true, service: Self.content.get())
        base = try #require(URL(string: server.baseURL))
    }

    private func catalogue(_ desk: Desk) -> MusicCatalogue {
        MusicCatalogue(
            service: ITunesService(base: base, region: "RU", client: client),
            storage: desk.storage,
            now: { desk.clock.now }
        )
    }

    @Test("A search in Russian and one in English, and an album with its songs and its picture")
    func whole() async throws {
        let desk = try await Desk()
        let catalogue = catalogue(desk)
        let russian = await catalogue.search(try .words("Северное сияние")).all.last
        #expect(russian?.answer?.albums.map(\.artist) == ["Мария Озёрская", "Мария Озёрская", "Ночной троллейбус"])
        let english = await catalogue.search(try .words("volts/amps + друзья & friends")).all.last
        #expect(english?.answer?.albums.map(\.id) == [1_900_004_200])
        let album = await catalogue.album(1_900_004_200).all.last
        #expect(album?.tracks?.songs.isEmpty == false)
        let loader = ArtworkLoader<Data>(client: client, disk: nil, decode: { data, _ in data })
        let artwork = try #require(album?.album?.artwork)
        #expect(try await loader.picture(artwork, pixels: 600).starts(with: [0xFF, 0xD8]))
    }

    @Test("I-01, I-02: 403 and 429 with an empty body are \"too many calls\"", arguments: ["403", "429=30"])
    func limited(fault: String) async throws {
        let desk = try await Desk()
        try server.setFaults(fault, path: "/search")
        let snapshot = await catalogue(desk).search(try .words("salt")).all.last
        #expect(snapshot?.failure?.waitsUntil != nil)
        #expect(snapshot?.answer == nil)
        #expect(server.requests.count == 1)
    }

    @Test(
        "I-02: whatever else comes is a reason, never \"nothing found\"",
        arguments: ["null", "empty", "html", "sign-in", "cut=500", "json", "image", "500", "deep=3000"]
    )
    func spoilt(fault: String) async throws {
        let desk = try await Desk()
        try server.setFaults(fault, path: "/search")
        let snapshot = await catalogue(desk).search(try .words("salt")).all.last
        #expect(snapshot?.answer == nil)
        #expect(snapshot?.failure != nil)
    }

    @Test("A bad item among many costs only itself")
    func badItem() async throws {
        let desk = try await Desk()
        try server.setFaults("bad-item=1", path: "/search")
        let answer = await catalogue(desk).search(try .words("salt")).all.last?.answer
        #expect(answer?.unreadable == 1)
        #expect(answer?.albums.isEmpty == false)
    }
}
