import UIKit
import XCTest

// What the portable contract tests ask of the display, on iPhone. For GTK the same questions are answered in
// Tests/UIKitContractTests/Gtk/Support/Host+Gtk.swift.

extension Host {
    /// A window of a size in points in the scene of the app that the tests run in.
    static func makeWindow(of size: CGSize) -> UIWindow {
        let frame = CGRect(origin: .zero, size: size)
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        guard let scene = scenes.first else { return UIWindow(frame: frame) }
        let window = UIWindow(windowScene: scene)
        window.frame = frame
        return window
    }

    /// Runs what the main run loop holds ready.
    static func pump() {
        RunLoop.main.run(until: Date())
    }

    /// Waits for the next frame.
    func nextFrame() async {
        CATransaction.flush()
        try? await Task.sleep(nanoseconds: 20_000_000)
        Host.pump()
    }

    /// Whether the window has come up.
    var hasDrawn: Bool { window.windowScene != nil && !window.isHidden }

    /// Gives the window another size.
    func resize(to size: CGSize) {
        window.frame.size = size
    }

    /// Where a view is, in the window's coordinates.
    func widgetFrame(of view: UIView) -> CGRect {
        view.convert(view.bounds, to: window)
    }

    /// Whether a person sees the view: it and all above are shown.
    func isShown(_ view: UIView) -> Bool {
        view.window === window && sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden }
    }

    /// The view that a finger at a place of the window would reach.
    func view(at point: CGPoint) -> UIView? {
        window.hitTest(point, with: nil)
    }

    /// Whether a finger reaches the view at its middle.
    func isReachable(_ view: UIView) -> Bool {
        guard isShown(view) else { return false }
        let frame = widgetFrame(of: view)
        return self.view(at: CGPoint(x: frame.midX, y: frame.midY))?.isDescendant(of: view) ?? false
    }

    /// The views inside, the rearmost first.
    func drawingOrder(in view: UIView) -> [UIView] { view.subviews }

    /// The view that has the keyboard.
    var focusedView: UIView? {
        func find(_ view: UIView) -> UIView? {
            view.isFirstResponder ? view : view.subviews.lazy.compactMap(find).first
        }
        return find(window)
    }

    /// Takes the keyboard from whatever has it.
    func clearFocus() {
        window.endEditing(true)
    }

    /// Does what a tap on a control does.
    func tap(_ control: UIControl, file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertNotNil(control.window, "nobody can tap what is in no window", file: file, line: line)
        XCTAssertTrue(isReachable(control), "nobody can tap what is covered or hidden", file: file, line: line)
        guard control.isEnabled else { return }
        control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    /// Does what a tap on a row does: the delegate is asked, then told.
    func tapRow(_ path: IndexPath, in table: UITableView) {
        var chosen: IndexPath? = path
        let asks = #selector(UITableViewDelegate.tableView(_:willSelectRowAt:))
        if let delegate = table.delegate, delegate.responds(to: asks) {
            chosen = delegate.tableView?(table, willSelectRowAt: path)
        }
        guard let chosen else { return }
        table.selectRow(at: chosen, animated: false, scrollPosition: .none)
        table.delegate?.tableView?(table, didSelectRowAt: chosen)
    }

    /// Waits until a scroll view stands still and what it shows is laid out.
    func rest(_ scrollView: UIScrollView) async {
        var last = scrollView.contentOffset
        var still = 0
        await wait {
            still = scrollView.contentOffset == last && !scrollView.isDecelerating ? still + 1 : 0
            last = scrollView.contentOffset
            return still > 50
        }
        await settle()
    }

    /// Makes the app's appearance light or dark, as a person does in the settings.
    static func setDark(_ isDark: Bool) {
        for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
            for window in scene.windows { window.overrideUserInterfaceStyle = isDark ? .dark : .light }
        }
        pump()
    }
}
