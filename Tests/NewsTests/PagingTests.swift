import Foundation
import Networking
import Testing

@testable import News

@Suite("Page after page")
struct PagingTests {
    @Test("Scrolling to the end asks for each page once, in half-open windows of twenty, and ends with the empty one")
    func windows() async throws {
        let source = ScriptedSource(Headline.numbers(1...45))
        let feed = try await Newsroom().feed(source)
        try await feed.refresh()
        try await feed.scrollToTheEnd()
        #expect(await feed.shown().ids == (1...45).reversed().map(String.init))
        #expect(source.windows == [0..<20, 20..<40, 40..<60, 60..<80])
    }

    @Test("H-01: items that appear between two pages bring no row twice, and none is skipped")
    func inserts() async throws {
        let source = ScriptedSource(Headline.numbers(1...100))
        let feed = try await Newsroom().feed(source)
        try await feed.refresh()
        var newest = 100
        // Between any two pages: nothing, a few, a page, more than a page.
        for more in (0..<40).map({ [3, 7, 25, 0, 12, 20, 1, 5][$0 % 8] }) {
            source.change { $0.insert(contentsOf: (newest..<newest + more).map { .number($0 + 1) }.reversed(), at: 0) }
            newest += more
            let shown = await feed.shown()
            if shown.hasEnded { break }
            try await feed.loadMore(atRow: shown.rows.count - 1)
        }
        let shown = await feed.shown()
        #expect(Set(shown.ids).count == shown.ids.count)
        #expect(shown.hasEnded)
        let old = shown.ids.filter { (Int($0) ?? 0) <= 100 }
        #expect(old == (1...100).reversed().map(String.init))
    }

    @Test("H-02: however often a person reaches the bottom, there is one request for the next page")
    func oneRequest() async throws {
        let source = ScriptedSource(Headline.numbers(1...100))
        let feed = try await Newsroom().feed(source)
        try await feed.refresh()
        let gate = Gate()
        source.hold(gate)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for row in 0..<50 {
                group.addTask { try await feed.loadMore(atRow: 10 + row % 10) }
            }
            await gate.arrived(1)
            await gate.open()
            try await group.waitForAll()
        }
        #expect(source.windows.filter { $0 == 20..<40 }.count == 1)
        #expect(await feed.shown().rows.count >= 40)
    }

    @Test("More is asked for half a page before the end, not earlier")
    func lookahead() async throws {
        let source = ScriptedSource(Headline.numbers(1...100))
        let feed = try await Newsroom().feed(source)
        try await feed.refresh()
        try await feed.loadMore(atRow: 9)
        #expect(source.windows.count == 1)
        try await feed.loadMore(atRow: 10)
        #expect(source.windows.count == 2)
    }

    @Test("H-04: items of one date on both sides of a page's border are all there")
    func equalDates() async throws {
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        let items = (10...69).map { Headline(id: String($0), title: "Item \($0)", published: date) }
        let source = ScriptedSource(items.shuffled())
        let feed = try await Newsroom().feed(source)
        try await feed.refresh()
        try await feed.scrollToTheEnd()
        #expect(await feed.shown().ids == (10...69).map(String.init))
    }

    @Test("H-05: a last page of exactly twenty ends with the empty page after it, and then nothing is asked")
    func exactEnd() async throws {
        let source = ScriptedSource(Headline.numbers(1...40))
        let feed = try await Newsroom().feed(source)
        try await feed.refresh()
        try await feed.scrollToTheEnd()
        #expect(await feed.shown().hasEnded)
        for row in 0..<40 { try await feed.loadMore(atRow: row) }
        #expect(source.windows == [0..<20, 20..<40, 40..<60])
    }

    @Test("H-05: a short page is not the end")
    func shortPage() async throws {
        let newsroom = try await Newsroom()
        let source = FilteringSource()
        let feed = newsroom.feed(source)
        try await feed.refresh()
        try await feed.scrollToTheEnd()
        #expect(await feed.shown().ids == (1...60).reversed().filter { $0 % 20 != 7 }.map(String.init))
    }

    @Test("An answer that a refresh has overtaken is dropped")
    func lateAnswer() async throws {
        let source = ScriptedSource(Headline.numbers(1...100))
        let feed = try await Newsroom().feed(source)
        try await feed.refresh()
        let gate = Gate()
        source.hold(gate)
        let late = Task { try await feed.loadMore(atRow: 19) }
        await gate.arrived(1)
        source.hold(nil)
        source.change { $0 = Headline.numbers(101...130) + $0.prefix(10) }
        try await feed.refresh()
        let before = await feed.shown()
        await gate.open()
        try await late.value
        #expect(await feed.shown() == before)
        try await feed.scrollToTheEnd()
        #expect(await feed.shown().ids == (91...130).reversed().map(String.init))
    }

    @Test("Of two refreshes the newer one counts, and the older one's answer is dropped")
    func twoRefreshes() async throws {
        let source = ScriptedSource(Headline.numbers(1...5))
        let feed = try await Newsroom().feed(source)
        let gate = Gate()
        source.hold(gate)
        let older = Task { try await feed.refresh() }
        await gate.arrived(1)
        source.hold(nil)
        source.change { $0 = Headline.numbers(1...9) }
        try await feed.refresh()
        await gate.open()
        await #expect(throws: NewsError.network(.cancelled)) { try await older.value }
        #expect(await feed.shown().rows.count == 9)
    }

    @Test("A page that fails leaves the list, and is asked for again when a person wants it")
    func failedPage() async throws {
        let source = ScriptedSource(Headline.numbers(1...45))
        let feed = try await Newsroom().feed(source)
        try await feed.refresh()
        let before = await feed.shown()
        source.fail(.network(.timedOut))
        await #expect(throws: NewsError.network(.timedOut)) { try await feed.loadMore(atRow: 19) }
        #expect(await feed.shown() == before)
        source.fail(nil)
        try await feed.scrollToTheEnd()
        #expect(await feed.shown().rows.count == 45)
    }

    @Test("H-25: what is stored beyond the first page is shown from the start, and confirmed as a person scrolls")
    func storedTail() async throws {
        let newsroom = try await Newsroom()
        let source = ScriptedSource(Headline.numbers(1...60))
        let first = newsroom.feed(source)
        try await first.refresh()
        try await first.scrollToTheEnd()
        let later = try await newsroom.restarted()
        source.change { items in
            items.removeAll { $0.id == "30" }
            items.insert(.number(61), at: 0)
        }
        let feed = later.feed(source)
        #expect(await feed.shown().ids == (41...60).reversed().map(String.init))
        try await feed.refresh()
        try await feed.scrollToTheEnd()
        let shown = await feed.shown()
        #expect(shown.ids == (1...61).reversed().filter { $0 != 30 }.map(String.init))
        #expect(Set(source.windows.suffix(4)) == [0..<20, 20..<40, 40..<60, 60..<80])
    }

    @Test("Offline a person scrolls through all that is stored")
    func offline() async throws {
        let newsroom = try await Newsroom()
        let source = ScriptedSource(Headline.numbers(1...60))
        let first = newsroom.feed(source)
        try await first.refresh()
        try await first.scrollToTheEnd()
        source.fail(.network(.noConnection))
        let asked = source.windows.count
        let feed = try await newsroom.restarted().feed(source)
        await #expect(throws: NewsError.self) { try await feed.refresh() }
        try await feed.scrollToTheEnd()
        #expect(await feed.shown().ids == (1...60).reversed().map(String.init))
        #expect(source.windows.count == asked + 1)
    }
}

/// Sixty items of which one of each page is left out after the page was cut.
private struct FilteringSource: NewsSource {
    let id = "filtering"

    func page(_ window: Range<Int>, unless validators: HTTPValidators?) async throws(NewsError) -> NewsPage {
        let all = Headline.numbers(1...60)
        let page = all[window.clamped(to: 0..<all.count)].filter { (Int($0.id) ?? 0) % 20 != 7 }
        return NewsPage(headlines: page)
    }

    func article(_ id: String, unless validators: HTTPValidators?) async throws(NewsError) -> ArticleAnswer {
        throw .unreadable
    }
}
