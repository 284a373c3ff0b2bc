import Foundation
import Storage
import TestSupport
import Testing

@Suite("Telling of changes")
struct TableChangesTests {
    @Test(
        "Whatever way a table changes, whoever watches it is told",
        arguments: [
            ("INSERT INTO readers (id, name) VALUES (2, 'Boris')", "readers"),
            ("INSERT INTO readers (id, name) VALUES (2, 'Boris')", "journal"),
            ("DELETE FROM readers", "readers"),
            ("DELETE FROM readers WHERE id = 1", "openings"),
            ("UPDATE openings SET count = 2", "openings"),
            ("DELETE FROM openings", "openings"),
            ("REPLACE INTO readers (id, name) VALUES (1, 'Clara')", "readers"),
            ("INSERT INTO readers (id, name) VALUES (1, 'x') ON CONFLICT DO UPDATE SET name = 'Dora'", "readers"),
        ]
    )
    func changesAreTold(sql: String, table: String) async throws {
        let database = try await filled()
        let changes = database.changes(of: [table])
        try await database.write { try $0.execute(sql) }
        #expect(await Waiting.forElement(of: changes))
    }

    @Test("Nothing is told of other tables, of reads, of what changed no row, of what was rolled back")
    func silence() async throws {
        let database = try await filled()
        let changes = database.changes(of: ["readers"])
        try await database.write { try $0.execute("UPDATE openings SET count = 3") }
        try await database.write { try $0.execute("DELETE FROM readers WHERE id = 99") }
        _ = try await database.count("readers")
        _ = try? await database.write { connection in
            try connection.execute("DELETE FROM readers")
            throw CancellationError()
        }
        let told = Told()
        let listener = Task {
            for await _ in changes { await told.add() }
        }
        // The one change that counts comes last: were anything told before it, it would be a second element.
        try await database.write { try $0.execute("UPDATE readers SET name = 'Boris'") }
        #expect(await Waiting.until { await told.count > 0 })
        listener.cancel()
        #expect(await told.count == 1)
    }

    @Test("Several changes while nobody looks are one element")
    func changesCoalesce() async throws {
        let database = try await filled()
        let changes = database.changes(of: ["openings", "readers"])
        for count in 2...5 {
            try await database.write { try $0.execute("UPDATE openings SET count = ?", [.init(count)]) }
        }
        let told = Told()
        let listener = Task {
            for await _ in changes { await told.add() }
        }
        #expect(await Waiting.until { await told.count > 0 })
        for _ in 1...20 { await Task.yield() }
        listener.cancel()
        #expect(await told.count == 1)
    }

    @Test("A script tells of its tables too")
    func scripts() async throws {
        let database = try await filled()
        let changes = database.changes(of: ["journal"])
        try await database.write { try $0.executeScript("DELETE FROM openings; DELETE FROM journal;") }
        #expect(await Waiting.forElement(of: changes))
    }

    private func filled() async throws -> Database {
        let database = try await Database.inMemory(migrator: LibrarySchema.migrator)
        try await database.write { connection in
            try connection.execute("INSERT INTO readers (id, name) VALUES (1, 'Ann')")
            try connection.execute("INSERT INTO openings (item, reader, count) VALUES ('a', 1, 1)")
        }
        return database
    }

    private actor Told {
        var count = 0
        func add() { count += 1 }
    }
}
