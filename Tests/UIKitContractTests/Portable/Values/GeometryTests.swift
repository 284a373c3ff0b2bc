import UIKit
import XCTest

final class GeometryTests: XCTestCase {
    func testInsetsMoveTheEdgesInwardsOrOutwards() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        let inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(rect.inset(by: inset), CGRect(x: 12, y: 21, width: 94, height: 46))
        let outset = UIEdgeInsets(top: -5, left: -5, bottom: -5, right: -5)
        XCTAssertEqual(rect.inset(by: outset), CGRect(x: 5, y: 15, width: 110, height: 60))
        XCTAssertEqual(rect.inset(by: .zero), rect)
    }

    func testInsetsThatLeaveNothingGiveNoRectangle() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        XCTAssertTrue(rect.inset(by: UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 6)).isNull)
        XCTAssertTrue(CGRect.null.inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)).isNull)
    }

    func testARowHasAPathOfSectionAndRow() {
        var path = IndexPath(row: 3, section: 7)
        XCTAssertEqual(path, IndexPath(item: 3, section: 7))
        XCTAssertEqual([path.section, path.row, path.item], [7, 3, 3])
        path.row = 4
        path.section = 1
        XCTAssertEqual(path, [1, 4])
        XCTAssertLessThan(IndexPath(row: 9, section: 0), IndexPath(row: 0, section: 1))
    }

    func testPrioritiesAreNumbersFromOneToAThousand() {
        let named: [UILayoutPriority] = [.fittingSizeLevel, .defaultLow, .defaultHigh, .required]
        XCTAssertEqual(named.map(\.rawValue), [50, 250, 750, 1_000])
        XCTAssertEqual(UILayoutPriority(251), UILayoutPriority(rawValue: 251))
    }

    func testAllEdgesAreAllFour() {
        XCTAssertEqual(NSDirectionalRectEdge.all, [.top, .leading, .bottom, .trailing])
        XCTAssertEqual(UIRectEdge.all, [.top, .left, .bottom, .right])
    }
}
