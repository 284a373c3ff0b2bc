import Foundation
import Schedule

/// Makes the directories and starts a process for each.
enum Preparation {
    static func run(sizes: [Int]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("station-bench-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let base = try baseFile(in: folder)
        for size in sizes {
            let place = folder.appendingPathComponent("\(size)")
            try make(size: size, of: base, in: place)
            try measure(place)
        }
    }

    /// Makes a directory in a folder that stays.
    static func make(size: Int, in place: URL) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("station-bench-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try make(size: size, of: baseFile(in: folder), in: place)
    }

    private static func make(size: Int, of base: URL, in place: URL) throws {
        let store = StationStore(folder: place)
        if size == 3_848 {
            _ = try store.importFile(base, named: "bench")
            return
        }
        let small = StationStore(folder: place.appendingPathComponent("base"))
        _ = try small.importFile(base, named: "bench")
        try store.write(Recombination(of: try small.open().to).lists(count: size), named: "bench")
    }

    /// The real file where it is at hand, or its invented twin.
    private static func baseFile(in folder: URL) throws -> URL {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let real = root.appendingPathComponent("../shared/data/tutu/allStations.json").standardizedFileURL
        if FileManager.default.fileExists(atPath: real.path) {
            print("Names: the real file")
            return real
        }
        print("Names: the invented twin of the real file")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let twin = folder.appendingPathComponent("twin.json")
        try start(
            "/usr/bin/env",
            ["python3", root.appendingPathComponent("scripts/make-station-twin.py").path, twin.path]
        )
        return twin
    }

    private static func measure(_ place: URL) throws {
        // Nil means all streams: what is printed so far comes before what the child prints.
        fflush(nil)
        let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        try start(own, ["--measure", place.path])
    }

    private static func start(_ program: String, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw BenchError(words: "\(program) failed") }
    }
}

/// What went wrong.
struct BenchError: Error, CustomStringConvertible {
    let words: String
    var description: String { words }
}

/// Random numbers that a seed gives again.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
