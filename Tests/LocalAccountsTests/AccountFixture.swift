import Foundation
import Storage
import TestSupport

@testable import LocalAccounts

/// A store in a file of its own, with a clock that is set by hand.
struct AccountFixture {
    let folder: TemporaryFolder
    let clock = HandClock()

    init() throws {
        folder = try TemporaryFolder()
    }

    var file: URL { folder.file("user.sqlite") }

    /// Opens the file, as a start of the program does.
    func open() async throws -> AccountStore {
        AccountStore(database: try await database(), hasher: PasswordHasher(.least)) { [clock] in clock.now }
    }

    func database() async throws -> Database {
        try await Database.open(file, as: .user, migrator: Migrator([AccountStore.migration])).database
    }

    static func registration(
        email: String = "ivan@example.org",
        password: String = "Secret-1"
    ) throws -> Registration {
        guard let birthDate = CivilDate(year: 1990, month: 5, day: 1) else { preconditionFailure("It is a day.") }
        return Registration(
            firstName: try NameRules.verdict(on: "Ivan").get(),
            lastName: try NameRules.verdict(on: "Petrov").get(),
            birthDate: birthDate,
            phone: try PhoneRules.verdict(on: "8 912 123-45-67").get(),
            email: try EmailRules.verdict(on: email).get(),
            password: try PasswordRules.verdict(on: password).get()
        )
    }

    /// Everything that the folder's files hold, and their names.
    func allBytes() throws -> Data {
        try folder.names.reduce(Data()) { $0 + (try folder.bytes($1)) }
    }
}

/// A clock that is set by hand.
// @unchecked: the instant is behind the lock.
final class HandClock: @unchecked Sendable {
    private let lock = NSLock()
    private var instant = Date(timeIntervalSince1970: 1_800_000_000)

    var now: Date {
        lock.lock()
        defer { lock.unlock() }
        return instant
    }

    func advance(by seconds: TimeInterval) {
        lock.lock()
        defer { lock.unlock() }
        instant.addTimeInterval(seconds)
    }
}
