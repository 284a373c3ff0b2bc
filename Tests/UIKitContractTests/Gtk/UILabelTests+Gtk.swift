import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UILabelTests {
    @MainActor
    func testTextSizeFollowsThePersonsChoiceAsMuchAsApples() async {
        let label = label("Some text")
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .body)
        Host.setFont("Cantarell 11")
        let host = await Host(label)
        let before = label.intrinsicContentSize.height
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
        let expected =
            UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize
            / UIFont.preferredFont(forTextStyle: .body, compatibleWith: label.traitCollection).pointSize
        Host.setFont("Cantarell 28")
        await host.settle()
        XCTAssertEqual(label.traitCollection.preferredContentSizeCategory, .accessibilityExtraLarge)
        XCTAssertEqual(label.intrinsicContentSize.height / before, expected, accuracy: 0.2)
        Host.setFont("Cantarell 11")
        await host.settle()
        XCTAssertEqual(label.intrinsicContentSize.height, before)
        await host.close()
    }

    @MainActor
    func testALabelThatDoesNotAdjustKeepsItsFont() async {
        let label = label("Some text")
        label.font = .preferredFont(forTextStyle: .body)
        let host = await Host(label)
        let before = label.intrinsicContentSize.height
        Host.setFont("Cantarell 28")
        await host.settle()
        XCTAssertEqual(label.intrinsicContentSize.height, before)
        Host.setFont("Cantarell 11")
        await host.close()
    }

    @MainActor
    func testTheBaselineIsNearTheFootOfTheFirstLine() async {
        let label = label(long, lines: 0)
        let line = self.label("words").intrinsicContentSize.height
        let baseline = label.firstBaseline(width: 200)
        XCTAssertGreaterThan(baseline, line * 0.6)
        XCTAssertLessThan(baseline, line)
    }
}
