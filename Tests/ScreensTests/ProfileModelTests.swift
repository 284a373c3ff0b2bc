import Foundation
import LocalAccounts
import Settings
import Storage
import XCTest

@testable import Screens

final class ProfileModelTests: XCTestCase {
    @MainActor
    func testItReadsWhoIsSignedInFromTheDatabase() async throws {
        let fixture = try await AccountFixture()
        try await fixture.register()
        let model = ProfileModel(store: fixture.store, localizer: fixture.localizer)
        await model.read()
        XCTAssertEqual(
            model.state,
            ProfileModel.State(
                name: "Ivan Petrov",
                email: "ivan@example.org",
                phone: "+7 (912) 123-45-67",
                birthDate: "1 May 1990"
            )
        )
    }

    @MainActor
    func testItFollowsTheDatabase() async throws {
        let fixture = try await AccountFixture()
        let model = ProfileModel(store: fixture.store, localizer: fixture.localizer)
        let read = expectation(description: "the name is shown")
        model.onChange = { if $0.name == "Ivan Petrov" { read.fulfill() } }
        try await fixture.register()
        await fulfillment(of: [read], timeout: 20)
        let gone = expectation(description: "the name is gone")
        model.onChange = { if $0.name.isEmpty { gone.fulfill() } }
        try await fixture.store.deleteSignedIn()
        await fulfillment(of: [gone], timeout: 20)
    }

    @MainActor
    func testWhatCannotBeReadIsToldAndWhatIsShownStays() async throws {
        let fixture = try await AccountFixture()
        try await fixture.register()
        let model = ProfileModel(store: fixture.store, localizer: fixture.localizer)
        await model.read()
        fixture.database.suspend()
        await model.read()
        XCTAssertEqual(model.state.failure, "Your data could not be read from this device.")
        XCTAssertEqual(model.state.name, "Ivan Petrov")
    }

    /// A file as the version before accounts left it.
    @MainActor
    func testAFileOfBeforeAccountsIsBroughtUpToDateAndLosesNothing() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("accounts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("user.sqlite")
        let names = UserSchema.migrations.map(\.name)
        let place = try XCTUnwrap(names.firstIndex(of: "accounts-1"))
        XCTAssertEqual(Array(names.prefix(place)), ["settings-1", "schedule-1", "news-1"])
        let before = Migrator(Array(UserSchema.migrations.prefix(place)))
        let old = try await Database.open(file, as: .user, migrator: before).database
        try await SettingsStore(database: old).save(AppSettings(appearance: .dark))
        let new = try await Database.open(file, as: .user, migrator: Migrator(UserSchema.migrations)).database
        let settings = try await SettingsStore(database: new).settings()
        XCTAssertEqual(settings.appearance, .dark)
        let account = try await AccountStore(database: new).signedIn()
        XCTAssertNil(account)
    }
}
