import XCTest

/// A story: what a person does with the app and sees of it.
///
/// The same stories, under the same names, drive the program on Linux: `Tests/Stories`.
@MainActor
class Story: XCTestCase {
    /// How long something that is awaited may take, in seconds.
    static let patience: TimeInterval = 10

    override func setUp() async throws {
        continueAfterFailure = false
    }

    /// Opens the app in a language, against an address where nobody answers: what is shown is what the device holds.
    func open(language: String = "en") -> XCUIApplication {
        let app = XCUIApplication()
        app.launchArguments = [
            "--services", "http://127.0.0.1:9", "-AppleLanguages", "(\(language))", "-AppleLocale", language,
        ]
        app.launch()
        return app
    }

    /// Chooses a tab by its title.
    func choose(_ title: String, in app: XCUIApplication) {
        let tab = app.tabBars.buttons[title]
        XCTAssertTrue(tab.waitForExistence(timeout: Self.patience), "no tab \(title)")
        tab.tap()
    }

    /// The first element whose label holds a text, waited for.
    @discardableResult
    func find(
        _ text: String,
        in app: XCUIApplication,
        file: StaticString = #filePath,
        line: UInt = #line
    ) -> XCUIElement {
        let element = app.descendants(matching: .any)
            .matching(NSPredicate(format: "label CONTAINS %@", text)).firstMatch
        XCTAssertTrue(element.waitForExistence(timeout: Self.patience), "no “\(text)”", file: file, line: line)
        return element
    }

    /// Chooses a station in the picker of one end of the trip, by searching.
    func chooseStation(_ query: String, for end: String, in app: XCUIApplication) {
        let field = app.buttons.matching(NSPredicate(format: "label BEGINSWITH %@", end)).firstMatch
        XCTAssertTrue(field.waitForExistence(timeout: Self.patience))
        field.tap()
        let search = app.searchFields.firstMatch
        XCTAssertTrue(search.waitForExistence(timeout: Self.patience))
        search.tap()
        search.typeText(query)
        let row = app.tables.cells.firstMatch
        XCTAssertTrue(row.waitForExistence(timeout: Self.patience))
        row.tap()
    }
}
