import Foundation
import Storage
import Testing

@testable import News

@Suite("How often this person opened an item")
struct OpeningTests {
    private func prepared() async throws -> (Newsroom, ScriptedSource, NewsFeed) {
        let newsroom = try await Newsroom()
        let source = ScriptedSource(Headline.numbers(1...20))
        let feed = newsroom.feed(source)
        try await feed.refresh()
        return (newsroom, source, feed)
    }

    @Test("H-06: an item opened five times shows 5 after a refresh, an edit and a restart")
    func fiveTimes() async throws {
        let (newsroom, source, feed) = try await prepared()
        for _ in 0..<5 {
            try await feed.recordOpening(of: "7")
            newsroom.clock.move(60)
        }
        #expect(await feed.shown().openings(of: "7") == 5)
        source.change { $0[13] = .number(7, title: "Edited") }
        try await feed.refresh()
        #expect(await feed.shown().openings(of: "7") == 5)
        let later = try await newsroom.restarted().feed(source)
        #expect(await later.shown().openings(of: "7") == 5)
    }

    @Test("N-05: an item that leaves and comes back finds its count")
    func comesBack() async throws {
        let (_, source, feed) = try await prepared()
        try await feed.recordOpening(of: "7")
        source.change { $0.removeAll { $0.id == "7" } }
        try await feed.refresh()
        #expect(await feed.shown().openings(of: "7") == nil)
        source.change { $0 = Headline.numbers(1...20) }
        try await feed.refresh()
        #expect(await feed.shown().openings(of: "7") == 1)
    }

    @Test("N-02: no refresh changes any count")
    func unchanged() async throws {
        let (newsroom, _, feed) = try await prepared()
        for id in ["3", "9", "9", "20"] {
            try await feed.recordOpening(of: id)
            newsroom.clock.move(2)
        }
        let before = await feed.shown().rows.map(\.openings)
        for _ in 0..<5 { try await feed.refresh() }
        #expect(await feed.shown().rows.map(\.openings) == before)
    }

    @Test("H-07: two taps within a second count once; a second later counts again")
    func doubleTap() async throws {
        let (newsroom, _, feed) = try await prepared()
        #expect(try await feed.recordOpening(of: "7") == 1)
        newsroom.clock.move(0.4)
        #expect(try await feed.recordOpening(of: "7") == 1)
        newsroom.clock.move(0.6)
        #expect(try await feed.recordOpening(of: "7") == 2)
    }

    @Test("A clock that was set back does not stop the counting")
    func clockSetBack() async throws {
        let (newsroom, _, feed) = try await prepared()
        try await feed.recordOpening(of: "7")
        newsroom.clock.move(-86_400)
        #expect(try await feed.recordOpening(of: "7") == 2)
    }

    @Test("H-07: the row shows the new count at once")
    func shownAtOnce() async throws {
        let (_, _, feed) = try await prepared()
        var snapshots = await feed.snapshots().makeAsyncIterator()
        #expect(await snapshots.next()?.openings(of: "7") == 0)
        try await feed.recordOpening(of: "7")
        #expect(await snapshots.next()?.openings(of: "7") == 1)
    }

    @Test("A count that cannot be stored is not shown")
    func notStored() async throws {
        let (newsroom, _, feed) = try await prepared()
        newsroom.user.suspend()
        await #expect(throws: NewsError.self) { try await feed.recordOpening(of: "7") }
        newsroom.user.resume()
        #expect(await feed.shown().openings(of: "7") == 0)
    }
}
