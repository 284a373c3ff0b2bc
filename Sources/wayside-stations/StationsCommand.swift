import Foundation
import Localization
import Schedule

/// The commands.
///
/// Each returns the program's exit code.
struct StationsCommand {
    let output: CommandOutput
    let store: StationStore

    static func run(_ words: [String], output: CommandOutput) -> Int32 {
        // A reader that goes away (`| head`) ends the program quietly.
        signal(SIGPIPE, SIG_DFL)
        do {
            let directory = try takeDirectory(words)
            guard let name = directory.rest.first else { throw UsageError(words: "a command is missing") }
            let arguments = Array(directory.rest.dropFirst())
            if name == "help" || directory.rest.contains("--help") || name == "-h" {
                output.result(Help.text)
                return ExitCode.done
            }
            let command = StationsCommand(output: output, store: StationStore(folder: directory.folder))
            return try command.run(name, arguments)
        } catch let error as UsageError {
            output.note("wayside-stations: \(error.words)\nTry: wayside-stations --help")
            return ExitCode.usage
        } catch {
            output.progress("")
            output.note("wayside-stations: \(error)")
            return ExitCode.failed
        }
    }

    /// `--directory DIR` may stand anywhere before `--`.
    private static func takeDirectory(_ words: [String]) throws -> (folder: URL, rest: [String]) {
        var rest = words
        let end = rest.firstIndex(of: "--") ?? rest.endIndex
        if let index = rest[..<end].firstIndex(where: { $0 == "--directory" || $0.hasPrefix("--directory=") }) {
            let isSplit = rest[index] == "--directory"
            guard !isSplit || index + 1 < end else { throw UsageError(words: "--directory needs a value") }
            let path = isSplit ? rest[index + 1] : String(rest[index].dropFirst("--directory=".count))
            guard !path.isEmpty else { throw UsageError(words: "--directory needs a value") }
            rest.removeSubrange(index...(isSplit ? index + 1 : index))
            return (URL(fileURLWithPath: path, isDirectory: true), rest)
        }
        return (StationStore.standardFolder(ProcessInfo.processInfo.environment), rest)
    }

    private func run(_ name: String, _ words: [String]) throws -> Int32 {
        switch name {
        case "import": return try importFile(Arguments(words, options: ["name"], flags: []))
        case "list": return try list(Arguments(words, options: [], flags: []))
        case "remove": return try remove(Arguments(words, options: [], flags: []))
        case "info": return try info(Arguments(words, options: [], flags: []))
        case "find": return try find(Arguments(words, options: ["limit"], flags: ["from", "to", "json"]))
        case "show": return try show(Arguments(words, options: [], flags: []))
        case "export": return try export(Arguments(words, options: ["name"], flags: []))
        default: throw UsageError(words: "there is no command \"\(name)\"")
        }
    }

    /// The directory, or the starter set, and words about it for whoever would wonder.
    func directory() throws -> StationDirectory {
        let starter = try ResourceLocator().folder(ofModule: "Schedule").appendingPathComponent("StarterStations.json")
        let (directory, problem) = try store.open(orStarterSet: starter)
        switch problem {
        case nil: break
        case .missing?: output.note("Nothing is imported yet: this is the starter set.")
        case let problem?: output.note("wayside-stations: \(problem) (\(store.file.path)). This is the starter set.")
        }
        return directory
    }

    // MARK: Sources

    private func importFile(_ arguments: Arguments) throws -> Int32 {
        let path = try arguments.only("FILE")
        let imported = try store.importFile(URL(fileURLWithPath: path), named: arguments.value("name")) { progress in
            switch progress {
            case .reading(let part): output.progress("Reading … \(Int(part * 100)) %")
            case .building: output.progress("Sorting and indexing …")
            case .writing: output.progress("Writing …")
            }
        }
        output.progress("")
        if let aside = imported.setAside {
            output.note(
                "The old directory could not be read. It was moved to \(aside.path); its sources are not in the new one."
            )
        }
        let source = imported.source
        output.result("\(imported.isReplacement ? "Replaced" : "Imported") \"\(source.name)\" from \(source.fileName)")
        describe(source.report)
        return ExitCode.done
    }

    private func describe(_ report: ImportReport) {
        output.result("  departures: \(counts(report.from))")
        output.result("  arrivals:   \(counts(report.to))")
        output.result("  titles shown with their white space cleaned (originals kept): \(report.cleanedTitles)")
        if report.repeatedStations > 0 {
            output.result("  given twice and taken once: \(plural(report.repeatedStations, "station", "stations"))")
        }
        output.result("  skipped: \(plural(report.skippedCount, "item", "items"))")
        for item in report.skipped { output.result("    \(item.path): \(item.reason)") }
        if report.skippedCount > report.skipped.count {
            output.result("    … and \(report.skippedCount - report.skipped.count) more")
        }
    }

    private func counts(_ counts: ImportReport.Counts) -> String {
        "\(plural(counts.cities, "city", "cities")), \(plural(counts.stations, "station", "stations"))"
    }

    private func plural(_ count: Int, _ one: String, _ many: String) -> String {
        "\(count) \(count == 1 ? one : many)"
    }

    private func list(_ arguments: Arguments) throws -> Int32 {
        try arguments.none()
        for source in try directory().sources {
            let report = source.report
            output.result(
                "\(source.name)\tdepartures \(report.from.cities)/\(report.from.stations)\t"
                    + "arrivals \(report.to.cities)/\(report.to.stations)\t\(date(source))\t\(source.fileName)"
            )
        }
        return ExitCode.done
    }

    private func date(_ source: SourceInfo) -> String {
        source.importedAt.timeIntervalSince1970 == 0
            ? "shipped" : CalendarDate(source.importedAt, in: .current).description
    }

    private func remove(_ arguments: Arguments) throws -> Int32 {
        let name = try arguments.only("NAME")
        let isRemoved: Bool
        do {
            isRemoved = try store.remove(source: name)
        } catch DirectoryError.missing {
            isRemoved = false
        }
        guard isRemoved else {
            output.note("wayside-stations: there is no source \"\(name)\"")
            return ExitCode.failed
        }
        output.result("Removed \"\(name)\"")
        return ExitCode.done
    }

    private func info(_ arguments: Arguments) throws -> Int32 {
        try arguments.none()
        let (directory, isSound) = try checkedDirectory()
        for source in directory.sources {
            output.result("\(source.name): from \(source.fileName), \(date(source))")
            describe(source.report)
        }
        for direction in Direction.allCases {
            let list = directory.list(direction)
            output.result(
                "\(direction == .from ? "Departures" : "Arrivals"): \(plural(list.sectionCount, "section", "sections")), "
                    + "\(plural(list.stationCount, "station", "stations")), "
                    + plural(list.countries.count, "country", "countries")
            )
        }
        return isSound ? ExitCode.done : ExitCode.failed
    }

    /// The directory with its checksum compared, or the starter set in place of a damaged one.
    private func checkedDirectory() throws -> (StationDirectory, isSound: Bool) {
        do {
            let directory = try store.open()
            try directory.verify()
            output.result("\(store.file.path): \(directory.byteCount) bytes, checksum right")
            return (directory, true)
        } catch DirectoryError.missing {
            return (try directory(), true)
        } catch let problem as DirectoryError {
            output.note("wayside-stations: \(problem) (\(store.file.path)). This is the starter set.")
            return (try starterSet(), false)
        }
    }

    private func starterSet() throws -> StationDirectory {
        let folder = try ResourceLocator().folder(ofModule: "Schedule")
        return try StationDirectory(starterSet: folder.appendingPathComponent("StarterStations.json"))
    }

    private func export(_ arguments: Arguments) throws -> Int32 {
        try arguments.none()
        let directory = try directory()
        let names = directory.sources.map(\.name)
        guard let name = arguments.value("name") ?? (names.count == 1 ? names[0] : nil) else {
            throw UsageError(words: "there are several sources: say --name, one of \(names.joined(separator: ", "))")
        }
        guard let bytes = directory.export(source: name) else {
            output.note("wayside-stations: there is no source \"\(name)\"")
            return ExitCode.failed
        }
        output.bytes(bytes)
        return ExitCode.done
    }

    // MARK: Stations

    private func find(_ arguments: Arguments) throws -> Int32 {
        let query = try arguments.only("QUERY")
        guard arguments.has("from") != arguments.has("to") else {
            throw UsageError(words: "say --from or --to, one of the two")
        }
        let limit = try arguments.count("limit")
        let list = try directory().list(arguments.has("from") ? .from : .to)
        let answer = try list.search(query)
        let printer = HitPrinter(list: list, answer: answer, output: output)
        if arguments.has("json") {
            printer.printJSON(limit: limit ?? .max)
        } else {
            printer.printText(limit: limit ?? Answer.firstRowCount)
        }
        return ExitCode.done
    }

    private func show(_ arguments: Arguments) throws -> Int32 {
        let id = try arguments.only("ID")
        let parts = id.split(separator: ":", omittingEmptySubsequences: false)
        let source = parts.count > 1 ? parts.dropLast().joined(separator: ":") : nil
        guard let number = parts.last.flatMap({ Int64($0) }) else {
            throw UsageError(words: "an ID is a number, or NAME:NUMBER; \"\(id)\" is neither")
        }
        let directory = try directory()
        let names = directory.sources.map(\.name).filter { source == nil || $0 == source }
        var isFound = false
        for name in names {
            for direction in Direction.allCases {
                let list = directory.list(direction)
                guard let position = list.position(of: StationID(source: name, number: number)),
                    let station = list.station(at: position)
                else { continue }
                if isFound { output.result("") }
                isFound = true
                describe(station, in: list, at: position)
            }
        }
        guard isFound else {
            output.note("wayside-stations: there is no station \(id)")
            return ExitCode.failed
        }
        return ExitCode.done
    }

    private func describe(_ station: Station, in list: StationList, at position: Int) {
        output.result("\(station.title)")
        output.result("  id:      \(station.id.source):\(station.id.number)")
        output.result("  list:    \(list.direction == .from ? "departures" : "arrivals")")
        output.result("  section: \(list.header(at: list.section(ofStation: position)))")
        output.result("  address: \(station.address.parts.joined(separator: ", "))")
        if station.originalTitle != station.title {
            output.result("  title in the source: \(station.originalTitle.debugDescription)")
        }
        if let point = station.point {
            output.result("  point:   \(point.latitude), \(point.longitude)")
            if let url = point.mapsURL(named: station.title) { output.result("  map:     \(url.absoluteString)") }
        }
    }
}
