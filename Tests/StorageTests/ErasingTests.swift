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
