import UIKit
import XCTest

final class UIFontTests: XCTestCase {
    func testTextStylesHaveTheSizesOfTheGuidelinesByDefault() {
        let sizes: [(UIFont.TextStyle, CGFloat)] = [
            (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
            (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
        ]
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        for (style, size) in sizes {
            XCTAssertEqual(UIFont.preferredFont(forTextStyle: style, compatibleWith: large).pointSize, size)
        }
    }

    func testATextStyleFollowsTheCurrentTraitsWhereNoneAreGiven() {
        UITraitCollection(preferredContentSizeCategory: .accessibilityMedium).performAsCurrent {
            XCTAssertEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 28)
            let darkOnly = UITraitCollection(userInterfaceStyle: .dark)
            XCTAssertEqual(UIFont.preferredFont(forTextStyle: .body, compatibleWith: darkOnly).pointSize, 28)
        }
    }

    func testBoldItalicAndMonospacedCanBeAskedForAndTakenAway() throws {
        let body = UIFont.systemFont(ofSize: 17)
        XCTAssertEqual(body.fontDescriptor.symbolicTraits, [])
        let both = try XCTUnwrap(body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let font = UIFont(descriptor: both, size: 0)
        XCTAssertEqual(font.pointSize, 17, "0 keeps the size")
        XCTAssertEqual(font.fontDescriptor.symbolicTraits, [.traitBold, .traitItalic])
        let plain = try XCTUnwrap(font.fontDescriptor.withSymbolicTraits([]))
        XCTAssertEqual(UIFont(descriptor: plain, size: 0), body)
        let mono = try XCTUnwrap(body.fontDescriptor.withSymbolicTraits(.traitMonoSpace))
        XCTAssertEqual(UIFont(descriptor: mono, size: 20), .monospacedSystemFont(ofSize: 20, weight: .regular))
        XCTAssertNil(body.fontDescriptor.withSymbolicTraits(UIFontDescriptor.SymbolicTraits(rawValue: 1 << 5)))
    }

    func testNamesTellFacesApart() {
        let names = [
            UIFont.systemFont(ofSize: 12), .boldSystemFont(ofSize: 12), .italicSystemFont(ofSize: 12),
            .systemFont(ofSize: 12, weight: .light), .monospacedSystemFont(ofSize: 12, weight: .regular),
        ].map(\.fontName)
        XCTAssertEqual(Set(names).count, names.count)
        XCTAssertEqual(UIFont.boldSystemFont(ofSize: 12).familyName, UIFont.systemFont(ofSize: 30).familyName)
    }

    func testFontsAreEqualThatLookTheSame() {
        XCTAssertEqual(UIFont.systemFont(ofSize: 12, weight: .bold), .boldSystemFont(ofSize: 12))
        XCTAssertEqual(UIFont.systemFont(ofSize: 12).withSize(14), .systemFont(ofSize: 14))
        XCTAssertNotEqual(
            UIFont.systemFont(ofSize: 12),
            .monospacedDigitSystemFont(ofSize: 12, weight: .regular),
            "digits of one width look different"
        )
    }
}
