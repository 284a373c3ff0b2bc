import UIKit
import XCTest

/// Shows a view or a controller in a window, as a person would meet it, and operates it.
///
/// The tests in this folder use UIKit's public interface alone, so that they describe Apple's UIKit as well as ours. What
/// a display has to do with them is said once for GTK, in `Gtk/Support`, and once for iPhone, in `iOS/WaysideTests`.
@MainActor
final class Host {
    /// How long a wait lasts at most: steps of two milliseconds.
    private static let steps = 2_500

    let window: UIWindow
    /// What has to live as long as the window is shown: views hold their sources and delegates weakly.
    var kept: [AnyObject] = []

    /// Shows a controller in a window of a size in points and waits until it is laid out and drawn.
    init(_ controller: UIViewController, size: CGSize = CGSize(width: 400, height: 600)) async {
        window = Host.makeWindow(of: size)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        await wait { self.hasDrawn }
        // A display without a compositor draws a border inside the window's size.
        let border = CGSize(width: size.width - window.bounds.width, height: size.height - window.bounds.height)
        if border != .zero { resize(to: CGSize(width: size.width + border.width, height: size.height + border.height)) }
        let isDrawn = await wait { self.window.bounds.size == size }
        XCTAssertTrue(isDrawn, "the window did not come up in \(size): it has \(window.bounds.size)")
    }

    /// Shows a view that fills a window of a size in points.
    convenience init(filling view: UIView, size: CGSize = CGSize(width: 400, height: 600)) async {
        let controller = UIViewController()
        controller.view = view
        await self.init(controller, size: size)
    }

    /// Shows a view with a frame of its own in a window.
    convenience init(_ view: UIView, size: CGSize = CGSize(width: 400, height: 600)) async {
        let controller = UIViewController()
        controller.view.addSubview(view)
        await self.init(controller, size: size)
    }

    var controller: UIViewController? { window.rootViewController }

    /// Waits until something is the case, at most some seconds; whether it came to be.
    @discardableResult
    func wait(until condition: () -> Bool) async -> Bool {
        for _ in 0..<Self.steps {
            Host.pump()
            if condition() { return true }
            // The main queue also runs here, outside GLib's loop.
            try? await Task.sleep(nanoseconds: 2_000_000)
        }
        return condition()
    }

    /// Lets everything happen that is due: layout, the next frame, what was put on the main queue.
    func settle() async {
        window.layoutIfNeeded()
        await nextFrame()
        window.layoutIfNeeded()
    }

    /// Closes the window; what only it held is freed.
    func close() async {
        window.rootViewController = nil
        await settle()
    }
}

/// Whether objects are gone; it holds them weakly.
@MainActor
final class Leak {
    private struct Entry {
        weak var object: AnyObject?
        let name: String
    }

    private var entries: [Entry] = []

    /// Watches an object.
    func watch(_ object: AnyObject, _ name: String) {
        entries.append(Entry(object: object, name: name))
    }

    /// The names of what is still alive once everything due has happened.
    func left() async -> [String] {
        for _ in 0..<500 {
            Host.pump()
            if entries.allSatisfy({ $0.object == nil }) { return [] }
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
        return entries.compactMap { $0.object == nil ? nil : $0.name }
    }
}

/// Fails unless both rectangles agree within half a point.
@MainActor
func assertEqual(
    _ frame: CGRect,
    _ expected: CGRect,
    accuracy: CGFloat = 0.5,
    _ message: String = "",
    file: StaticString = #filePath,
    line: UInt = #line
) {
    let pairs = [
        (frame.minX, expected.minX), (frame.minY, expected.minY), (frame.width, expected.width),
        (frame.height, expected.height),
    ]
    let agrees = pairs.allSatisfy { abs($0 - $1) <= accuracy }
    XCTAssertTrue(agrees, "\(message) \(frame) is not \(expected)", file: file, line: line)
}
