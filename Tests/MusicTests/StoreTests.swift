import Foundation
import Storage
import TestSupport
import Testing

@testable import Music

@Suite("What is kept of music, and for how long")
struct StoreTests {
    private func body(_ bytes: Int) -> Data {
        Data(count: bytes)
    }

    private func term(_ number: Int) throws -> AnswerStore.Question {
        .search(try .words("term \(number)"))
    }

    @Test("Only so many answers are kept: those that were used last; searches and albums are counted apart")
    func many() async throws {
        let desk = try await Desk()
        let store = desk.storage.answers
        try await store.save(body(10), albums: 1, to: .album(7), source: "s", at: desk.clock.now)
        try await store.save(body(10), albums: 3, to: term(0), source: "s", at: desk.clock.now)
        for number in 1...AnswerStore.most.answers {
            desk.clock.move(1)
            if number == 100 { try await store.choose(term(0), source: "s", at: desk.clock.now) }
            try await store.save(body(10), albums: 3, to: term(number), source: "s", at: desk.clock.now)
        }
        #expect(try await desk.answers == AnswerStore.most.answers + 1)
        #expect(try await store.answer(to: term(0), source: "s") != nil)
        #expect(try await store.answer(to: term(1), source: "s") == nil)
        #expect(try await store.answer(to: .album(7), source: "s") != nil)
    }

    @Test("Answers take only so many bytes together; the newest is kept however large the others are")
    func bytes() async throws {
        let desk = try await Desk()
        let store = desk.storage.answers
        for number in 0..<3 {
            desk.clock.move(1)
            try await store.save(
                body(AnswerStore.most.bytes / 2 - 1),
                albums: 1,
                to: term(number),
                source: "s",
                at: desk.clock.now
            )
        }
        #expect(try await store.answer(to: term(0), source: "s") == nil)
        #expect(try await store.answer(to: term(1), source: "s") != nil)
        #expect(try await store.answer(to: term(2), source: "s") != nil)
    }

    @Test("An answer that was not used for ninety days goes")
    func old() async throws {
        let desk = try await Desk()
        let store = desk.storage.answers
        try await store.save(body(10), albums: 1, to: term(0), source: "s", at: desk.clock.now)
        try await store.save(body(10), albums: 1, to: term(1), source: "s", at: desk.clock.now)
        desk.clock.move(AnswerStore.longest - 10)
        try await store.choose(term(1), source: "s", at: desk.clock.now)
        desk.clock.move(20)
        try await store.save(body(10), albums: 1, to: term(2), source: "s", at: desk.clock.now)
        #expect(try await store.answer(to: term(0), source: "s") == nil)
        #expect(try await store.answer(to: term(1), source: "s") != nil)
    }

    @Test("An answer comes back byte by byte; a new one takes its place, and the search stays among the earlier ones")
    func replaced() async throws {
        let desk = try await Desk()
        let store = desk.storage.answers
        let first = desk.clock.now
        try await store.save(Data([0, 255, 10]), albums: 1, to: term(0), source: "s", at: first)
        try await store.choose(term(0), source: "s", at: first)
        #expect(try await store.answer(to: term(0), source: "s")?.body == Data([0, 255, 10]))
        #expect(try await store.answer(to: term(0), source: "t") == nil)
        try await store.save(Data([1]), albums: 2, to: term(0), source: "s", at: first + 5)
        #expect(try await store.answer(to: term(0), source: "s")?.updated == first + 5)
        #expect(try await store.chosenSearches(source: "s", limit: 9).map(\.albumCount) == [2])
    }

    @Test("A database of the first version opens, with what is in it")
    func firstVersion() async throws {
        let folder = try TemporaryFolder()
        let first = try await Database.open(
            folder.file("cache.sqlite"),
            as: .cache,
            migrator: Migrator([Migration("music-1", Fixture.musicOne)])
        ).database
        try await first.write { try $0.executeScript(Fixture.rows) }
        let desk = try await Desk(folder)
        let offline = FakeITunes { _ in .failure(.noConnection) }
        let catalogue = try desk.catalogue(offline)
        let search = await catalogue.search(try .words("соль")).all.last
        #expect(search?.answer?.albums.map(\.title) == ["Salt", "Соль"])
        #expect(await catalogue.album(2).all.last?.tracks?.songs.map(\.title) == ["One"])
        #expect(try await catalogue.earlierSearches().map(\.text) == ["Соль"])
    }
}
