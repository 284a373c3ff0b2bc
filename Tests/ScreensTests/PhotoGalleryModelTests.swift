import Foundation
import Localization
import Networking
import Places
import UIKit
import XCTest

@testable import Screens

// On iPhone its files are compiled into the module of the tests.
#if canImport(TestSupport)
import TestSupport
#endif

final class PhotoGalleryModelTests: XCTestCase {
    @MainActor
    private func isPhoto(_ model: PhotoGalleryModel<UIImage>, _ index: Int) -> Bool {
        if case .photo = model.page(index) { return true }
        return false
    }

    @MainActor
    private func reason(_ model: PhotoGalleryModel<UIImage>, _ index: Int) -> String? {
        if case .failed(let reason) = model.page(index) { return reason }
        return nil
    }

    @MainActor
    func testItOpensAtTheNewestAndSaysWhichOfHowMany() async throws {
        let fixture = try await PlacesFixture()
        fixture.setPhotos(1...12)
        for number in 1...12 { try fixture.setPicture("\(number).png", side: number + 20) }
        let model = fixture.gallery()
        model.load()
        await eventually("the photos") { isPhoto(model, 0) && isPhoto(model, 1) }
        XCTAssertEqual(model.state.photos.map(\.id), (1...12).reversed().map(String.init))
        XCTAssertEqual(model.state.caption, "1 of 12 · 1 May 2021")
        XCTAssertEqual(Set(fixture.server.requests), ["/places/1/photos", "/12.png", "/11.png"])
        model.turned(to: 2)
        XCTAssertEqual(model.state.caption, "3 of 12 · 1 May 2021")
        await eventually("the neighbours") { isPhoto(model, 2) && isPhoto(model, 3) }
    }

    @MainActor
    func testTurningToTheEndAndBackAsksForNothingThatIsInMemory() async throws {
        let fixture = try await PlacesFixture()
        fixture.setPhotos(1...8)
        for number in 1...8 { try fixture.setPicture("\(number).png", side: number + 20) }
        let model = fixture.gallery()
        model.load()
        await eventually("the list") { model.state.photos.count == 8 }
        for index in Array(0..<8) + (0..<8).reversed() {
            model.turned(to: index)
            await eventually("photo \(index)") { isPhoto(model, index) }
        }
        XCTAssertEqual(fixture.server.requests.count, 9)
    }

    @MainActor
    func testPhotosThatCouldNotBeStoredStayWhenTheNextRequestFails() async throws {
        let fixture = try await PlacesFixture()
        // The place itself is not stored, so its photos cannot be.
        fixture.setPhotos(1...3)
        let model = fixture.gallery()
        model.load()
        await eventually("the list") { model.state.photos.count == 3 }
        fixture.server.answer("/places/1/photos", .failure(.noConnection))
        model.load()
        await eventually("the reason") { model.state.banner?.contains("no internet connection") == true }
        XCTAssertEqual(model.state.photos.count, 3)
    }

    @MainActor
    func testP22NewPhotosDoNotMoveTheOneOnTheScreen() async throws {
        let fixture = try await PlacesFixture()
        fixture.setPhotos(1...6)
        let model = fixture.gallery()
        model.load()
        await eventually("the list") { model.state.photos.count == 6 }
        model.turned(to: 4)
        XCTAssertEqual(model.state.photos[4].id, "2")
        fixture.setPhotos(1...9)
        model.load()
        await eventually("the new photos") { model.state.photos.count == 9 }
        XCTAssertEqual(model.state.photos[model.state.current].id, "2")
        XCTAssertEqual(model.state.caption, "8 of 9 · 1 May 2021")
        fixture.setPhotos(5...6)
        model.load()
        await eventually("the fewer photos") { model.state.photos.count == 2 }
        XCTAssertEqual(model.state.current, 1)
    }

    @MainActor
    func testP20APhotoThatDidNotComeSaysWhyAndComesOnceThereIsAConnection() async throws {
        let fixture = try await PlacesFixture()
        fixture.setPhotos(1...3)
        fixture.server.answer("/3.png", .failure(.noConnection))
        try fixture.setPicture("2.png", side: 30)
        let model = fixture.gallery()
        model.load()
        await eventually("the reason") { reason(model, 0) != nil }
        XCTAssertEqual(reason(model, 0), "There is no internet connection. Check Wi-Fi or mobile data.")
        try fixture.setPicture("3.png", side: 30)
        model.retry(0)
        await eventually("the photo") { isPhoto(model, 0) }
    }

    @MainActor
    func testP19EveryKindOfFalsePictureSaysWhatItIs() async throws {
        let fixture = try await PlacesFixture(language: .russian)
        let photo = try PlacesFixture.sample("14-plain.jpg")
        let answers: [(ScriptedServer.Answer, String)] = [
            (
                .body(Data("<!DOCTYPE html><html><body>x</body></html>".utf8)),
                "Вместо снимка сервис прислал что-то другое. Повторите позже."
            ),
            (.body(photo.prefix(photo.count / 2)), "Связь оборвалась раньше, чем"),
            (.body(try PlacesFixture.sample("14-pixel.png")), "Сервис прислал пустой снимок."),
            (.status(404, photo), "Этого снимка больше нет."),
        ]
        fixture.setPhotos(1...1)
        for (answer, words) in answers {
            fixture.server.answer("/1.png", answer)
            let model = fixture.gallery()
            model.load()
            await eventually(words) { reason(model, 0)?.hasPrefix(words) == true }
        }
    }

    @MainActor
    func testWhoeverLeavesStopsWhatIsOnItsWay() async throws {
        let fixture = try await PlacesFixture()
        fixture.setPhotos(1...3)
        let model = fixture.gallery()
        model.load()
        await eventually("the list") { model.state.photos.count == 3 }
        fixture.server.hold(true)
        model.turned(to: 1)
        model.stop()
        fixture.server.hold(false)
        XCTAssertFalse(isPhoto(model, 1))
    }

    @MainActor
    func testWithNothingStoredAFailureTakesTheWholeScreen() async throws {
        let fixture = try await PlacesFixture()
        fixture.server.answer("/places/1/photos", .failure(.timedOut))
        let model = fixture.gallery()
        model.load()
        let reason = "The service took too long to answer. Try again."
        await eventually("the reason") { model.state.placeholder == .failed(reason: reason) }
        fixture.server.answer("/places/1/photos", .body(Data("[]".utf8)))
        model.load()
        await eventually("the word") { model.state.placeholder == .empty }
    }
}
