import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UITraitCollectionTests {
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
