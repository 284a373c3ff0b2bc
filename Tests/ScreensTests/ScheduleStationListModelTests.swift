import Foundation
import Schedule
import XCTest

@testable import Screens

final class ScheduleStationListModelTests: XCTestCase {
    @MainActor
    private func listing(_ model: StationListModel) throws -> StationListing {
        guard case .listing(let listing) = model.state.phase else {
            XCTFail("rows were expected, not \(model.state.phase)")
            throw XCTSkip("no rows")
        }
        return listing
    }

    /// All rows in words, a section's header before its rows.
    @MainActor
    private func words(_ model: StationListModel, _ fixture: ScheduleFixture) throws -> [String] {
        let listing = try listing(model)
        return (0..<listing.sectionCount).flatMap { section in
            [listing.header(ofSection: section, localizer: fixture.text).text.uppercased()]
                + (0..<listing.rowCount(inSection: section)).map {
                    listing.line($0, inSection: section, localizer: fixture.text).title.text
                }
        }
    }

    @MainActor
    func testTheWholeListIsGroupedByCountryAndCity() async throws {
        let fixture = try await ScheduleFixture()
        try await fixture.load()
        let model = fixture.listModel(.to)
        let words = try words(model, fixture)
        XCTAssertEqual(words.filter { $0.contains(", ") }.count, 4, "a header for each city")
        XCTAssertTrue(words.contains("РОССИЯ, ОРЁЛ"))
        XCTAssertTrue(words.contains("Rīgas autoosta"))
        XCTAssertFalse(words.contains("Центральный автовокзал"), "a departure station is not in the arrival list")
        XCTAssertEqual(model.state.count, "4 cities, 6 stations")
        XCTAssertEqual(Set(model.state.countries.map(\.title)), ["Россия", "Latvia"])
    }

    @MainActor
    func testOrelWithoutDotsFindsItAndTheMatchIsSetOff() async throws {
        let fixture = try await ScheduleFixture()
        try await fixture.load()
        let model = fixture.listModel(.from)
        model.search("орел")
        await model.finishSearching()
        let listing = try listing(model)
        let header = listing.header(ofSection: 0, localizer: fixture.text)
        XCTAssertEqual(header.text, "Россия, Орёл")
        XCTAssertEqual(header.matches.map { String(header.text[$0]) }, ["Орёл"])
        XCTAssertEqual(model.state.count, "2 stations found")
    }

    @MainActor
    func testAWrongLayoutIsUnderstoodAndSaidSo() async throws {
        let fixture = try await ScheduleFixture()
        try await fixture.load()
        let model = fixture.listModel(.from)
        model.search("vjcrdf")
        await model.finishSearching()
        let line = try listing(model).line(0, inSection: 0, localizer: fixture.text)
        XCTAssertEqual(line.detail, "Typed in another keyboard layout: москва")
        XCTAssertEqual(try listing(model).header(ofSection: 0, localizer: fixture.text).text, "Россия, Москва")
    }

    /// S-49: type fast `М`, `Мо`, `Мос`; the result of `М` arrives last.
    @MainActor
    func testS49OnlyTheAnswerToWhatWasTypedLastIsShown() async throws {
        let fixture = try await ScheduleFixture()
        try await fixture.load()
        let model = fixture.listModel(.from)
        var shown: [String] = []
        model.onChange = { state in
            if case .listing(let listing) = state.phase, let answer = listing.answer { shown.append(answer.query) }
        }
        for query in ["М", "Мо", "Мос", "Моск"] { model.search(query) }
        await model.finishSearching()
        for _ in 0..<50 { await Task.yield() }
        XCTAssertEqual(shown, ["Моск"], "older answers were dropped")
    }

    @MainActor
    func testAQueryOfWhiteSpaceIsTheWholeListAndPunctuationFindsNothing() async throws {
        let fixture = try await ScheduleFixture()
        try await fixture.load()
        let model = fixture.listModel(.from)
        model.search("  \u{200B}")
        await model.finishSearching()
        XCTAssertNil(try listing(model).answer)
        model.search("…")
        await model.finishSearching()
        guard case .nothing(let query) = model.state.phase else { return XCTFail("something was found") }
        XCTAssertEqual(query, "…")
        model.search("")
        XCTAssertNil(try listing(model).answer, "clearing the field shows the list at once")
    }

    @MainActor
    func testRecentStationsStandOnTopAndCanBeForgotten() async throws {
        let fixture = try await ScheduleFixture()
        try await fixture.load()
        try await fixture.trips.change { try $0.choose(fixture.station(31, .from), for: .from) }
        try await fixture.trips.change { try $0.choose(fixture.station(12, .from), for: .from) }
        let model = fixture.listModel(.from)
        XCTAssertEqual(
            Array(try words(model, fixture).prefix(4)),
            ["RECENT STATIONS", "Орёл ЖД", "Центральный автовокзал", "Clear All"]
        )
        let city = try XCTUnwrap(fixture.library.directory?.from.section(of: fixture.station(21, .from).city))
        XCTAssertEqual(try listing(model).tableSection(ofListSection: city), city + 1)
        await model.forget(try fixture.station(12, .from))
        XCTAssertEqual(try words(model, fixture)[1], "Центральный автовокзал")
        await model.forgetRecents()
        XCTAssertTrue(try words(model, fixture)[0].contains(", "), "the list itself comes first again")
    }

    /// S-52: a recent station that new data lack.
    @MainActor
    func testS52ARecentStationThatNewDataLackIsGreyedAndStays() async throws {
        let fixture = try await ScheduleFixture()
        try await fixture.load()
        try await fixture.trips.change { try $0.choose(fixture.station(31, .from), for: .from) }
        let model = fixture.listModel(.from)
        try await fixture.load(from: ScheduleFixture.from.filter { $0.number != 3 })
        let line = try listing(model).line(0, inSection: 0, localizer: fixture.text)
        XCTAssertEqual(line.title.text, "Центральный автовокзал")
        XCTAssertFalse(line.isKnown)
        XCTAssertTrue(line.detail.contains("No longer in the data"))
    }

    @MainActor
    func testDetailsTellTheStationsOwnRecord() async throws {
        let fixture = try await ScheduleFixture()
        try await fixture.load()
        let directory = try XCTUnwrap(fixture.library.directory)
        let position = try XCTUnwrap(directory.to.position(of: StationID(source: "stations", number: 51)))
        let details = StationDetails(
            position: position,
            in: directory.to,
            sources: directory.sources,
            localizer: fixture.text
        )
        XCTAssertEqual(details?.title, "Rīgas autoosta")
        XCTAssertEqual(details?.header, "Latvia, Riga")
        XCTAssertEqual(
            details?.facts.prefix(3).map { "\($0.name): \($0.value)" },
            ["City: Riga", "Region: Riga обл.", "Country: Latvia"]
        )
        XCTAssertNotNil(details?.map)
    }
}
