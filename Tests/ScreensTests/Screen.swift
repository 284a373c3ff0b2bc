import Foundation
import XCTest

@testable import UIKit

/// Shows a controller in a window, as a person would meet it.
@MainActor
final class Screen {
    let window: UIWindow

    /// Shows a controller and waits until it is laid out.
    init(_ controller: UIViewController, size: CGSize = CGSize(width: 360, height: 640)) async {
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let isThere = await wait { controller.view.bounds.width > 100 }
        XCTAssertTrue(isThere, "the window did not come up")
    }

    /// Waits until something is the case, ten seconds at most; whether it came to be.
    @discardableResult
    func wait(until condition: () -> Bool) async -> Bool {
        for _ in 0..<5000 {
            MainQueue.pump()
            if condition() { return true }
            try? await Task.sleep(nanoseconds: 2_000_000)
        }
        return condition()
    }

    /// Lets everything happen that is due.
    func settle() async {
        for _ in 0..<20 {
            MainQueue.pump()
            try? await Task.sleep(nanoseconds: 2_000_000)
        }
    }

    /// Presses a key where the keyboard is.
    func press(_ code: UIKeyboardHIDUsage, _ characters: String = "", on controller: UIViewController) {
        let key = UIKey(
            characters: characters,
            charactersIgnoringModifiers: characters,
            modifierFlags: [],
            keyCode: code
        )
        controller.pressesBegan([UIPress(key: key)], with: nil)
    }

    /// Closes the window.
    func close() async {
        window.isHidden = true
        await settle()
    }
}

extension UIView {
    /// The first view of a kind in it, itself included.
    @MainActor
    func first<V: UIView>(_ kind: V.Type) -> V? {
        if let found = self as? V { return found }
        for subview in subviews {
            if let found = subview.first(kind) { return found }
        }
        return nil
    }
}
