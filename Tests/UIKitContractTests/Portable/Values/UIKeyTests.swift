import UIKit
import XCTest

final class UIKeyTests: XCTestCase {
    func testUsagesAreTheStandardsNumbers() {
        XCTAssertEqual(UIKeyboardHIDUsage.keyboardA.rawValue, 0x04)
        XCTAssertEqual(UIKeyboardHIDUsage.keyboardZ.rawValue, 0x1d)
        XCTAssertEqual(UIKeyboardHIDUsage.keyboard0.rawValue, 0x27)
        XCTAssertEqual(UIKeyboardHIDUsage.keyboardUpArrow.rawValue, 0x52)
        XCTAssertEqual(UIKeyboardHIDUsage.keyboardRightGUI.rawValue, 0xe7)
    }
}
