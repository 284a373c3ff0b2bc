import Foundation

/// Runs the processes in turn and prints their medians and ratios.
enum Comparison {
    private static let rounds = 5
    private static let kinds: [(name: String, arguments: [String])] = [
        ("table, 10,000 rows", ["table", "10000", "100"]),
        ("table, 1,000,000 rows", ["table", "1000000", "10000"]),
        ("GtkListView, 1,000,000 rows", ["list", "1000000"]),
    ]

    static func run(program: String) -> Int32 {
        var results = [[Figures]](repeating: [], count: kinds.count)
        for _ in 0..<rounds {
            for (index, kind) in kinds.enumerated() {
                guard let figures = child(program, kind.arguments) else {
                    print("TableBench: \(kind.name) gave no figures")
                    return 1
                }
                results[index].append(figures)
            }
        }
        for (index, kind) in kinds.enumerated() {
            let all = results[index]
            print(
                "table: \(kind.name): first layout \(told(all.map(\.layout))) ms, memory \(told(all.map(\.memory))) kB, "
                    + "\(told(all.map(\.jumps))) jumps a second, \(told(all.map(\.processor))) ms of processor a jump"
            )
        }
        let (small, large, list) = (results[0], results[1], results[2])
        print(
            "table: 1,000,000 rows / 10,000 rows: first layout \(ratio(large.map(\.layout), small.map(\.layout))) (1.2 at most), "
                + "memory \(ratio(large.map(\.memory), small.map(\.memory))) (1.2 at most)"
        )
        print(
            "table: table / GtkListView: jumps a second \(ratio(large.map(\.jumps), list.map(\.jumps))) (0.9 at least), "
                + "processor a jump \(ratio(large.map(\.processor), list.map(\.processor))); medians of \(rounds), interleaved"
        )
        return 0
    }

    private static func child(_ program: String, _ arguments: [String]) -> Figures? {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardOutput = output
        do {
            try process.run()
        } catch {
            return nil
        }
        let text = String(bytes: output.fileHandleForReading.readDataToEndOfFile(), encoding: .utf8) ?? ""
        process.waitUntilExit()
        return Figures(line: text)
    }

    private static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        return sorted[sorted.count / 2]
    }

    private static func told(_ values: [Double]) -> String {
        String(format: "%.1f (%.1f–%.1f)", median(values), values.min() ?? 0, values.max() ?? 0)
    }

    private static func ratio(_ a: [Double], _ b: [Double]) -> String {
        String(format: "%.2f", median(a) / median(b))
    }
}
