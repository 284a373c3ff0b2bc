import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UITableViewTests {
    @MainActor
    func testArrowsMoveThroughTheRowsAndReturnSelects() async {
        let rows = Rows(sections: 2, rows: 3)
        let (table, host) = await table(rows)
        table.cellForRow(at: path(0))?.becomeFirstResponder()
        host.press(.keyboardDownArrow)
        XCTAssertTrue(table.cellForRow(at: path(1))?.isFirstResponder ?? false)
        host.press(.keyboardDownArrow)
        host.press(.keyboardDownArrow)
        XCTAssertTrue(table.cellForRow(at: path(0, 1))?.isFirstResponder ?? false)
        host.press(.keyboardUpArrow)
        host.press(.keyboardReturnOrEnter)
        XCTAssertEqual(rows.selected, [path(2)])
        await host.close()
    }

    @MainActor
    func testHomeAndEndGoToTheFirstAndTheLastOfManyRows() async {
        let (table, host) = await table(Rows(rows: 10_000))
        table.cellForRow(at: path(0))?.becomeFirstResponder()
        host.press(.keyboardEnd)
        await host.settle()
        XCTAssertTrue(table.cellForRow(at: path(9_999))?.isFirstResponder ?? false)
        host.press(.keyboardPageUp)
        await host.settle()
        XCTAssertFalse(table.cellForRow(at: path(9_999))?.isFirstResponder ?? false)
        host.press(.keyboardHome)
        await host.settle()
        XCTAssertTrue(table.cellForRow(at: path(0))?.isFirstResponder ?? false)
        XCTAssertEqual(table.contentOffset.y, 0)
        await host.close()
    }

    @MainActor
    func testTabStopsAtATableOnce() async {
        let (table, host) = await table(Rows(rows: 20))
        table.cellForRow(at: path(2))?.becomeFirstResponder()
        host.tab()
        let focused = host.focusedView as? UITableViewCell
        XCTAssertTrue(focused == nil || focused === table.cellForRow(at: path(2)), "Tab goes from row to row")
        await host.close()
    }

    @MainActor
    func testADeletedRowHandsTheKeyboardToItsNeighbour() async {
        let rows = Rows(rows: 10)
        rows.offersDeletion = true
        let (table, host) = await table(rows)
        table.cellForRow(at: path(3))?.becomeFirstResponder()
        host.press(.keyboardDeleteForward)
        XCTAssertEqual(rows.deleted, [path(3)])
        rows.sections[0].remove(at: 3)
        table.deleteRows(at: [path(3)], with: .automatic)
        await host.settle()
        XCTAssertTrue(table.cellForRow(at: path(3))?.isFirstResponder ?? false)
        XCTAssertEqual(text(table.cellForRow(at: path(3))), "row 0.4")
        await host.close()
    }

    @MainActor
    func testAMillionRowsInTenThousandSectionsOpenAtOnceAndAreReachedAnywhere() async {
        let rows = ManyRows(sections: 10_000, rows: 100)
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = rows
        let memory = Host.residentMemory
        let start = Date()
        let host = await Host(filling: table, size: CGSize(width: 400, height: 500))
        XCTAssertLessThan(Date().timeIntervalSince(start), 3, "seconds until a million rows are shown")
        XCTAssertLessThan(rows.asked, 60)
        for section in [9_999, 5_000, 1, 7_777] {
            table.scrollToRow(at: path(50, section), at: .top, animated: false)
            await host.settle()
            XCTAssertEqual(text(table.cellForRow(at: path(50, section))), "\(section).50")
            XCTAssertEqual(table.headerView(forSection: section)?.accessibilityLabel, "section \(section)")
        }
        XCTAssertLessThan(Host.residentMemory - memory, 40_000_000, "bytes for a million rows")
        await host.close()
    }
}
