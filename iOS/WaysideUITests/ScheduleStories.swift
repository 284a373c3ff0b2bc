import XCTest

@MainActor
final class ScheduleStories: Story {
    func testBothStationsAreChosenAndTheTripIsTold() {
        let app = open()
        choose("Schedule", in: app)
        chooseStation("орел", for: "From", in: app)
        chooseStation("казанский вокзал", for: "To", in: app)
        find("Your trip", in: app)
        find(" km", in: app)
    }

    func testOrelWithoutDotsFindsIt() {
        let app = open()
        choose("Schedule", in: app)
        chooseStation("орел", for: "To", in: app)
        find("Орёл", in: app)
    }

    func testAWrongKeyboardLayoutFindsMoscowAndSaysWhy() {
        let app = open()
        choose("Schedule", in: app)
        app.buttons.matching(NSPredicate(format: "label BEGINSWITH %@", "From")).firstMatch.tap()
        let search = app.searchFields.firstMatch
        XCTAssertTrue(search.waitForExistence(timeout: Self.patience))
        search.tap()
        search.typeText("vjcrdf")
        find("москва", in: app)
    }
}
