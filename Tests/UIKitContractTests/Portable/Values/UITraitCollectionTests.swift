import UIKit
import XCTest

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
}
