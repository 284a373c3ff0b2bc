import XCTest

@MainActor
final class NewsStories: Story {
    func testAFirstStartOfflineOffersSampleContentAndSaysWhatItIs() {
        let app = open()
        choose("News", in: app)
        find("The News Could Not Be Loaded", in: app)
        app.buttons["Show Sample Content"].tap()
        find("It is not real news", in: app)
        app.tables.cells.firstMatch.tap()
        XCTAssertTrue(app.buttons["Share"].waitForExistence(timeout: Self.patience))
    }
}
