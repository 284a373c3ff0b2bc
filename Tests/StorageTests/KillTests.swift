#if os(Linux) || os(macOS)
import Foundation
import Storage
import TestSupport
import Testing

/// A writer is killed at random moments; what it acknowledged must be there, and nothing may be half.
@Suite("Killed while writing", .serialized)
struct KillTests {
    @Test("Everything acknowledged is there after a kill, and no transaction is half")
    func killsWhileWriting() async throws {
        try await killWriter(times: 20)
    }

    @Test("The same, 200 times", .enabled(if: TestRun.isSoak, "long: set WAYSIDE_SOAK=1"))
    func killsWhileWritingSoak() async throws {
        try await killWriter(times: 200)
    }

    private func killWriter(times kills: Int) async throws {
        var random = SeededGenerator(seed: TestRun.seed)
        print("kills: \(kills), seed: \(TestRun.seed)")
        let folder = try TemporaryFolder()
        let file = folder.file("user.sqlite")
        var stored = 0
        for kill in 1...kills {
            let writer = try CrashWriter("write", file)
            // The first batches of a new file and the steady state alike.
            let acknowledged = try await writer.lastLine(
                afterRunningFor: Double.random(in: 0.02...0.25, using: &random)
            )
            stored = max(stored, acknowledged.flatMap { Int($0.dropFirst("stored ".count)) } ?? 0)
            try await check(file, [CrashWriter.ledger], stored: stored, "kill \(kill), seed \(TestRun.seed)")
        }
        #expect(stored > 0, "the writer never got to write")
    }

    @Test("D-02: a first import that is killed is done again, and its half never taken for the whole")
    func killsWhileImporting() async throws {
        var random = SeededGenerator(seed: TestRun.seed)
        for kill in 1...4 {
            let folder = try TemporaryFolder()
            let file = folder.file("user.sqlite")
            let writer = try CrashWriter("import", file)
            _ = try await writer.lastLine(
                afterSaying: "importing",
                runningFor: Double.random(in: 0.001...0.03, using: &random)
            )
            let again = try CrashWriter("import", file)
            #expect(again.linesToTheEnd().last == "imported", "kill \(kill), seed \(TestRun.seed)")
            try await check(
                file,
                [CrashWriter.ledger, CrashWriter.firstImport],
                stored: 0,
                "kill \(kill), seed \(TestRun.seed)"
            )
        }
    }

    private func check(_ file: URL, _ migrations: [Migration], stored: Int, _ moment: String) async throws {
        let opened = try await Database.open(file, as: .user, migrator: Migrator(migrations))
        #expect(opened.incident == nil, "\(moment)")
        try await opened.database.read { connection in
            let last = try connection.firstRow("SELECT max(number) AS n FROM batches", as: { try $0.optionalInt("n") })
            #expect((last.flatMap { $0 } ?? 0) >= stored, "an acknowledged batch is gone, \(moment)")
            let half = try connection.rows(
                """
                SELECT number FROM batches
                WHERE size <> (SELECT count(*) FROM entries WHERE batch = batches.number)
                """,
                as: { try $0.int("number") }
            )
            #expect(half.isEmpty, "half batches, \(moment)")
            let sums = try connection.firstRow(
                "SELECT (SELECT entries FROM total) AS told, (SELECT count(*) FROM entries) AS counted",
                as: { (try $0.int("told"), try $0.int("counted")) }
            )
            #expect(sums?.0 == sums?.1, "\(moment)")
            let gaps = try connection.firstRow("SELECT count(*) AS n FROM batches WHERE number > 0") { try $0.int("n") }
            #expect(gaps == (last.flatMap { $0 } ?? 0), "batches are missing in between, \(moment)")
        }
    }
}

/// A running `storage-crash-writer`.
private struct CrashWriter {
    private let process = Process()
    private let output = Pipe()

    init(_ mode: String, _ file: URL) throws {
        process.executableURL = Self.program
        process.arguments = [mode, file.path]
        process.standardOutput = output
        try process.run()
    }

    /// The last whole line said by the time of the kill.
    func lastLine(afterRunningFor seconds: TimeInterval) async throws -> String? {
        try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
        return killAndReadLines().last
    }

    func lastLine(afterSaying line: String, runningFor seconds: TimeInterval) async throws -> String? {
        var said = Data()
        while !said.starts(with: Data(line.utf8)) {
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { break }
            said += more
        }
        try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
        return killAndReadLines().last
    }

    func linesToTheEnd() -> [String] {
        let lines = readLines()
        process.waitUntilExit()
        return lines
    }

    private func killAndReadLines() -> [String] {
        kill(process.processIdentifier, SIGKILL)
        let lines = readLines()
        process.waitUntilExit()
        return lines
    }

    private func readLines() -> [String] {
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        // A line without its end was not acknowledged.
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    /// What is needed to open the writer's files here: its migrations, of which the names count where they are
    /// applied, and an empty ledger where it was killed before them.
    static let ledger = Migration(
        "ledger",
        """
        CREATE TABLE batches (number INTEGER PRIMARY KEY NOT NULL, size INTEGER NOT NULL);
        CREATE TABLE entries (batch INTEGER, position INTEGER, payload TEXT);
        CREATE TABLE total (one INTEGER, entries INTEGER);
        INSERT INTO total VALUES (1, 0);
        """
    )
    static let firstImport = Migration("first import", "")

    private static var program: URL {
        // Beside the test bundle: the package builds both into one folder.
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? ""
        let folder = URL(fileURLWithPath: bundle).deletingLastPathComponent()
        return folder.appendingPathComponent("storage-crash-writer")
    }
}
#endif
