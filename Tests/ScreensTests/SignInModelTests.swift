import Foundation
import LocalAccounts
import XCTest

@testable import Screens

final class SignInModelTests: XCTestCase {
    private static let wrong = "The e-mail or the password is wrong."

    @MainActor
    private func fill(_ model: SignInModel, email: String = "ivan@example.org", password: String = "Wrong-1") {
        model.type(email, in: .email)
        model.type(password, in: .password)
    }

    @MainActor
    func testWhatIsMissingIsToldBesideItsField() async throws {
        let fixture = try await AccountFixture()
        let model = fixture.signIn()
        let first = await model.finish()
        XCTAssertEqual(first, .email)
        XCTAssertEqual(model.state.problems, [.email: "Enter your e-mail", .password: "Enter your password"])
        XCTAssertEqual(fixture.announcements, ["Enter your e-mail"])
        model.type("ivan@example.org", in: .email)
        XCTAssertEqual(model.state.problems, [.password: "Enter your password"])
        let second = await model.finish()
        XCTAssertEqual(second, .password)
    }

    @MainActor
    func testAnUnknownAddressAndAWrongPasswordAreToldInTheSameWords() async throws {
        let fixture = try await AccountFixture()
        try await fixture.register()
        let answers = [("ivan@example.org", "Wrong-1"), ("nobody@example.org", "Secret-1"), ("' OR 1=1 --", "x")]
        for (email, password) in answers {
            let model = fixture.signIn()
            fill(model, email: email, password: password)
            let next = await model.finish()
            XCTAssertEqual(next, .password)
            XCTAssertEqual(model.state.failure, Self.wrong)
            XCTAssertTrue(model.state.canSignIn)
            model.type(password + "2", in: .password)
            XCTAssertNil(model.state.failure, "the message goes as soon as it is mended")
        }
        XCTAssertEqual(fixture.announcements, [Self.wrong, Self.wrong, Self.wrong])
    }

    @MainActor
    func testTheRightOnesSignIn() async throws {
        let fixture = try await AccountFixture()
        try await fixture.register()
        try await fixture.store.signOut()
        let model = fixture.signIn()
        fill(model, email: " IVAN@example.org", password: "Secret-1")
        let next = await model.finish()
        XCTAssertNil(next)
        let account = try await fixture.store.signedIn()
        XCTAssertEqual(account?.email, "ivan@example.org")
        XCTAssertFalse(model.state.canSignIn, "the screen is about to go")
    }

    @MainActor
    func testAfterFiveFailuresTheButtonIsOffAndTheSecondsAreCounted() async throws {
        let fixture = try await AccountFixture()
        let model = fixture.signIn()
        fill(model)
        for _ in 0..<5 { _ = await model.finish() }
        XCTAssertEqual(model.state.failure, Self.wrong)
        let next = await model.finish()
        XCTAssertNil(next)
        XCTAssertEqual(model.state.secondsToWait, 15)
        XCTAssertFalse(model.state.canSignIn)
        XCTAssertEqual(
            model.state.failure,
            "Too many wrong tries. The next one is possible in 15 seconds."
        )
        fixture.advance(by: 14)
        model.tick()
        XCTAssertEqual(model.state.failure, "Too many wrong tries. The next one is possible in 1 second.")
        model.type("Secret-1", in: .password)
        XCTAssertFalse(model.state.canSignIn, "typing does not end the wait")
        fixture.advance(by: 1)
        model.tick()
        XCTAssertTrue(model.state.canSignIn)
        XCTAssertNil(model.state.failure)
    }

    @MainActor
    func testAnotherAddressDoesNotWait() async throws {
        let fixture = try await AccountFixture()
        let model = fixture.signIn()
        fill(model)
        for _ in 0..<6 { _ = await model.finish() }
        XCTAssertFalse(model.state.canSignIn)
        model.type("anna@example.org", in: .email)
        XCTAssertTrue(model.state.canSignIn)
    }

    @MainActor
    func testADatabaseThatFailsIsTold() async throws {
        let fixture = try await AccountFixture()
        let model = fixture.signIn()
        fill(model)
        fixture.database.suspend()
        let next = await model.finish()
        XCTAssertNil(next)
        XCTAssertEqual(model.state.failure, "It could not be stored on this device. Try again.")
        XCTAssertTrue(model.state.canSignIn)
    }
}
