import CGtk
import XCTest

@testable import UIKit

final class UIRefreshControlTests: XCTestCase {
    @MainActor
    private func scrollView() -> UIScrollView {
        let view = UIScrollView(frame: .zero)
        view.contentSize = CGSize(width: 400, height: 2_000)
        return view
    }

    @MainActor
    func testF5AndControlRAskForContentOnceUntilItIsThere() async {
        let view = scrollView()
        var events = 0
        let refresh = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in events += 1 })
        view.refreshControl = refresh
        let host = await Host(filling: view)
        let f5 = UIPress(key: key(.keyboardF5))
        view.pressesBegan([f5], with: UIPressesEvent())
        XCTAssertTrue(refresh.isRefreshing)
        view.pressesBegan([f5], with: UIPressesEvent())
        XCTAssertEqual(events, 1, "it is under way")
        refresh.endRefreshing()
        XCTAssertFalse(refresh.isRefreshing)
        view.pressesBegan([UIPress(key: key(.keyboardR, .control))], with: UIPressesEvent())
        XCTAssertEqual(events, 2)
        view.pressesBegan([UIPress(key: key(.keyboardR))], with: UIPressesEvent())
        XCTAssertEqual(events, 2)
        await host.close()
    }

    @MainActor
    private func key(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) -> UIKey {
        UIKey(characters: "", charactersIgnoringModifiers: "", modifierFlags: modifiers, keyCode: code)
    }

    @MainActor
    func testCodeShowsTheSpinnerAndSendsNoEvent() async {
        let view = scrollView()
        var events = 0
        let refresh = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in events += 1 })
        view.refreshControl = refresh
        let host = await Host(filling: view)
        XCTAssertFalse(host.isShown(refresh))
        refresh.beginRefreshing()
        await host.settle()
        XCTAssertTrue(host.isShown(refresh))
        XCTAssertEqual(events, 0)
        refresh.endRefreshing()
        await host.settle()
        XCTAssertFalse(host.isShown(refresh))
        await host.close()
    }

    @MainActor
    func testTheSpinnerStaysAtTheTopAndMovesNothing() async {
        let view = scrollView()
        let refresh = UIRefreshControl(frame: .zero)
        view.refreshControl = refresh
        let host = await Host(filling: view)
        view.contentOffset = CGPoint(x: 0, y: 300)
        refresh.beginRefreshing()
        await host.settle()
        XCTAssertEqual(view.contentOffset.y, 300)
        let frame = host.widgetFrame(of: refresh)
        XCTAssertEqual(frame.minY, 10, accuracy: 1)
        XCTAssertEqual(frame.midX, 200, accuracy: 1)
        XCTAssertFalse(view.subviews.contains(refresh))
        refresh.attributedTitle = NSAttributedString(string: "Updated 5 minutes ago")
        await host.settle()
        XCTAssertGreaterThan(host.widgetFrame(of: refresh).width, frame.width + 50)
        await host.close()
    }

    @MainActor
    func testOnlyAPullThatBeganAtTheTopRefreshes() async throws {
        let view = scrollView()
        var events = 0
        view.refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in events += 1 })
        let host = await Host(filling: view)
        let native = try XCTUnwrap(view.nativeWidget(gtk_scrolled_window_get_type()))
        view.contentOffset = CGPoint(x: 0, y: 300)
        view.simulatePull(on: native)
        XCTAssertEqual(events, 0, "the movement ran into the top from further down")
        view.contentOffset = .zero
        view.simulatePull(on: native)
        XCTAssertEqual(events, 1)
        await host.close()
    }

    @MainActor
    func testAScrollViewWithItsRefreshControlIsFreed() async {
        let leak = Leak()
        do {
            let view = scrollView()
            view.refreshControl = UIRefreshControl(frame: .zero)
            if let refresh = view.refreshControl { leak.watch(refresh, "refresh control") }
            leak.watch(view, "scroll view")
            let host = await Host(filling: view)
            view.refreshControl?.beginRefreshing()
            await host.settle()
            await host.close()
        }
        let left = await leak.left()
        XCTAssertEqual(left, [])
    }
}

extension UIScrollView {
    /// Begins a movement of the touchpad and runs it into the top, as GTK reports it.
    fileprivate func simulatePull(on scrolledWindow: UnsafeMutablePointer<GtkWidget>) {
        pullGesture?.began()
        var values = [GValue(), GValue()]
        g_value_init(&values[0], gtk_scrolled_window_get_type())
        g_value_set_object(&values[0], scrolledWindow)
        g_value_init(&values[1], gtk_position_type_get_type())
        g_value_set_enum(&values[1], gint(GTK_POS_TOP.rawValue))
        g_signal_emitv(&values, g_signal_lookup("edge-overshot", gtk_scrolled_window_get_type()), 0, nil)
        g_value_unset(&values[0])
        g_value_unset(&values[1])
    }
}
