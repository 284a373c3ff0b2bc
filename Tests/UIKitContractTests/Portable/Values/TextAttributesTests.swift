import UIKit
import XCTest

final class TextAttributesTests: XCTestCase {
    func testAParagraphStyleIsSetInAMutableOneAndKeptInACopy() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byTruncatingTail
        style.lineSpacing = 4
        style.paragraphSpacing = 8
        style.paragraphSpacingBefore = 2
        style.headIndent = 16
        style.firstLineHeadIndent = 24
        let copy = try XCTUnwrap(style.copy() as? NSParagraphStyle)
        style.alignment = .right
        XCTAssertEqual(copy.alignment, .center)
        XCTAssertEqual(copy.lineBreakMode, .byTruncatingTail)
        XCTAssertEqual(
            [copy.lineSpacing, copy.paragraphSpacing, copy.paragraphSpacingBefore, copy.headIndent],
            [4, 8, 2, 16]
        )
        XCTAssertEqual(copy.firstLineHeadIndent, 24)
        XCTAssertFalse(copy is NSMutableParagraphStyle)
    }

    func testTheDefaultStyleIsNaturalAndCannotBeChangedThroughACopy() throws {
        let style = try XCTUnwrap(NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle)
        XCTAssertEqual(style.alignment, .natural)
        XCTAssertEqual(style.lineBreakMode, .byWordWrapping)
        style.headIndent = 40
        XCTAssertEqual(NSParagraphStyle.default.headIndent, 0)
        let other = NSMutableParagraphStyle()
        other.setParagraphStyle(style)
        XCTAssertEqual(other, style)
        XCTAssertEqual(other.hash, style.hash)
        XCTAssertNotEqual(other, NSParagraphStyle.default)
    }

    func testAnAttributedStringKeepsItsAttributes() {
        let text = NSMutableAttributedString(string: "Read more")
        text.addAttributes(
            [
                .font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.link,
                .underlineStyle: NSUnderlineStyle.single.rawValue,
            ],
            range: NSRange(location: 5, length: 4)
        )
        let attributes = text.attributes(at: 6, effectiveRange: nil)
        XCTAssertEqual(attributes[.font] as? UIFont, .boldSystemFont(ofSize: 15))
        XCTAssertEqual(attributes[.foregroundColor] as? UIColor, .link)
        XCTAssertEqual(attributes[.underlineStyle] as? Int, 1)
        XCTAssertTrue(text.attributes(at: 0, effectiveRange: nil).isEmpty)
    }

    func testADoubleLineIsToldFromASingleOne() {
        XCTAssertTrue(NSUnderlineStyle.double.contains(.single), "as Apple's bits have it")
        XCTAssertNotEqual(NSUnderlineStyle.double, .single)
    }
}
