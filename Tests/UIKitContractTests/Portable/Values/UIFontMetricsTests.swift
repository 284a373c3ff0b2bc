import UIKit
import XCTest

final class UIFontMetricsTests: XCTestCase {
    private let large = UITraitCollection(preferredContentSizeCategory: .large)
    private let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

    func testNothingIsScaledInTheDefaultCategory() {
        XCTAssertEqual(UIFontMetrics.default.scaledValue(for: 44.5, compatibleWith: large), 44.5)
        let font = UIFont.boldSystemFont(ofSize: 15)
        XCTAssertEqual(UIFontMetrics.default.scaledFont(for: font, compatibleWith: large), font)
    }

    func testAFontGrowsAsItsTextStyleDoes() {
        let body = UIFontMetrics(forTextStyle: .body)
        let font = body.scaledFont(for: .systemFont(ofSize: 17, weight: .heavy), compatibleWith: huge)
        XCTAssertEqual(font, .systemFont(ofSize: 53, weight: .heavy))
        let title = UIFontMetrics(forTextStyle: .largeTitle)
        XCTAssertEqual(title.scaledFont(for: .systemFont(ofSize: 34), compatibleWith: huge).pointSize, 60)
    }

    func testAFontGrowsNoFurtherThanItsMaximum() {
        let metrics = UIFontMetrics.default
        let font = metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 30, compatibleWith: huge)
        XCTAssertEqual(font.pointSize, 30)
        XCTAssertEqual(
            metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 30, compatibleWith: large).pointSize,
            17
        )
    }

    func testWithoutTraitsTheCurrentOnesCount() {
        huge.performAsCurrent {
            XCTAssertEqual(UIFontMetrics.default.scaledValue(for: 17), 53)
            XCTAssertEqual(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)).pointSize, 53)
            let limited = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20)
            XCTAssertEqual(limited.pointSize, 20)
        }
    }
}
