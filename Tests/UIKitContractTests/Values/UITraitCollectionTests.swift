import XCTest

@testable import UIKit

final class UITraitCollectionTests: XCTestCase {
    func testWhatIsNotSaidIsUnspecified() {
        let empty = UITraitCollection()
        XCTAssertEqual(empty.userInterfaceStyle, .unspecified)
        XCTAssertEqual(empty.accessibilityContrast, .unspecified)
        XCTAssertEqual(empty.preferredContentSizeCategory, .unspecified)
        XCTAssertEqual(empty.horizontalSizeClass, .unspecified)
        XCTAssertEqual(empty.verticalSizeClass, .unspecified)
        XCTAssertEqual(empty.layoutDirection, .unspecified)
        XCTAssertEqual(empty.displayScale, 0)
        XCTAssertEqual(UITraitCollection(userInterfaceStyle: .unspecified), empty)
    }

    func testTheLastWordHoldsAndSilenceChangesNothing() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light),
            UITraitCollection(horizontalSizeClass: .compact),
            UITraitCollection(displayScale: 2),
            UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(userInterfaceStyle: .unspecified),
        ])
        XCTAssertEqual(merged.userInterfaceStyle, .dark)
        XCTAssertEqual(merged.horizontalSizeClass, .compact)
        XCTAssertEqual(merged.displayScale, 2)
        XCTAssertTrue(merged.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
        XCTAssertFalse(merged.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
        XCTAssertTrue(merged.containsTraits(in: nil))
    }

    func testColoursAreToBeDrawnAnewWhenStyleOrContrastChanges() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        XCTAssertTrue(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        let strong = UITraitCollection(traitsFrom: [light, UITraitCollection(accessibilityContrast: .high)])
        XCTAssertTrue(light.hasDifferentColorAppearance(comparedTo: strong))
        let larger = UITraitCollection(traitsFrom: [
            light, UITraitCollection(preferredContentSizeCategory: .extraLarge),
        ])
        XCTAssertFalse(light.hasDifferentColorAppearance(comparedTo: larger))
        XCTAssertTrue(light.hasDifferentColorAppearance(comparedTo: nil))
    }

    func testCurrentTraitsArePutBack() {
        let before = UITraitCollection.current
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            UITraitCollection(displayScale: 3).performAsCurrent {
                XCTAssertEqual(UITraitCollection.current.displayScale, 3)
            }
            XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .dark)
        }
        XCTAssertEqual(UITraitCollection.current, before)
    }

    func testEachThreadHasItsOwnCurrentTraits() {
        let other = Locked(UIUserInterfaceStyle.unspecified)
        let done = DispatchSemaphore(value: 0)
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            Thread.detachNewThread {
                other.withLock { $0 = UITraitCollection.current.userInterfaceStyle }
                done.signal()
            }
            done.wait()
        }
        XCTAssertNotEqual(other.withLock { $0 }, .unspecified)
        XCTAssertEqual(other.withLock { $0 }, UITraitCollection.system.userInterfaceStyle)
    }

    func testSizesOfTextAreOrdered() {
        XCTAssertTrue(UIContentSizeCategory.small < .large)
        XCTAssertTrue(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
        XCTAssertTrue(UIContentSizeCategory.accessibilityLarge >= .accessibilityLarge)
        XCTAssertFalse(UIContentSizeCategory.unspecified < .large)
        XCTAssertFalse(UIContentSizeCategory.unspecified >= .large)
        XCTAssertEqual(UIContentSizeCategory.ascending.filter(\.isAccessibilityCategory).count, 5)
        XCTAssertFalse(UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }
}
