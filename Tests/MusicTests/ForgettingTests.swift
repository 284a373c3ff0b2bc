import Foundation
import Storage
import TestSupport
import Testing

@testable import Music

@Suite("What is forgotten")
struct ForgettingTests {
    private static let words = ["зимородок над рекой", "kingfisher over water", "an album nobody else opened"]

    /// Which of the words are in any byte of the folder's files.
    private func found(in folder: TemporaryFolder) throws -> [String] {
        let files = try folder.names.map { try folder.bytes($0) }
        return Self.words.filter { word in files.contains { $0.range(of: Data(word.utf8)) != nil } }
    }

    /// Searches, albums and what took their place, as some weeks of use leave them.
    private func used() async throws -> Desk {
        let desk = try await Desk()
        let store = desk.storage.answers
        let album = Data(Self.words[2].utf8)
        for number in 0..<60 {
            desk.clock.move(1)
            for word in Self.words.prefix(2) {
                let question = AnswerStore.Question.search(try .words(word + " \(number)"))
                try await store.save(
                    Data(count: 500 * number),
                    albums: 1,
                    to: question,
                    source: "s",
                    at: desk.clock.now
                )
                if number % 3 == 0 { try await store.choose(question, source: "s", at: desk.clock.now) }
                // Some are searched for again, and some swiped away.
                if number % 4 == 0 {
                    try await store.save(Data(count: 9), albums: 1, to: question, source: "s", at: desk.clock.now)
                }
                if number % 5 == 0 { try await store.forget(question, source: "s") }
            }
            let body = album + Data(count: 700 * number) + album
            try await store.save(body, albums: 1, to: .album(number % 7), source: "s", at: desk.clock.now)
        }
        return desk
    }

    @Test("Once everything is forgotten, no file has a word of what was searched for and opened")
    func everything() async throws {
        let desk = try await used()
        #expect(try found(in: desk.folder) == Self.words)
        try await desk.storage.forgetEverything()
        #expect(desk.folder.names.contains("cache.sqlite"))
        #expect(try found(in: desk.folder) == [])
        #expect(try await desk.answers == 0)
    }

    @Test("Once the searches are forgotten, no file has a word of them, and opened albums are there")
    func searches() async throws {
        let desk = try await used()
        try await desk.storage.answers.forgetSearches()
        #expect(try found(in: desk.folder) == [Self.words[2]])
        #expect(try await desk.answers == 7)
    }
}
