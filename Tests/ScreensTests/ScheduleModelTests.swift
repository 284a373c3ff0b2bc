import Foundation
import Schedule
import XCTest

@testable import Screens

final class ScheduleModelTests: XCTestCase {
    @MainActor
    func testAFirstStartAsksForBothStationsAndOffersToday() async throws {
        let fixture = try await ScheduleFixture()
        let model = fixture.scheduleModel()
        await fixture.library.open()
        XCTAssertNil(model.state.departure)
        XCTAssertNil(model.state.arrival)
        XCTAssertEqual(model.state.date, fixture.today)
        XCTAssertFalse(model.state.canSwap)
        XCTAssertEqual(model.state.dataTitle, "Starter set")
        XCTAssertNil(model.state.problem)
    }

    @MainActor
    func testAChosenTripIsToldInWordsAndIsThereAfterARestart() async throws {
        let fixture = try await ScheduleFixture()
        try await fixture.load()
        let model = fixture.scheduleModel()
        try await model.choose(fixture.station(12, .from), for: .from)
        XCTAssertNil(model.state.summary, "one end is missing")
        try await model.choose(fixture.station(21, .to), for: .to)
        await model.choose(try XCTUnwrap(CalendarDate("2026-05-09")))
        try await fixture.restart()
        let state = fixture.scheduleModel().state
        XCTAssertEqual(state.departure?.title, "Орёл ЖД")
        XCTAssertEqual(state.arrival?.title, "Курский вокзал")
        XCTAssertEqual(state.summary?.date, "Saturday, 9 May 2026")
        XCTAssertEqual(state.summary?.departure.address, "Орёл, Орёл обл., Россия")
        XCTAssertTrue(state.summary?.distance?.contains("km as the crow flies") == true)
        XCTAssertTrue(state.summary?.note.contains("not loaded yet") == true)
        XCTAssertTrue(state.summary?.arrival.map?.absoluteString.hasPrefix("https://maps.apple.com/?ll=52") == true)
        XCTAssertEqual(state.recentTrips.map(\.title), ["Орёл ЖД → Курский вокзал"])
    }

    @MainActor
    func testTheSharedTextHoldsBothAddressesAndTheDay() async throws {
        let fixture = try await ScheduleFixture(language: .russian)
        try await fixture.load()
        let model = fixture.scheduleModel()
        try await model.choose(fixture.station(12, .from), for: .from)
        try await model.choose(fixture.station(21, .to), for: .to)
        let lines = try XCTUnwrap(model.state.summary).plainText.split(separator: "\n")
        XCTAssertEqual(lines.first, "Орёл ЖД, Орёл, Орёл обл., Россия")
        XCTAssertEqual(lines.dropFirst().first, "Курский вокзал, Москва, Москва обл., Россия")
        XCTAssertTrue(lines.contains { $0.hasPrefix("вторник, 5 мая 2026") })
    }

    /// S-52: departure = arrival.
    @MainActor
    func testS52TheSameStationTwiceIsRefusedAndNothingChanges() async throws {
        let fixture = try await ScheduleFixture()
        try await fixture.load()
        let model = fixture.scheduleModel()
        try await model.choose(fixture.station(11, .from), for: .from)
        do {
            try await model.choose(fixture.station(11, .to), for: .to)
            XCTFail("the same station was taken")
        } catch {
            XCTAssertEqual(error as? TripChoice.Refusal, .sameStation)
        }
        XCTAssertNil(model.state.arrival)
        XCTAssertEqual(model.state.departure?.title, "Автовокзал")
    }

    /// S-52: swap pressed while one field is empty.
    @MainActor
    func testS52SwapWithOneEndEmptyMovesTheOther() async throws {
        let fixture = try await ScheduleFixture()
        try await fixture.load()
        let model = fixture.scheduleModel()
        await model.swap()
        XCTAssertNil(model.state.departure, "with nothing chosen nothing happens")
        try await model.choose(fixture.station(21, .from), for: .from)
        XCTAssertTrue(model.missingInSwap.isEmpty)
        await model.swap()
        XCTAssertNil(model.state.departure)
        XCTAssertEqual(model.state.arrival?.title, "Курский вокзал")
    }

    @MainActor
    func testASwapThatTheListsAllowExchangesTheEnds() async throws {
        let fixture = try await ScheduleFixture()
        try await fixture.load()
        let model = fixture.scheduleModel()
        try await model.choose(fixture.station(12, .from), for: .from)
        try await model.choose(fixture.station(21, .to), for: .to)
        await model.swap()
        XCTAssertEqual(model.state.departure?.title, "Курский вокзал")
        XCTAssertEqual(model.state.arrival?.title, "Орёл ЖД")
    }

    @MainActor
    func testASwapTellsWhatTheOtherListLacksBeforeAnythingIsTakenAway() async throws {
        let fixture = try await ScheduleFixture()
        try await fixture.load()
        let model = fixture.scheduleModel()
        try await model.choose(fixture.station(41, .from), for: .from)
        try await model.choose(fixture.station(21, .to), for: .to)
        let missing = model.missingInSwap
        XCTAssertEqual(missing.map(\.station.title), ["Тула Восток"])
        XCTAssertEqual(missing.map(\.direction), [.to])
        let list = try XCTUnwrap(fixture.library.directory?.to)
        let section = try XCTUnwrap(missing.first?.section)
        XCTAssertEqual(list.header(at: section), "Россия, Тула", "the picker opens at the city")
        XCTAssertEqual(model.state.departure?.title, "Тула Восток", "asking changes nothing")
        await model.swap()
        XCTAssertEqual(model.state.departure?.title, "Курский вокзал")
        XCTAssertNil(model.state.arrival)
    }

    /// S-52: station removed by a data update but kept in favourites.
    @MainActor
    func testS52AStationThatNewDataLackIsGreyedAndComesBackWithIt() async throws {
        let fixture = try await ScheduleFixture()
        try await fixture.load()
        let model = fixture.scheduleModel()
        try await model.choose(fixture.station(31, .from), for: .from)
        try await model.choose(fixture.station(21, .to), for: .to)
        try await fixture.load(from: ScheduleFixture.from.filter { $0.number != 3 })
        XCTAssertEqual(model.state.departure?.title, "Центральный автовокзал")
        XCTAssertEqual(model.state.departure?.isGone, true)
        XCTAssertTrue(model.state.departure?.detail.contains("No longer in the data") == true)
        XCTAssertNil(model.state.summary)
        XCTAssertEqual(model.state.recentTrips.map(\.isKnown), [false])
        try await fixture.load()
        XCTAssertEqual(model.state.departure?.isGone, false)
        XCTAssertNotNil(model.state.summary)
    }

    @MainActor
    func testRecentTripsAreChosenAgainForgottenOneByOneAndAllAtOnce() async throws {
        let fixture = try await ScheduleFixture()
        try await fixture.load()
        let model = fixture.scheduleModel()
        try await model.choose(fixture.station(12, .from), for: .from)
        try await model.choose(fixture.station(21, .to), for: .to)
        try await model.choose(fixture.station(51, .to), for: .to)
        XCTAssertEqual(model.state.recentTrips.map(\.title), ["Орёл ЖД → Rīgas autoosta", "Орёл ЖД → Курский вокзал"])
        await model.choose(try XCTUnwrap(model.state.recentTrips.last).trip)
        XCTAssertEqual(model.state.arrival?.title, "Курский вокзал")
        await model.forget(try XCTUnwrap(model.state.recentTrips.first).trip)
        XCTAssertEqual(model.state.recentTrips.map(\.title), ["Орёл ЖД → Rīgas autoosta"])
        await model.forgetAllTrips()
        XCTAssertTrue(model.state.recentTrips.isEmpty)
        XCTAssertEqual(model.state.arrival?.title, "Курский вокзал", "the choice itself stays")
    }

    @MainActor
    func testAPastDayIsNotTakenAndOneThatPassedBecomesToday() async throws {
        let fixture = try await ScheduleFixture()
        let model = fixture.scheduleModel()
        await model.choose(try XCTUnwrap(CalendarDate("2026-05-04")))
        XCTAssertEqual(model.state.date, fixture.today)
        await model.choose(try XCTUnwrap(CalendarDate("2026-05-06")))
        let later = try XCTUnwrap(CalendarDate("2026-06-01"))
        let opened = fixture.scheduleModel(today: later)
        await opened.appeared()
        XCTAssertEqual(opened.state.date, later)
    }

    @MainActor
    func testAChoiceThatCannotBeStoredIsShownAndSaidSo() async throws {
        struct Full: Error {}
        let fixture = try await ScheduleFixture()
        try await fixture.load()
        let trips = TripKeeper(record: TripRecord(today: fixture.today)) { _ in throw Full() }
        let model = ScheduleModel(localizer: fixture.text, library: fixture.library, trips: trips) { fixture.today }
        try await model.choose(fixture.station(12, .from), for: .from)
        XCTAssertEqual(model.state.departure?.title, "Орёл ЖД")
        XCTAssertTrue(model.state.problem?.contains("could not be stored") == true)
    }

    @MainActor
    func testADamagedDirectoryIsReplacedByTheStarterSetAndSaidSo() async throws {
        let fixture = try await ScheduleFixture()
        try await fixture.load()
        var bytes = try Data(contentsOf: fixture.store.file)
        bytes[bytes.count / 2] ^= 0xFF
        try bytes.write(to: fixture.store.file)
        let model = fixture.scheduleModel()
        await fixture.library.open()
        XCTAssertEqual(model.state.dataTitle, "Starter set")
        XCTAssertTrue(model.state.problem?.contains("damaged") == true)
    }

    /// G-05: a day whose midnight does not exist can be chosen and is not shifted; G-06: the zone does not move it.
    @MainActor
    func testG05G06ADayOfThePickerIsThatDayWhereverThePersonIs() async throws {
        for text in ["2018-11-04", "2026-05-05", "2028-02-29", "1999-12-31"] {
            let day = try XCTUnwrap(CalendarDate(text))
            XCTAssertEqual(CalendarDate(pickerInstant: day.pickerInstant), day)
        }
        // Vladivostok, where it is the 6th already when it is the 5th in Moscow.
        let instant = Date(timeIntervalSince1970: 1_777_996_800)
        let zone = try XCTUnwrap(TimeZone(identifier: "Asia/Vladivostok"))
        let fixture = try await ScheduleFixture()
        let model = fixture.scheduleModel(today: .today(in: zone, now: instant))
        let day = try XCTUnwrap(CalendarDate("2026-05-07"))
        await model.choose(day)
        XCTAssertEqual(model.state.date, day)
        try await fixture.restart()
        XCTAssertEqual(fixture.trips.record.choice.date, day)
    }
}
