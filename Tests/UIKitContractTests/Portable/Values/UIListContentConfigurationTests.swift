import UIKit
import XCTest

final class UIListContentConfigurationTests: XCTestCase {
    private let large = UITraitCollection(preferredContentSizeCategory: .large)

    func testARowIsSetInBodyAndItsSecondTextIsSmallerAndFainter() {
        large.performAsCurrent {
            for row in [UIListContentConfiguration.cell(), .subtitleCell()] {
                XCTAssertEqual(row.textProperties.font, .preferredFont(forTextStyle: .body))
                XCTAssertEqual(row.textProperties.color, .label)
                XCTAssertLessThan(row.secondaryTextProperties.font.pointSize, row.textProperties.font.pointSize)
                XCTAssertEqual(row.secondaryTextProperties.color, .secondaryLabel)
                XCTAssertFalse(row.prefersSideBySideTextAndSecondaryText)
            }
            XCTAssertTrue(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
        }
    }

    func testAHeaderIsBolderThanARowAndAFooterSmaller() {
        large.performAsCurrent {
            let row = UIListContentConfiguration.cell().textProperties.font
            for header in [UIListContentConfiguration.plainHeader(), .groupedHeader()] {
                XCTAssertTrue(header.textProperties.font.fontDescriptor.symbolicTraits.contains(.traitBold))
            }
            for footer in [UIListContentConfiguration.plainFooter(), .groupedFooter()] {
                XCTAssertLessThan(footer.textProperties.font.pointSize, row.pointSize)
            }
        }
    }

    func testFontsAndColoursThatWereNotSetFollowTheState() {
        var state = UICellConfigurationState(
            traitCollection: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        )
        state.isDisabled = true
        let row = UIListContentConfiguration.cell().updated(for: state)
        XCTAssertEqual(row.textProperties.font.pointSize, 33)
        XCTAssertEqual(row.textProperties.color, .tertiaryLabel)
        state.isDisabled = false
        XCTAssertEqual(row.updated(for: state).textProperties.color, .label)
    }

    func testWhatWasSetStaysInEveryState() {
        var row = UIListContentConfiguration.cell()
        row.textProperties.font = .boldSystemFont(ofSize: 9)
        row.textProperties.color = .systemRed
        row.secondaryTextProperties.numberOfLines = 2
        var state = UIViewConfigurationState(
            traitCollection: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        )
        state.isDisabled = true
        let updated = row.updated(for: state)
        XCTAssertEqual(updated.textProperties.font, .boldSystemFont(ofSize: 9))
        XCTAssertEqual(updated.textProperties.color, .systemRed)
        XCTAssertEqual(updated.secondaryTextProperties.numberOfLines, 2)
    }

    func testConfigurationsAreEqualThatShowTheSame() {
        var one = UIListContentConfiguration.cell()
        one.text = "Vienna"
        one.image = UIImage(systemName: "tram")
        var other = UIListContentConfiguration.cell()
        other.text = "Vienna"
        other.image = UIImage(systemName: "tram")
        XCTAssertEqual(one, other)
        XCTAssertEqual(one.hashValue, other.hashValue)
        other.imageProperties.maximumSize = CGSize(width: 40, height: 40)
        XCTAssertNotEqual(one, other)
    }

    func testABackgroundFollowsTheStateUnlessAColourWasSet() {
        var state = UICellConfigurationState(traitCollection: large)
        let plain = UIBackgroundConfiguration.listPlainCell()
        XCTAssertEqual(plain.backgroundColor, .systemBackground)
        XCTAssertEqual(UIBackgroundConfiguration.listGroupedCell().backgroundColor, .secondarySystemGroupedBackground)
        XCTAssertEqual(UIBackgroundConfiguration.clear().backgroundColor, .clear)
        state.isHighlighted = true
        XCTAssertNotEqual(plain.updated(for: state).backgroundColor, .systemBackground)
        var custom = plain
        custom.backgroundColor = .systemYellow
        XCTAssertEqual(custom.updated(for: state).backgroundColor, .systemYellow)
        custom.backgroundColor = nil
        XCTAssertEqual(custom.resolvedBackgroundColor(for: .systemGreen), .systemGreen, "nil stands for the tint")
    }
}
