import UIKit
import XCTest

@testable import Screens

final class AttributedRunsTests: XCTestCase {
    /// Equal fonts and colours that are not the same objects, beside one another in every combination.
    @MainActor
    func testNeighboursWithEqualAttributesAreSetWithoutHarm() async {
        let kinds: [[NSAttributedString.Key: Any]] = [
            [:], [.font: UIFont.systemFont(ofSize: 12)], [.font: UIFont.systemFont(ofSize: 13)],
            [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.label],
            [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor(white: 0, alpha: 1)],
        ]
        for first in kinds {
            for second in kinds {
                let text = AttributedRuns.string([("ab", first), ("", second), ("cd", second), ("ef", first)])
                XCTAssertEqual(text.string, "abcdef")
                for (place, kind) in [(0, first), (2, second), (4, first)] {
                    let font = text.attribute(.font, at: place, effectiveRange: nil) as? UIFont
                    XCTAssertEqual(font, kind[.font] as? UIFont)
                    let color = text.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
                    XCTAssertEqual(color, kind[.foregroundColor] as? UIColor)
                }
            }
        }
    }

    @MainActor
    func testNothingIsNothing() async {
        XCTAssertEqual(AttributedRuns.string([]).length, 0)
    }
}
