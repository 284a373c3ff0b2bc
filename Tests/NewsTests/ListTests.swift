import Foundation
import Networking
import RichText
import Storage
import TestSupport
import Testing

@testable import News

@Suite("The list of news")
struct ListTests {
    @Test("What was stored is shown at once after a restart, without asking the source")
    func storedFirst() async throws {
        let newsroom = try await Newsroom()
        let source = ScriptedSource(Headline.numbers(1...30))
        try await newsroom.feed(source).refresh()
        let later = try await newsroom.restarted()
        let silent = ScriptedSource([])
        let shown = await later.feed(silent).shown()
        #expect(shown.ids == (11...30).reversed().map(String.init))
        #expect(shown.origin == .stored)
        #expect(shown.updated == newsroom.clock.now)
        #expect(silent.windows.isEmpty)
    }

    @Test("A first start shows an empty list that was never updated")
    func firstStart() async throws {
        let shown = try await Newsroom().feed(ScriptedSource([])).shown()
        #expect(shown.rows.isEmpty)
        #expect(shown.updated == nil)
    }

    @Test("The order is by date falling, ties by id, whatever the source's order")
    func order() async throws {
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        let items = ["b", "a", "c"].map { Headline(id: $0, title: $0, published: date) }
        let older = Headline(id: "z", title: "z", published: date - 1)
        let newer = Headline(id: "y", title: "y", published: date + 1)
        let feed = try await Newsroom().feed(ScriptedSource([older] + items + [newer]))
        try await feed.refresh()
        #expect(await feed.shown().ids == ["y", "a", "b", "c", "z"])
    }

    @Test("A refresh brings what is new, edits and removals, and says that the source has confirmed it")
    func refresh() async throws {
        let newsroom = try await Newsroom()
        let source = ScriptedSource(Headline.numbers(1...20))
        let feed = newsroom.feed(source)
        try await feed.refresh()
        newsroom.clock.move(3600)
        source.change { items in
            items.removeAll { $0.id == "15" }
            items[0] = .number(20, title: "Edited")
            items.insert(.number(21), at: 0)
        }
        try await feed.refresh()
        let shown = await feed.shown()
        #expect(shown.titles.prefix(2) == ["Item 21", "Edited"])
        #expect(!shown.ids.contains("15"))
        #expect(shown.rows.count == 20)
        #expect(shown.origin == .confirmed)
        #expect(shown.updated == newsroom.clock.now)
    }

    @Test("N-06: an edited item is updated in place, with its count")
    func editedInPlace() async throws {
        let newsroom = try await Newsroom()
        let source = ScriptedSource(Headline.numbers(1...20))
        let feed = newsroom.feed(source)
        try await feed.refresh()
        try await feed.recordOpening(of: "10")
        source.change { $0[10] = .number(10, title: "Edited") }
        try await feed.refresh()
        let shown = await feed.shown()
        #expect(shown.ids == (1...20).reversed().map(String.init))
        #expect(shown.rows[10] == NewsRow(headline: .number(10, title: "Edited"), openings: 1))
    }

    @Test("A refresh that fails leaves the list, its age and its counts as they are")
    func failedRefresh() async throws {
        let newsroom = try await Newsroom()
        let source = ScriptedSource(Headline.numbers(1...20))
        let feed = newsroom.feed(source)
        try await feed.refresh()
        let before = await feed.shown()
        newsroom.clock.move(3600)
        source.fail(.network(.noConnection))
        await #expect(throws: NewsError.network(.noConnection)) { try await feed.refresh() }
        #expect(await feed.shown() == before)
    }

    @Test("A source that has no news at all empties the list")
    func noNews() async throws {
        let source = ScriptedSource(Headline.numbers(1...5))
        let feed = try await Newsroom().feed(source)
        try await feed.refresh()
        source.change { $0 = [] }
        try await feed.refresh()
        let shown = await feed.shown()
        #expect(shown.rows.isEmpty)
        #expect(shown.hasEnded)
    }

    @Test("H-09: after a refresh the rows that were shown are still shown, under the new ones")
    func placeKept() async throws {
        let source = ScriptedSource(Headline.numbers(1...60))
        let feed = try await Newsroom().feed(source)
        try await feed.refresh()
        try await feed.loadMore(atRow: 19)
        let before = await feed.shown().ids
        source.change { $0.insert(contentsOf: Headline.numbers(61...63), at: 0) }
        try await feed.refresh()
        #expect(await feed.shown().ids == ["63", "62", "61"] + before)
    }

    @Test("More new items than a page holds leave no hole in the list")
    func manyNewItems() async throws {
        let source = ScriptedSource(Headline.numbers(1...40))
        let feed = try await Newsroom().feed(source)
        try await feed.refresh()
        source.change { $0.insert(contentsOf: Headline.numbers(41...90), at: 0) }
        try await feed.refresh()
        #expect(await feed.shown().ids == (21...90).reversed().map(String.init))
        #expect(source.windows.suffix(3) == [0..<20, 20..<40, 40..<60])
    }

    @Test("Where far more is new the list begins anew rather than with a hole")
    func tooManyNewItems() async throws {
        let source = ScriptedSource(Headline.numbers(1...40))
        let feed = try await Newsroom().feed(source)
        try await feed.refresh()
        source.change { $0.insert(contentsOf: Headline.numbers(41...500), at: 0) }
        try await feed.refresh()
        try await feed.scrollToTheEnd()
        #expect(await feed.shown().ids == (1...500).reversed().map(String.init))
    }

    @Test("N-27: items without a date keep the order of the source and do not jump at a refresh")
    func undated() async throws {
        let newsroom = try await Newsroom()
        let undated = ["x", "y"].map { Headline(id: $0, title: $0, published: nil) }
        let source = ScriptedSource([.number(3)] + undated + [.number(2)])
        let feed = newsroom.feed(source)
        try await feed.refresh()
        #expect(await feed.shown().ids == ["3", "x", "y", "2"])
        newsroom.clock.move(86_400)
        source.change { $0.insert(.number(4), at: 0) }
        try await feed.refresh()
        #expect(await feed.shown().ids == ["4", "3", "x", "y", "2"])
        #expect(await feed.shown().rows[2].headline.published == nil)
    }

    @Test("Two sources never mix")
    func sources() async throws {
        let newsroom = try await Newsroom()
        let one = newsroom.feed(ScriptedSource(Headline.numbers(1...3), id: "one"))
        let two = newsroom.feed(ScriptedSource(Headline.numbers(2...5), id: "two"))
        try await one.refresh()
        try await two.refresh()
        try await one.recordOpening(of: "2")
        #expect(await one.shown().ids == ["3", "2", "1"])
        #expect(await two.shown().openings(of: "2") == 0)
        #expect(await one.shown().openings(of: "2") == 1)
    }

    @Test("Emptying the cache empties the list at once; counts stay")
    func cacheCleared() async throws {
        let newsroom = try await Newsroom()
        let feed = newsroom.feed(ScriptedSource(Headline.numbers(1...3)))
        try await feed.refresh()
        try await feed.recordOpening(of: "2")
        var snapshots = await feed.snapshots().makeAsyncIterator()
        while await snapshots.next()?.rows.count != 3 {}
        try await newsroom.cache.write { connection in
            for table in ["news_headlines", "news_feeds", "news_articles"] {
                try connection.execute("DELETE FROM \(table)")
            }
        }
        while await snapshots.next()?.rows.isEmpty != true {}
        try await feed.refresh()
        #expect(await feed.shown().openings(of: "2") == 1)
    }

    @Test("D-04: a damaged cache is begun anew, and the counts are still there")
    func damagedCache() async throws {
        let folder = try TemporaryFolder()
        let source = ScriptedSource(Headline.numbers(1...3))
        do {
            let feed = try await Newsroom(folder).feed(source)
            try await feed.refresh()
            try await feed.recordOpening(of: "2")
        }
        for name in folder.names where name.hasPrefix("cache.sqlite-") {
            try FileManager.default.removeItem(at: folder.file(name))
        }
        try Data("this is no database, it is a letter".utf8).write(to: folder.file("cache.sqlite"))
        let feed = try await Newsroom(folder).feed(source)
        #expect(await feed.shown().rows.isEmpty)
        try await feed.refresh()
        #expect(await feed.shown().openings(of: "2") == 1)
    }
}
