import Foundation
import Storage
import TestSupport
import Testing

@Suite("Opening files, damaged ones too")
struct OpeningTests {
    @Test(
        "A person's file and its companions are readable by the owner only",
        .enabled(if: isPOSIX, "needs POSIX rights")
    )
    func ownerOnly() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("deep/er/user.sqlite")
        let database = try await LibrarySchema.open(file).database
        try await database.write { try $0.execute("INSERT INTO readers (name) VALUES ('Ann')") }
        for suffix in ["", "-wal", "-shm"] {
            let attributes = try FileManager.default.attributesOfItem(atPath: file.path + suffix)
            #expect(attributes[.posixPermissions] as? Int == 0o600, "user.sqlite\(suffix)")
        }
    }

    @Test("Rights that were too wide are narrowed", .enabled(if: isPOSIX, "needs POSIX rights"))
    func rightsAreNarrowed() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("user.sqlite")
        try await LibrarySchema.fill(file, readers: 1)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
        _ = try await LibrarySchema.open(file)
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o600)
    }

    @Test("A person's database is durable at each commit, a cache is quick; both check foreign keys")
    func settings() async throws {
        let folder = try TemporaryFolder()
        let user = try await LibrarySchema.open(folder.file("user.sqlite")).database
        let cache = try await LibrarySchema.open(folder.file("cache.sqlite"), as: .cache).database
        for (database, level) in [(user, 2), (cache, 1)] {
            try await database.write { connection in
                let synchronous = try connection.firstRow("PRAGMA synchronous", as: { try $0.int("synchronous") })
                #expect(synchronous == level)
                let mode = try connection.firstRow("PRAGMA journal_mode", as: { try $0.text("journal_mode") })
                #expect(mode == "wal")
                let keys = try connection.firstRow("PRAGMA foreign_keys", as: { try $0.int("foreign_keys") })
                #expect(keys == 1)
                let timeout = try connection.firstRow("PRAGMA busy_timeout", as: { try $0.int("timeout") })
                #expect((timeout ?? 0) >= 1000)
            }
        }
    }

    @Test("D-04: a damaged cache is set aside and begun anew, and the person is told", arguments: Damage.allCases)
    func damagedCache(damage: Damage) async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("cache.sqlite")
        try await LibrarySchema.fill(file, as: .cache, readers: 500)
        try damage.apply(to: file)
        let damaged = try Data(contentsOf: file)

        let opened = try await LibrarySchema.open(file, as: .cache)

        let setAside = folder.file("cache.damaged-1.sqlite")
        #expect(opened.incident == .rebuilt(setAside: setAside))
        #expect(try Data(contentsOf: setAside) == damaged)
        #expect(try await opened.database.count("readers") == 0)
    }

    @Test("Of damaged caches only the last one is kept")
    func damagedCachesDoNotPileUp() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("cache.sqlite")
        for _ in 1...3 {
            try Damage.notADatabase.apply(to: file)
            _ = try await LibrarySchema.open(file, as: .cache)
        }
        #expect(folder.names.filter { $0.contains("damaged") } == ["cache.damaged-1.sqlite"])
    }

    @Test("D-04: of a damaged file of a person everything that can be read is brought over")
    func salvage() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("user.sqlite")
        try await LibrarySchema.fill(file, readers: 500)
        try Damage.onePage(containing: "item 250").apply(to: file)
        let damaged = try Data(contentsOf: file)

        let opened = try await LibrarySchema.open(file)

        guard case .salvaged(let setAside, let rows, let isComplete) = opened.incident else {
            Issue.record("expected a salvage, got \(String(describing: opened.incident))")
            return
        }
        #expect(try Data(contentsOf: setAside) == damaged)
        #expect(!isComplete)
        let readers = try await opened.database.count("readers")
        let openings = try await opened.database.count("openings")
        #expect(readers == 500)
        // One page of 4 KB holds well under 200 of these.
        #expect((300..<500).contains(openings))
        #expect(try await opened.database.count("journal") == 500)
        #expect(rows == readers + openings + 500)
        // The salvaged file is sound, durable and private like any other, and opens without an incident.
        #expect(try await LibrarySchema.open(file).incident == nil)
        #expect(!folder.names.contains { $0.contains("salvag") })
    }

    @Test("D-04: a file of a person that is no database is kept aside, and the app starts")
    func notADatabase() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("user.sqlite")
        try Damage.notADatabase.apply(to: file)
        let opened = try await LibrarySchema.open(file)
        let setAside = folder.file("user.damaged-1.sqlite")
        #expect(opened.incident == .salvaged(setAside: setAside, rows: 0, isComplete: false))
        #expect(try Data(contentsOf: setAside) == Data(Damage.garbage))
        try await opened.database.write { try $0.execute("INSERT INTO readers (name) VALUES ('Ann')") }
    }

    @Test("A salvage keeps the version of the damaged file, so that its rows pass the same migrations as others")
    func salvageOfAnOldVersion() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("user.sqlite")
        let first = Migration("names", "CREATE TABLE people (full TEXT NOT NULL, filler TEXT NOT NULL)")
        let second = Migration(
            "first names",
            """
            ALTER TABLE people ADD COLUMN first TEXT NOT NULL DEFAULT '';
            UPDATE people SET first = substr(full, 1, instr(full, ' ') - 1);
            """
        )
        try await Database.open(file, as: .user, migrator: Migrator([first])).database.write { connection in
            for number in 1...300 {
                try connection.execute("INSERT INTO people VALUES (?, 'filler filler')", [.init("Ann\(number) Lee")])
            }
        }
        try Damage.onePage(containing: "Ann150 Lee").apply(to: file)
        let opened = try await Database.open(file, as: .user, migrator: Migrator([first, second]))
        let names = try await opened.database.read { connection in
            try connection.rows("SELECT first FROM people ORDER BY rowid", as: { try $0.text("first") })
        }
        #expect(names.first == "Ann1")
        #expect(names.last == "Ann300")
    }

    @Test("A salvage that is killed before the renaming goes on at the next start", arguments: [true, false])
    func killedSalvage(wasSetAside: Bool) async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("user.sqlite")
        try await LibrarySchema.fill(file, readers: 10)
        // What a kill leaves: the whole new file waiting, the damaged one still there or just set aside.
        try FileManager.default.moveItem(at: file, to: folder.file("user.sqlite.salvaged"))
        let place = wasSetAside ? "user.damaged-1.sqlite" : "user.sqlite"
        try Damage.notADatabase.apply(to: folder.file(place))
        let opened = try await LibrarySchema.open(file)
        let setAside = folder.file("user.damaged-1.sqlite")
        // Ten readers, their ten openings, ten lines of the journal.
        let rows = wasSetAside ? 30 : 0
        #expect(opened.incident == .salvaged(setAside: setAside, rows: rows, isComplete: false))
        #expect(try await opened.database.count("readers") == rows / 3)
    }

    @Test("D-05: a damaged file is moved together with its log, byte for byte")
    func theSetStaysTogether() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("user.sqlite")
        // A process that was killed leaves its log behind; this is such a set, copied from a living one.
        let living = folder.file("living.sqlite")
        try await LibrarySchema.fill(living, readers: 10)
        let database = try await LibrarySchema.open(living).database
        try await database.write { try $0.execute("INSERT INTO readers (name) VALUES ('Ann')") }
        for suffix in ["", "-wal"] {
            try FileManager.default.copyItem(atPath: living.path + suffix, toPath: file.path + suffix)
        }
        let log = try folder.bytes("user.sqlite-wal")
        #expect(!log.isEmpty)
        try Damage.notADatabase.apply(to: file)
        _ = try await LibrarySchema.open(file)
        #expect(try folder.bytes("user.damaged-1.sqlite-wal") == log)
        #expect(try folder.bytes("user.damaged-1.sqlite") == Data(Damage.garbage))
    }

    @Test("What was committed and stands only in the log is there after a kill")
    func theLogIsRead() async throws {
        let folder = try TemporaryFolder()
        let living = folder.file("living.sqlite")
        let database = try await LibrarySchema.open(living).database
        try await database.write { try $0.execute("INSERT INTO readers (name) VALUES ('Ann')") }
        let file = folder.file("user.sqlite")
        for suffix in ["", "-wal"] {
            try FileManager.default.copyItem(atPath: living.path + suffix, toPath: file.path + suffix)
        }
        let opened = try await LibrarySchema.open(file)
        #expect(opened.incident == nil)
        #expect(try await opened.database.count("readers") == 1)
    }

    @Test("D-04: whatever bytes of a person's file are spoilt, it opens, and the spoilt one is kept")
    func anyDamage() async throws {
        try await spoil(times: 40)
    }

    @Test("D-04: the same, 1,000 times", .enabled(if: TestRun.isSoak, "long: set WAYSIDE_SOAK=1"))
    func anyDamageSoak() async throws {
        try await spoil(times: 1000)
    }

    private func spoil(times: Int) async throws {
        var random = SeededGenerator(seed: TestRun.seed)
        print("spoilt files: \(times), seed: \(TestRun.seed)")
        let sound = try TemporaryFolder()
        try await LibrarySchema.fill(sound.file("user.sqlite"), readers: 300)
        let bytes = Array(try sound.bytes("user.sqlite"))
        for number in 1...times {
            let folder = try TemporaryFolder()
            let file = folder.file("user.sqlite")
            let spoilt = Data(Mutation.mutated(bytes, using: &random))
            try spoilt.write(to: file)
            let opened = try await LibrarySchema.open(file)
            try await opened.database.write { try $0.execute("INSERT INTO readers (name) VALUES ('Ann')") }
            if case .salvaged(let setAside, _, _) = opened.incident {
                #expect(try Data(contentsOf: setAside) == spoilt, "file \(number), seed \(TestRun.seed)")
            }
        }
    }

    @Test("D-04: where no file can be had, a cache lives in memory and a person's file is an error")
    func noPlace() async throws {
        let folder = try TemporaryFolder()
        try Data("in the way".utf8).write(to: folder.file("way"))
        let cache = try await LibrarySchema.open(folder.file("way/cache.sqlite"), as: .cache)
        guard case .keptInMemory(let reason) = cache.incident else {
            Issue.record("expected the memory, got \(String(describing: cache.incident))")
            return
        }
        #expect(reason.reason == .inaccessible)
        try await cache.database.write { try $0.execute("INSERT INTO readers (name) VALUES ('Ann')") }
        let error = await #expect(throws: DatabaseError.self) {
            try await LibrarySchema.open(folder.file("way/user.sqlite"))
        }
        #expect(error?.reason == .inaccessible)
    }
}

#if os(Windows)
private let isPOSIX = false
#else
private let isPOSIX = true
#endif

/// Ways in which a file can be spoilt.
enum Damage: CaseIterable {
    case notADatabase
    case headerGone
    case cutInHalf
    case schemaOverwritten

    static let garbage = Array("this is no database ".utf8) + [UInt8](repeating: 7, count: 5000)

    func apply(to file: URL) throws {
        switch self {
        case .notADatabase:
            try Data(Self.garbage).write(to: file)
        case .headerGone:
            try overwrite(file, at: 0, count: 100)
        case .cutInHalf:
            let bytes = try Data(contentsOf: file)
            try bytes.prefix(bytes.count / 2).write(to: file)
        case .schemaOverwritten:
            try overwrite(file, at: 100, count: 3000)
        }
    }

    /// The page of 4,096 bytes that holds a text, overwritten.
    static func onePage(containing text: String) -> OnePage {
        OnePage(text: text)
    }

    struct OnePage {
        let text: String

        func apply(to file: URL) throws {
            let bytes = try Data(contentsOf: file)
            guard let found = bytes.range(of: Data(text.utf8)) else { throw CocoaError(.fileReadCorruptFile) }
            try overwrite(file, at: found.lowerBound / 4096 * 4096, count: 4096)
        }
    }
}

private func overwrite(_ file: URL, at offset: Int, count: Int) throws {
    var bytes = try Data(contentsOf: file)
    let end = min(bytes.count, offset + count)
    bytes.replaceSubrange(offset..<end, with: [UInt8](repeating: 0xAA, count: end - offset))
    try bytes.write(to: file)
}
