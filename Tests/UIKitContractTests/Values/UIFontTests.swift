import XCTest

@testable import UIKit

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

    func testRunningTextHasTheSizesOfTheGuidelinesInAllTwelveCategories() {
        let sizes = UIContentSizeCategory.ascending.map { category in
            UIFont.preferredFont(
                forTextStyle: .body,
                compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
            ).pointSize
        }
        XCTAssertEqual(sizes, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    }

    func testNoTextStyleShrinksWhenTheTextIsToGrow() {
        let styles: [UIFont.TextStyle] = [
            .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
            .caption2,
        ]
        for style in styles {
            let sizes = UIContentSizeCategory.ascending.map { DynamicType.pointSize(of: style, in: $0) }
            XCTAssertEqual(sizes, sizes.sorted(), style.rawValue)
            XCTAssertGreaterThanOrEqual(sizes[0], 11, "nothing is too small to read")
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

    func testAHeadlineStaysSemiboldWhenItBecomesItalic() throws {
        let headline = UIFont.preferredFont(forTextStyle: .headline)
        let traits = headline.fontDescriptor.symbolicTraits.union(.traitItalic)
        let descriptor = try XCTUnwrap(headline.fontDescriptor.withSymbolicTraits(traits))
        XCTAssertEqual(descriptor.face.weight, .semibold)
        XCTAssertEqual(descriptor.face.textStyle, .headline, "it goes on following the person's text size")
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

    func testWeightsOfOwnNumberAreRoundedToOpenTypesHundreds() {
        let named: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        XCTAssertEqual(named.map(\.openTypeWeight), Array(stride(from: 100, through: 900, by: 100)))
        XCTAssertEqual(UIFont.Weight(0.41).openTypeWeight, 700)
        XCTAssertEqual(UIFont.Weight(-5).openTypeWeight, 100)
        XCTAssertEqual(named, named.sorted())
    }
}
