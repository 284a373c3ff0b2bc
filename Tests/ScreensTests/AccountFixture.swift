import Foundation
import Localization
import Storage
import XCTest

@testable import LocalAccounts
@testable import Screens

/// Accounts in memory, a clock that is set by hand, and models over them.
@MainActor
final class AccountFixture {
    let localizer: Localizer
    let database: Database
    let store: AccountStore
    private let clock: FixtureClock
    /// What was to be read out, in order.
    private(set) var announcements: [String] = []

    init(language: Language = .english) async throws {
        let utc = try XCTUnwrap(TimeZone(secondsFromGMT: 0))
        localizer = try .shipped(settings: LanguageSettings(language: language), timeZone: utc)
        database = try await Database.inMemory(migrator: Migrator([AccountStore.migration]))
        let clock = FixtureClock()
        self.clock = clock
        store = AccountStore(database: database, hasher: PasswordHasher(.least), now: { clock.now })
    }

    func advance(by seconds: TimeInterval) {
        clock.advance(by: seconds)
    }

    func registration() throws -> RegistrationModel {
        let today = try XCTUnwrap(CivilDate("2026-11-30"))
        let model = RegistrationModel(store: store, localizer: localizer, today: { today })
        model.onAnnounce = { [weak self] in self?.announcements.append($0) }
        return model
    }

    func signIn() -> SignInModel {
        let model = SignInModel(store: store, localizer: localizer, now: { [clock] in clock.now })
        model.onAnnounce = { [weak self] in self?.announcements.append($0) }
        return model
    }

    /// Fills in what all rules take.
    func fill(_ model: RegistrationModel, email: String = "ivan@example.org") throws {
        model.type("Ivan", in: .firstName)
        model.type("Petrov", in: .lastName)
        model.choose(try XCTUnwrap(CivilDate("1990-05-01")))
        paste("8 912 123-45-67", into: model)
        model.type(email, in: .email)
        model.type("Secret-1", in: .password)
    }

    /// Puts a text in the place of the whole number.
    @discardableResult
    func paste(_ text: String, into model: RegistrationModel) -> PhoneMask.Outcome {
        let whole = NSRange(location: 0, length: model.state.entries.text(.phone).utf16.count)
        return model.editPhone(selection: whole, replacing: whole, with: text)
    }

    /// Somebody who is registered and signed in.
    func register(email: String = "ivan@example.org") async throws {
        let model = try registration()
        try fill(model, email: email)
        let wrong = await model.finish()
        XCTAssertNil(wrong)
        announcements = []
    }
}

/// A clock that is set by hand.
// @unchecked: the instant is behind the lock.
private final class FixtureClock: @unchecked Sendable {
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
