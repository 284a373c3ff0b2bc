import Music
import Networking
import UIKit
import XCTest

@testable import Screens

/// The search for albums and an album, with their tables.
final class AlbumScreenTests: XCTestCase {
    private typealias Service = FakeAlbumService

    @MainActor
    private struct Search {
        let fixture: MusicFixture
        let controller: AlbumSearchViewController
        let navigation: UINavigationController
        let screen: Screen
        let seen: Seen
        let table: UITableView

        init(_ fixture: MusicFixture, sample: MusicCatalogue? = nil) async throws {
            self.fixture = fixture
            let profile = UILabel()
            profile.text = "Ivan Petrov"
            controller = AlbumSearchViewController(
                model: try fixture.search(sample: sample),
                artwork: fixture.artwork(),
                profile: profile,
                accountMenu: UIMenu(children: []),
                localizer: fixture.localizer
            )
            navigation = UINavigationController(rootViewController: controller)
            screen = await Screen(navigation)
            seen = Seen(navigation.view)
            table = try XCTUnwrap(controller.view.first(UITableView.self))
        }

        var field: UITextField? { controller.navigationItem.searchController?.searchBar.searchTextField }

        func type(_ text: String) {
            field?.insertText(text)
        }

        /// Waits until words are on the screen.
        func shows(_ text: String, file: StaticString = #filePath, line: UInt = #line) async {
            let isShown = await screen.wait { seen.has(text) }
            XCTAssertTrue(isShown, "\(text) is not among \(seen.texts)", file: file, line: line)
        }
    }

    @MainActor
    func testRowsStandInOrderUnderThePersonWhoIsSignedIn() async throws {
        let fixture = try await MusicFixture()
        fixture.service.answer("salt", Service.album(1, "The Salt"), Service.album(2, "salt"), Service.album(3, "Sál"))
        let search = try await Search(fixture)
        await search.shows("Search for Albums")
        search.type("salt")
        await search.shows("The Salt")
        let titles = search.table.visibleCells.compactMap {
            ($0.contentConfiguration as? AlbumRowConfiguration)?.title
        }
        XCTAssertEqual(titles, ["Sál", "salt", "The Salt"])
        XCTAssertEqual(search.table.visibleCells.first?.accessibilityLabel, "Sál, Ida, 3 songs")
        XCTAssertTrue(search.seen.has("Ivan Petrov"))
        await search.screen.close()
    }

    @MainActor
    func testI16TheNewestQueryHasTheLastWordOnTheScreen() async throws {
        let fixture = try await MusicFixture()
        fixture.service.answer("Tech", Service.album(1, "Old"))
        fixture.service.answer("Technology", Service.album(2, "New"))
        fixture.service.hold("Tech")
        let search = try await Search(fixture)
        search.type("Tech")
        await search.screen.wait { fixture.service.asked == ["Tech"] }
        search.type("nology")
        await search.shows("New")
        fixture.service.letGo("Tech")
        await search.screen.settle()
        XCTAssertFalse(search.seen.has("Old"))
        XCTAssertTrue(search.seen.has("New"))
        await search.screen.close()
    }

    @MainActor
    func testI02NothingFoundOfflineAndTooManyCallsAreToldApart() async throws {
        let fixture = try await MusicFixture()
        let search = try await Search(fixture)
        search.type("q")
        await search.shows("Nothing found")
        await search.shows("There are no albums for “q”.")
        fixture.service.fail(.noConnection)
        search.type("u")
        await search.shows("The Search Did Not Work")
        XCTAssertTrue(search.seen.hasButton("Show Sample Content"))
        fixture.service.fail(.rateLimited(until: fixture.clock + 30))
        search.type("e")
        await search.shows("The Service Needs a Break")
        XCTAssertFalse(search.seen.has("Nothing found"))
        XCTAssertFalse(search.seen.hasButton("Try Again"), "it goes on by itself")
        await search.screen.close()
    }

    @MainActor
    func testSampleContentIsMarkedAsSuchAndLeft() async throws {
        let fixture = try await MusicFixture()
        fixture.service.fail(.noConnection)
        let sample = FakeAlbumService()
        sample.answer("salt", Service.album(9, "Invented"))
        let search = try await Search(fixture, sample: fixture.catalogue(sample, at: "https://sample.invalid"))
        search.type("salt")
        await search.shows("The Search Did Not Work")
        try search.seen.tap("Show Sample Content")
        await search.shows("Invented")
        await search.shows("Sample content, invented for Wayside. These albums do not exist.")
        try search.seen.tap("Show Real Albums")
        await search.shows("The Search Did Not Work")
        XCTAssertFalse(search.seen.has("Invented"))
        await search.screen.close()
    }

    @MainActor
    func testI17QueryRowsAndPlaceAreThereAfterAnAlbumWasOpened() async throws {
        let fixture = try await MusicFixture()
        let rows = (100..<160).map { Service.album($0, "Album \($0)") }
        fixture.service.answer("salt", rows.joined(separator: ","))
        let search = try await Search(fixture)
        var opened: [String] = []
        search.controller.onOpen = { album in
            opened.append(album.title)
            search.navigation.pushViewController(UIViewController(), animated: false)
        }
        search.type("salt")
        await search.shows("Album 100")
        search.table.scrollToRow(at: IndexPath(row: 40, section: 2), at: .top, animated: false)
        await search.screen.settle()
        func place() -> CGFloat {
            search.table.rectForRow(at: IndexPath(row: 40, section: 2)).minY - search.table.contentOffset.y
        }
        let before = place()
        XCTAssertGreaterThan(search.table.contentOffset.y, 1_000)
        search.controller.tableView(search.table, didSelectRowAt: IndexPath(row: 40, section: 2))
        await search.screen.settle()
        XCTAssertEqual(opened, ["Album 140"])
        search.navigation.popViewController(animated: false)
        await search.screen.settle()
        XCTAssertEqual(place(), before, accuracy: 0.5, "the rows stand where they stood")
        XCTAssertEqual(search.field?.text, "salt")
        await search.shows("Album 140")
        XCTAssertEqual(fixture.service.asked, ["salt"])
        await search.screen.close()
    }

    @MainActor
    func testAnEarlierSearchIsOfferedDoneAgainAndForgotten() async throws {
        let fixture = try await MusicFixture()
        fixture.service.answer("salt", Service.album(1, "Salt Lake"))
        let search = try await Search(fixture)
        search.type("salt")
        await search.shows("Salt Lake")
        search.controller.tableView(search.table, didSelectRowAt: IndexPath(row: 0, section: 2))
        search.field?.text = ""
        search.field?.sendActions(for: .editingChanged)
        await search.shows("Recent Searches")
        search.controller.tableView(search.table, didSelectRowAt: IndexPath(row: 0, section: 1))
        await search.shows("Salt Lake")
        XCTAssertEqual(search.field?.text, "salt")
        search.field?.text = ""
        search.field?.sendActions(for: .editingChanged)
        await search.shows("Clear All")
        search.controller.tableView(search.table, didSelectRowAt: IndexPath(row: 1, section: 1))
        await search.shows("Search for Albums")
        await search.screen.close()
    }

    // MARK: One album

    @MainActor
    private func album(_ fixture: MusicFixture, _ found: Album) async throws -> (AlbumViewController, Screen, Seen) {
        let controller = AlbumViewController(
            model: try fixture.album(found),
            artwork: fixture.artwork(),
            localizer: fixture.localizer
        )
        let screen = await Screen(
            UINavigationController(rootViewController: controller),
            size: CGSize(width: 360, height: 900)
        )
        return (controller, screen, Seen(controller.view))
    }

    @MainActor
    func testAnAlbumListsItsDiscsItsTimeAndWhatIsMissing() async throws {
        let fixture = try await MusicFixture()
        fixture.service.answer(
            "1",
            Service.album(
                1,
                "Salt",
                more: #","releaseDate":"2021-01-29T08:00:00Z","copyright":"℗ 2021 Ida","#
                    + #""collectionViewUrl":"https://m.example/1""#
            ),
            Service.song(12, disc: 2, number: 1),
            Service.song(10, disc: 1, number: 1)
        )
        let page = "https://m.example/1"
        let (controller, screen, seen) = try await album(
            fixture,
            Album(id: 1, title: "Salt", artist: "Ida", page: page)
        )
        var shared: [String] = []
        var browsed: [URL] = []
        controller.onShare = { shared.append($0) }
        controller.onBrowse = { browsed.append($0) }
        let isShown = await screen.wait { seen.has("Song 12") }
        XCTAssertTrue(isShown, "\(seen.texts)")
        let order = seen.texts.filter { ["Disc 1", "Song 10", "Disc 2", "Song 12"].contains($0) }
        XCTAssertEqual(Set(order), ["Disc 1", "Song 10", "Disc 2", "Song 12"])
        for text in ["Salt", "Ida", "2021", "3:05", "℗ 2021 Ida", "Not all songs of this album are available."] {
            XCTAssertTrue(seen.has(text), "\(text) is not among \(seen.texts)")
        }
        for item in controller.navigationItem.rightBarButtonItems ?? [] { item.primaryAction?.perform() }
        XCTAssertEqual(shared, ["Salt — Ida\n" + page])
        XCTAssertEqual(browsed.map(\.absoluteString), [page])
        await screen.close()
    }

    @MainActor
    func testAnAlbumThatDoesNotComeSaysWhyAndIsTriedAgain() async throws {
        let fixture = try await MusicFixture()
        fixture.service.fail(.timedOut)
        let (_, screen, seen) = try await album(fixture, Album(id: 1, title: "Salt", artist: "Ida"))
        var isShown = await screen.wait { seen.has("The Songs Could Not Be Loaded") }
        XCTAssertTrue(isShown)
        XCTAssertTrue(seen.has("Salt"), "what the search knew is there")
        fixture.service.fail(nil)
        fixture.service.answer("1", Service.album(1, "Salt"), Service.song(10, disc: 1, number: 1))
        try seen.tap("Try Again")
        isShown = await screen.wait { seen.has("Song 10") }
        XCTAssertTrue(isShown)
        await screen.close()
    }
}

extension UIAction {
    /// Does what a tap on its bar item does.
    @MainActor
    fileprivate func perform() {
        let control = UIControl(frame: .zero, primaryAction: self)
        control.sendActions(for: .primaryActionTriggered)
    }
}
