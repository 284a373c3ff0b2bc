import Foundation
import Localization
import Networking
import Places
import XCTest

@testable import Screens

final class PlacesListModelTests: XCTestCase {
    @MainActor
    func testAFirstStartLoadsAndThenShowsThePlacesAndTheirCount() async throws {
        let fixture = try await PlacesFixture(language: .russian)
        fixture.setPlaces(3)
        let model = try fixture.list()
        XCTAssertEqual(model.state.placeholder, .loading)
        model.start()
        await eventually("the list") { model.state.places.count == 3 && !model.state.isRefreshing }
        XCTAssertNil(model.state.placeholder)
        XCTAssertNil(model.state.banner)
        XCTAssertEqual(model.state.footer, "3 места")
    }

    @MainActor
    func testOfflineTheStoredListStaysWithTheReasonAndItsAge() async throws {
        let fixture = try await PlacesFixture()
        fixture.setPlaces(3)
        for await _ in fixture.feed().places() {}
        fixture.move(300)
        fixture.server.answer("/places", .failure(.noConnection))
        let model = try fixture.list()
        model.start()
        await eventually("the banner") { model.state.banner != nil && !model.state.isRefreshing }
        XCTAssertEqual(model.state.places.count, 3)
        XCTAssertEqual(
            model.state.banner?.text,
            "Stored list, updated 5 minutes ago. There is no internet connection. Check Wi-Fi or mobile data."
        )
        fixture.setPlaces(4)
        model.act(.retry)
        await eventually("the new list") { model.state.places.count == 4 && model.state.banner == nil }
    }

    @MainActor
    func testWithNothingStoredAFailureTakesTheWholeScreen() async throws {
        let fixture = try await PlacesFixture()
        fixture.server.answer("/places", .failure(.signInPage))
        let model = try fixture.list()
        model.start()
        let reason = "This network asks to sign in first. Open a browser, sign in, then try again."
        await eventually("the reason") { model.state.placeholder == .failed(reason: reason) }
        XCTAssertFalse(model.state.isRefreshing)
        fixture.setPlaces(2)
        model.refresh()
        await eventually("the list") { model.state.places.count == 2 }
    }

    @MainActor
    func testAnEmptyServiceIsNotAFailure() async throws {
        let fixture = try await PlacesFixture()
        fixture.server.answer("/places", .body(Data("[]".utf8)))
        let model = try fixture.list()
        model.start()
        await eventually("the word") { model.state.placeholder == .empty }
    }

    @MainActor
    func testSampleContentIsShownOnlyWhenAskedForAndSaysWhatItIs() async throws {
        let fixture = try await PlacesFixture()
        fixture.server.answer("/places", .failure(.noConnection))
        let model = try fixture.list()
        model.start()
        await eventually("the failure") { !model.state.isRefreshing }
        XCTAssertTrue(model.state.places.isEmpty)
        model.showSample()
        await eventually("the sample") { model.state.places.count == 16 }
        XCTAssertEqual(model.state.banner?.action, .leaveSample)
        fixture.setPlaces(2)
        model.act(.leaveSample)
        await eventually("the service's list") { model.state.places.count == 2 && model.state.banner == nil }
    }

    @MainActor
    func testTheSearchFindsPartsOfNamesWhateverTheirCaseAndSaysWhereNothingIs() async throws {
        let fixture = try await PlacesFixture()
        let names = ["Ёлочный перевал", "«Ромашка», турбаза", "Øst Lighthouse"]
        let records = names.enumerated().map { #"{"id":"\#($0.offset)","name":"\#($0.element)"}"# }
        fixture.server.answer("/places", .body(Data("[\(records.joined(separator: ","))]".utf8)))
        let model = try fixture.list()
        model.start()
        await eventually("the list") { model.state.places.count == 3 }
        let answers = [
            "ЕЛОЧ": ["Ёлочный перевал"], "турб ромаш": ["«Ромашка», турбаза"], "ost": ["Øst Lighthouse"],
            "  ": ["Øst Lighthouse", "Ёлочный перевал", "«Ромашка», турбаза"],
        ]
        for (query, found) in answers {
            model.search(query)
            XCTAssertEqual(model.state.places.map(\.name), found, query)
        }
        model.search("нет такого")
        XCTAssertEqual(model.state.placeholder, .nothingFound(query: "нет такого"))
    }

    @MainActor
    func testItemsThatCannotBeReadAreCountedBelowTheList() async throws {
        let fixture = try await PlacesFixture()
        fixture.server.answer("/places", .body(Data(#"[{"id":"1","name":"One"}, 7, {"id":"2"}]"#.utf8)))
        let model = try fixture.list()
        model.start()
        await eventually("the list") { model.state.footer == "1 place. 2 items could not be read" }
    }
}
