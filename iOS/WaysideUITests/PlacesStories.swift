import XCTest

@MainActor
final class PlacesStories: Story {
    func testAFirstStartOfflineOffersSampleContentAndSaysWhatItIs() {
        let app = open()
        choose("Places", in: app)
        let button = app.buttons["Show Sample Content"]
        XCTAssertTrue(button.waitForExistence(timeout: Self.patience))
        button.tap()
        app.tables.cells.firstMatch.tap()
        let photos = app.collectionViews.firstMatch
        XCTAssertTrue(photos.waitForExistence(timeout: Self.patience))
        find("1 of", in: app)
        photos.swipeLeft()
        find("2 of", in: app)
    }
}
