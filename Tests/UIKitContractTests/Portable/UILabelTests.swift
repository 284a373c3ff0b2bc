import UIKit
import XCTest

/// Text that is read: its size in points, lines, truncation, attributes.
final class UILabelTests: XCTestCase {
    @MainActor
    func label(_ text: String, lines: Int = 1, size: CGFloat = 17) -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        label.text = text
        return label
    }

    @MainActor
    func height(_ label: UILabel, width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: 10_000)).height
    }

    /// The height of one of many lines; it need not be whole.
    @MainActor
    private func lineHeight(size: CGFloat = 17) -> CGFloat {
        label(Array(repeating: "words", count: 20).joined(separator: "\n"), lines: 0, size: size).intrinsicContentSize
            .height / 20
    }

    let long = Array(repeating: "words", count: 60).joined(separator: " ")

    @MainActor
    func testALabelIsAsLargeAsItsText() async {
        let one = label("i").intrinsicContentSize
        let many = label("iiiiiiiiii").intrinsicContentSize
        XCTAssertGreaterThan(one.width, 0)
        XCTAssertEqual(many.width / one.width, 10, accuracy: 2.5)
        XCTAssertEqual(many.height, one.height)
        XCTAssertEqual(one.height, 17 * 1.2, accuracy: 5)
    }

    @MainActor
    func testALabelWithoutTextIsOfNoSize() async {
        XCTAssertEqual(label("").intrinsicContentSize, .zero)
        let empty = UILabel(frame: .zero)
        XCTAssertNil(empty.text)
        XCTAssertEqual(empty.intrinsicContentSize, .zero)
    }

    @MainActor
    func testTwiceTheFontIsTwiceTheText() async {
        let small = label("Some text", size: 16).intrinsicContentSize
        let large = label("Some text", size: 32).intrinsicContentSize
        XCTAssertEqual(large.width / small.width, 2, accuracy: 0.15)
        XCTAssertEqual(large.height / small.height, 2, accuracy: 0.15)
    }

    @MainActor
    func testOneLineStaysOneLineHoweverNarrow() async {
        let label = label(long)
        XCTAssertEqual(height(label, width: 100), label.intrinsicContentSize.height)
        XCTAssertEqual(label.sizeThatFits(CGSize(width: 100, height: 10_000)).width, 100)
    }

    @MainActor
    func testTextWrapsAsOftenAsTheWidthAsksFor() async {
        let label = label(long, lines: 0)
        let line = lineHeight()
        let natural = label.intrinsicContentSize
        XCTAssertEqual(natural.height, line, accuracy: 1)
        let wide = height(label, width: natural.width / 2)
        let narrow = height(label, width: natural.width / 10)
        XCTAssertTrue((2...3).contains((wide / line).rounded()), "\(wide / line) lines at half the width")
        XCTAssertTrue((10...13).contains((narrow / line).rounded()), "\(narrow / line) lines at a tenth of the width")
        XCTAssertEqual(narrow, (narrow / line).rounded() * line, accuracy: 1)
    }

    @MainActor
    func testALimitOfLinesLimitsTheHeight() async {
        let line = lineHeight()
        for lines in 1...4 {
            let label = label(long, lines: lines)
            XCTAssertEqual(height(label, width: 200), CGFloat(lines) * line, accuracy: 1, "\(lines) lines")
        }
        XCTAssertEqual(height(label("words", lines: 3), width: 200), line, accuracy: 1)
    }

    @MainActor
    func testParagraphsCountAsLines() async {
        let line = lineHeight()
        let text = "first\nsecond\nthird\nfourth"
        XCTAssertEqual(height(label(text, lines: 0), width: 200), 4 * line, accuracy: 1)
        XCTAssertEqual(height(label(text, lines: 2), width: 200), 2 * line, accuracy: 1)
        XCTAssertEqual(height(label(text, lines: 1), width: 200), line, accuracy: 1)
        XCTAssertEqual(height(label(long + "\n" + long, lines: 3), width: 200), 3 * line, accuracy: 1)
    }

    @MainActor
    func testAWordThatIsWiderThanTheLineIsBroken() async {
        let label = label(String(repeating: "m", count: 60), lines: 0)
        let line = self.label("m").intrinsicContentSize.height
        XCTAssertGreaterThanOrEqual(height(label, width: 200), 3 * line - 1)
    }

    @MainActor
    func testChangedTextChangesTheSize() async {
        let label = label("short")
        let before = label.intrinsicContentSize.width
        label.text = "not as short as before"
        XCTAssertGreaterThan(label.intrinsicContentSize.width, before * 2)
        label.font = .systemFont(ofSize: 8)
        XCTAssertLessThan(label.intrinsicContentSize.width, before * 3)
        label.text = nil
        XCTAssertEqual(label.intrinsicContentSize, .zero)
    }

    @MainActor
    func testAnAttributedTextIsMeasuredInItsOwnFonts() async {
        let label = label("Some text", size: 16)
        let plain = label.intrinsicContentSize
        label.attributedText = NSAttributedString(
            string: "Some text",
            attributes: [.font: UIFont.systemFont(ofSize: 32)]
        )
        XCTAssertEqual(label.text, "Some text")
        XCTAssertEqual(label.intrinsicContentSize.height / plain.height, 2, accuracy: 0.15)
    }

    @MainActor
    func testSettingAPlainTextTakesTheAttributesAway() async {
        let label = label("Some text", size: 16)
        let plain = label.intrinsicContentSize
        label.attributedText = NSAttributedString(
            string: "Some text",
            attributes: [.font: UIFont.systemFont(ofSize: 32)]
        )
        label.text = "Some text"
        XCTAssertEqual(label.intrinsicContentSize, plain)
    }

    @MainActor
    func testAttributesBelongToTheirRangeInAnyScript() async {
        let text = NSMutableAttributedString(string: "Жёлтый 🚂 поезд")
        let plain = label("Жёлтый 🚂 поезд", size: 16).intrinsicContentSize
        let range = (text.string as NSString).range(of: "поезд")
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 48), range: range)
        let label = label("", size: 16)
        label.attributedText = text
        let expected =
            plain.width - self.label("поезд", size: 16).intrinsicContentSize.width
            + self.label("поезд", size: 48).intrinsicContentSize.width
        XCTAssertEqual(label.intrinsicContentSize.width, expected, accuracy: 4)
    }

    @MainActor
    func testAParagraphStyleSpacesLines() async {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 10
        let label = label("", lines: 0)
        let text = "one\ntwo\nthree"
        label.attributedText = NSAttributedString(string: text)
        let plain = height(label, width: 200)
        label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
        // Two gaps lie between three lines; Pango may leave one more around them.
        XCTAssertGreaterThanOrEqual(height(label, width: 200), plain + 18)
        XCTAssertLessThanOrEqual(height(label, width: 200), plain + 32)
    }

    @MainActor
    func testTouchesPassThroughALabel() async {
        let button = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let label = label("text")
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.addSubview(label)
        let host = await Host(button)
        XCTAssertTrue(host.view(at: CGPoint(x: 10, y: 20)) === button)
        await host.close()
    }

    @MainActor
    func testALabelFillsTheFrameItIsGivenEvenIfItsTextIsLarger() async {
        let label = label(long, lines: 0)
        label.frame = CGRect(x: 10, y: 10, width: 100, height: 30)
        let host = await Host(label)
        assertEqual(host.widgetFrame(of: label), CGRect(x: 10, y: 10, width: 100, height: 30))
        await host.close()
    }
}
