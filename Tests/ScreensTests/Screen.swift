import UIKit
import XCTest

/// Shows a controller in a window, as a person would meet it.
///
/// What a display has to do with it is in `Gtk`, and for iPhone in `iOS/WaysideTests`.
@MainActor
final class Screen {
    let window: UIWindow

    /// Shows a controller and waits until it is laid out.
    init(_ controller: UIViewController, size: CGSize = CGSize(width: 360, height: 640)) async {
        window = Screen.makeWindow(of: size)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let isThere = await wait { controller.view.bounds.width > 100 }
        XCTAssertTrue(isThere, "the window did not come up")
    }

    /// Waits until something is the case, ten seconds at most; whether it came to be.
    @discardableResult
    func wait(until condition: () -> Bool) async -> Bool {
        for _ in 0..<5000 {
            Screen.pump()
            if condition() { return true }
            try? await Task.sleep(nanoseconds: 2_000_000)
        }
        return condition()
    }

    /// Lets everything happen that is due.
    func settle() async {
        for _ in 0..<20 {
            Screen.pump()
            try? await Task.sleep(nanoseconds: 2_000_000)
        }
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
