import Foundation
import Schedule
import XCTest

@testable import Screens

final class ScheduleStationDataModelTests: XCTestCase {
    @MainActor
    private func words(_ model: StationDataModel) -> [String] {
        model.state.sections.flatMap { section in
            [section.title] + section.rows.map { row in [row.title, row.value ?? ""].joined(separator: ": ") }
        }
    }

    @MainActor
    func testAnImportShowsItsProgressThenWhatItCameTo() async throws {
        let fixture = try await ScheduleFixture()
        await fixture.library.open()
        let model = StationDataModel(localizer: fixture.text, library: fixture.library)
        XCTAssertTrue(words(model).contains("Starter set"))
        var steps: [String] = []
        var announced: [String] = []
        model.onChange = { state in if let step = state.progress { steps.append(step.words) } }
        model.onAnnounce = { announced.append($0) }
        await model.importFile(try fixture.file("mine.json"))
        XCTAssertEqual(steps.first, "Reading the file…")
        XCTAssertNil(model.state.progress)
        let words = words(model)
        XCTAssertTrue(
            words.contains("“mine” is imported: From: 4 cities, 6 stations\nTo: 4 cities, 6 stations"),
            words.joined(separator: "\n")
        )
        XCTAssertTrue(words.contains("mine"), "the source has a section of its own")
        XCTAssertFalse(words.contains("Starter set"))
        XCTAssertTrue(announced.first?.contains("is imported") == true)
    }

    @MainActor
    func testAFileOfTheSameNameReplacesAndWhatWasSkippedIsToldWithItsReason() async throws {
        let fixture = try await ScheduleFixture(language: .russian)
        let model = StationDataModel(localizer: fixture.text, library: fixture.library)
        await model.importFile(try fixture.file("mine.json"))
        let file = try fixture.file("mine.json", from: [ScheduleFixture.from[0]], to: [ScheduleFixture.to[0]])
        var text = try String(contentsOf: file, encoding: .utf8)
        text = text.replacingOccurrences(of: "\"stationId\":12", with: "\"stationId\":\"twelve\"")
        try Data(text.utf8).write(to: file)
        await model.importFile(file)
        let words = words(model)
        XCTAssertTrue(words.contains { $0.hasPrefix("«mine» заменён") }, words.joined(separator: "\n"))
        XCTAssertTrue(words.contains("Пропущено: 2"))
        XCTAssertTrue(words.contains { $0.contains("stationId нет, или это не целое число") })
    }

    @MainActor
    func testAFileThatCannotBeImportedIsRefusedInWordsAndNothingChanges() async throws {
        let fixture = try await ScheduleFixture()
        try await fixture.load()
        let model = StationDataModel(localizer: fixture.text, library: fixture.library)
        let file = fixture.folder.appendingPathComponent("wrong.json")
        for (content, reason) in [
            ("{\"citiesFrom\": [", "It is not valid JSON: line 1"), ("{\"cities\": []}", "neither citiesFrom nor"),
        ] {
            try Data(content.utf8).write(to: file)
            await model.importFile(file)
            let refusal = words(model).first { $0.hasPrefix("“wrong.json” could not be imported") }
            XCTAssertTrue(refusal?.contains(reason) == true, refusal ?? "nothing was said")
        }
        try FileManager.default.removeItem(at: file)
        await model.importFile(file)
        XCTAssertTrue(words(model).contains { $0.contains("cannot be read") })
        XCTAssertEqual(fixture.library.directory?.sources.map(\.name), ["stations"])
    }

    @MainActor
    func testWithTheLastSourceRemovedTheStarterSetComesBack() async throws {
        let fixture = try await ScheduleFixture()
        try await fixture.load()
        let model = StationDataModel(localizer: fixture.text, library: fixture.library)
        await model.remove(source: "stations")
        XCTAssertTrue(words(model).contains("Starter set"))
        XCTAssertFalse(model.state.sections.flatMap(\.rows).contains { $0.kind == .remove(source: "starter") })
    }
}
