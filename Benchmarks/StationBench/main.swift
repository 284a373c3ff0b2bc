// StationBench: the station search beside plain scans of the same bytes.
//
// Without arguments it makes directories of 3,848 names, 65,000 and 1,000,000, and runs itself on each in a process of
// its own, so that memory is measured from a clean start. `StationBench SIZE…` runs some sizes only, and
// `StationBench --make FOLDER SIZE` leaves a directory in a folder, for `--measure FOLDER`, `--slow FOLDER` (all
// queries with their ratios), `--time FOLDER QUERY…` and, for a profiler, `--search FOLDER [QUERY]`.
//
// Every time is processor time, and the least of several runs that alternate with the baseline's: what else the machine
// does meanwhile only ever adds to it.

import Foundation
import Schedule

let arguments = Array(CommandLine.arguments.dropFirst())
do {
    if arguments.first == "--search", arguments.count >= 2 {
        // Nothing but searches.
        let list = try StationStore(folder: URL(fileURLWithPath: arguments[1])).open().to
        let queries = QuerySet(list)
        let one = arguments.dropFirst(2).first.map { [String](repeating: $0, count: 1_000) }
        for _ in 0..<20 { for query in one ?? queries.queries + queries.steps { _ = try? list.search(query) } }
    } else if arguments.first == "--make", arguments.count == 3, let size = Int(arguments[2]) {
        try Preparation.make(size: size, in: URL(fileURLWithPath: arguments[1]))
    } else if arguments.first == "--time", arguments.count > 2 {
        try Measurement(folder: URL(fileURLWithPath: arguments[1])).printSome(Array(arguments.dropFirst(2)))
    } else if arguments.first == "--slow", arguments.count == 2 {
        try Measurement(folder: URL(fileURLWithPath: arguments[1])).printAll()
    } else if arguments.first == "--measure", arguments.count == 2 {
        try Measurement(folder: URL(fileURLWithPath: arguments[1])).run()
    } else {
        let sizes = arguments.isEmpty ? [3_848, 65_000, 1_000_000] : arguments.compactMap { Int($0) }
        try Preparation.run(sizes: sizes)
    }
} catch {
    FileHandle.standardError.write(Data("StationBench: \(error)\n".utf8))
    exit(1)
}
