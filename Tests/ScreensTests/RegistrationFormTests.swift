import LocalAccounts
import UIKit
import XCTest

@testable import Screens

/// The registration form on the screen: what is said, where, and when; where the keyboard is.
final class RegistrationFormTests: XCTestCase {
    @MainActor
    private struct Form {
        let screen: Screen
        let model: RegistrationModel
        let seen: Seen

        init(_ fixture: AccountFixture) async throws {
            model = try fixture.registration()
            let controller = RegistrationViewController(model: model, localizer: fixture.localizer)
            screen = await Screen(UINavigationController(rootViewController: controller))
            seen = Seen(controller.view)
        }

        /// What is said beside the field of a name.
        func said(beside name: String) throws -> [String] {
            var view: UIView? = try seen.field(name)
            while let step = view, !(step is EntryField) { view = step.superview }
            return Seen(try XCTUnwrap(view)).texts.filter { $0 != name }
        }
    }

    @MainActor
    func testR34WhatIsWrongStandsBesideTheFieldOnceItIsLeftAndFollowsWhatIsTyped() async throws {
        let form = try await Form(try await AccountFixture())
        try form.seen.type("Ж", in: "First name")
        await form.screen.settle()
        XCTAssertEqual(try form.said(beside: "First name"), [], "nobody is corrected while typing for the first time")
        try form.seen.field("Last name").becomeFirstResponder()
        let cyrillic = "“Ж” is a Cyrillic letter. Use English letters, A–Z."
        let isSaid = await form.screen.wait { (try? form.said(beside: "First name")) == [cyrillic] }
        XCTAssertTrue(isSaid, "\(form.seen.texts)")
        XCTAssertEqual(try form.said(beside: "Last name"), [], "that one was not left")
        form.screen.assertAnnounced(cyrillic)
        let first = try form.seen.field("First name")
        first.becomeFirstResponder()
        first.deleteBackward()
        XCTAssertEqual(try form.said(beside: "First name"), ["Enter your first name"])
        first.insertText("Jan")
        XCTAssertEqual(try form.said(beside: "First name"), [])
        await form.screen.close()
    }

    @MainActor
    func testR34TheFirstFieldThatIsWrongGetsTheKeyboardAndEachSaysWhatIsWrong() async throws {
        let form = try await Form(try await AccountFixture())
        try form.seen.type("Ivan", in: "First name")
        try form.seen.tap("Register")
        let last = try form.seen.field("Last name")
        let hasKeyboard = await form.screen.wait { last.isFirstResponder }
        XCTAssertTrue(hasKeyboard)
        XCTAssertEqual(try form.said(beside: "First name"), [])
        for (name, words) in [
            ("Last name", "Enter your last name"), ("Phone", "Enter your phone number"),
            ("E-mail", "Enter your e-mail"),
        ] {
            XCTAssertEqual(try form.said(beside: name), [words])
        }
        XCTAssertTrue(form.seen.has("Choose your birth date"))
        form.screen.assertAnnounced("Enter your last name")
        await form.screen.close()
    }

    @MainActor
    func testR34AWrongFieldFurtherDownIsBroughtIntoSight() async throws {
        let fixture = try await AccountFixture()
        let form = try await Form(fixture)
        try fixture.fill(form.model, email: "not an address")
        form.seen.first(UIScrollView.self)?.contentOffset = .zero
        try form.seen.tap("Register")
        let email = try form.seen.field("E-mail")
        let hasKeyboard = await form.screen.wait { email.isFirstResponder }
        XCTAssertTrue(hasKeyboard)
        let isInSight = await form.screen.wait { Self.isInSight(email, form.screen) }
        XCTAssertTrue(isInSight)
        await form.screen.close()
    }

    @MainActor
    func testR35TheKeyboardClosesForTheCalendarWhichIsSeenWithItsField() async throws {
        let form = try await Form(try await AccountFixture())
        let first = try form.seen.field("First name")
        first.becomeFirstResponder()
        XCTAssertTrue(first.isFirstResponder)
        let field = try XCTUnwrap(form.seen.first(BirthDateField.self)?.first(FieldControl.self))
        XCTAssertNil(form.seen.first(UIDatePicker.self))
        field.sendActions(for: .touchUpInside)
        let picker = try XCTUnwrap(form.seen.first(UIDatePicker.self))
        let isInSight = await form.screen.wait {
            Self.isInSight(field, form.screen) && Self.isInSight(picker, form.screen)
        }
        XCTAssertTrue(isInSight)
        XCTAssertFalse(first.isFirstResponder)
        field.sendActions(for: .touchUpInside)
        XCTAssertNil(form.seen.first(UIDatePicker.self))
        await form.screen.close()
    }

    @MainActor
    func testAPasswordIsHiddenUntilItIsToBeSeenAndItsRulesTickOff() async throws {
        let form = try await Form(try await AccountFixture())
        try form.seen.type("seC", in: "Password")
        let field = try form.seen.field("Password")
        XCTAssertTrue(field.isSecureTextEntry)
        try form.seen.tap("Show password")
        XCTAssertFalse(field.isSecureTextEntry)
        XCTAssertEqual(field.text, "seC")
        try form.seen.tap("Hide password")
        XCTAssertTrue(field.isSecureTextEntry)
        let rules = try XCTUnwrap(form.seen.first(PasswordRequirementsView.self))
        func spoken() -> [String] { rules.labels.compactMap(\.accessibilityLabel) }
        XCTAssertEqual(spoken().filter { $0.hasSuffix(": done") }.count, 2)
        try form.seen.type("ret1", in: "Password")
        XCTAssertEqual(spoken().filter { $0.hasSuffix(": done") }.count, 4)
        await form.screen.close()
    }

    @MainActor
    func testReturnLeadsFromFieldToFieldAndRegistersAtTheEnd() async throws {
        let fixture = try await AccountFixture()
        let form = try await Form(fixture)
        try fixture.fill(form.model)
        let email = try form.seen.field("E-mail")
        email.becomeFirstResponder()
        _ = email.delegate?.textFieldShouldReturn(email)
        let password = try form.seen.field("Password")
        XCTAssertTrue(password.isFirstResponder)
        _ = password.delegate?.textFieldShouldReturn(password)
        let isWorking = await form.screen.wait { form.model.state.isWorking }
        XCTAssertTrue(isWorking)
        XCTAssertFalse(try form.seen.button("Register").isEnabled, "a second tap makes no second account")
        let account = try await fixture.store.signedIn()
        XCTAssertNotNil(account)
        await form.screen.close()
    }

    /// Whether all of a view is inside the window.
    @MainActor
    private static func isInSight(_ view: UIView, _ screen: Screen) -> Bool {
        let frame = view.convert(view.bounds, to: nil)
        return frame.minY >= 0 && frame.maxY <= screen.window.bounds.height + 0.5
    }
}

extension UIView {
    /// All labels inside that are not hidden.
    @MainActor
    fileprivate var labels: [UILabel] {
        isHidden ? [] : ((self as? UILabel).map { [$0] } ?? []) + subviews.flatMap(\.labels)
    }
}
