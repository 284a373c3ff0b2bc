import XCTest

@testable import UIKit

/// The responder chain and the keyboard's place in it.
final class UIResponderTests: XCTestCase {
    private final class KeyView: UIView {
        var keys: [UIKeyboardHIDUsage] = []
        var used: Set<UIKeyboardHIDUsage> = []
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            keys += presses.compactMap { $0.key?.keyCode }
            let rest = presses.filter { press in press.key.map { !used.contains($0.keyCode) } ?? true }
            if !rest.isEmpty { super.pressesBegan(rest, with: event) }
        }
    }

    private final class KeyController: UIViewController {
        var keys: [UIKeyboardHIDUsage] = []
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            keys += presses.compactMap { $0.key?.keyCode }
            super.pressesBegan(presses, with: event)
        }
    }

    @MainActor
    func testTheChainGoesFromAViewOverItsControllerToTheApplication() async {
        let controller = UIViewController()
        let outer = UIView(frame: .zero)
        let inner = UIView(frame: .zero)
        controller.view.addSubview(outer)
        outer.addSubview(inner)
        let host = await Host(controller)
        XCTAssertTrue(inner.next === outer)
        XCTAssertTrue(outer.next === controller.view)
        XCTAssertTrue(controller.view.next === controller)
        XCTAssertTrue(controller.next === host.window)
        XCTAssertTrue(host.window.next === UIApplication.shared)
        await host.close()
    }

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
    func testTheFirstResponderIsOneViewAndGivesItUp() async {
        let controller = UIViewController()
        let views = [
            KeyView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)),
            KeyView(frame: CGRect(x: 9, y: 0, width: 9, height: 9)),
        ]
        for view in views { controller.view.addSubview(view) }
        let host = await Host(controller)
        XCTAssertTrue(views[0].becomeFirstResponder())
        XCTAssertTrue(views[0].isFirstResponder)
        XCTAssertTrue(views[1].becomeFirstResponder())
        XCTAssertFalse(views[0].isFirstResponder)
        XCTAssertTrue(views[1].isFirstResponder)
        XCTAssertTrue(views[1].resignFirstResponder())
        XCTAssertFalse(views[1].isFirstResponder)
        await host.close()
    }

    @MainActor
    func testAPlainViewAndAViewInNoWindowDoNotGetTheKeyboard() async {
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        let host = await Host(plain)
        XCTAssertFalse(plain.becomeFirstResponder())
        XCTAssertFalse(KeyView(frame: .zero).becomeFirstResponder())
        await host.close()
    }

    @MainActor
    func testAHiddenViewDoesNotGetTheKeyboard() async {
        let view = KeyView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        view.isHidden = true
        let host = await Host(view)
        XCTAssertFalse(view.becomeFirstResponder())
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
