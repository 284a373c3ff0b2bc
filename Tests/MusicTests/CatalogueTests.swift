import Foundation
import Networking
import Storage
import TestSupport
import Testing

@testable import Music

@Suite("What is stored now, what is newer later")
struct CatalogueTests {
    private let client: FakeITunes

    init() throws {
        client = try .sample()
    }

    @Test("A first search gives the service's answer; asked again within the hour it costs no call")
    func fresh() async throws {
        let desk = try await Desk()
        let catalogue = try desk.catalogue(client)
        let first = await catalogue.search(try .words("северное сияние")).all
        #expect(first.map(\.origin) == [.confirmed])
        #expect(first.last?.answer?.albums.count == 3)
        desk.clock.move(3000)
        let second = await catalogue.search(try .words(" Северное  Сияние")).all
        #expect(second.map(\.origin) == [.stored])
        #expect(second.last?.isFinal == true)
        #expect(second.last?.answer == first.last?.answer)
        #expect(client.asked.count == 1)
    }

    @Test("After the hour the stored answer is shown first, then the new one; a person may want it sooner")
    func old() async throws {
        let desk = try await Desk()
        let catalogue = try desk.catalogue(client)
        _ = await catalogue.search(try .words("salt")).all
        desk.clock.move(4000)
        let later = await catalogue.search(try .words("salt")).all
        #expect(later.map(\.origin) == [.stored, .confirmed])
        #expect(later.first?.isFinal == false)
        let wanted = await catalogue.search(try .words("salt"), asksAgain: true).all
        #expect(wanted.map(\.origin) == [.stored, .confirmed])
        #expect(client.asked.count == 3)
    }

    @Test("Earlier searches work offline, after a restart too, with the time of their answer")
    func offline() async throws {
        let desk = try await Desk()
        let found = await (try desk.catalogue(client)).search(try .words("сияние")).all.last
        let time = desk.clock.now
        client.fail(.noConnection)
        desk.clock.move(86_400 * 3)
        let snapshots = await (try await desk.restarted().catalogue(client)).search(try .words("сияние")).all
        #expect(snapshots.last?.answer == found?.answer)
        #expect(snapshots.last?.updated == time)
        #expect(snapshots.last?.failure == .network(.noConnection))
        let unknown = await (try desk.catalogue(client)).search(try .words("never asked")).all
        #expect(unknown.map(\.answer) == [nil])
        #expect(unknown.last?.failure == .network(.noConnection))
    }

    @Test("\"Nothing found\" is an answer, kept like any other; a failure never replaces it or anything else")
    func nothing() async throws {
        let desk = try await Desk()
        let catalogue = try desk.catalogue(client)
        #expect(await catalogue.search(try .words("xyzzy")).all.last?.answer == SearchAnswer(albums: []))
        client.change { _ in .success(Data("null".utf8)) }
        let again = await catalogue.search(try .words("xyzzy"), asksAgain: true).all
        #expect(again.last?.answer == SearchAnswer(albums: []))
        #expect(again.last?.failure == .unreadable)
    }

    @Test("I-01: twenty-five questions in a minute are twenty calls; the next is told when it may ask")
    func budget() async throws {
        let desk = try await Desk()
        let start = desk.clock.now
        let catalogue = try desk.catalogue(client)
        var last: SearchSnapshot?
        for number in 0..<25 {
            desk.clock.move(1)
            last = await catalogue.search(try .words("song \(number)")).all.last
        }
        #expect(client.asked.count <= 20)
        #expect(last?.failure?.waitsUntil ?? start > desk.clock.now)
        #expect(last?.failure?.waitsUntil ?? .distantFuture <= start + 61)
        // What was asked before is there all the same.
        let known = await catalogue.search(try .words("song 3"), asksAgain: true).all.last
        #expect(known?.answer != nil)
        #expect(known?.failure?.waitsUntil != nil)
        desk.clock.move(61)
        #expect(await catalogue.search(try .words("song 24")).all.last?.failure == nil)
    }

    @Test("I-01: 403 and 429 are \"too many calls\": nothing is asked before the time is over, the stored answer stays")
    func refused() async throws {
        let desk = try await Desk()
        let catalogue = try desk.catalogue(client)
        _ = await catalogue.search(try .words("salt")).all
        client.fail(.rateLimited(until: nil))
        let now = desk.clock.now
        let limited = await catalogue.search(try .words("salt"), asksAgain: true).all.last
        #expect(limited?.answer?.albums.isEmpty == false)
        #expect(limited?.failure?.waitsUntil == now + 60)
        let calls = client.asked.count
        _ = await catalogue.search(try .words("another")).all
        #expect(client.asked.count == calls)
    }

    @Test("I-16: who stops listening to an older question hears no more of it")
    func stops() async throws {
        let desk = try await Desk()
        let catalogue = try desk.catalogue(SlowITunes())
        let task = Task { await catalogue.search(try .words("tech")).all }
        task.cancel()
        #expect(try await task.value.isEmpty)
        #expect(try await desk.answers == 0)
    }

    @Test("An opened album is there offline, after a restart too")
    func opened() async throws {
        let desk = try await Desk()
        let snapshots = await (try desk.catalogue(client)).album(1_900_000_300).all
        #expect(snapshots.last?.tracks?.songs.count == 12)
        client.fail(.noConnection)
        desk.clock.move(86_400)
        let later = await (try await desk.restarted().catalogue(client)).album(1_900_000_300).all
        #expect(later.last?.tracks == snapshots.last?.tracks)
        #expect(later.last?.album == snapshots.last?.album)
        #expect(later.last?.failure == .network(.noConnection))
    }

    @Test("Of an album that was only found, what the list knew is there while its songs are awaited")
    func found() async throws {
        let catalogue = try await Desk().catalogue(client)
        let found = await catalogue.search(try .words("кольцо")).all.last?.answer?.albums.first {
            $0.id == 1_900_000_300
        }
        let snapshots = await catalogue.album(1_900_000_300, found: found).all
        #expect(snapshots.first?.album?.artist == "Северный трамвай")
        #expect(snapshots.first?.tracks == nil)
        #expect(snapshots.first?.isFinal == false)
        #expect(snapshots.last?.tracks?.discs.count == 2)
    }

    @Test("What the service says of another country or address is kept apart")
    func sources() async throws {
        let desk = try await Desk()
        _ = await (try desk.catalogue(client, region: "RU")).search(try .words("salt")).all
        client.fail(.noConnection)
        #expect(await (try desk.catalogue(client, region: "GB")).search(try .words("salt")).all.last?.answer == nil)
    }

    @Test("Earlier searches are those that were used, the last one first; each can be forgotten, and all")
    func earlier() async throws {
        let desk = try await Desk()
        let catalogue = try desk.catalogue(client)
        for text in ["sal", "Salt", "кольцо", "the"] {
            desk.clock.move(10)
            _ = await catalogue.search(try .words(text)).all
        }
        for text in ["salt", "the", "кольцо"] {
            desk.clock.move(10)
            try await catalogue.choose(try .words(text))
        }
        #expect(try await catalogue.earlierSearches().map(\.text) == ["кольцо", "the", "Salt"])
        #expect(try await catalogue.earlierSearches(limit: 1).map(\.albumCount) == [3])
        try await catalogue.forget(try .words("THE"))
        #expect(try await catalogue.earlierSearches().map(\.text) == ["кольцо", "Salt"])
        _ = await catalogue.album(1_900_004_400).all
        try await catalogue.forgetSearches()
        #expect(try await catalogue.earlierSearches().isEmpty)
        #expect(try await desk.answers == 1)
        try await desk.storage.forgetEverything()
        #expect(try await desk.answers == 0)
    }

    @Test("The cache may be emptied while the app runs")
    func emptied() async throws {
        let desk = try await Desk()
        let catalogue = try desk.catalogue(client)
        _ = await catalogue.search(try .words("salt")).all
        _ = await catalogue.album(1_900_004_400).all
        try await desk.cache.write { try $0.execute("DELETE FROM music_answers") }
        #expect(await catalogue.search(try .words("salt")).all.map(\.origin) == [.confirmed])
    }
}

/// A service that answers when the request is cancelled.
private struct SlowITunes: HTTPClient {
    func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
        while !Task.isCancelled { await Task.yield() }
        throw .cancelled
    }
}
