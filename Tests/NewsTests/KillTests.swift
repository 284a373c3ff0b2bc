#if os(Linux) || os(macOS)
import Foundation
import Storage
import TestSupport
import Testing

@testable import News

/// A reader is killed at random moments while it refreshes, pages and opens items.
@Suite("Killed while reading news", .serialized)
struct KillTests {
    @Test("H-07: after a kill no count that was shown is lost and no list is a mix of two")
    func kills() async throws {
        try await killReader(times: 20)
    }

    @Test("The same, 200 times", .enabled(if: TestRun.isSoak, "long: set WAYSIDE_SOAK=1"))
    func killsSoak() async throws {
        try await killReader(times: 200)
    }

    private func killReader(times kills: Int) async throws {
        var random = SeededGenerator(seed: TestRun.seed)
        print("kills: \(kills), seed: \(TestRun.seed)")
        let folder = try TemporaryFolder()
        var counts: [String: Int] = [:]
        var editions = 0
        for kill in 1...kills {
            let lines = try await linesUntilKilled(folder.url, kill, Double.random(in: 0.05...0.4, using: &random))
            for words in lines.map({ $0.split(separator: " ") }) {
                if words.first == "edition" { editions += 1 }
                if words.first == "opened", words.count == 3, let count = Int(words[2]) {
                    counts[String(words[1])] = count
                }
            }
            try await check(folder, counts, "kill \(kill), seed \(TestRun.seed)")
        }
        #expect(editions > 0 && !counts.isEmpty, "the reader never got to read")
    }

    private func check(_ folder: TemporaryFolder, _ counts: [String: Int], _ moment: String) async throws {
        let user = try await Database.open(folder.file("user.sqlite"), as: .user, migrator: Newsroom.userMigrator)
        #expect(user.incident == nil, "\(moment)")
        let stored = try await OpeningStore(database: user.database).counts(of: Array(counts.keys), source: "editions")
        for (id, count) in counts {
            // The one that was stored and not yet said may be there as well.
            #expect((stored[id] ?? 0) >= count, "a count that was shown is lost, \(moment)")
        }
        let cache = try await Database.open(folder.file("cache.sqlite"), as: .cache, migrator: Newsroom.cacheMigrator)
        #expect(cache.incident == nil, "\(moment)")
        let list = try await HeadlineStore(database: cache.database).list(of: "editions", limit: 1000)
        // "Edition 12, item 7": what one refresh or page confirmed is of one edition, without a gap from the top down.
        let rows = list.headlines.compactMap { headline in
            headline.title.split(separator: " ").dropFirst().first.flatMap { Int($0.dropLast()) }
        }
        guard let newest = rows.first else { return }
        let settled = rows.prefix { $0 == newest }.count
        #expect(rows.dropFirst(settled).allSatisfy { $0 != newest }, "two editions are mixed, \(moment)")
        #expect(settled % NewsFeed.pageSize == 0, "half a page was stored, \(moment)")
        #expect(list.state?.nextPosition == settled, "\(moment)")
        let numbers = list.headlines.compactMap { Int($0.id) }
        let gaps = zip(numbers, numbers.dropFirst()).filter { $0.0 != $0.1 + 1 }.count
        #expect(gaps == 0, "the list has a hole, \(moment)")
    }

    /// What the program said by the time of its kill, whole lines only.
    private func linesUntilKilled(_ folder: URL, _ start: Int, _ seconds: TimeInterval) async throws -> [String] {
        let process = Process()
        let output = Pipe()
        process.executableURL = Self.program
        // Every start goes on with newer editions than the last one.
        process.arguments = [folder.path, String(start * 10_000)]
        process.standardOutput = output
        try process.run()
        // Read while it runs: a full pipe would hold it up.
        let reading = Task.detached { output.fileHandleForReading.readDataToEndOfFile() }
        try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        let text = String(decoding: await reading.value, as: UTF8.self)
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    /// Beside the test bundle: the package builds both into one folder.
    private static var program: URL {
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? ""
        return URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent("news-crash-writer")
    }
}
#endif
