import Foundation
import Music
import Networking
import XCTest

@testable import Screens

/// What a person sees of one album.
@MainActor
final class AlbumModelTests: XCTestCase {
    private typealias Service = FakeAlbumService
    private let found = Album(id: 1, title: "Salt", artist: "Ida")

    func testSongsStandByDiscWithTheirDurationsAndTheWhole() async throws {
        let fixture = try await MusicFixture()
        let more = #","releaseDate":"2021-01-29T08:00:00Z","primaryGenreName":"Folk","copyright":"℗ 2021 Ida""#
        fixture.service.answer(
            "1",
            Service.album(1, "Salt", more: more),
            Service.song(12, disc: 2, number: 1, more: #","trackExplicitness":"explicit""#),
            Service.song(11, disc: 1, number: 2),
            Service.song(10, disc: 1, number: 1)
        )
        let model = try fixture.album(found)
        XCTAssertEqual(model.state.head.title, "Salt")
        model.load()
        XCTAssertEqual(model.state.placeholder, .loading)
        await eventually("the songs") { model.state.placeholder == nil && !model.state.isRefreshing }
        XCTAssertEqual(model.state.sections.map(\.header), ["Disc 1", "Disc 2"])
        XCTAssertEqual(model.state.sections.map { $0.lines.map(\.title) }, [["Song 10", "Song 11"], ["Song 12"]])
        XCTAssertEqual(model.state.sections[0].lines[0].duration, "3:05")
        XCTAssertEqual(model.state.sections[1].lines[0].spoken, "1, Song 12, 3 minutes 5 seconds, explicit")
        XCTAssertEqual(model.state.head.origin, "2021 · Folk")
        XCTAssertEqual(model.state.head.total, "3 songs, 9 minutes")
        XCTAssertEqual(model.state.notes, ["℗ 2021 Ida"])
    }

    func testMissingSongsAreToldAndOtherArtistsNamed() async throws {
        let fixture = try await MusicFixture()
        fixture.service.answer(
            "1",
            Service.album(1, "Salt"),
            #"{"wrapperType":"track","kind":"song","trackId":5,"artistName":"Guest"}"#
        )
        let model = try fixture.album(found)
        model.load()
        await eventually("the song") { model.state.sections.count == 1 }
        XCTAssertNil(model.state.sections[0].header)
        let line = model.state.sections[0].lines[0]
        XCTAssertEqual([line.title, line.artist, line.duration, line.number], ["Untitled", "Guest", "", ""])
        XCTAssertEqual(model.state.notes, ["Not all songs of this album are available."])
        XCTAssertEqual(model.state.head.total, "1 song")
    }

    func testAnOpenedAlbumWorksOfflineWithItsAge() async throws {
        let fixture = try await MusicFixture()
        fixture.service.answer("1", Service.album(1, "Salt"), Service.song(10, disc: 1, number: 1))
        let first = try fixture.album(found)
        first.load()
        await eventually("the song") { !first.state.isRefreshing }
        fixture.move(86_400 * 2)
        fixture.service.fail(.noConnection)
        let second = try fixture.album(found)
        second.load()
        await eventually("the stored song") { second.state.banner != nil }
        XCTAssertEqual(second.state.sections, first.state.sections)
        XCTAssertTrue(second.state.banner?.hasPrefix("Stored answer, updated 28 May 2026.") == true)
    }

    func testAFailureIsToldAndCanBeTriedAgain() async throws {
        let fixture = try await MusicFixture()
        fixture.service.fail(.timedOut)
        let model = try fixture.album(found)
        model.load()
        await eventually("the reason") {
            model.state.placeholder == .failed(reason: "The service took too long to answer. Try again.")
        }
        fixture.service.fail(nil)
        model.load(asksAgain: true)
        await eventually("that it is gone") {
            model.state.placeholder == .failed(reason: "The service no longer has this album.")
        }
        fixture.service.answer("1", Service.album(1, "Salt"))
        model.load(asksAgain: true)
        await eventually("an album without songs") {
            model.state.placeholder == .empty("The service lists no songs for this album.")
        }
    }

    func testWhatIsSharedNamesTheAlbumAndItsPage() async throws {
        let fixture = try await MusicFixture()
        let page = Album(id: 1, title: "Salt", artist: "Ida", page: "https://m.example/1")
        XCTAssertEqual(try fixture.album(page).sharedText, "Salt — Ida\nhttps://m.example/1")
        XCTAssertEqual(try fixture.album(found).sharedText, "Salt — Ida")
    }
}
