import Foundation
import Storage
import TestSupport
import Testing

/// A schema that has grown three times.
private enum Grown {
    static let first = Migration("items", "CREATE TABLE items (id TEXT PRIMARY KEY NOT NULL, title TEXT NOT NULL)")
    static let second = Migration(
        "counters",
        """
        CREATE TABLE counters (id TEXT PRIMARY KEY NOT NULL, opened INTEGER NOT NULL) WITHOUT ROWID;
        INSERT INTO counters SELECT id, 0 FROM items;
        """
    )
    static let third = Migration("title lengths") { connection in
        try connection.executeScript("ALTER TABLE items ADD COLUMN length INTEGER")
        let titles = try connection.rows("SELECT id, title FROM items") { row in
            (try row.text("id"), try row.text("title"))
        }
        for (id, title) in titles {
            try connection.execute("UPDATE items SET length = ? WHERE id = ?", [.init(title.count), .init(id)])
        }
    }
    static let migrator = Migrator([first, second, third])

    /// What version 1 and version 2 of the app left on disks, as SQL that never changes with the code above.
    static let fixtures: [String: String] = [
        "version 1": """
        CREATE TABLE wayside_migrations (position INTEGER PRIMARY KEY NOT NULL, name TEXT NOT NULL UNIQUE);
        INSERT INTO wayside_migrations VALUES (0, 'items');
        CREATE TABLE items (id TEXT PRIMARY KEY NOT NULL, title TEXT NOT NULL);
        INSERT INTO items VALUES ('7', 'Поезд'), ('8', 'Train to the sea');
        """,
        "version 2": """
        CREATE TABLE wayside_migrations (position INTEGER PRIMARY KEY NOT NULL, name TEXT NOT NULL UNIQUE);
        INSERT INTO wayside_migrations VALUES (0, 'items'), (1, 'counters');
        CREATE TABLE items (id TEXT PRIMARY KEY NOT NULL, title TEXT NOT NULL);
        CREATE TABLE counters (id TEXT PRIMARY KEY NOT NULL, opened INTEGER NOT NULL) WITHOUT ROWID;
        INSERT INTO items VALUES ('7', 'Поезд'), ('8', 'Train to the sea');
        INSERT INTO counters VALUES ('7', 5), ('8', 0), ('gone', 2);
        """,
    ]

    /// Makes a file of an old version by SQLite's own program's means: plain SQL, none of our migrations.
    static func make(_ version: String, at file: URL) async throws {
        let script = fixtures[version] ?? ""
        // A migrator without migrations lets the script make the tables, its own list of migrations included.
        let database = try await Database.open(file, as: .user, migrator: Migrator([])).database
        try await database.write { connection in
            try connection.executeScript("DROP TABLE wayside_migrations; " + script)
        }
    }
}

@Suite("Migrations")
struct MigratorTests {
    @Test("A file of each old version opens with everything in it", arguments: ["version 1", "version 2"])
    func oldVersions(version: String) async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("user.sqlite")
        try await Grown.make(version, at: file)
        let database = try await Database.open(file, as: .user, migrator: Grown.migrator).database
        try await database.read { connection in
            let lengths = try connection.rows("SELECT length FROM items ORDER BY id", as: { try $0.int("length") })
            #expect(lengths == [5, 16])
            let opened = try connection.firstRow("SELECT opened FROM counters WHERE id = '7'") { try $0.int("opened") }
            #expect(opened == (version == "version 1" ? 0 : 5))
        }
    }

    @Test("A file of a newer version is refused with its name for it, and left byte for byte")
    func newerFile() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("user.sqlite")
        _ = try await Database.open(file, as: .user, migrator: Grown.migrator)
        let before = try folder.bytes("user.sqlite")
        let error = await #expect(throws: DatabaseError.self) {
            try await Database.open(file, as: .user, migrator: Migrator([Grown.first]))
        }
        #expect(error?.reason == .newerThanApp)
        #expect(error?.message.contains("title lengths") == true)
        #expect(try folder.bytes("user.sqlite") == before)
        #expect(folder.names.filter { $0.contains("damaged") }.isEmpty)
    }

    @Test("A cache of a newer version is set aside and begun anew")
    func newerCache() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("cache.sqlite")
        _ = try await Database.open(file, as: .cache, migrator: Grown.migrator)
        let opened = try await Database.open(file, as: .cache, migrator: Migrator([Grown.first]))
        #expect(opened.incident == .rebuilt(setAside: folder.file("cache.damaged-1.sqlite")))
    }

    @Test("Migrations in another order are refused")
    func reordered() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("user.sqlite")
        _ = try await Database.open(file, as: .user, migrator: Migrator([Grown.first, Grown.second]))
        await #expect(throws: DatabaseError.self) {
            try await Database.open(file, as: .user, migrator: Migrator([Grown.second, Grown.first]))
        }
    }

    @Test("A migration that fails leaves the old version whole, and a better one goes on from there")
    func failingMigration() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("user.sqlite")
        try await Grown.make("version 1", at: file)
        let broken = Migrator([Grown.first, Grown.second, Migration("broken", "ALTER TABLE nowhere ADD COLUMN x")])
        await #expect(throws: DatabaseError.self) { try await Database.open(file, as: .user, migrator: broken) }
        let database = try await Database.open(file, as: .user, migrator: Grown.migrator).database
        #expect(try await database.count("counters") == 2)
    }

    @Test("A migration may not leave rows that refer to nothing")
    func orphans() async throws {
        let folder = try TemporaryFolder()
        let orphan = Migration("orphan") { connection in
            try connection.executeScript(
                """
                PRAGMA defer_foreign_keys = ON;
                CREATE TABLE parent (id INTEGER PRIMARY KEY);
                CREATE TABLE child (parent INTEGER REFERENCES parent (id));
                INSERT INTO child VALUES (1);
                """
            )
        }
        let error = await #expect(throws: DatabaseError.self) {
            try await Database.open(folder.file("user.sqlite"), as: .user, migrator: Migrator([orphan]))
        }
        #expect(error?.reason == .constraint)
    }

    @Test("D-01: one process migrates while another opens and writes: both succeed")
    func concurrentOpening() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("user.sqlite")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for opener in 1...4 {
                group.addTask {
                    let database = try await Database.open(file, as: .user, migrator: Grown.migrator).database
                    for number in 1...10 {
                        try await database.write { connection in
                            try connection.execute(
                                "INSERT INTO items (id, title) VALUES (?, 'x')",
                                [.init("\(opener)-\(number)")]
                            )
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        let database = try await Database.open(file, as: .user, migrator: Grown.migrator).database
        #expect(try await database.count("items") == 40)
    }
}
