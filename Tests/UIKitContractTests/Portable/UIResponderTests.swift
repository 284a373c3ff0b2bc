import UIKit
import XCTest

/// The responder chain and the keyboard's place in it.
final class UIResponderTests: XCTestCase {
    final class KeyView: UIView {
        var keys: [UIKeyboardHIDUsage] = []
        var used: Set<UIKeyboardHIDUsage> = []
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            keys += presses.compactMap { $0.key?.keyCode }
            let rest = presses.filter { press in press.key.map { !used.contains($0.keyCode) } ?? true }
            if !rest.isEmpty { super.pressesBegan(rest, with: event) }
        }
    }

    final class KeyController: UIViewController {
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
}
