import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UIFontTests {
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

    func testAHeadlineStaysSemiboldWhenItBecomesItalic() throws {
        let headline = UIFont.preferredFont(forTextStyle: .headline)
        let traits = headline.fontDescriptor.symbolicTraits.union(.traitItalic)
        let descriptor = try XCTUnwrap(headline.fontDescriptor.withSymbolicTraits(traits))
        XCTAssertEqual(descriptor.face.weight, .semibold)
        XCTAssertEqual(descriptor.face.textStyle, .headline, "it goes on following the person's text size")
    }

    func testWeightsOfOwnNumberAreRoundedToOpenTypesHundreds() {
        let named: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        XCTAssertEqual(named.map(\.openTypeWeight), Array(stride(from: 100, through: 900, by: 100)))
        XCTAssertEqual(UIFont.Weight(0.41).openTypeWeight, 700)
        XCTAssertEqual(UIFont.Weight(-5).openTypeWeight, 100)
        XCTAssertEqual(named.map(\.rawValue), named.map(\.rawValue).sorted())
    }
}
