import Foundation
import Storage
import TestSupport
import Testing

@Suite("What is deleted")
struct ErasingTests {
    private let folder: TemporaryFolder
    private let secret = Data("an unmistakable secret".utf8)

    init() throws {
        folder = try TemporaryFolder()
    }

    private var file: URL { folder.file("user.sqlite") }

    /// Whether the secret is in any of the folder's files.
    private func isFound(in folder: TemporaryFolder) throws -> Bool {
        try folder.names.contains { try folder.bytes($0).range(of: secret) != nil }
    }

    private func deleted() async throws -> Database {
        let database = try await LibrarySchema.open(file).database
        try await database.write { connection in
            try connection.execute("INSERT INTO readers (id, name) VALUES (1, 'an unmistakable secret')")
            try connection.execute("INSERT INTO readers (id, name) VALUES (2, 'somebody else')")
        }
        try await database.write { try $0.execute("DELETE FROM journal") }
        try await database.write { try $0.execute("DELETE FROM readers WHERE id = 1") }
        return database
    }

    @Test("Once the log is emptied a deleted row is in none of a user's files, and the others are there")
    func emptyingTheLog() async throws {
        let database = try await deleted()
        #expect(try isFound(in: folder), "the log still has it")
        try await database.emptyLog()
        #expect(try !isFound(in: folder))
        #expect(try await database.count("readers") == 1)
    }

    @Test("What is erased from a cache is in none of its files, nor is what was deleted before; the rest is there")
    func erasing() async throws {
        let cache = try await LibrarySchema.open(file, as: .cache).database
        for round in 0..<3 {
            try await cache.write { connection in
                for number in 1...200 {
                    let name = "an unmistakable secret \(number) " + String(repeating: "x", count: number * 40)
                    try connection.execute("INSERT INTO readers (name) VALUES (?)", [.init(name)])
                }
                try connection.execute("INSERT INTO readers (name) VALUES (?)", [.init("somebody else \(round)")])
            }
            // Deleted as a cache deletes: what was in the pages stays there.
            if round < 2 {
                try await cache.write { try $0.execute("DELETE FROM readers WHERE name NOT LIKE 'somebody%'") }
                try await cache.write { try $0.execute("DELETE FROM journal") }
            }
        }
        #expect(try isFound(in: folder))
        try await cache.erase { connection in
            try connection.execute("DELETE FROM readers WHERE name NOT LIKE 'somebody%'")
            try connection.execute("DELETE FROM journal")
        }
        #expect(try !isFound(in: folder))
        #expect(try await cache.count("readers") == 3)
        let overwrites = try await cache.read { connection in
            try connection.firstRow("PRAGMA secure_delete", as: { try $0.int("secure_delete") })
        }
        #expect(overwrites == 0, "deleting is as quick as before afterwards")
    }

    @Test("Where the program was killed before, the next start empties the log")
    func emptyingAfterAKill() async throws {
        let database = try await deleted()
        // A copy of files in use is what a kill leaves behind.
        let left = try TemporaryFolder()
        for name in folder.names where !name.hasSuffix("-shm") {
            try FileManager.default.copyItem(at: folder.file(name), to: left.file(name))
        }
        #expect(try isFound(in: left))
        let reopened = try await LibrarySchema.open(left.file("user.sqlite")).database
        #expect(try !isFound(in: left))
        #expect(try await reopened.count("readers") == 1)
        #expect(try await database.count("readers") == 1)
    }
}
