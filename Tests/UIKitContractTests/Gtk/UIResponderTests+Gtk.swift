import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UIResponderTests {
    @MainActor
    func testAKeyThatAViewDoesNotUseGoesOnToItsController() async {
        let controller = KeyController()
        let view = KeyView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.used = [.keyboardA]
        controller.view.addSubview(view)
        let host = await Host(controller)
        XCTAssertTrue(view.becomeFirstResponder())
        XCTAssertTrue(host.press(.keyboardA))
        XCTAssertFalse(host.press(.keyboardB), "nobody uses it")
        XCTAssertEqual(view.keys, [.keyboardA, .keyboardB])
        XCTAssertEqual(controller.keys, [.keyboardB])
        await host.close()
    }

    @MainActor
    func testWithoutAFirstResponderKeysGoToTheControllerThatIsSeen() async {
        let controller = KeyController()
        let host = await Host(controller)
        host.press(.keyboardF, .command)
        XCTAssertEqual(controller.keys, [.keyboardF])
        await host.close()
    }

    @MainActor
    func testAViewThatIsRemovedOrHiddenLosesTheKeyboard() async {
        let controller = KeyController()
        let removed = KeyView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        let hidden = KeyView(frame: CGRect(x: 9, y: 0, width: 9, height: 9))
        controller.view.addSubview(removed)
        controller.view.addSubview(hidden)
        let host = await Host(controller)
        removed.becomeFirstResponder()
        removed.removeFromSuperview()
        XCTAssertFalse(removed.isFirstResponder)
        host.press(.keyboardA)
        XCTAssertEqual(controller.keys, [.keyboardA])
        XCTAssertEqual(removed.keys, [])
        hidden.becomeFirstResponder()
        hidden.isHidden = true
        await host.settle()
        host.press(.keyboardB)
        XCTAssertEqual(hidden.keys, [])
        XCTAssertEqual(controller.keys, [.keyboardA, .keyboardB])
        await host.close()
    }

    @MainActor
    func testTabGoesThroughTheControlsInTheirOrderAndPassesOverDisabledOnes() async {
        let controls = (0..<4).map { UIControl(frame: CGRect(x: 0, y: CGFloat($0) * 50, width: 40, height: 40)) }
        controls[1].isEnabled = false
        let controller = UIViewController()
        for control in controls { controller.view.addSubview(control) }
        let host = await Host(controller)
        controls[0].becomeFirstResponder()
        host.tab()
        XCTAssertTrue(controls[2].isFirstResponder)
        host.tab()
        XCTAssertTrue(controls[3].isFirstResponder)
        host.tab(backward: true)
        XCTAssertTrue(controls[2].isFirstResponder)
        await host.close()
    }

    @MainActor
    func testAKeySaysWhatItIs() async {
        final class Reader: UIViewController {
            var key: UIKey?
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                key = presses.first?.key
            }
        }
        let controller = Reader()
        let host = await Host(controller)
        XCTAssertTrue(host.typeNative("F", .shift))
        XCTAssertEqual(controller.key?.characters, "F")
        XCTAssertEqual(controller.key?.charactersIgnoringModifiers, "f")
        XCTAssertEqual(controller.key?.modifierFlags, .shift)
        XCTAssertEqual(controller.key?.keyCode, .keyboardF)
        XCTAssertTrue(host.typeNative("ф", .control))
        XCTAssertEqual(controller.key?.characters, "ф")
        await host.close()
    }
}
