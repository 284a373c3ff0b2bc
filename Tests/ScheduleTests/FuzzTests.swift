import Folding
import Foundation
import Testing

@testable import Schedule

/// Whatever is thrown at it, it answers, and soon.
///
/// Here a little of it; the soak tests do the rest.
@Suite("Fuzz")
struct FuzzTests {
    @Test("Random bytes, random Unicode and mutated queries are answered")
    func queries() throws {
        try Fuzz.queries(count: 1_500, seed: 1)
    }

    @Test("Mutated directory files are refused or read, and never end the program")
    func directories() throws {
        try Fuzz.directories(count: 150, seed: 2)
    }

    @Test("Mutated JSON files are refused with words or read")
    func files() throws {
        try Fuzz.files(count: 300, seed: 3)
    }
}

/// The long ones, for `make soak`.
@Suite(
    "Soak",
    .enabled(if: ProcessInfo.processInfo.environment["WAYSIDE_SOAK"] != nil, "only with WAYSIDE_SOAK=1"),
    .serialized
)
struct StationSoakTests {
    @Test("100,000 random byte strings, random Unicode and mutated queries: no crash, no hang, memory flat")
    func queries() throws {
        try Fuzz.queries(count: 5_000, seed: 10)
        let before = Fuzz.residentBytes()
        try Fuzz.queries(count: 100_000, seed: 11)
        #expect(Fuzz.residentBytes() - before < 16 << 20)
    }

    @Test("10,000 mutated directory files")
    func directories() throws {
        try Fuzz.directories(count: 500, seed: 20)
        let before = Fuzz.residentBytes()
        try Fuzz.directories(count: 10_000, seed: 21)
        #expect(Fuzz.residentBytes() - before < 32 << 20)
    }

    @Test("10,000 mutated JSON files")
    func files() throws {
        try Fuzz.files(count: 500, seed: 30)
        let before = Fuzz.residentBytes()
        try Fuzz.files(count: 10_000, seed: 31)
        #expect(Fuzz.residentBytes() - before < 32 << 20)
    }

    @Test("200 imports killed at random moments")
    func kills() throws {
        try KilledImports.run(count: 200, seed: UInt64.random(in: 0...999_999))
    }
}

enum Fuzz {
    static func queries(count: Int, seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let list = try DataSet.starter.to
        let known = Queries.cut(from: list, count: 200, &generator)
        let limit = DispatchTime.now().uptimeNanoseconds + UInt64(count) * 50_000_000 + 60_000_000_000
        for number in 0..<count {
            let query: String
            switch number % 3 {
            case 0: query = String(decoding: randomBytes(40, &generator), as: UTF8.self)
            case 1: query = randomUnicode(&generator)
            default: query = mutated(known[number % known.count], &generator)
            }
            let answer = try list.search(query)
            let rows = (0..<answer.groupCount).reduce(0) { $0 + answer.group(at: $1).count }
            if rows != answer.total || answer.firstRows.count != min(50, answer.total) {
                Issue.record("seed \(seed), \(query.debugDescription): \(rows) rows of \(answer.total)")
            }
            for hit in answer.firstRows.prefix(3) {
                guard let station = list.station(at: hit.station) else {
                    Issue.record("seed \(seed), \(query.debugDescription): no station \(hit.station)")
                    continue
                }
                _ = Highlighter(query: query, hit: hit).ranges(in: station.title)
            }
            if number % 1_000 == 0, DispatchTime.now().uptimeNanoseconds > limit {
                Issue.record("seed \(seed): too slow at query \(number)")
                return
            }
        }
    }

    static func directories(count: Int, seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let lists = Places.lists("Россия|О|Р|Орёл: Вокзал; Рынок; Вокзал\nЛатвия|||Rīga: Autoosta\nX|||Y: Z")
        let whole = try DirectoryBuilder.build([Places.source("x", lists)]).flatMap { $0 }
        var opened = 0
        for _ in 0..<count {
            var bytes = mutated(whole, &generator)
            // Half of them get a right header again, so that what lies behind it is reached.
            if Bool.random(using: &generator) { mend(&bytes) }
            guard let directory = try? StationDirectory(DirectoryBytes(copying: [bytes])) else { continue }
            opened += 1
            _ = try? directory.verify()
            walk(directory)
        }
        #expect(opened > count / 10, "seed \(seed)")
    }

    /// Reads all that can be read.
    private static func walk(_ directory: StationDirectory) {
        for list in [directory.from, directory.to] {
            for section in 0..<min(50, list.sectionCount) {
                _ = list.section(at: section)
                for station in list.stations(inSection: section).prefix(50) { _ = list.station(at: station) }
            }
            _ = list.countries.prefix(50)
            for source in directory.sources.prefix(3) {
                _ = list.position(of: StationID(source: source.name, number: 2))
                _ = list.section(of: CityID(source: source.name, number: 2))
            }
            for query in ["а", "вокзал", "орел вокзал", "rigaautoosta", "djrpfk", "рынко", "", "и"] {
                guard let answer = try? list.search(query) else { continue }
                for hit in answer.firstRows { _ = list.station(at: hit.station) }
            }
        }
        for source in directory.sources.prefix(3) { _ = directory.export(source: source.name) }
    }

    /// Makes length and checksum of a header right.
    private static func mend(_ bytes: inout [UInt8]) {
        guard bytes.count >= DirectoryFormat.headerLength else { return }
        withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { bytes.replaceSubrange(16..<24, with: $0) }
        let end = DirectoryFormat.headerLength - 8
        var checksum = Checksum()
        bytes.withUnsafeBytes { checksum.add(UnsafeRawBufferPointer(rebasing: $0[..<end])) }
        withUnsafeBytes(of: checksum.value.littleEndian) { bytes.replaceSubrange(end..<end + 8, with: $0) }
    }

    static func files(count: Int, seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let lists = Places.lists("Россия|О|Р|Орёл: Вокзал; Рынок \"Юг\"\nЛатвия|||Rīga: Autoosta")
        let whole = TaskFileWriter.file(lists)
        for _ in 0..<count {
            let bytes = mutated(whole, &generator)
            do {
                let read = try StationFileReader.read(bytes: bytes)
                let directory = try StationDirectory(building: [Places.source("x", read.lists)])
                let exported = try #require(directory.export(source: "x"))
                let again = try StationFileReader.read(bytes: exported)
                if again.lists != read.lists { Issue.record("seed \(seed): something is lost") }
            } catch let error as ImportError {
                if error.description.isEmpty { Issue.record("seed \(seed): no words") }
            }
        }
    }

    static func residentBytes() -> Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii)) ?? ""
        return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * Int(getpagesize())
    }

    private static func randomBytes(_ most: Int, _ generator: inout SeededGenerator) -> [UInt8] {
        (0..<Int.random(in: 0...most, using: &generator)).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }

    private static func randomUnicode(_ generator: inout SeededGenerator) -> String {
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...20, using: &generator) {
            let limit: UInt32 = Bool.random(using: &generator) ? 0x600 : 0x10FFFF
            guard let scalar = Unicode.Scalar(UInt32.random(in: 0...limit, using: &generator)) else { continue }
            text.append(scalar)
        }
        return String(text)
    }

    private static func mutated(_ query: String, _ generator: inout SeededGenerator) -> String {
        String(decoding: mutated(Array(query.utf8), &generator), as: UTF8.self)
    }

    /// Bytes changed, cut out, doubled or put in, a few at a time.
    private static func mutated(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
            let position = Int.random(in: 0..<bytes.count, using: &generator)
            let end = min(bytes.count, position + Int.random(in: 1...16, using: &generator))
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
            case 1: bytes[position] = [0, 0xFF, 0x7F, 0x80, 0x22, 0x5C][Int.random(in: 0..<6, using: &generator)]
            case 2: bytes.removeSubrange(position..<end)
            case 3: bytes.insert(contentsOf: bytes[position..<end], at: position)
            case 4: bytes.insert(contentsOf: randomBytes(8, &generator), at: position)
            default: for index in position..<end { bytes[index] = UInt8.random(in: 0...255, using: &generator) }
            }
        }
        return bytes
    }
}
