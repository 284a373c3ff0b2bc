import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UIBottomBarTests {
    @MainActor
    func testItComesBackWhenTheKeyboardLeadsBackOrTheStackIsReplaced() async {
        let stage = await stage()
        for key in [(UIKeyboardHIDUsage.keyboardEscape, UIKeyModifierFlags()), (.keyboardLeftArrow, .alternate)] {
            stage.navigation.pushViewController(screen(hidesBar: true), animated: false)
            await stage.host.settle()
            XCTAssertFalse(stage.isBarShown)
            XCTAssertTrue(stage.host.press(key.0, key.1))
            await stage.host.settle()
            XCTAssertTrue(stage.isBarShown)
        }
        stage.navigation.setViewControllers([stage.root, screen(hidesBar: true)], animated: false)
        await stage.host.settle()
        XCTAssertFalse(stage.isBarShown)
        stage.navigation.setViewControllers([screen(hidesBar: true)], animated: false)
        await stage.host.settle()
        XCTAssertTrue(stage.isBarShown, "the first screen was not pushed")
        await stage.host.close()
    }

    @MainActor
    func testAnotherTabHasTheBarAndTheFirstOneHidesItAgain() async {
        let stage = await stage()
        stage.navigation.pushViewController(screen(hidesBar: true), animated: false)
        await stage.host.settle()
        XCTAssertTrue(stage.host.press(.keyboard2, .control))
        await stage.host.settle()
        XCTAssertTrue(stage.isBarShown)
        XCTAssertTrue(stage.tabs.selectedViewController === stage.other)
        stage.tabs.selectedIndex = 0
        await stage.host.settle()
        XCTAssertFalse(stage.isBarShown)
        await stage.host.close()
    }
}
