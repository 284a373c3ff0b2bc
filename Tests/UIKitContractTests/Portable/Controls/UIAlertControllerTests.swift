import UIKit
import XCTest

final class UIAlertControllerTests: XCTestCase {
    @MainActor
    func question(_ chosen: @escaping (String) -> Void) -> UIAlertController {
        let alert = UIAlertController(
            title: "Delete the trip?",
            message: "It cannot be undone.",
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { chosen($0.title ?? "") })
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { chosen($0.title ?? "") })
        return alert
    }

    @MainActor
    func testAButtonDismissesTheAlertFirstAndCallsItsHandlerThen() async throws {
        let host = await Host(UIViewController())
        var log: [String] = []
        let alert = question { [weak host] title in
            log.append(title + (host?.root.presentedViewController == nil ? ", alert gone" : ", alert there"))
        }
        host.root.present(alert, animated: true) { log.append("shown") }
        XCTAssertTrue(host.root.presentedViewController === alert)
        await host.settle()
        try XCTUnwrap(alert.view.button(titled: "Delete")).sendActions(for: .primaryActionTriggered)
        XCTAssertEqual(log, ["shown", "Delete, alert gone"])
        XCTAssertNil(alert.view.window)
        await host.close()
    }

    @MainActor
    func testADisabledActionCannotBeChosenUntilItIsEnabled() async throws {
        let host = await Host(UIViewController())
        var log: [String] = []
        let alert = question { log.append($0) }
        alert.actions[1].isEnabled = false
        host.root.present(alert, animated: true)
        await host.settle()
        let button = try XCTUnwrap(alert.view.button(titled: "Delete"))
        XCTAssertFalse(button.isEnabled)
        button.sendActions(for: .primaryActionTriggered)
        XCTAssertEqual(log, [])
        alert.actions[1].isEnabled = true
        XCTAssertTrue(button.isEnabled)
        button.sendActions(for: .primaryActionTriggered)
        XCTAssertEqual(log, ["Delete"])
        await host.close()
    }

    @MainActor
    func testTwoShortButtonsStandSideBySideAndLongOnesOneAboveTheOther() async throws {
        let host = await Host(UIViewController())
        let short = question { _ in }
        host.root.present(short, animated: true)
        await host.settle()
        let keep = try XCTUnwrap(short.view.button(titled: "Keep"))
        let delete = try XCTUnwrap(short.view.button(titled: "Delete"))
        XCTAssertEqual(keep.frame.minY, delete.frame.minY)
        XCTAssertLessThan(keep.frame.minX, delete.frame.minX)
        host.root.dismiss(animated: true)
        let long = UIAlertController(title: "Stations", message: nil, preferredStyle: .alert)
        long.addAction(UIAlertAction(title: "Leave everything as it is now", style: .cancel))
        long.addAction(UIAlertAction(title: "Replace the stations by the file's", style: .default))
        host.root.present(long, animated: true)
        await host.settle()
        let leave = try XCTUnwrap(long.view.button(titled: "Leave everything as it is now"))
        let replace = try XCTUnwrap(long.view.button(titled: "Replace the stations by the file's"))
        XCTAssertGreaterThan(leave.frame.minY, replace.frame.maxY, "the cancelling one is last")
        await host.close()
    }

    @MainActor
    func testAlertsAndWhatTheyOwnAreFreedOnceGone() async {
        let host = await Host(UIViewController())
        weak var gone: UIAlertController?
        weak var goneView: UIView?
        do {
            let alert = question { _ in }
            gone = alert
            goneView = alert.view
            host.root.present(alert, animated: true)
        }
        await host.settle()
        host.root.dismiss(animated: true)
        await host.wait(for: "the alert to be freed") { gone == nil && goneView == nil }
        await host.close()
    }
}
