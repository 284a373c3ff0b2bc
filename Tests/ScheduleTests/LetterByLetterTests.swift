import Foundation
import Testing

@testable import Schedule

/// A search remembers what the words before led to; nobody may be able to tell from its answers.
@Suite("Letter by letter")
struct LetterByLetterTests {
    /// What a person sees of an answer, up to some hundreds of groups.
    private struct Seen: Equatable {
        var totals: [Int]
        var firstRows: [Hit]
        var groups: [AnswerGroup] = []
        var rows: [[Hit]] = []
        var alternatives: [SearchReason]

        init(_ answer: Answer) {
            totals = [answer.total, answer.directTotal, answer.groupCount]
            firstRows = answer.firstRows
            alternatives = answer.alternatives
            let step = answer.groupCount / 300 + 1
            for position in stride(from: 0, to: answer.groupCount, by: step) {
                groups.append(answer.group(at: position))
                rows.append(answer.rows(inGroup: position))
            }
        }
    }

    /// Types queries into one list, one after the other, and asks another one for each text at once.
    private func compare(_ typed: StationList, _ fresh: StationList, seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let mistakes = [
            "сеол новое", "поселок городского типа бисер", "vjcrdf rfpfy", "selo novoe", "мсоква казанский",
            "ул ленина д 5", "санкт петербург московский вокзал", "villeneuve d ascq", "йошкар ола", "и и и",
            "St. Pölten Hbf", "автовокзла щелковский",
        ]
        let queries = Queries.cut(from: typed, count: 120, &generator) + Queries.frequent + mistakes
        var steps = 0
        for query in queries {
            for length in 1...query.count {
                let text = String(query.prefix(length))
                fresh.forgetSearches()
                let once = try Seen(fresh.search(text))
                #expect(try Seen(typed.search(text)) == once, "\(text)")
                steps += 1
            }
        }
        #expect(steps > 1_000)
    }

    private func list(_ set: DataSet) throws -> StationList {
        let read = try set.file.withUnsafeBytes { try StationFileReader.read($0.bindMemory(to: UInt8.self)) }
        return try StationDirectory(building: [Places.source(set.rawValue, read.lists)]).to
    }

    @Test("Typed letter by letter, the starter set answers as it does to the same text at once")
    func starterSet() throws {
        let typed = try StationDirectory(starterSet: DataSet.starterFile).to
        try compare(typed, StationDirectory(starterSet: DataSet.starterFile).to, seed: 1)
    }

    @Test("Typed letter by letter, thousands of names answer as they do to the same text at once")
    func twin() throws {
        try compare(list(.twin), list(.twin), seed: 2)
    }

    @Test(
        "Typed letter by letter, the real file answers as it does to the same text at once",
        .enabled(if: DataSet.isRealFileHere, "no real file here")
    )
    func realFile() throws {
        try compare(list(.real), list(.real), seed: 3)
    }

    @Test("An answer can be read to its end when its directory has been replaced and let go", arguments: ["", "а"])
    func outlivesItsDirectory(query: String) throws {
        let folder = try TemporaryFolder()
        let store = StationStore(folder: folder.url)
        _ = try store.importFile(DataSet.starterFile, named: "a")
        let expected = try StationDirectory(starterSet: DataSet.starterFile).to.search(query)
        let answer = try store.open().to.search(query)
        try FileManager.default.removeItem(at: store.file)
        #expect(answer.groupCount == expected.groupCount)
        for position in 0..<answer.groupCount {
            #expect(answer.rows(inGroup: position) == expected.rows(inGroup: position))
        }
    }
}
