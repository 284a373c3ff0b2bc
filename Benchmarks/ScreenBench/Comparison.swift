import Foundation
import LocalServices
import TestSupport

/// Plays each scenario in a process of its own, which is the app itself, and the baseline in another.
struct Comparison {
    /// A frame at 60 Hz, in milliseconds.
    private static let frame = 16.7
    /// What a child process is told by.
    static let variable = "WAYSIDE_SCENARIO"
    static let baseline = "baseline"

    let program: String

    /// Returns whether no block of ours was longer than a frame.
    func run(_ names: [String]) throws -> Bool {
        print(
            "longest block of the main thread in ms, of the processor / of the clock; \(Self.frame) at most is wanted"
        )
        guard let list = try play(Self.baseline, says: "baseline: GtkListView, scrolling 2,000 rows", server: nil)
        else {
            return false
        }
        var isKept = true
        for scenario in Scenario.all where names.isEmpty || names.contains(scenario.name) {
            let server = try LocalServer()
            defer { server.stop() }
            server.changeContent(scenario.content)
            guard let figures = try play(scenario.name, says: "\(scenario.name): \(scenario.says)", server: server)
            else {
                isKept = false
                continue
            }
            let isWithin = figures.processor.longest <= Self.frame
            let ratio = figures.processor.longest / max(0.1, list.processor.longest)
            print(String(format: "    %.1f times the baseline's: %@", ratio, isWithin ? "ok" : "TOO LONG"))
            let problems = figures.problems + [scenario.check(server.requests)].compactMap { $0 }
            for note in figures.notes { print("    \(note)") }
            for problem in problems { print("    \(problem): NOT KEPT") }
            isKept = isKept && isWithin && problems.isEmpty
        }
        return isKept
    }

    private func play(_ name: String, says: String, server: LocalServer?) throws -> Figures? {
        let folder = try TemporaryFolder()
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = server.map { ["--services", $0.baseURL] } ?? []
        var environment = ProcessInfo.processInfo.environment
        environment[Self.variable] = name
        environment["LC_ALL"] = "C.UTF-8"
        for kind in ["DATA", "CACHE", "CONFIG"] { environment["XDG_\(kind)_HOME"] = folder.file(kind).path }
        process.environment = environment
        process.standardOutput = output
        try process.run()
        let answer = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard let figures = try? JSONDecoder().decode(Figures.self, from: answer) else {
            print("\(says): no figures\n\(String(bytes: answer, encoding: .utf8) ?? "")")
            return nil
        }
        print(
            """
            \(says): \(figures.frames) frames
                ours \(figures.processor.text) / \(figures.wall.text); \
            GTK's painting \(figures.paintingProcessor.text) / \(figures.paintingWall.text)
            """
        )
        return figures
    }
}
