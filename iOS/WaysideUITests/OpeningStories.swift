import XCTest

@MainActor
final class OpeningStories: Story {
    func testItOpensWithItsTabsInTheLanguageOfTheSystem() {
        let titles = [
            "en": ["Schedule", "News", "Music", "Places", "About"],
            "ru": ["Расписание", "Новости", "Музыка", "Места", "О приложении"],
        ]
        for (language, expected) in titles {
            let app = open(language: language)
            XCTAssertTrue(app.tabBars.buttons[expected[0]].waitForExistence(timeout: Self.patience))
            XCTAssertEqual(app.tabBars.buttons.allElementsBoundByIndex.map(\.label), expected)
            app.terminate()
        }
    }

    func testAScreenReaderChoosesATabAndReadsTheVersion() {
        let app = open()
        choose("About", in: app)
        let row = find("Version", in: app)
        XCTAssertNotNil(row.label.range(of: #"\d+\.\d+\.\d+"#, options: .regularExpression))
    }

    func testItOpensAtTheTabThatWasSeenLast() {
        let app = open()
        choose("News", in: app)
        find("Could Not Be Loaded", in: app)
        app.terminate()
        app.launch()
        XCTAssertTrue(app.tabBars.buttons["News"].waitForExistence(timeout: Self.patience))
        XCTAssertTrue(app.tabBars.buttons["News"].isSelected)
        choose("Schedule", in: app)
    }
}
