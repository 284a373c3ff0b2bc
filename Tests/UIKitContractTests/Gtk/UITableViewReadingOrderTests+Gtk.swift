import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UITableViewReadingOrderTests {
    @MainActor
    func testTabComesToTheFirstRowBeforeTheButtonsOfOthers() async {
        let rows = Rows()
        let (table, host) = await host(rows)
        table.window?.clearFocus()
        host.tab()
        let cell = host.focusedView as? UITableViewCell
        XCTAssertEqual(cell.flatMap { table.indexPath(for: $0) }, IndexPath(row: 0, section: 0))
        await host.close()
    }
}
