import UIKit
import XCTest

/// Rows on demand.
final class UITableViewTests: XCTestCase {
    @MainActor
    func table(_ rows: Rows, style: UITableView.Style = .plain) async -> (UITableView, Host) {
        let table = UITableView(frame: .zero, style: style)
        table.dataSource = rows
        table.delegate = rows
        let host = await Host(filling: table, size: CGSize(width: 400, height: 500))
        // A table does not hold its data.
        host.kept.append(rows)
        return (table, host)
    }

    @MainActor
    func text(_ cell: UITableViewCell?) -> String? {
        (cell?.contentConfiguration as? UIListContentConfiguration)?.text
    }

    /// How far below the top of the view a row stands.
    @MainActor
    private func place(of path: IndexPath, in table: UITableView) -> CGFloat {
        table.rectForRow(at: path).minY - table.contentOffset.y
    }

    func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    // MARK: Rows

    @MainActor
    func testATableShowsItsRowsInOrderOneUnderTheOther() async {
        let rows = Rows(rows: 5)
        let (table, host) = await table(rows)
        XCTAssertEqual(table.visibleCells.map { text($0) }, rows.sections[0])
        let frames = table.visibleCells.map { host.widgetFrame(of: $0) }
        for (above, below) in zip(frames, frames.dropFirst()) { XCTAssertEqual(above.maxY, below.minY, accuracy: 0.5) }
        XCTAssertTrue(frames.allSatisfy { $0.height >= 44 && $0.width == 400 })
        XCTAssertEqual(table.numberOfRows(inSection: 0), 5)
        XCTAssertEqual(table.numberOfSections, 1)
        await host.close()
    }

    @MainActor
    func testOnlyRowsThatCanBeSeenAreMadeAndCellsAreUsedAgain() async {
        let rows = Rows(rows: 5_000)
        let (table, host) = await table(rows)
        XCTAssertLessThan(rows.made, 30)
        for row in stride(from: 0, to: 5_000, by: 100) {
            table.scrollToRow(at: path(row), at: .top, animated: false)
            await host.settle()
        }
        XCTAssertLessThan(rows.made, 45)
        XCTAssertGreaterThan(rows.asked.count, 200)
        XCTAssertGreaterThan(rows.ended, 200)
        XCTAssertEqual(rows.shown - rows.ended, table.subviews.filter { $0 is UITableViewCell }.count)
        await host.close()
    }

    @MainActor
    func testARowIsAsHighAsItsWrappedText() async {
        let long = Array(repeating: "words", count: 80).joined(separator: " ")
        let (table, host) = await table(Rows([["short", long]]))
        let heights = [0, 1].map { table.rectForRow(at: path($0)).height }
        XCTAssertGreaterThan(heights[1], heights[0] * 2)
        host.resize(to: CGSize(width: 900, height: 500))
        await host.wait { table.bounds.width > 800 }
        await host.settle()
        XCTAssertLessThan(table.rectForRow(at: path(1)).height, heights[1] * 0.7)
        await host.close()
    }

    @MainActor
    func testAFixedRowHeightIsKept() async {
        let table = UITableView(frame: .zero, style: .plain)
        let rows = Rows(rows: 50)
        table.dataSource = rows
        table.rowHeight = 80
        let host = await Host(filling: table, size: CGSize(width: 400, height: 500))
        XCTAssertEqual(table.rectForRow(at: path(10)), CGRect(x: 0, y: 800, width: 400, height: 80))
        XCTAssertEqual(table.contentSize.height, 4_000)
        await host.close()
    }

    @MainActor
    func testATableWithoutRowsShowsWhatIsBehind() async {
        let table = UITableView(frame: .zero, style: .plain)
        let rows = Rows([])
        let label = UILabel(frame: .zero)
        label.text = "Nothing here"
        table.backgroundView = label
        table.dataSource = rows
        let host = await Host(filling: table, size: CGSize(width: 400, height: 500))
        assertEqual(host.widgetFrame(of: label), CGRect(x: 0, y: 0, width: 400, height: 500))
        XCTAssertTrue(table.visibleCells.isEmpty)
        XCTAssertEqual(table.indexPathsForVisibleRows ?? [], [])
        await host.close()
    }

    @MainActor
    func testARowIsFoundByItsPlaceAndItsCell() async {
        let (table, host) = await table(Rows(rows: 20))
        let rect = table.rectForRow(at: path(3))
        XCTAssertEqual(table.indexPathForRow(at: CGPoint(x: 10, y: rect.midY)), path(3))
        XCTAssertNil(table.indexPathForRow(at: CGPoint(x: 10, y: -5)))
        let cell = table.cellForRow(at: path(3))
        XCTAssertEqual(cell.flatMap { table.indexPath(for: $0) }, path(3))
        XCTAssertNil(table.cellForRow(at: path(900)))
        await host.close()
    }

    // MARK: Sections

    @MainActor
    func testHeadersAndFootersStandAroundTheirRows() async {
        let rows = Rows(sections: 2, rows: 2)
        rows.titles = ["First", "Second"]
        rows.footers = ["End of first"]
        for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
            let (table, host) = await table(rows, style: style)
            let order = [
                table.rectForHeader(inSection: 0), table.rectForRow(at: path(0)), table.rectForRow(at: path(1)),
                table.rectForFooter(inSection: 0), table.rectForHeader(inSection: 1), table.rectForRow(at: path(0, 1)),
            ]
            for (above, below) in zip(order, order.dropFirst()) {
                XCTAssertEqual(above.maxY, below.minY, accuracy: 0.5)
                XCTAssertGreaterThan(above.height, 10)
            }
            XCTAssertEqual(table.headerView(forSection: 0)?.accessibilityLabel, "First")
            XCTAssertEqual(table.footerView(forSection: 0)?.accessibilityLabel, "End of first")
            await host.close()
        }
    }

    @MainActor
    func testAPlainHeaderStaysInViewUntilTheNextOnePushesItOut() async {
        let rows = Rows(sections: 3, rows: 30)
        rows.titles = ["First", "Second", "Third"]
        let (table, host) = await table(rows)
        table.contentOffset.y = 300
        await host.settle()
        let header = table.headerView(forSection: 0)
        XCTAssertEqual(header.map { host.widgetFrame(of: $0).minY } ?? -1, 0, accuracy: 0.5)
        XCTAssertTrue(header.map { host.isReachable($0) } ?? false, "the header lies over the rows")
        table.contentOffset.y = table.rect(forSection: 0).maxY - 10
        await host.settle()
        XCTAssertLessThan(table.headerView(forSection: 0).map { host.widgetFrame(of: $0).minY } ?? 0, -5)
        table.contentOffset.y = table.rect(forSection: 1).minY + 40
        await host.settle()
        XCTAssertEqual(table.headerView(forSection: 1).map { host.widgetFrame(of: $0).minY } ?? -1, 0, accuracy: 0.5)
        await host.close()
    }

    @MainActor
    func testAnInsetGroupedTableKeepsItsRowsFromTheEdges() async {
        let (table, host) = await table(Rows(rows: 3), style: .insetGrouped)
        let frame = table.cellForRow(at: path(0)).map { host.widgetFrame(of: $0) } ?? .null
        XCTAssertEqual(frame.minX, 16)
        XCTAssertEqual(frame.width, 368)
        await host.close()
    }

    // MARK: Scrolling

    @MainActor
    func testARowIsScrolledToTheTopTheMiddleAndTheBottom() async {
        let (table, host) = await table(Rows(rows: 1_000))
        table.scrollToRow(at: path(500), at: .top, animated: false)
        XCTAssertEqual(place(of: path(500), in: table), 0, accuracy: 1)
        table.scrollToRow(at: path(700), at: .bottom, animated: false)
        XCTAssertEqual(table.rectForRow(at: path(700)).maxY - table.contentOffset.y, 500, accuracy: 1)
        table.scrollToRow(at: path(300), at: .middle, animated: false)
        XCTAssertEqual(table.rectForRow(at: path(300)).midY - table.contentOffset.y, 250, accuracy: 1)
        XCTAssertEqual(text(table.cellForRow(at: path(300))), "row 0.300")
        await host.close()
    }

    @MainActor
    func testARowIsScrolledJustIntoViewAndOneThatIsSeenStays() async {
        let (table, host) = await table(Rows(rows: 1_000))
        table.scrollToRow(at: path(2), at: .none, animated: false)
        XCTAssertEqual(table.contentOffset.y, 0)
        table.scrollToRow(at: path(100), at: .none, animated: false)
        XCTAssertEqual(table.rectForRow(at: path(100)).maxY - table.contentOffset.y, 500, accuracy: 1)
        table.scrollToRow(at: path(50), at: .none, animated: false)
        XCTAssertEqual(place(of: path(50), in: table), 0, accuracy: 1)
        await host.close()
    }

    @MainActor
    func testTheLastRowIsScrolledToTheEndAndNotBeyond() async {
        let (table, host) = await table(Rows(rows: 1_000))
        table.scrollToRow(at: path(999), at: .top, animated: false)
        await host.settle()
        XCTAssertEqual(table.rectForRow(at: path(999)).maxY - table.contentOffset.y, 500, accuracy: 1)
        await host.close()
    }

    @MainActor
    func testARowScrolledToTheTopIsNotHiddenByAHeader() async {
        let rows = Rows(sections: 3, rows: 100)
        rows.titles = ["First", "Second", "Third"]
        let (table, host) = await table(rows)
        table.scrollToRow(at: path(50, 1), at: .top, animated: false)
        await host.settle()
        XCTAssertTrue(table.cellForRow(at: path(50, 1)).map { host.isReachable($0) } ?? false)
        XCTAssertGreaterThan(place(of: path(50, 1), in: table), 10)
        await host.close()
    }

    @MainActor
    func testARowOfUnknownHeightsIsFoundExactly() async {
        let texts = (0..<400).map { index in
            Array(repeating: "words \(index)", count: 1 + index * 7 % 40).joined(separator: " ")
        }
        let (table, host) = await table(Rows([texts]))
        for row in [399, 0, 200, 37, 320] {
            table.scrollToRow(at: path(row), at: .middle, animated: false)
            await host.settle()
            let rect = table.rectForRow(at: path(row))
            let isAtAnEnd = row == 0 || row == 399
            if !isAtAnEnd { XCTAssertEqual(rect.midY - table.contentOffset.y, 250, accuracy: 1, "row \(row)") }
            XCTAssertEqual(text(table.cellForRow(at: path(row))), texts[row])
        }
        await host.close()
    }

    // MARK: Changes

    @MainActor
    func testAReloadKeepsThePlaceAndAsksForTheVisibleRowsAnew() async {
        let rows = Rows(rows: 1_000)
        let (table, host) = await table(rows)
        table.scrollToRow(at: path(500), at: .top, animated: false)
        rows.sections[0][500] = "changed"
        table.reloadData()
        await host.settle()
        XCTAssertEqual(text(table.cellForRow(at: path(500))), "changed")
        XCTAssertEqual(place(of: path(500), in: table), 0, accuracy: 1)
        await host.close()
    }

    @MainActor
    func testAReloadToFewerRowsShowsTheEndOfWhatIsLeft() async {
        let rows = Rows(rows: 1_000)
        let (table, host) = await table(rows)
        table.scrollToRow(at: path(900), at: .top, animated: false)
        rows.sections[0].removeLast(980)
        table.reloadData()
        await host.settle()
        XCTAssertEqual(table.numberOfRows(inSection: 0), 20)
        XCTAssertEqual(table.rectForRow(at: path(19)).maxY - table.contentOffset.y, 500, accuracy: 1)
        rows.sections[0] = []
        table.reloadData()
        await host.settle()
        XCTAssertEqual(table.contentOffset.y, 0)
        XCTAssertTrue(table.visibleCells.isEmpty)
        await host.close()
    }

    @MainActor
    func testRowsInsertedAboveDoNotMoveWhatIsRead() async {
        let rows = Rows(rows: 1_000)
        let (table, host) = await table(rows)
        table.scrollToRow(at: path(500), at: .middle, animated: false)
        let before = place(of: path(500), in: table)
        rows.sections[0].insert(contentsOf: (0..<7).map { "new \($0)" }, at: 10)
        table.insertRows(at: (10..<17).map { path($0) }, with: .automatic)
        await host.settle()
        XCTAssertEqual(text(table.cellForRow(at: path(507))), "row 0.500")
        XCTAssertEqual(place(of: path(507), in: table), before, accuracy: 1)
        await host.close()
    }

    @MainActor
    func testRowsDeletedAboveDoNotMoveWhatIsRead() async {
        let rows = Rows(rows: 1_000)
        let (table, host) = await table(rows)
        table.scrollToRow(at: path(500), at: .middle, animated: false)
        let before = place(of: path(500), in: table)
        rows.sections[0].removeSubrange(0..<100)
        table.deleteRows(at: (0..<100).map { path($0) }, with: .automatic)
        await host.settle()
        XCTAssertEqual(text(table.cellForRow(at: path(400))), "row 0.500")
        XCTAssertEqual(place(of: path(400), in: table), before, accuracy: 1)
        await host.close()
    }

    @MainActor
    func testADeletedRowClosesUpAndAnInsertedOneMakesRoom() async {
        let rows = Rows(rows: 5)
        let (table, host) = await table(rows)
        rows.sections[0].remove(at: 1)
        table.deleteRows(at: [path(1)], with: .fade)
        await host.settle()
        XCTAssertEqual(table.visibleCells.map { text($0) }, rows.sections[0])
        rows.sections[0].insert("new", at: 0)
        table.insertRows(at: [path(0)], with: .fade)
        await host.settle()
        XCTAssertEqual(table.visibleCells.map { text($0) }, rows.sections[0])
        await host.close()
    }

    @MainActor
    func testSeveralChangesAreAppliedTogether() async {
        let rows = Rows(sections: 2, rows: 4)
        let (table, host) = await table(rows)
        table.performBatchUpdates { [self] in
            rows.sections[0].remove(at: 3)
            rows.sections[0].remove(at: 0)
            rows.sections[0].insert("new", at: 0)
            rows.sections[1] = ["only"]
            rows.sections.append(["third"])
            table.deleteRows(at: [path(0), path(3)], with: .automatic)
            table.insertRows(at: [path(0)], with: .automatic)
            table.deleteRows(at: (1..<4).map { path($0, 1) }, with: .automatic)
            table.reloadRows(at: [path(0, 1)], with: .automatic)
            table.insertSections([2], with: .automatic)
        }
        await host.settle()
        XCTAssertEqual(table.numberOfSections, 3)
        XCTAssertEqual(table.visibleCells.map { text($0) }, rows.sections.flatMap { $0 })
        await host.close()
    }

    @MainActor
    func testOneRowIsReloadedAndTheOthersAreNotAskedFor() async {
        let rows = Rows(rows: 5)
        let (table, host) = await table(rows)
        rows.forgetAsked()
        rows.sections[0][2] = Array(repeating: "many words", count: 30).joined(separator: " ")
        table.reloadRows(at: [path(2)], with: .none)
        await host.settle()
        XCTAssertEqual(rows.asked, [path(2)])
        XCTAssertGreaterThan(table.rectForRow(at: path(2)).height, 60)
        XCTAssertEqual(table.rectForRow(at: path(3)).minY, table.rectForRow(at: path(2)).maxY)
        await host.close()
    }

    // MARK: Selection

    @MainActor
    func testATappedRowIsSelectedAndTheOneBeforeIsNot() async {
        let rows = Rows(rows: 5)
        let (table, host) = await table(rows)
        host.tapRow(path(1), in: table)
        host.tapRow(path(3), in: table)
        XCTAssertEqual(rows.selected, [path(1), path(3)])
        XCTAssertEqual(rows.deselected, [path(1)])
        XCTAssertEqual(table.indexPathForSelectedRow, path(3))
        XCTAssertEqual(table.cellForRow(at: path(3))?.isSelected, true)
        table.deselectRow(at: path(3), animated: false)
        XCTAssertNil(table.indexPathForSelectedRow)
        XCTAssertEqual(rows.deselected, [path(1)], "code that deselects is not told of it")
        await host.close()
    }

    @MainActor
    func testSeveralRowsAreSelectedWhereThatIsAllowed() async {
        let rows = Rows(rows: 5)
        let (table, host) = await table(rows)
        table.allowsMultipleSelection = true
        host.tapRow(path(1), in: table)
        host.tapRow(path(3), in: table)
        host.tapRow(path(1), in: table)
        XCTAssertEqual(table.indexPathsForSelectedRows, [path(3)])
        XCTAssertEqual(rows.deselected, [path(1)])
        await host.close()
    }

    @MainActor
    func testARowThatMustNotBeSelectedIsNot() async {
        let rows = Rows(rows: 5)
        rows.cannotBeSelected = [path(2)]
        let (table, host) = await table(rows)
        host.tapRow(path(2), in: table)
        XCTAssertEqual(rows.selected, [])
        table.allowsSelection = false
        host.tapRow(path(1), in: table)
        XCTAssertEqual(rows.selected, [])
        await host.close()
    }

    @MainActor
    func testTheSelectionFollowsItsRowAndSurvivesScrolling() async {
        let rows = Rows(rows: 500)
        let (table, host) = await table(rows)
        host.tapRow(path(3), in: table)
        rows.sections[0].insert("new", at: 0)
        table.insertRows(at: [path(0)], with: .automatic)
        XCTAssertEqual(table.indexPathForSelectedRow, path(4))
        table.scrollToRow(at: path(400), at: .top, animated: false)
        await host.settle()
        XCTAssertTrue(table.visibleCells.allSatisfy { !$0.isSelected })
        table.scrollToRow(at: path(0), at: .top, animated: false)
        await host.settle()
        XCTAssertEqual(table.cellForRow(at: path(4))?.isSelected, true)
        await host.close()
    }

    // MARK: Keyboard

    @MainActor
    func testAReloadKeepsTheKeyboardInItsRow() async {
        let rows = Rows(rows: 50)
        let (table, host) = await table(rows)
        table.cellForRow(at: path(3))?.becomeFirstResponder()
        rows.sections[0][3] = "changed"
        table.reloadData()
        await host.settle()
        XCTAssertTrue(table.cellForRow(at: path(3))?.isFirstResponder ?? false)
        table.reloadRows(at: [path(3)], with: .none)
        await host.settle()
        XCTAssertTrue(table.cellForRow(at: path(3))?.isFirstResponder ?? false)
        await host.close()
    }

    // MARK: Accessibility and ownership

    @MainActor
    func testARowIsReadOutWithItsTexts() async {
        let (table, host) = await table(Rows([["Voronezh"]]))
        let cell = table.cellForRow(at: path(0))
        XCTAssertEqual(cell?.accessibilityLabel, "Voronezh")
        cell?.accessibilityLabel = "Voronezh, favourite"
        XCTAssertEqual(cell?.accessibilityLabel, "Voronezh, favourite")
        await host.close()
    }

    @MainActor
    func testATableAndItsCellsAreFreedAlsoWhenARowIsSelected() async {
        let leak = Leak()
        do {
            let rows = Rows(rows: 100)
            let (table, host) = await table(rows)
            host.tapRow(path(2), in: table)
            table.cellForRow(at: path(3))?.isHighlighted = true
            for cell in table.visibleCells { leak.watch(cell, text(cell) ?? "cell") }
            leak.watch(table, "table")
            leak.watch(rows, "rows")
            await host.close()
        }
        let left = await leak.left()
        XCTAssertEqual(left, [])
    }

    // MARK: Many

    @MainActor
    func testARowThatDoesNotLookSelectedIsSelectedAllTheSame() async {
        let rows = Rows(rows: 3)
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = rows
        table.delegate = rows
        let host = await Host(filling: table, size: CGSize(width: 400, height: 500))
        table.cellForRow(at: path(1))?.selectionStyle = .none
        let before = table.cellForRow(at: path(1))?.backgroundColor
        host.tapRow(path(1), in: table)
        XCTAssertEqual(rows.selected, [path(1)])
        XCTAssertEqual(table.cellForRow(at: path(1))?.backgroundColor, before)
        await host.close()
    }

    @MainActor
    func testARowOnTheScreenTakesAnotherContentAndItsHeight() async {
        let rows = Rows(rows: 3)
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = rows
        let host = await Host(filling: table, size: CGSize(width: 400, height: 500))
        let cell = table.cellForRow(at: path(1))
        let height = cell?.frame.height ?? 0
        var content = UIListContentConfiguration.cell()
        content.text = [String](repeating: "a long text", count: 30).joined(separator: " ")
        content.textProperties.numberOfLines = 0
        cell?.contentConfiguration = content
        await host.settle()
        XCTAssertGreaterThan(cell?.frame.height ?? 0, height + 20)
        // A content of another kind is another view, put in while the table watches.
        cell?.contentConfiguration = BlockConfiguration(height: 90)
        await host.settle()
        XCTAssertEqual(cell?.frame.height ?? 0, 91, accuracy: 1)
        await host.close()
    }
}

/// A content of a fixed height.
private struct BlockConfiguration: UIContentConfiguration {
    let height: CGFloat

    @MainActor
    func makeContentView() -> any UIView & UIContentView { BlockView(self) }

    func updated(for state: any UIConfigurationState) -> BlockConfiguration { self }
}

private final class BlockView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: BlockConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        heightAnchor.constraint(equalToConstant: configuration.height).isActive = true
    }

    required init?(coder: NSCoder) {
        nil
    }
}
