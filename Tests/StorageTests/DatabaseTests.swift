import Foundation
import Storage
import TestSupport
import Testing

@Suite("Reading and writing")
struct DatabaseTests {
    @Test("What is stored comes back as it was, whatever its kind")
    func roundTrip() async throws {
        let database = try await Database.inMemory(
            migrator: Migrator([Migration("all", "CREATE TABLE all_kinds (i, r, t, e, b, z, n, d)")])
        )
        let instant = Date(timeIntervalSince1970: 1_513_767_691.123)
        try await database.write { connection in
            try connection.execute(
                "INSERT INTO all_kinds VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    .init(Int.max), .init(0.1), .init("Ёж и\u{306} \u{0} 🚉"), "", .init(Data([0, 255])), .init(Data()),
                    nil, .init(instant),
                ]
            )
        }
        try await database.read { connection in
            try connection.execute("SELECT 1")
            _ = try connection.firstRow("SELECT * FROM all_kinds") { (row: Row) throws in
                #expect(try row.int("i") == Int.max)
                #expect(try row.double("r") == 0.1)
                // Scalar by scalar: the composed letter must not become another one.
                #expect(try Array(row.text("t").unicodeScalars) == Array("Ёж и\u{306} \u{0} 🚉".unicodeScalars))
                #expect(try row.text("e") == "")
                #expect(try row.data("b") == Data([0, 255]))
                #expect(try row.optionalData("z") == Data())
                #expect(try row.optionalText("n") == nil)
                #expect(try abs(row.date("d").timeIntervalSince(instant)) < 0.0005)
            }
        }
    }

    @Test("A date beyond all bounds is stored as the nearest end, not a crash")
    func hugeDates() {
        #expect(SQLValue(Date(timeIntervalSince1970: 1e300)) == .integer(.max))
        #expect(SQLValue(Date(timeIntervalSince1970: -1e300)) == .integer(.min))
        #expect(SQLValue(Date(timeIntervalSince1970: .nan)) == .integer(0))
    }

    @Test("A write that fails in its middle leaves nothing behind")
    func rollback() async throws {
        let database = try await Database.inMemory(migrator: LibrarySchema.migrator)
        await #expect(throws: DatabaseError.self) {
            try await database.write { connection in
                try connection.execute("INSERT INTO readers (id, name) VALUES (1, 'Ann')")
                try connection.execute("INSERT INTO openings (item, reader, count) VALUES ('a', 1, 0)")
            }
        }
        #expect(try await database.count("readers") == 0)
        #expect(try await database.count("journal") == 0)
    }

    @Test("An error names the reason and the statement, and never the values")
    func errorsKeepValuesToThemselves() async throws {
        let database = try await Database.inMemory(migrator: LibrarySchema.migrator)
        let error = await #expect(throws: DatabaseError.self) {
            try await database.write { connection in
                for _ in 1...2 {
                    try connection.execute("INSERT INTO readers (name) VALUES (?)", ["secret@example.org"])
                }
            }
        }
        #expect(error?.reason == .constraint)
        #expect(error?.sql == "INSERT INTO readers (name) VALUES (?)")
        #expect(error?.description.contains("secret") == false)
        #expect(error?.description.contains("readers.name") == true)
    }

    @Test("A column that holds another kind of value is an error, not a wrong number")
    func unexpectedValue() async throws {
        let database = try await Database.inMemory(migrator: Migrator([Migration("t", "CREATE TABLE t (x)")]))
        try await database.write { try $0.execute("INSERT INTO t VALUES ('many')") }
        let error = await #expect(throws: DatabaseError.self) {
            try await database.read { try $0.firstRow("SELECT x FROM t", as: { try $0.int("x") }) }
        }
        #expect(error?.reason == .unexpectedValue)
    }

    @Test("A statement can be used again while it is running")
    func nestedUseOfOneStatement() async throws {
        let database = try await Database.inMemory(migrator: LibrarySchema.migrator)
        try await database.write { connection in
            for name in ["Ann", "Boris"] {
                try connection.execute("INSERT INTO readers (name) VALUES (?)", [.init(name)])
            }
            let sql = "SELECT name FROM readers ORDER BY id"
            let pairs = try connection.rows(sql) { row in
                try row.text("name") + String(connection.rows(sql, as: { try $0.text("name") }).count)
            }
            #expect(pairs == ["Ann2", "Boris2"])
        }
    }

    @Test("D-04: a full disk is told as such, and what was stored before stays")
    func diskFull() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("user.sqlite")
        let database = try await LibrarySchema.open(file).database
        try await database.write { connection in
            try connection.execute("INSERT INTO readers (id, name) VALUES (1, 'Ann')")
            // A file that may not grow fails like a disk without space.
            try connection.execute("PRAGMA max_page_count = 12")
        }
        let error = await #expect(throws: DatabaseError.self) {
            try await database.write { connection in
                for number in 2...1000 {
                    try connection.execute("INSERT INTO readers (name) VALUES (?)", [.init("reader \(number)")])
                }
            }
        }
        #expect(error?.reason == .diskFull)
        #expect(try await database.count("readers") == 1)
        #expect(try await database.count("journal") == 1)
    }

    @Test("What is written after an error that ended the transaction is not stored without what came before")
    func writingOnAfterAnError() async throws {
        let database = try await Database.inMemory(migrator: LibrarySchema.migrator)
        await #expect(throws: DatabaseError.self) {
            try await database.write { connection in
                try connection.execute("INSERT INTO readers (name) VALUES ('Ann')")
                // SQLite rolls back by itself here, as it does when a disk fails; the caller takes no notice.
                try? connection.execute("INSERT OR ROLLBACK INTO readers (name) VALUES ('Ann')")
                try connection.execute("INSERT INTO journal (note) VALUES ('Ann is there')")
            }
        }
        #expect(try await database.count("journal") == 0)
        #expect(try await database.count("readers") == 0)
    }

    @Test("D-06: suspending ends a write under way and its lock; nothing of it stays; resuming goes on")
    func suspension() async throws {
        let folder = try TemporaryFolder()
        let database = try await LibrarySchema.open(folder.file("user.sqlite")).database
        let error = await #expect(throws: DatabaseError.self) {
            try await database.write { connection in
                try connection.execute("INSERT INTO readers (name) VALUES ('Ann')")
                database.suspend()
                try connection.execute("INSERT INTO readers (name) VALUES ('Boris')")
            }
        }
        #expect(error?.reason == .suspended)
        let refused = await #expect(throws: DatabaseError.self) { try await database.count("readers") }
        #expect(refused?.reason == .suspended)
        // The lock is free: another connection can write at once.
        let other = try await LibrarySchema.open(folder.file("user.sqlite")).database
        try await other.write { try $0.execute("INSERT INTO readers (name) VALUES ('Clara')") }
        database.resume()
        #expect(try await database.count("readers") == 1)
    }

    @Test("D-06: a statement that would run for very long is stopped by suspending")
    func suspensionInterrupts() async throws {
        let database = try await Database.inMemory(migrator: LibrarySchema.migrator)
        let endless = Task {
            try await database.read { connection in
                try connection.firstRow(
                    """
                    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 100000000000)
                    SELECT count(*) AS c FROM n
                    """,
                    as: { try $0.int("c") }
                )
            }
        }
        // Again and again, for it cannot be told from outside when the statement has begun.
        let stopper = Task {
            for _ in 0..<4000 where !Task.isCancelled {
                database.suspend()
                try await Task.sleep(nanoseconds: 5_000_000)
            }
        }
        let error = await #expect(throws: DatabaseError.self) { _ = try await endless.value }
        stopper.cancel()
        #expect(error?.reason == .suspended)
    }

    @Test("D-07: the main thread goes on while 2,000 rows are refreshed, and a read waits for a whole state")
    func readWhileWriting() async throws {
        let folder = try TemporaryFolder()
        let database = try await LibrarySchema.open(folder.file("cache.sqlite"), as: .cache).database
        async let refresh: Bool = database.write { connection in
            try connection.execute("DELETE FROM readers")
            for number in 1...2000 {
                try connection.execute("INSERT INTO readers (name) VALUES (?)", [.init("reader \(number)")])
            }
            return Thread.isMainThread
        }
        var seen: Set<Int> = []
        for _ in 1...20 {
            seen.insert(try await database.count("readers"))
        }
        #expect(try await refresh == false)
        #expect(seen.isSubset(of: [0, 2000]))
        #expect(try await database.count("readers") == 2000)
    }
}
