import Foundation
import LocalAccounts
import UIKit
import XCTest

@testable import Screens

/// The form with its real fields.
final class RegistrationScreenTests: XCTestCase {
    @MainActor
    private final class Form {
        let screen: RegistrationViewController
        let model: RegistrationModel

        init(_ fixture: AccountFixture) throws {
            model = try fixture.registration()
            screen = RegistrationViewController(model: model, localizer: fixture.localizer)
            screen.loadViewIfNeeded()
        }

        func field(_ name: String) throws -> UITextField {
            try XCTUnwrap(Self.fields(in: screen.view).first { $0.accessibilityLabel == name }, name)
        }

        private static func fields(in view: UIView) -> [UITextField] {
            view.subviews.flatMap { ($0 as? UITextField).map { [$0] } ?? fields(in: $0) }
        }
    }

    @MainActor
    private func caret(of field: UITextField) throws -> Int {
        field.offset(from: field.beginningOfDocument, to: try XCTUnwrap(field.selectedTextRange).end)
    }

    @MainActor
    private func setCaret(_ place: Int, in field: UITextField) throws {
        let position = try XCTUnwrap(field.position(from: field.beginningOfDocument, offset: place))
        field.selectedTextRange = field.textRange(from: position, to: position)
    }

    @MainActor
    func testR01TheNumberFormsItselfUnderTheKeys() async throws {
        let fixture = try await AccountFixture()
        let form = try Form(fixture)
        let phone = try form.field("Phone")
        for key in "89121234567" { phone.insertText(String(key)) }
        XCTAssertEqual(phone.text, "+7 (912) 123-45-67")
        XCTAssertEqual(try caret(of: phone), 18)
        XCTAssertEqual(form.model.state.entries.text(.phone), "+7 (912) 123-45-67")
    }

    @MainActor
    func testR06R07TheCaretStaysWhereTheNumberIsEdited() async throws {
        let fixture = try await AccountFixture()
        let form = try Form(fixture)
        let phone = try form.field("Phone")
        phone.insertText("9121234567")
        try setCaret(8, in: phone)
        phone.deleteBackward()
        XCTAssertEqual(phone.text, "+7 (911) 234-56-7")
        XCTAssertEqual(try caret(of: phone), 6)
        phone.insertText("5")
        XCTAssertEqual(phone.text, "+7 (915) 123-45-67")
        XCTAssertEqual(try caret(of: phone), 7)
        XCTAssertEqual(form.model.state.entries.text(.phone), "+7 (915) 123-45-67")
    }

    @MainActor
    func testR09ANumberThatTheKeyboardFillsInTakesItsForm() async throws {
        let fixture = try await AccountFixture()
        let form = try Form(fixture)
        let phone = try form.field("Phone")
        phone.insertText(" ")
        XCTAssertEqual(phone.text, " ", "the keyboard gives up where its space is refused")
        phone.insertText("+79121234567")
        XCTAssertEqual(phone.text, "+7 (912) 123-45-67")
        XCTAssertEqual(form.model.state.entries.text(.phone), "+7 (912) 123-45-67")
    }

    @MainActor
    func testEachFieldTellsTheSystemWhatItIsFor() async throws {
        let fixture = try await AccountFixture()
        let form = try Form(fixture)
        let kinds: [(String, UITextContentType, UIKeyboardType)] = [
            ("First name", .givenName, .asciiCapable), ("Last name", .familyName, .asciiCapable),
            ("Phone", .telephoneNumber, .phonePad), ("E-mail", .username, .emailAddress),
            ("Password", .newPassword, .default),
        ]
        for (name, content, keyboard) in kinds {
            let field = try form.field(name)
            XCTAssertEqual(field.textContentType, content, name)
            XCTAssertEqual(field.keyboardType, keyboard, name)
            XCTAssertEqual(field.returnKeyType, name == "Password" ? .done : .next, name)
        }
        XCTAssertTrue(try form.field("Password").isSecureTextEntry)
    }

    @MainActor
    func testWhatIsWrongIsReadOutWithItsField() async throws {
        let fixture = try await AccountFixture()
        let form = try Form(fixture)
        _ = await form.model.finish()
        XCTAssertEqual(try form.field("E-mail").accessibilityHint, "Enter your e-mail")
        form.model.type("ivan@example.org", in: .email)
        XCTAssertEqual(try form.field("E-mail").accessibilityHint, "name@example.com")
    }
}
