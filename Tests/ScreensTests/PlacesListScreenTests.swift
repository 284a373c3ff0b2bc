import Foundation
import Localization
import Networking
import Places
import UIKit
import XCTest

@testable import Screens

/// The list of places with its table and its thumbnails.
final class PlacesListScreenTests: XCTestCase {
    private static let rows = 400

    @MainActor
    private func screen(_ fixture: PlacesFixture) async throws -> (Screen, UITableView) {
        let controller = PlacesListViewController(
            model: try fixture.list(),
            thumbnails: RowThumbnails(loader: fixture.thumbnails()),
            localizer: fixture.localizer
        )
        let screen = await Screen(UINavigationController(rootViewController: controller))
        let table = try XCTUnwrap(controller.view.first(UITableView.self))
        return (screen, table)
    }

    /// The side of the thumbnail that belongs to a row.
    private func side(_ row: Int) -> Int { 21 + row % 79 }

    @MainActor
    private func image(_ table: UITableView, _ path: IndexPath) -> UIImage? {
        (table.cellForRow(at: path)?.contentConfiguration as? UIListContentConfiguration)?.image
    }

    @MainActor
    private func checkNoRowShowsAnothersPicture(_ table: UITableView) {
        for path in table.indexPathsForVisibleRows ?? [] where path.section == 0 {
            guard let image = image(table, path), !image.isSymbolImage else { continue }
            XCTAssertEqual(Int(image.size.width), side(path.row), "row \(path.row)")
        }
    }

    @MainActor
    func testP01P02AFlingOverFourHundredRowsShowsNoRowAnotherOnesPicture() async throws {
        let fixture = try await PlacesFixture()
        fixture.setPlaces(Self.rows)
        let pictures = try Dictionary(
            uniqueKeysWithValues: Set((0..<Self.rows).map(side)).map { ($0, try PlacesFixture.picture($0)) }
        )
        for row in 0..<Self.rows {
            fixture.server.answer("/t\(row + 1).png", .body(try XCTUnwrap(pictures[side(row)])))
        }
        let (screen, table) = try await screen(fixture)
        await screen.wait { (table.indexPathsForVisibleRows?.count ?? 0) > 3 }
        for step in 0..<60 {
            fixture.server.hold(step % 3 != 0)
            table.setContentOffset(CGPoint(x: 0, y: CGFloat(step) * 500), animated: false)
            await screen.settle()
            checkNoRowShowsAnothersPicture(table)
        }
        fixture.server.hold(false)
        table.scrollToRow(at: IndexPath(row: Self.rows - 1, section: 0), at: .bottom, animated: false)
        let last = IndexPath(row: Self.rows - 1, section: 0)
        let hasCome = await screen.wait { image(table, last).map { !$0.isSymbolImage } ?? false }
        XCTAssertTrue(hasCome, "the last row's picture")
        checkNoRowShowsAnothersPicture(table)
        XCTAssertLessThanOrEqual(fixture.server.requests.count, Self.rows + 1, "no picture is asked for twice")
        await screen.close()
    }

    @MainActor
    func testP04ABrokenLinkIsAskedForOnceAndItsRowKeepsASign() async throws {
        let fixture = try await PlacesFixture()
        fixture.setPlaces(3)
        try fixture.setPicture("t1.png", side: side(0))
        fixture.server.answer("/t2.png", .body(Data("<html></html>".utf8)))
        try fixture.setPicture("t3.png", side: side(2))
        let (screen, table) = try await screen(fixture)
        let path = IndexPath(row: 1, section: 0)
        await screen.wait { fixture.server.requests.contains("/t2.png") }
        for _ in 0..<20 {
            table.reconfigureRows(at: [path])
            await screen.settle()
        }
        XCTAssertEqual(fixture.server.requests.filter { $0 == "/t2.png" }.count, 1)
        XCTAssertEqual(image(table, path)?.isSymbolImage, true)
        let neighbour = await screen.wait { image(table, IndexPath(row: 2, section: 0))?.isSymbolImage == false }
        XCTAssertTrue(neighbour)
        await screen.close()
    }

    @MainActor
    func testP27AThumbnailFollowsItsPlaceWhenTheOrderChanges() async throws {
        let fixture = try await PlacesFixture()
        fixture.setPlaces(3)
        for row in 0..<4 { try fixture.setPicture("t\(row + 1).png", side: side(row)) }
        let (screen, table) = try await screen(fixture)
        let first = IndexPath(row: 0, section: 0)
        await screen.wait { image(table, first)?.isSymbolImage == false }
        let record = #"{"id":"4","name":"Aaa","thumbnail":"https://places.example/t4.png"}"#
        let renamed = #"{"id":"1","name":"Zzz","thumbnail":"https://places.example/t1.png"}"#
        fixture.server.answer("/places", .body(Data("[\(renamed),\(record)]".utf8)))
        screen.press(.keyboardF5, on: try XCTUnwrap(table.parentController))
        let isResorted = await screen.wait {
            image(table, first).map { Int($0.size.width) } == side(3)
                && image(table, IndexPath(row: 1, section: 0)).map { Int($0.size.width) } == side(0)
        }
        XCTAssertTrue(isResorted)
        await screen.close()
    }
}

extension UIView {
    /// The controller of the view around it.
    @MainActor
    fileprivate var parentController: UIViewController? {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }
}
