import XCTest

@testable import UIKit

final class ListContentLayoutTests: XCTestCase {
    func testTheSecondTextStandsBelowTheTextAndIsAsWide() {
        let layout = ListContentLayout(content(text: (100, 20), second: (160, 16)), width: 300)
        XCTAssertEqual(layout.text, CGRect(x: 16, y: 11, width: 268, height: 20))
        XCTAssertEqual(layout.secondaryText, CGRect(x: 16, y: 34, width: 268, height: 16))
        XCTAssertEqual(layout.size, CGSize(width: 300, height: 61))
    }

    func testATextThatWrapsMakesTheRowHigher() {
        let layout = ListContentLayout(content(text: (600, 20)), width: 300)
        XCTAssertEqual(layout.text.height, 60, "600 points of text in 268 are three lines")
        XCTAssertEqual(layout.size.height, 82)
    }

    func testTextsStandSideBySideWhileTheyFit() {
        let narrow = content(text: (100, 20), second: (80, 20), isSideBySide: true)
        let side = ListContentLayout(narrow, width: 300)
        XCTAssertEqual(side.text, CGRect(x: 16, y: 11, width: 100, height: 20))
        XCTAssertEqual(side.secondaryText, CGRect(x: 204, y: 11, width: 80, height: 20))
        XCTAssertEqual(side.size.height, 42)

        let wide = ListContentLayout(content(text: (180, 20), second: (80, 20), isSideBySide: true), width: 300)
        XCTAssertEqual(wide.secondaryText.minX, 16, "180 + 12 + 80 do not fit into 268")
        XCTAssertEqual(wide.secondaryText.minY, 34)
    }

    func testThePictureStandsInTheMiddleOfItsRoomAndOfTheRow() {
        var content = content(text: (100, 20), second: (80, 20))
        content.image = CGSize(width: 20, height: 20)
        content.reserved = CGSize(width: 30, height: 0)
        let layout = ListContentLayout(content, width: 300)
        XCTAssertEqual(layout.image, CGRect(x: 21, y: 23, width: 20, height: 20))
        XCTAssertEqual(layout.text.minX, 16 + 30 + 12)
    }

    func testAHighPictureMakesTheRowHigherAndTheTextStandsInTheMiddle() {
        var content = content(text: (100, 20))
        content.image = CGSize(width: 60, height: 60)
        let layout = ListContentLayout(content, width: 300)
        XCTAssertEqual(layout.size.height, 82)
        XCTAssertEqual(layout.text.midY, 41)
    }

    func testARowThatIsHigherThanNeededCentresItsContent() {
        let layout = ListContentLayout(content(text: (100, 20)), width: 300, height: 100)
        XCTAssertEqual(layout.text.midY, 50)
    }

    func testTheNaturalWidthNeedsNoSecondLine() {
        var content = content(text: (100, 20), second: (160, 16))
        content.image = CGSize(width: 24, height: 24)
        XCTAssertEqual(ListContentLayout(content, width: nil).size, CGSize(width: 16 + 24 + 12 + 160 + 16, height: 61))
    }

    func testInARightToLeftLayoutThePictureIsOnTheRight() {
        var content = content(text: (100, 20))
        content.image = CGSize(width: 24, height: 24)
        let layout = ListContentLayout(content, width: 300).mirrored()
        XCTAssertEqual(layout.image.maxX, 284)
        XCTAssertEqual(layout.text.maxX, 300 - 16 - 24 - 12)
        XCTAssertEqual(layout.text.minX, 16)
    }

    func testWhereThereIsNoRoomNothingIsNegative() {
        let layout = ListContentLayout(content(text: (100, 20), second: (80, 20), isSideBySide: true), width: 10)
        XCTAssertEqual(layout.text.width, 0)
        XCTAssertGreaterThanOrEqual(layout.size.height, 22)
    }

    /// A row with texts of these natural sizes, which wrap as water would.
    private func content(
        text: (CGFloat, CGFloat)? = nil,
        second: (CGFloat, CGFloat)? = nil,
        isSideBySide: Bool = false
    ) -> ListContentLayout.Content {
        func measure(_ natural: (CGFloat, CGFloat)?) -> ((CGFloat?) -> CGSize)? {
            natural.map { natural in
                { width in
                    guard let width, width > 0 else { return CGSize(width: natural.0, height: natural.1) }
                    let lines = (natural.0 / width).rounded(.up)
                    return CGSize(width: width, height: natural.1 * lines)
                }
            }
        }
        return ListContentLayout.Content(
            image: nil,
            reserved: .zero,
            margins: NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16),
            imageToText: 12,
            betweenTextsAcross: 12,
            betweenTextsDown: 3,
            prefersSideBySide: isSideBySide,
            text: measure(text),
            secondaryText: measure(second)
        )
    }
}
