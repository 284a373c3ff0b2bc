#if os(Linux) || os(macOS)
import Foundation
import Storage
import Testing

/// Mistakes of the programmer stop the program and say what is wrong.
@Suite("Misuse stops the program with a message")
struct MisuseTests {
    @Test("A read that writes")
    func readThatWrites() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let database = try await Database.inMemory(migrator: LibrarySchema.migrator)
            try await database.read { try $0.execute("DELETE FROM readers") }
        }
        #expect(message(of: result).contains("A read tries to write: DELETE FROM readers"))
    }

    @Test("The wrong number of arguments")
    func wrongNumberOfArguments() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let database = try await Database.inMemory(migrator: LibrarySchema.migrator)
            try await database.write { try $0.execute("INSERT INTO readers (id, name) VALUES (?, ?)", [1]) }
        }
        #expect(message(of: result).contains("2 placeholders and 1 arguments"))
    }

    @Test("A column that is not there")
    func missingColumn() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let database = try await Database.inMemory(migrator: LibrarySchema.migrator)
            _ = try await database.read { try $0.firstRow("SELECT 1 AS one", as: { try $0.int("two") }) }
        }
        #expect(message(of: result).contains("There is no column two"))
    }

    @Test("Two statements where one is run")
    func twoStatements() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let database = try await Database.inMemory(migrator: LibrarySchema.migrator)
            try await database.write { try $0.execute("DELETE FROM readers; DELETE FROM journal") }
        }
        #expect(message(of: result).contains("Only the first of several statements would run"))
    }

    @Test("A connection that is kept beyond its closure")
    func keptConnection() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let box = Box()
            let database = try await Database.inMemory(migrator: LibrarySchema.migrator)
            try await database.read { box.connection = $0 }
            try box.connection?.execute("SELECT 1")
        }
        #expect(message(of: result).contains("A connection is used outside of its read or write"))
    }

    @Test("Two migrations of one name")
    func twinMigrations() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Migrator([Migration("a", ""), Migration("a", "")])
        }
        #expect(message(of: result).contains("Two migrations bear one name"))
    }

    private func message(of result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}

/// `@unchecked Sendable`: the mistake itself, made on purpose.
private final class Box: @unchecked Sendable {
    var connection: Connection?
}
#endif
