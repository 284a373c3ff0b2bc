import Foundation
import Music
import Networking
import XCTest

@testable import Screens

/// What a person sees of the search for albums.
@MainActor
final class AlbumSearchModelTests: XCTestCase {
    private typealias Service = FakeAlbumService

    func testNothingTypedAsksForNothingAndBlanksAreNothing() async throws {
        let fixture = try await MusicFixture()
        let model = try fixture.search()
        model.start()
        for typed in ["", "   ", "\t"] { model.search(typed) }
        XCTAssertEqual(model.state.content, .recents([]))
        try await Task.sleep(nanoseconds: 20_000_000)
        XCTAssertEqual(fixture.service.asked, [])
    }

    func testFoundAlbumsStandInOrderWithTheirSongs() async throws {
        let fixture = try await MusicFixture()
        fixture.service.answer("salt", Service.album(1, "The Salt"), Service.album(2, "salt"))
        let model = try fixture.search()
        model.search("salt")
        XCTAssertEqual(model.state.content, .searching)
        await eventually("the albums") { model.state.titles == ["salt", "The Salt"] && !model.state.isAsking }
        XCTAssertEqual(model.state.rows.map(\.details), ["3 songs", "3 songs"])
        XCTAssertEqual(model.state.rows.first?.spoken, "salt, Ida, 3 songs")
        XCTAssertEqual(model.state.announcement, "2 albums")
    }

    func testI11RowsThatWouldLookAlikeTellTheirYearAndWhichIsWhich() async throws {
        let fixture = try await MusicFixture(language: .russian)
        let dated = #","releaseDate":"2021-01-29T08:00:00Z""#
        fixture.service.answer(
            "salt",
            Service.album(1, "Salt", more: dated + #","collectionExplicitness":"explicit""#),
            Service.album(2, "SALT", more: dated + #","collectionExplicitness":"cleaned""#),
            Service.album(3, "Sugar", more: dated)
        )
        let model = try fixture.search()
        model.search("salt")
        await eventually("the albums") { model.state.rows.count == 3 }
        XCTAssertEqual(
            model.state.rows.map(\.details),
            ["3 песни · 2021", "3 песни · 2021 · без брани", "3 песни"]
        )
        XCTAssertEqual(model.state.rows.first?.spoken, "Salt, Ida, 3 песни · 2021, нецензурная лексика")
    }

    func testI01TypingAsksForTheLastWordsOnly() async throws {
        let fixture = try await MusicFixture()
        let model = try fixture.search(pause: 0.1)
        for typed in ["s", "sa", "sal", "salt"] { model.search(typed) }
        await eventually("the answer") { !model.state.isAsking }
        XCTAssertEqual(fixture.service.asked, ["salt"])
        XCTAssertEqual(model.state.content, .nothing(query: "salt"))
        XCTAssertEqual(model.state.announcement, "Nothing found")
    }

    func testReturnDoesNotWait() async throws {
        let fixture = try await MusicFixture()
        let model = try fixture.search(pause: 3600)
        model.search("salt")
        model.submit()
        await eventually("the answer") { fixture.service.asked == ["salt"] }
    }

    func testI16AnAnswerToAnOlderQuestionIsDropped() async throws {
        let fixture = try await MusicFixture()
        fixture.service.answer("Tech", Service.album(1, "Old"))
        fixture.service.answer("Technology", Service.album(2, "New"))
        fixture.service.hold("Tech")
        let model = try fixture.search()
        model.search("Tech")
        await eventually("the slow question") { fixture.service.asked == ["Tech"] }
        model.search("Technology")
        await eventually("the new answer") { model.state.titles == ["New"] }
        fixture.service.letGo("Tech")
        try await Task.sleep(nanoseconds: 50_000_000)
        XCTAssertEqual(model.state.titles, ["New"])
    }

    func testI17QueryAndResultsAreThereAfterAnAlbumWasOpened() async throws {
        let fixture = try await MusicFixture()
        fixture.service.answer("salt", Service.album(1, "Salt"))
        let model = try fixture.search()
        model.search("salt")
        await eventually("the album") { model.state.titles == ["Salt"] && !model.state.isAsking }
        let before = model.state
        model.opened()
        // The field tells its text again when its screen comes back.
        model.search("salt")
        try await Task.sleep(nanoseconds: 20_000_000)
        XCTAssertEqual(model.state, before)
        XCTAssertEqual(fixture.service.asked, ["salt"])
    }

    func testOfflineTheStoredAnswerIsShownWithItsAge() async throws {
        let fixture = try await MusicFixture()
        fixture.service.answer("salt", Service.album(1, "Salt"))
        let first = try fixture.search()
        first.search("salt")
        await eventually("the album") { first.state.titles == ["Salt"] && !first.state.isAsking }
        fixture.move(3 * 3600)
        fixture.service.fail(.noConnection)
        let second = try fixture.search()
        second.search("salt")
        await eventually("the stored answer") { second.state.banner != nil }
        XCTAssertEqual(second.state.titles, ["Salt"])
        XCTAssertEqual(
            second.state.banner?.text,
            "Stored answer, updated 3 hours ago. There is no internet connection. Check Wi-Fi or mobile data."
        )
        XCTAssertEqual(second.state.banner?.button, "Try Again")
    }

    func testOfflineWithNothingStoredTheReasonIsToldAndSampleContentIsOffered() async throws {
        let fixture = try await MusicFixture()
        fixture.service.fail(.refused(host: "albums.example"))
        let sampleService = FakeAlbumService()
        sampleService.answer("salt", Service.album(9, "Sample"))
        let model = try fixture.search(sample: fixture.catalogue(sampleService, at: "https://sample.invalid"))
        model.search("salt")
        await eventually("the reason") {
            if case .failed = model.state.content { true } else { false }
        }
        model.showSample()
        await eventually("the sample") { model.state.titles == ["Sample"] && !model.state.isAsking }
        XCTAssertEqual(model.state.banner?.action, .leaveSample)
        fixture.service.fail(nil)
        fixture.service.answer("salt", Service.album(1, "Salt"))
        model.act(.leaveSample)
        await eventually("the service's albums") { model.state.titles == ["Salt"] }
        XCTAssertNil(model.state.banner)
    }

    func testI01TooManyCallsIsAWaitAndTheSearchGoesOnByItself() async throws {
        let fixture = try await MusicFixture()
        fixture.service.fail(.rateLimited(until: fixture.clock - 10))
        let model = try fixture.search()
        model.search("salt")
        await eventually("the wait") {
            if case .waiting = model.state.content { true } else { false }
        }
        fixture.service.answer("salt", Service.album(1, "Salt"))
        fixture.service.fail(nil)
        await eventually("the albums, without anybody asking") { model.state.titles == ["Salt"] }
    }

    func testEarlierSearchesAreThoseThatWereUsed() async throws {
        let fixture = try await MusicFixture()
        let model = try fixture.search()
        model.start()
        for (typed, isUsed) in [("sal", false), ("salt", true), ("sugar", true)] {
            model.search(typed)
            if isUsed { model.submit() }
            await eventually("the answer") { !model.state.isAsking }
        }
        model.search("")
        await eventually("the earlier searches") { model.state.recents.count == 2 }
        XCTAssertEqual(Set(model.state.recents), ["salt", "sugar"])
        if case .recents(let recents) = model.state.content {
            XCTAssertEqual(recents.first?.detail, "0 albums · updated just now")
            model.forget(recents[0])
        }
        await eventually("one less") { model.state.recents.count == 1 }
        model.forgetRecents()
        await eventually("none") { model.state.content == .recents([]) }
    }
}
