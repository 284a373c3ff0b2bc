import UIKit
import XCTest

/// What assistive technologies meet.
final class AccessibilityTests: XCTestCase {
    @MainActor
    func column(_ views: [UIView]) -> UIStackView {
        let column = UIStackView(arrangedSubviews: views + [UIView(frame: .zero)])
        column.axis = .vertical
        return column
    }

    @MainActor
    func label(_ text: String) -> UILabel {
        let label = UILabel(frame: .zero)
        label.text = text
        return label
    }

    @MainActor
    func button(_ title: String) -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = title
        return UIButton(configuration: configuration)
    }

    @MainActor
    func testTextsAreTheNamesOfLabelsUntilOthersAreGiven() async {
        let label = label("text")
        XCTAssertEqual(label.accessibilityLabel, "text")
        XCTAssertEqual(label.accessibilityTraits, .staticText)
        label.accessibilityLabel = "name"
        XCTAssertEqual(label.accessibilityLabel, "name")
        label.accessibilityLabel = nil
        XCTAssertEqual(label.accessibilityLabel, "text")
    }

    @MainActor
    func testAChangeOfLayoutMovesTheKeyboardToAView() async {
        let target = button("Here")
        let host = await Host(filling: column([button("There"), target]))
        UIAccessibility.post(notification: .layoutChanged, argument: target)
        XCTAssertTrue(target.isFirstResponder)
        await host.close()
    }
}
