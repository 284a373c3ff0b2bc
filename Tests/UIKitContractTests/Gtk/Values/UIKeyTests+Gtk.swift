import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UIKeyTests {
    func testKeysAreKnownByWhatTheyType() {
        let keys: [(UInt32, UIKeyboardHIDUsage)] = [
            (0x61, .keyboardA), (0x41, .keyboardA), (0x31, .keyboard1), (0x21, .keyboard1), (0x20, .keyboardSpacebar),
            (0xff0d, .keyboardReturnOrEnter), (0xff8d, .keypadEnter), (0xff1b, .keyboardEscape),
            (0xff08, .keyboardDeleteOrBackspace), (0xffff, .keyboardDeleteForward), (0xff09, .keyboardTab),
            (0xff51, .keyboardLeftArrow), (0xff52, .keyboardUpArrow), (0xff53, .keyboardRightArrow),
            (0xff54, .keyboardDownArrow), (0xff50, .keyboardHome), (0xff57, .keyboardEnd), (0xff55, .keyboardPageUp),
            (0xff56, .keyboardPageDown), (0xffbe, .keyboardF1), (0xffc9, .keyboardF12), (0x2f, .keyboardSlash),
        ]
        for (keyval, usage) in keys {
            XCTAssertEqual(UIKeyboardHIDUsage(gdkKeyval: keyval), usage, String(keyval, radix: 16))
        }
    }

    func testShiftTabIsTab() {
        XCTAssertEqual(UIKeyboardHIDUsage(gdkKeyval: 0xfe20), .keyboardTab)
    }

    func testTheSamePlaceOnARussianKeyboardIsTheSameKey() {
        // GDK's values for Cyrillic letters: й, Й, ф, ы, ж, ю.
        let keys: [(UInt32, UIKeyboardHIDUsage)] = [
            (0x6ca, .keyboardQ), (0x6ea, .keyboardQ), (0x6c6, .keyboardA), (0x6d9, .keyboardS),
            (0x6d6, .keyboardSemicolon), (0x6c0, .keyboardPeriod),
        ]
        for (keyval, usage) in keys { XCTAssertEqual(UIKeyboardHIDUsage(gdkKeyval: keyval), usage) }
    }

    func testAKeyWithoutAPlaceIsNotGuessed() {
        XCTAssertNil(UIKeyboardHIDUsage(gdkKeyval: 0x1008_ff12), "a mute key")
        XCTAssertNil(UIKeyboardHIDUsage(gdkKeyval: 0))
    }
}
