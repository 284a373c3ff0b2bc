import Foundation
import Localization
import Settings
import XCTest

@testable import Screens

final class AddressModelTests: XCTestCase {
    @MainActor
    private func model(
        settings: AppSettings = AppSettings(),
        save: @escaping (AppSettings) async throws -> Void = { _ in }
    ) throws -> AddressModel {
        AddressModel(
            service: .news,
            settings: settings,
            localizer: try .shipped(settings: LanguageSettings(language: .english), timeZone: .current),
            save: save
        )
    }

    @MainActor
    func testAnAddressIsKeptAndTheScreenLeft() async throws {
        var kept: AppSettings?
        var isDone = false
        let model = try model { kept = $0 }
        model.onDone = { isDone = true }
        model.type("https://news.example.org/")
        await model.finish()
        XCTAssertEqual(kept?.address(of: .news).absoluteString, "https://news.example.org")
        XCTAssertTrue(isDone)
    }

    @MainActor
    func testNothingIsSaidWhileOneTypesForTheFirstTime() async throws {
        let model = try model()
        model.type("htt")
        XCTAssertNil(model.state.problem)
    }

    @MainActor
    func testAWrongAddressIsToldAndNothingIsKept() async throws {
        var isKept = false
        let model = try model { _ in isKept = true }
        model.type("http://example.org")
        await model.finish()
        XCTAssertNotNil(model.state.problem)
        XCTAssertFalse(isKept)
        model.type("https://example.org")
        XCTAssertNil(model.state.problem, "the message goes as soon as it is mended")
    }

    @MainActor
    func testResetGoesBackToTheServicesOwnAddress() async throws {
        var kept: AppSettings?
        let own = try XCTUnwrap(AppSettings.address(from: "https://example.org"))
        let model = try model(settings: AppSettings(addresses: [.news: own])) { kept = $0 }
        XCTAssertTrue(model.state.canReset)
        await model.reset()
        XCTAssertEqual(kept, AppSettings())
    }
}
