import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UIStackViewTests {
    @MainActor
    func testTwoViewsThatHugAlikeAreReportedWhenThereIsRoomToSpare() async {
        final class Left: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 10) }
        }
        final class Right: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 10) }
        }
        let known = LayoutReport.messages.count
        _ = stack([Left(frame: .zero), Right(frame: .zero)], .horizontal, width: 100, height: 10)
        let message = LayoutReport.messages.dropFirst(known).joined()
        XCTAssertTrue(message.contains("Left, Right"), message)
        XCTAssertTrue(message.contains("hugging priorities"), message)
    }

    @MainActor
    func testTextsOfDifferentSizeStandOnOneLine() async {
        let small = UILabel(frame: .zero)
        small.text = "small"
        small.font = .systemFont(ofSize: 12)
        let large = UILabel(frame: .zero)
        large.text = "large"
        large.font = .systemFont(ofSize: 40)
        let row = stack([small, large, UIView(frame: .zero)], .horizontal, width: 400, height: 80) {
            $0.alignment = .firstBaseline
        }
        let lines = [small, large].map { $0.frame.minY + $0.firstBaseline(width: $0.frame.width) }
        XCTAssertEqual(lines[0], lines[1], accuracy: 1)
        XCTAssertGreaterThan(small.frame.minY, large.frame.minY + 10)
        XCTAssertEqual(row.bounds.height, 80)
    }

    @MainActor
    func testAButtonAndANestedStackStandOnTheLineOfTheirText() async {
        let label = UILabel(frame: .zero)
        label.text = "label"
        var configuration = UIButton.Configuration.filled()
        configuration.title = "button"
        let button = UIButton(configuration: configuration)
        let inner = UILabel(frame: .zero)
        inner.text = "inner"
        let nested = UIStackView(arrangedSubviews: [inner, words(1)])
        nested.axis = .vertical
        let row = UIStackView(arrangedSubviews: [label, button, nested, UIView(frame: .zero)])
        row.alignment = .firstBaseline
        row.frame = CGRect(x: 0, y: 0, width: 400, height: 80)
        let host = await Host(row)
        let title = button.titleLabel ?? label
        let lines = [label, title, inner].map {
            $0.convert(CGPoint.zero, to: row).y + $0.firstBaseline(width: $0.frame.width)
        }
        XCTAssertEqual(lines[0], lines[1], accuracy: 1)
        XCTAssertEqual(lines[0], lines[2], accuracy: 1)
        await host.close()
    }
}
