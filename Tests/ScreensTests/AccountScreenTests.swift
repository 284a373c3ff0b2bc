import LocalAccounts
import UIKit
import XCTest

@testable import Screens

/// Sign-in and the profile on the screen.
final class AccountScreenTests: XCTestCase {
    private static let wrong = "The e-mail or the password is wrong."

    @MainActor
    private func signIn(_ fixture: AccountFixture) async -> (SignInViewController, Screen, Seen) {
        let controller = SignInViewController(model: fixture.signIn(), localizer: fixture.localizer)
        let screen = await Screen(UINavigationController(rootViewController: controller))
        return (controller, screen, Seen(controller.view))
    }

    @MainActor
    func testAWrongPasswordIsToldAndTheKeyboardIsInItsField() async throws {
        let fixture = try await AccountFixture()
        try await fixture.register()
        let (_, screen, seen) = await signIn(fixture)
        try seen.type("ivan@example.org", in: "E-mail")
        try seen.type("Wrong-1", in: "Password")
        try seen.tap("Sign In")
        let isTold = await screen.wait { seen.has(Self.wrong) }
        XCTAssertTrue(isTold)
        let password = try seen.field("Password")
        let hasKeyboard = await screen.wait { password.isFirstResponder }
        XCTAssertTrue(hasKeyboard)
        screen.assertAnnounced(Self.wrong)
        password.insertText("2")
        XCTAssertFalse(seen.has(Self.wrong), "it goes as soon as it is mended")
        await screen.close()
    }

    @MainActor
    func testAnEmptyFormSaysWhatIsMissingBesideEachField() async throws {
        let (_, screen, seen) = await signIn(try await AccountFixture())
        XCTAssertFalse(seen.has("Enter your e-mail"))
        try seen.tap("Sign In")
        let isTold = await screen.wait { seen.has("Enter your e-mail") && seen.has("Enter your password") }
        XCTAssertTrue(isTold)
        let email = try seen.field("E-mail")
        let hasKeyboard = await screen.wait { email.isFirstResponder }
        XCTAssertTrue(hasKeyboard)
        XCTAssertEqual(email.accessibilityHint, "Enter your e-mail")
        await screen.close()
    }

    @MainActor
    func testTheRightOnesSignInAndTheButtonIsOffMeanwhile() async throws {
        let fixture = try await AccountFixture()
        try await fixture.register()
        try await fixture.store.signOut()
        let (_, screen, seen) = await signIn(fixture)
        try seen.type("IVAN@example.org", in: "E-mail")
        try seen.type("Secret-1", in: "Password")
        try seen.tap("Sign In")
        var account: Account?
        for _ in 0..<500 where account == nil {
            account = try await fixture.store.signedIn()
            await screen.settle()
        }
        XCTAssertEqual(account?.email, "ivan@example.org")
        XCTAssertFalse(try seen.button("Sign In").isEnabled)
        await screen.close()
    }

    @MainActor
    func testTooManyTriesAreAWaitThatIsCounted() async throws {
        let fixture = try await AccountFixture()
        let (_, screen, seen) = await signIn(fixture)
        try seen.type("ivan@example.org", in: "E-mail")
        try seen.type("Wrong-1", in: "Password")
        for _ in 0..<6 {
            await screen.wait { (try? seen.button("Sign In").isEnabled) == true }
            try seen.tap("Sign In")
            await screen.settle()
            await screen.wait { seen.texts.contains { $0 == Self.wrong || $0.hasPrefix("Too many") } }
        }
        let isTold = await screen.wait { seen.texts.contains { $0.hasPrefix("Too many wrong tries.") } }
        XCTAssertTrue(isTold, "\(seen.texts)")
        XCTAssertFalse(try seen.button("Sign In").isEnabled)
        await screen.close()
    }

    @MainActor
    func testOneCanRegisterFromTheSignIn() async throws {
        let (controller, screen, seen) = await signIn(try await AccountFixture())
        var asked = 0
        controller.onRegister = { asked += 1 }
        try seen.tap("Create an Account")
        XCTAssertEqual(asked, 1)
        await screen.close()
    }

    @MainActor
    func testTheProfileShowsWhatTheDatabaseHasAndLeadsOut() async throws {
        let fixture = try await AccountFixture()
        try await fixture.register()
        let controller = ProfileViewController(
            model: ProfileModel(store: fixture.store, localizer: fixture.localizer),
            localizer: fixture.localizer
        )
        var asked: [String] = []
        controller.onSignOut = { asked.append("out") }
        controller.onDelete = { asked.append("delete") }
        let screen = await Screen(UINavigationController(rootViewController: controller))
        let seen = Seen(controller.view)
        let isShown = await screen.wait { seen.has("Ivan Petrov") }
        XCTAssertTrue(isShown)
        for fact in ["+7 (912) 123-45-67", "ivan@example.org"] { XCTAssertTrue(seen.has(fact), fact) }
        XCTAssertTrue(seen.texts.contains { $0.contains("1990") })
        XCTAssertFalse(seen.texts.contains { $0.contains("Secret-1") })
        try seen.tap("Sign Out")
        try seen.tap("Delete Account…")
        XCTAssertEqual(asked, ["out", "delete"])
        await screen.close()
    }
}
