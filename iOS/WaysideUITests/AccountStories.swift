import XCTest

@MainActor
final class AccountStories: Story {
    func testMistakesAreToldBesideTheirFieldsAndMended() {
        let app = openForm()
        app.buttons["Register"].firstMatch.tap()
        for text in ["Enter your first name", "Enter your last name", "Choose your birth date"] { find(text, in: app) }
        let first = app.textFields["First name"]
        first.tap()
        first.typeText("Ivan3")
        app.textFields["Last name"].tap()
        find("A name has no digits", in: app)
        first.tap()
        first.typeText(XCUIKeyboardKey.delete.rawValue)
        let problem = app.staticTexts.matching(NSPredicate(format: "label CONTAINS %@", "A name has no digits"))
        let isGone = expectation(for: NSPredicate(format: "count == 0"), evaluatedWith: problem)
        wait(for: [isGone], timeout: Self.patience)
    }

    func testThePhoneFormsItselfAndTheCaretStays() {
        let app = openForm()
        let phone = app.textFields["Phone"]
        phone.tap()
        phone.typeText("89121234567")
        XCTAssertEqual(phone.value as? String, "+7 (912) 123-45-67")
    }

    func testWronglyAndRightly() {
        let app = open()
        choose("Music", in: app)
        let email = app.textFields["E-mail"]
        XCTAssertTrue(email.waitForExistence(timeout: Self.patience))
        email.tap()
        email.typeText("nobody@example.org")
        let password = app.secureTextFields["Password"]
        password.tap()
        password.typeText("Rainy-Day-7")
        app.buttons["Sign In"].firstMatch.tap()
        find("The e-mail or the password is wrong.", in: app)
    }

    /// The empty registration form.
    private func openForm() -> XCUIApplication {
        let app = open()
        choose("Music", in: app)
        let create = app.buttons["Create an Account"]
        XCTAssertTrue(create.waitForExistence(timeout: Self.patience))
        create.tap()
        XCTAssertTrue(app.textFields["First name"].waitForExistence(timeout: Self.patience))
        return app
    }
}
