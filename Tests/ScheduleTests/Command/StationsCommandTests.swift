import Foundation
import Testing

@testable import Schedule

@Suite("wayside-stations")
struct StationsCommandTests {
    private let program: StationsProgram

    init() throws {
        program = try StationsProgram()
    }

    private func smallFile() throws -> String {
        try program.file(
            """
            {"citiesFrom": [{"cityId": 1, "cityTitle": "Орёл", "countryTitle": "Россия", "regionTitle": "Область",
            "stations": [{"stationId": 7, "stationTitle": " Автовокзал  «Южный»\\n", "cityTitle": "город Орёл",
            "point": {"latitude": 52.9, "longitude": 36.1}}, {"stationId": 8, "stationTitle": "Рынок"}, {}]}],
            "citiesTo": []}
            """
        )
    }

    @Test("Import tells counts, what was cleaned and what was skipped with its reason")
    func importing() throws {
        let result = try program.run("import", try smallFile(), "--name", "мои")
        #expect(result.code == 0)
        #expect(result.errors.isEmpty, "no progress where there is no terminal")
        #expect(result.output.contains("Imported \"мои\" from stations.json"))
        #expect(result.output.contains("departures: 1 city, 2 stations"))
        #expect(result.output.contains("cleaned (originals kept): 1"))
        #expect(result.output.contains("citiesFrom[0].stations[2]: stationId is missing or not a whole number"))
        #expect(try program.run("list").output.hasPrefix("мои\tdepartures 1/2\tarrivals 0/0\t"))
        #expect(try program.run("info").output.contains("checksum right"))
    }

    @Test("find --json prints ranked rows with what they are and why they are there")
    func findJSON() throws {
        _ = try program.run("import", try smallFile(), "--name", "мои")
        let direct = try program.run("find", "южный", "--from", "--json")
        #expect(direct.code == 0)
        let row = try #require(direct.rows.first)
        #expect(row["stationId"] as? Int == 7)
        #expect(row["source"] as? String == "мои")
        #expect(row["title"] as? String == "Автовокзал «Южный»")
        #expect(row["originalTitle"] as? String == " Автовокзал  «Южный»\n")
        #expect(row["city"] as? String == "Орёл")
        #expect(row["region"] as? String == "Область")
        #expect(row["country"] as? String == "Россия")
        #expect(row["fallback"] as? Bool == false)
        #expect(row["reason"] as? String == "")
        let layout = try #require(try program.run("find", ".;ysq", "--from", "--json").rows.first)
        #expect(layout["fallback"] as? Bool == true)
        #expect((layout["reason"] as? String)?.contains("южный") == true)
        #expect(try program.run("find", "ничего", "--from", "--json").output == "[]\n")
        #expect(try program.run("find", "орел", "--from", "--json", "--limit", "1").rows.count == 1)
        #expect(try program.run("find", "орел", "--to", "--json").rows.isEmpty)
    }

    @Test("show tells everything about a station, export gives the file back, remove removes")
    func showExportRemove() throws {
        _ = try program.run("import", try smallFile(), "--name", "мои")
        let shown = try program.run("show", "мои:7").output
        for part in ["Автовокзал «Южный»", "Россия, Орёл", "город Орёл", "52.9, 36.1", "maps.apple.com"] {
            #expect(shown.contains(part), "\(part)")
        }
        #expect(try program.run("show", "9").code == 1)
        let exported = try program.run("export")
        #expect(exported.code == 0)
        let again = try program.file(exported.output, named: "again.json")
        _ = try program.run("import", again, "--name", "again")
        #expect(try program.run("export", "--name", "again").output == exported.output)
        #expect(try program.run("export").code == 2, "which of the two is not said")
        #expect(try program.run("remove", "again").code == 0)
        #expect(try program.run("remove", "again").code == 1)
    }

    @Test("Without an import the starter set is searched, and a message says so")
    func starter() throws {
        let result = try program.run("find", "Казанский вокзал", "--from", "--json")
        #expect(result.code == 0)
        #expect(result.rows.first?["source"] as? String == "starter")
        #expect(result.errors.contains("starter set"))
    }

    @Test("A damaged directory gives a message and the starter set")
    func damaged() throws {
        _ = try program.run("import", try smallFile())
        let file = StationStore(folder: program.data).file
        try Data(contentsOf: file).dropLast(10).write(to: file)
        let result = try program.run("find", "вокзал", "--from", "--json")
        #expect(result.code == 0)
        #expect(result.errors.contains("cut off"))
        #expect(result.rows.first?["source"] as? String == "starter")
        #expect(try program.run("info").code == 1)
    }

    @Test(
        "What is not understood says why and ends with 2",
        arguments: [
            [], ["fly"], ["find", "x"], ["find", "x", "--from", "--to"], ["find", "--from"], ["import"],
            ["find", "x", "--from", "--limit", "0"], ["find", "x", "--from", "--limit"], ["list", "x"],
            ["find", "x", "--from", "--fast"], ["show", "x"], ["--directory"],
        ]
    )
    func usage(arguments: [String]) throws {
        let errors = program.folder.url.appendingPathComponent("errors")
        let child = try ChildProcess([StationsProgram.path] + arguments, errors: errors)
        #expect(child.wait() == 2)
        #expect(try String(contentsOf: errors, encoding: .utf8).contains("--help"))
    }

    @Test("Help has every command and examples")
    func help() throws {
        let help = try program.run("--help")
        #expect(help.code == 0)
        for command in ["import", "list", "remove", "info", "find", "show", "export", "Examples", "Exit codes"] {
            #expect(help.output.contains(command))
        }
    }

    @Test(
        "Queries that look like options or patterns are taken as they are",
        arguments: ["-", "%", "*", "-1", "[", "\\"]
    )
    func oddQueries(query: String) throws {
        let result = try program.run("find", query, "--from", "--json")
        #expect(result.code == 0)
    }

    @Test("A file that cannot be imported says why and ends with 1")
    func failures() throws {
        #expect(try program.run("import", "/nowhere.json").errors.contains("there is no such file"))
        let broken = try program.run("import", try program.file("{\"citiesFrom\": ["))
        #expect(broken.code == 1)
        #expect(broken.errors.contains("line 1, column 17: the file ends too soon"))
    }

    @Test("A file that is no text, a folder and an empty file are refused with words, and nothing is imported")
    func filesOfOtherKinds() throws {
        let latin = program.folder.url.appendingPathComponent("latin.json")
        // "Орёл" in Windows-1251: no UTF-8.
        try Data(Array(#"{"citiesTo": [{"cityId": 1, "cityTitle": ""#.utf8) + [0xCE, 0xF0, 0xB8, 0xEB]).write(to: latin)
        for path in [latin.path, program.folder.url.path, try program.file("", named: "empty.json")] {
            let result = try program.run("import", path)
            #expect(result.code == 1, "\(path)")
            #expect(result.errors.hasPrefix("wayside-stations: "), "\(path)")
            #expect(result.output.isEmpty, "\(path)")
        }
        #expect(try program.run("list").errors.contains("Nothing is imported yet"))
    }

    @Test("Output that cannot be written says so and ends with 1")
    func fullDisk() throws {
        _ = try program.run("import", try smallFile(), "--name", "мои")
        for arguments in [["export"], ["find", "орел", "--from", "--json"]] {
            let errors = program.folder.url.appendingPathComponent("errors")
            let child = try ChildProcess(
                [StationsProgram.path, "--directory", program.data.path] + arguments,
                output: URL(fileURLWithPath: "/dev/full"),
                errors: errors
            )
            #expect(child.wait() == 1)
            #expect(try String(contentsOf: errors, encoding: .utf8).contains("the output cannot be written"))
        }
    }

    @Test("An import that is killed leaves the old directory or the new one, whole")
    func killedImport() throws {
        try KilledImports.run(count: 12, seed: UInt64.random(in: 0...999_999))
    }
}

/// Imports that are killed at random moments.
enum KilledImports {
    static func run(count: Int, seed: UInt64) throws {
        print("Killed imports: seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        let program = try StationsProgram()
        let store = StationStore(folder: program.data)
        let old = try program.file(#"{"citiesTo": [{"cityId": 1, "stations": [{"stationId": 1}]}]}"#, named: "old.json")
        let new = program.folder.url.appendingPathComponent("new.json")
        try DataSet.twin.file.write(to: new)
        let start = DispatchTime.now().uptimeNanoseconds
        _ = try program.run("import", new.path, "--name", "x")
        let whole = DispatchTime.now().uptimeNanoseconds - start
        var outcomes = [1: 0, 3_848: 0]
        for _ in 0..<count {
            _ = try program.run("import", old, "--name", "x")
            let child = try ChildProcess(
                [StationsProgram.path, "--directory", program.data.path, "import", new.path, "--name", "x"]
            )
            usleep(UInt32(UInt64.random(in: 0...whole * 5 / 4, using: &generator) / 1_000))
            child.kill()
            _ = child.wait()
            let directory = try store.open()
            try directory.verify()
            outcomes[directory.to.stationCount, default: 0] += 1
        }
        #expect(outcomes.count == 2, "seed \(seed): \(outcomes)")
        print("Killed imports: \(outcomes[1] ?? 0) times the old directory, \(outcomes[3_848] ?? 0) times the new one")
    }
}
