import XCTest

@testable import UIKit

/// Where a flow layout puts items.
final class FlowGeometryTests: XCTestCase {
    private func geometry(
        _ sizes: [[CGSize]],
        isVertical: Bool = true,
        inset: UIEdgeInsets = .zero
    ) -> FlowGeometry {
        var geometry = FlowGeometry(isVertical: isVertical, across: 100)
        for section in sizes {
            geometry.append(section, FlowGeometry.Spacing(line: 5, item: 10, inset: inset))
        }
        return geometry
    }

    private func square(_ side: CGFloat) -> CGSize { CGSize(width: side, height: side) }

    func testSectionsFollowOneAnotherWithTheirInsets() {
        let inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let geometry = geometry([[square(40), square(40), square(40)], [], [square(40)]], inset: inset)
        XCTAssertEqual(geometry.frame(of: IndexPath(item: 0, section: 0)), CGRect(x: 2, y: 1, width: 40, height: 40))
        XCTAssertEqual(geometry.frame(of: IndexPath(item: 1, section: 0))?.maxX, 96, "a full line reaches both edges")
        XCTAssertEqual(geometry.frame(of: IndexPath(item: 2, section: 0))?.origin, CGPoint(x: 2, y: 46))
        // The first section ends at 89, the empty one takes its insets alone.
        XCTAssertEqual(geometry.frame(of: IndexPath(item: 0, section: 2))?.minY, 94)
        XCTAssertEqual(geometry.size, CGSize(width: 100, height: 137))
        XCTAssertNil(geometry.frame(of: IndexPath(item: 0, section: 1)))
    }

    func testColumnsFollowOneAnotherToTheRight() {
        let geometry = geometry([[square(45), square(45), square(45)]], isVertical: false)
        XCTAssertEqual(geometry.frame(of: IndexPath(item: 1, section: 0)), CGRect(x: 0, y: 55, width: 45, height: 45))
        XCTAssertEqual(geometry.frame(of: IndexPath(item: 2, section: 0)), CGRect(x: 50, y: 0, width: 45, height: 45))
        XCTAssertEqual(geometry.size, CGSize(width: 95, height: 100))
    }

    func testWhereOneItemFitsItStandsInTheMiddleOfItsLine() {
        let geometry = geometry([[square(60), square(60), square(140)]])
        let frames = (0..<3).compactMap { geometry.frame(of: IndexPath(item: $0, section: 0)) }
        XCTAssertEqual(frames.map(\.minX), [20, 20, 0], "what is too large begins at the edge")
        XCTAssertEqual(frames.map(\.minY), [0, 65, 130])
    }

    func testItemsOfDifferentHeightsStandInTheMiddleOfTheirLine() {
        let geometry = geometry([[square(40), CGSize(width: 40, height: 20)]])
        XCTAssertEqual(geometry.frame(of: IndexPath(item: 1, section: 0))?.minY, 10)
    }

    func testARectangleFindsWhatItMeetsAndNothingElse() {
        let geometry = geometry([[CGSize]](repeating: [CGSize](repeating: square(45), count: 1_000), count: 3))
        // Lines are 50 apart, two items each; a section is 24,995 high.
        XCTAssertEqual(
            geometry.paths(in: CGRect(x: 0, y: 60, width: 100, height: 20)),
            [IndexPath(item: 2, section: 0), IndexPath(item: 3, section: 0)]
        )
        XCTAssertEqual(
            geometry.paths(in: CGRect(x: 0, y: 24_990, width: 40, height: 20)),
            [IndexPath(item: 998, section: 0), IndexPath(item: 0, section: 1)]
        )
        XCTAssertEqual(geometry.paths(in: CGRect(x: 0, y: 46, width: 100, height: 3)), [], "between two lines")
        XCTAssertEqual(geometry.paths(in: CGRect(x: 0, y: 90_000, width: 100, height: 100)), [])
    }
}
