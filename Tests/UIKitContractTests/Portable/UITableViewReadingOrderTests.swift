import UIKit
import XCTest

/// Rows are met from top to bottom, by the eye, by a screen reader and by the Tab key alike.
final class UITableViewReadingOrderTests: XCTestCase {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        func numberOfSections(in tableView: UITableView) -> Int { 40 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "S\(section)" }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            var content = UIListContentConfiguration.cell()
            content.text = "\(indexPath.section).\(indexPath.row)"
            cell.contentConfiguration = content
            cell.accessoryType = .detailButton
            return cell
        }
    }

    @MainActor
    func host(_ rows: Rows) async -> (UITableView, Host) {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.delegate = rows
        return (table, await Host(filling: table))
    }

    /// The tops of rows and headers, in the order in which a screen reader meets them.
    @MainActor
    private func tops(_ table: UITableView, _ host: Host) -> [CGFloat] {
        host.drawingOrder(in: table).map { host.widgetFrame(of: $0).minY }
    }

    @MainActor
    func testRowsAreMetFromTopToBottomAtFirstAndAfterScrollingBothWays() async {
        let rows = Rows()
        let (table, host) = await host(rows)
        XCTAssertEqual(tops(table, host), tops(table, host).sorted())
        XCTAssertGreaterThan(tops(table, host).count, 8)
        for (section, row) in [(20, 0), (39, 2), (3, 0)] {
            table.scrollToRow(at: IndexPath(row: row, section: section), at: .top, animated: false)
            await host.settle()
            let tops = tops(table, host)
            // The header that is held at the top may be met last; it lies over the rows.
            XCTAssertEqual(Array(tops.dropLast()), Array(tops.dropLast()).sorted(), "at section \(section)")
        }
        await host.close()
    }

    @MainActor
    func testTheHeaderThatStaysInViewLiesOverItsRows() async {
        let rows = Rows()
        let (table, host) = await host(rows)
        table.setContentOffset(CGPoint(x: 0, y: table.rect(forSection: 5).minY + 60), animated: false)
        await host.settle()
        let reached = host.view(at: CGPoint(x: 100, y: 4))
        XCTAssertTrue(
            reached is UITableViewHeaderFooterView || reached?.superview is UITableViewHeaderFooterView
                || reached?.superview?.superview is UITableViewHeaderFooterView,
            "\(String(describing: reached))"
        )
        await host.close()
    }
}
