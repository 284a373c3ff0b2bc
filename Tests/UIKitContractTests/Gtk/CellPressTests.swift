import XCTest

@testable import UIKit

/// Cells under the pointer.
final class CellPressTests: XCTestCase {
    @MainActor
    func testAPressOnARowThatLastsSelectsIt() async throws {
        let rows = Rows(rows: 3)
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = rows
        table.delegate = rows
        let host = await Host(filling: table)
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        host.pressForLong(cell)
        XCTAssertEqual(rows.selected, [IndexPath(row: 1, section: 0)])
        XCTAssertFalse(cell.isHighlighted)
        await host.close()
    }

    @MainActor
    func testAPressOnAnItemThatLastsSelectsIt() async throws {
        let photos = Photos(count: 4, itemSize: CGSize(width: 100, height: 100))
        let grid = photos.grid()
        let host = await Host(filling: grid)
        let cell = try XCTUnwrap(grid.cellForItem(at: IndexPath(item: 2, section: 0)))
        host.pressForLong(cell)
        XCTAssertEqual(grid.indexPathsForSelectedItems, [IndexPath(item: 2, section: 0)])
        await host.close()
    }

    @MainActor
    func testAButtonInARowKeepsThePressForItself() async throws {
        let rows = Rows(rows: 3)
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = rows
        table.delegate = rows
        let host = await Host(filling: table)
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let button = UIButton(configuration: .plain())
        button.configuration?.title = "Play"
        button.frame = CGRect(x: 20, y: 0, width: 100, height: 44)
        cell.contentView.addSubview(button)
        await host.settle()
        host.pressForLong(cell, at: CGPoint(x: 60, y: 20))
        XCTAssertEqual(rows.selected, [])
        host.pressForLong(cell, at: CGPoint(x: 300, y: 20))
        XCTAssertEqual(rows.selected, [IndexPath(row: 1, section: 0)])
        await host.close()
    }
}
