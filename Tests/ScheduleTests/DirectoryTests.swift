import Foundation
import Testing

@testable import Schedule

@Suite("Station directory")
struct DirectoryTests {
    private let folder: TemporaryFolder
    private let store: StationStore
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        store = StationStore(folder: folder.url.appendingPathComponent("data"))
        file = folder.url.appendingPathComponent("stations.json")
    }

    private func importOne(_ title: String, named name: String) throws -> StationStore.Imported {
        let text =
            #"{"citiesFrom": [{"cityId": 1, "cityTitle": "Орёл", "countryTitle": "Россия", "stations": "#
            + #"[{"stationId": 1, "stationTitle": "\#(title)"}]}]}"#
        try Data(text.utf8).write(to: file)
        return try store.importFile(file, named: name)
    }

    @Test("Sources stand side by side, and one number in two sources is two stations")
    func sideBySide() throws {
        _ = try importOne("Первый", named: "a")
        _ = try importOne("Второй", named: "b")
        let directory = try store.open()
        #expect(directory.sources.map(\.name) == ["a", "b"])
        let from = directory.from
        #expect(from.sectionCount == 2)
        for (source, title) in [("a", "Первый"), ("b", "Второй")] {
            let position = try #require(from.position(of: StationID(source: source, number: 1)))
            #expect(from.station(at: position)?.title == title)
        }
        #expect(Set((0..<2).map { from.header(at: $0) }).count == 2, "equal headers are told apart")
        #expect(try from.search("орел").total == 2)
        #expect(from.position(of: StationID(source: "c", number: 1)) == nil)
        #expect(from.position(of: StationID(source: "a", number: 2)) == nil)
    }

    @Test("Importing under a known name replaces that source and leaves the others as they were")
    func replacement() throws {
        _ = try importOne("Первый", named: "a")
        _ = try importOne("Второй", named: "b")
        let other = try store.open().export(source: "b")
        #expect(try importOne("Третий", named: "a").isReplacement)
        let directory = try store.open()
        #expect(directory.sources.map(\.name) == ["a", "b"])
        #expect(directory.export(source: "b") == other)
        #expect(try directory.from.direct("первый").isEmpty)
        #expect(try directory.from.direct("третий") == ["Третий"])
    }

    @Test("Removing the last source brings back the starter set")
    func removal() throws {
        _ = try importOne("Первый", named: "a")
        _ = try importOne("Второй", named: "b")
        #expect(try store.remove(source: "a"))
        #expect(try !store.remove(source: "a"))
        #expect(try store.open().from.stationCount == 1)
        #expect(try store.remove(source: "b"))
        let (directory, problem) = try store.open(orStarterSet: DataSet.starterFile)
        #expect(problem == .missing)
        #expect(directory.from.stationCount > 100)
    }

    @Test("A failed import changes nothing and leaves nothing behind")
    func failedImport() throws {
        _ = try importOne("Первый", named: "a")
        let before = try Data(contentsOf: store.file)
        try Data("{\"citiesFrom\": [".utf8).write(to: file)
        #expect(throws: ImportError.self) { try store.importFile(file, named: "a") }
        #expect(throws: ImportError.badName) { try store.importFile(file, named: " ") }
        #expect(throws: ImportError.unreadable("there is no such file")) {
            try store.importFile(folder.url.appendingPathComponent("nowhere.json"), named: "a")
        }
        #expect(try Data(contentsOf: store.file) == before)
        let names = try FileManager.default.contentsOfDirectory(atPath: store.folder.path).sorted()
        #expect(names == ["stations.directory", "stations.lock"])
    }

    /// What is done to a whole directory file, and what opening it says.
    static let damages: [(name: String, error: DirectoryError, harm: @Sendable (inout Data) -> Void)] = [
        ("empty", .truncated, { $0 = Data() }),
        ("cut in the magic", .truncated, { $0 = $0.prefix(5) }),
        ("cut in the header", .truncated, { $0 = $0.prefix(100) }),
        ("cut by one byte", .truncated, { $0 = $0.dropLast() }),
        ("longer by a byte", .truncated, { $0.append(0) }),
        ("another kind of file", .foreign, { $0 = Data("<html>no stations</html>".utf8) }),
        ("of a later version", .newer(version: 9), { $0[8] = 9 }),
        ("of an earlier version", .older(version: 1), { $0[8] = 1 }),
        ("changed in the header", .damaged, { $0[40] ^= 1 }),
    ]

    @Test("A damaged, foreign, cut or newer file says so, and the starter set takes its place", arguments: 0..<9)
    func damagedFiles(number: Int) throws {
        let damage = DirectoryTests.damages[number]
        _ = try importOne("Первый", named: "a")
        var data = try Data(contentsOf: store.file)
        damage.harm(&data)
        try data.write(to: store.file)
        #expect(throws: damage.error) { try store.open() }
        let (directory, problem) = try store.open(orStarterSet: DataSet.starterFile)
        #expect(problem == damage.error)
        #expect(directory.sources.map(\.name) == [StationDirectory.starterName])
        #expect(!"\(damage.error)".isEmpty)
    }

    @Test("A change anywhere behind the header is found by verifying")
    func verification() throws {
        _ = try importOne("Первый", named: "a")
        let whole = try Data(contentsOf: store.file)
        try store.open().verify()
        for offset in stride(from: DirectoryFormat.headerLength, to: whole.count, by: 37) {
            var data = whole
            data[offset] ^= 0x10
            let bytes = DirectoryBytes(copying: [Array(data)])
            #expect(throws: DirectoryError.self) { try StationDirectory(bytes).verify() }
        }
    }

    @Test("An import into a damaged directory sets that aside and keeps it; one of a later version is not touched")
    func importOverDamage() throws {
        _ = try importOne("Первый", named: "a")
        var data = try Data(contentsOf: store.file)
        data[data.count - 9] ^= 1
        try data.write(to: store.file)
        let aside = try #require(try importOne("Второй", named: "b").setAside)
        #expect(try Data(contentsOf: aside) == data)
        #expect(try store.open().sources.map(\.name) == ["b"])

        data = try Data(contentsOf: store.file)
        data[8] = 1
        try data.write(to: store.file)
        let old = try #require(try importOne("Второй", named: "b").setAside)
        #expect(try Data(contentsOf: old) == data)

        data = try Data(contentsOf: store.file)
        data[8] = 9
        try data.write(to: store.file)
        #expect(throws: DirectoryError.newer(version: 9)) { try importOne("Третий", named: "c") }
        #expect(try Data(contentsOf: store.file) == data)
    }

    @Test("What an import found is remembered by the directory")
    func remembered() throws {
        let text = """
            {"citiesFrom": [{"cityId": 1, "stations": [{"stationId": 1, "stationTitle": " а "},
            {"stationId": 1, "stationTitle": " а "}, {"stationId": "x"}]}]}
            """
        try Data(text.utf8).write(to: file)
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        let imported = try store.importFile(file, named: "имя", at: date).source
        let source = try #require(try store.open().sources.first)
        #expect(source == imported)
        #expect(source.importedAt == date)
        #expect(source.report.cleanedTitles == 1)
        #expect(source.report.repeatedStations == 1)
        #expect(source.report.skipped.map(\.reason) == [.noNumber(member: "stationId")])
    }

    @Test("The file of the directory is for its owner only")
    func permissions() throws {
        _ = try importOne("Первый", named: "a")
        let mode = try FileManager.default.attributesOfItem(atPath: store.file.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }
}
