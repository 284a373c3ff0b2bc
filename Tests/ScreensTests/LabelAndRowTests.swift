import UIKit
import XCTest

@testable import Screens

/// The small pieces that screens are made of, as a person sees them.
final class LabelAndRowTests: XCTestCase {
    @MainActor
    func testALabelMadeInAStyleIsShownInIt() async {
        let small = UILabel(.footnote, text: "Орловская область")
        let large = UILabel(.title1, text: "Орловская область")
        let plain = UILabel()
        plain.font = .preferredFont(forTextStyle: .footnote)
        plain.text = "Орловская область"
        XCTAssertEqual(small.intrinsicContentSize.width, plain.intrinsicContentSize.width)
        XCTAssertGreaterThan(large.intrinsicContentSize.width, small.intrinsicContentSize.width)
        XCTAssertGreaterThan(small.sizeThatFits(CGSize(width: 60, height: 0)).height, plain.intrinsicContentSize.height)
    }

    @MainActor
    func testViewsStandBelowEachOtherWhereTheyDoNotFitSideBySide() async {
        let name = UILabel(.body, text: "Departure date")
        let value = UILabel(.body, text: "30 November 2026")
        let row = FittingRow([name, value])
        let content = UIViewController()
        content.view.addSubview(row)
        row.translatesAutoresizingMaskIntoConstraints = false
        let width = row.widthAnchor.constraint(equalToConstant: 340)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: content.view.topAnchor),
            row.leadingAnchor.constraint(equalTo: content.view.leadingAnchor), width,
        ])
        let screen = await Screen(content)
        await screen.wait { name.frame.width > 0 }
        let height = row.frame.height
        XCTAssertEqual(name.frame.midY, value.frame.midY, accuracy: 1)

        width.constant = 180
        await screen.wait { value.frame.minY >= name.frame.maxY }
        XCTAssertGreaterThanOrEqual(value.frame.minY, name.frame.maxY)
        XCTAssertEqual(name.frame.minX, value.frame.minX)
        XCTAssertEqual(name.frame.height, value.frame.height, accuracy: 1, "neither is broken into lines")
        XCTAssertGreaterThan(row.frame.height, height, "there is room for both")

        width.constant = 340
        await screen.wait { abs(name.frame.midY - value.frame.midY) < 1 }
        XCTAssertEqual(row.frame.height, height)
        await screen.close()
    }
}
