import Foundation
import Localization
import News
import XCTest

@testable import Screens

final class NewsListModelTests: XCTestCase {
    @MainActor
    func testAFirstStartLoadsAndThenShowsTheNewestPage() async throws {
        let fixture = try await NewsFixture()
        let model = fixture.list()
        XCTAssertEqual(model.state.placeholder, .loading)
        model.start()
        await eventually("the first page") { model.state.rows.count == 20 && !model.state.isRefreshing }
        XCTAssertEqual(model.state.rows.first?.title, "Item 45")
        XCTAssertNil(model.state.placeholder)
        XCTAssertNil(model.state.banner)
    }

    @MainActor
    func testEachRowTellsItsDayAndHowOftenItWasOpened() async throws {
        let fixture = try await NewsFixture(language: .russian)
        let model = fixture.list()
        model.start()
        await eventually("the first page") { model.state.rows.count == 20 }
        XCTAssertTrue(model.state.rows[0].detail.hasPrefix("29 декабря 2023"), model.state.rows[0].detail)
        XCTAssertTrue(model.state.rows[0].detail.hasSuffix("ещё не открывалась"), model.state.rows[0].detail)
        await model.opened("45")
        await eventually("the count") { model.state.rows[0].wasOpened }
        XCTAssertTrue(model.state.rows[0].detail.hasSuffix("открыта 1 раз"), model.state.rows[0].detail)
    }

    @MainActor
    func testOfflineTheStoredListStaysWithTheReasonAndItsAge() async throws {
        let fixture = try await NewsFixture()
        try await fixture.feed().refresh()
        fixture.move(300)
        fixture.service.fail(.network(.noConnection))
        let model = fixture.list()
        model.start()
        await eventually("the banner") { model.state.banner != nil && !model.state.isRefreshing }
        XCTAssertEqual(model.state.rows.count, 20)
        XCTAssertEqual(
            model.state.banner?.text,
            "Stored news, updated 5 minutes ago. There is no internet connection. Check Wi-Fi or mobile data."
        )
        fixture.service.fail(nil)
        model.act(.retry)
        await eventually("the end of the banner") { model.state.banner == nil }
    }

    @MainActor
    func testAServiceThatAsksToWaitIsToldOfWithTheTimeAndAskedAgainThenByItself() async throws {
        let fixture = try await NewsFixture()
        try await fixture.feed().refresh()
        let model = fixture.list()
        // 90 seconds from 20:26:40: the minute in which that ends is over at 20:29.
        fixture.service.fail(.network(.rateLimited(until: fixture.clock + 90)))
        model.start()
        let time = fixture.localizer.timeOfDay(of: fixture.clock + 140)
        let told = "The service asks to wait until \(time). Then it is asked again by itself."
        await eventually("the reason") { model.state.banner?.text.hasSuffix(told) == true && !model.state.isRefreshing }
        XCTAssertEqual(model.state.rows.count, 20)
        await eventually("the wait") { fixture.waits == [140] }
        // Whoever asks in the meantime is told the same, and the wait goes on.
        model.refresh()
        await eventually("the same reason") {
            !model.state.isRefreshing && model.state.banner?.text.hasSuffix(told) == true
                && fixture.waits == [140, 140]
        }
        fixture.service.fail(nil)
        fixture.endWaits()
        await eventually("the end of the banner, without anybody asking") {
            model.state.banner == nil && !model.state.isRefreshing
        }
    }

    @MainActor
    func testAServiceThatAsksToWaitForNoTimeIsNotAskedWithoutAPause() async throws {
        let fixture = try await NewsFixture()
        let model = fixture.list()
        fixture.service.fail(.network(.rateLimited(until: fixture.clock - 100)))
        model.start()
        await eventually("a pause") { fixture.waits == [5] }
        fixture.endWaits()
        await eventually("another") { fixture.waits == [5, 5] }
        XCTAssertEqual(fixture.service.windows.count, 2)
        fixture.service.fail(nil)
        fixture.endWaits()
        await eventually("the list") { model.state.rows.count == 20 }
    }

    @MainActor
    func testWithNothingStoredAFailureTakesTheWholeScreen() async throws {
        let fixture = try await NewsFixture()
        fixture.service.fail(.network(.signInPage))
        let model = fixture.list()
        model.start()
        let reason = "This network asks to sign in first. Open a browser, sign in, then try again."
        await eventually("the reason") { model.state.placeholder == .failed(reason: reason) }
        XCTAssertFalse(model.state.isRefreshing)
        fixture.service.fail(nil)
        model.refresh()
        await eventually("the list") { model.state.rows.count == 20 }
    }

    @MainActor
    func testSampleContentIsShownOnlyWhenAskedForAndSaysWhatItIs() async throws {
        let fixture = try await NewsFixture()
        fixture.service.fail(.network(.noConnection))
        let sample = FakeNewsService(id: "sample")
        let model = fixture.list(sample: sample)
        model.start()
        await eventually("the failure") { !model.state.isRefreshing }
        XCTAssertTrue(sample.windows.isEmpty)
        model.showSample()
        await eventually("the sample") { model.state.rows.count == 20 }
        XCTAssertEqual(model.state.banner?.action, .leaveSample)
        XCTAssertEqual(model.state.banner?.text, fixture.localizer.text("news.sample"))
        fixture.service.fail(nil)
        model.act(.leaveSample)
        await eventually("the service's list") { model.state.rows.count == 20 && model.state.banner == nil }
    }

    @MainActor
    func testScrollingAsksForEachPageOnceAndSaysWhereTheListEnds() async throws {
        let fixture = try await NewsFixture()
        let model = fixture.list()
        model.start()
        await eventually("the first page") { model.state.rows.count == 20 && !model.state.isRefreshing }
        for row in 0..<20 { model.saw(row: row) }
        await eventually("the second page") { model.state.rows.count == 40 && model.state.footer == .none }
        for row in 20..<40 { model.saw(row: row) }
        await eventually("the end") {
            model.state.footer == .end("That is all: 45 items") || model.state.rows.count == 45
        }
        for row in 40..<45 { model.saw(row: row) }
        await eventually("the end") { model.state.footer == .end("That is all: 45 items") }
        XCTAssertEqual(fixture.service.windows, [0..<20, 20..<40, 40..<60, 60..<80])
    }

    @MainActor
    func testAPageThatFailsIsSaidBelowTheListAndAskedForAgainByATapOnly() async throws {
        let fixture = try await NewsFixture()
        let model = fixture.list()
        model.start()
        await eventually("the first page") { model.state.rows.count == 20 && !model.state.isRefreshing }
        fixture.service.fail(.network(.timedOut))
        model.saw(row: 19)
        let reason =
            "Older news could not be loaded. The service took too long to answer. Try again."
        await eventually("the reason") { model.state.footer == .failed(reason) }
        let asked = fixture.service.windows.count
        for row in 10..<20 { model.saw(row: row) }
        XCTAssertEqual(fixture.service.windows.count, asked)
        fixture.service.fail(nil)
        model.retryMore()
        await eventually("the second page") { model.state.rows.count == 40 }
    }

    @MainActor
    func testAnOpeningThatCannotBeStoredIsSaidAndNotShown() async throws {
        let fixture = try await NewsFixture()
        let model = fixture.list()
        model.start()
        await eventually("the first page") { model.state.rows.count == 20 && !model.state.isRefreshing }
        fixture.user.suspend()
        await model.opened("45")
        XCTAssertEqual(model.state.banner?.text, fixture.localizer.text("news.count.notKept"))
        XCTAssertFalse(model.state.rows[0].wasOpened)
        fixture.user.resume()
    }

    @MainActor
    func testAServiceWithoutNewsSaysSo() async throws {
        let fixture = try await NewsFixture()
        fixture.service.setCount(0)
        let model = fixture.list()
        model.start()
        await eventually("the placeholder") { model.state.placeholder == .empty }
    }

    @MainActor
    func testAnotherAddressShowsAnotherList() async throws {
        let fixture = try await NewsFixture()
        let model = fixture.list()
        model.start()
        await eventually("the first page") { model.state.rows.count == 20 }
        let other = FakeNewsService(id: "other")
        other.setCount(3)
        model.use(fixture.feed(other))
        await eventually("the other list") { model.state.rows.count == 3 }
    }

    @MainActor
    func testRowsThatComeAndGoAreNamedByTheirPlaces() async {
        let changes = RowChanges(from: ["5", "4", "3", "2"], to: ["7", "6", "5", "3", "2", "1"])
        XCTAssertEqual(changes.deleted, [1])
        XCTAssertEqual(changes.inserted.sorted(), [0, 1, 5])
        XCTAssertEqual(changes.kept.map(\.old), [0, 2, 3])
        XCTAssertEqual(changes.kept.map(\.new), [2, 3, 4])
    }
}
