import Foundation
import Localization
import Settings
import Storage
import XCTest

@testable import Screens

final class AboutModelTests: XCTestCase {
    private struct Refused: Error {}

    @MainActor
    private func model(
        language: Language = .english,
        save: @escaping (AppSettings) async throws -> Void = { _ in }
    ) throws -> AboutModel {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("about-\(UUID().uuidString)")
        let folders = AppFolders(data: folder, cache: folder.appendingPathComponent("cache"))
        return AboutModel(
            localizer: try .shipped(settings: LanguageSettings(language: language), timeZone: .current),
            facts: AboutFacts(libraries: [AboutFacts.Library(name: "GTK", version: "4.8.3")], stationSources: []),
            settings: AppSettings(),
            cache: CacheKeeper(folders: folders, database: nil),
            save: save
        )
    }

    @MainActor
    private func row(_ title: String, in model: AboutModel) -> AboutModel.Row? {
        model.state.sections.flatMap(\.rows).first { $0.title == title }
    }

    @MainActor
    func testItTellsTheVersionAuthorAndLicence() async throws {
        let model = try model()
        XCTAssertEqual(row("Version", in: model)?.value, AppVersion.short)
        XCTAssertNotNil(row("Author", in: model)?.value)
        XCTAssertEqual(row("Licence", in: model)?.value, "MIT")
        XCTAssertTrue(model.state.sections.first?.footer?.contains("©") == true)
    }

    @MainActor
    func testItSpeaksRussian() async throws {
        XCTAssertEqual(row("Лицензия", in: try model(language: .russian))?.value, "MIT")
    }

    @MainActor
    func testTheChosenLookIsTickedAtOnceAndKept() async throws {
        var kept: AppSettings?
        let model = try model { kept = $0 }
        await model.choose(.dark)
        XCTAssertEqual(row("Dark", in: model)?.kind, .appearance(.dark, isChosen: true))
        XCTAssertEqual(row("System", in: model)?.kind, .appearance(.system, isChosen: false))
        XCTAssertEqual(kept?.appearance, .dark)
    }

    @MainActor
    func testALookThatCannotBeKeptIsTakenBack() async throws {
        let model = try model { _ in throw Refused() }
        await model.choose(.dark)
        XCTAssertEqual(row("System", in: model)?.kind, .appearance(.system, isChosen: true))
    }

    @MainActor
    func testAnEmptyCacheCannotBeCleared() async throws {
        let model = try model()
        await model.appeared()
        XCTAssertEqual(row("Clear Everything", in: model)?.kind, .clear(nil, isEnabled: false))
        XCTAssertEqual(row("Clear News", in: model)?.kind, .clear(.news, isEnabled: false))
    }

    @MainActor
    func testItTellsWhereTheStationsAreFrom() async throws {
        let model = try model()
        XCTAssertNil(row("Source", in: model))
        model.stationSourcesChanged([
            AboutFacts.StationSource(name: "mine", date: "5 May 2026", counts: "from: 4 stations")
        ])
        XCTAssertEqual(row("Source", in: model)?.value, "mine")
        XCTAssertEqual(row("Date", in: model)?.value, "5 May 2026")
        XCTAssertEqual(row("Stations", in: model)?.value, "from: 4 stations")
    }
}
