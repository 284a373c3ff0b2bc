import XCTest

@testable import UIKit

final class UIAlertControllerTests: XCTestCase {
    @MainActor
    private func question(_ chosen: @escaping (String) -> Void) -> UIAlertController {
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
    func testEscapeIsTheCancellingButton() async {
        let host = await Host(UIViewController())
        var log: [String] = []
        host.root.present(question { log.append($0) }, animated: true)
        await host.settle()
        host.press(.keyboardEscape)
        XCTAssertEqual(log, ["Keep"])
        XCTAssertNil(host.root.presentedViewController)
        await host.close()
    }

    @MainActor
    func testWithoutACancellingButtonEscapeChoosesTheOnlyOneAndNoneOfSeveral() async {
        let host = await Host(UIViewController())
        var log: [String] = []
        let alert = UIAlertController(title: "No connection", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in log.append("OK") })
        alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in log.append("Retry") })
        host.root.present(alert, animated: true)
        await host.settle()
        host.press(.keyboardEscape)
        XCTAssertEqual(log, [])
        XCTAssertTrue(host.root.presentedViewController === alert)
        host.root.dismiss(animated: true)
        XCTAssertEqual(log, [], "dismissed by code, no handler is called")
        let single = UIAlertController(
            title: nil,
            message: "Departure and arrival are the same.",
            preferredStyle: .alert
        )
        single.addAction(UIAlertAction(title: "OK", style: .default) { _ in log.append("OK") })
        host.root.present(single, animated: true)
        await host.settle()
        host.press(.keyboardEscape)
        XCTAssertEqual(log, ["OK"])
        await host.close()
    }

    @MainActor
    func testReturnIsThePreferredButtonAndTheKeyboardIsNeverOnADestructiveOne() async throws {
        let host = await Host(UIViewController())
        var log: [String] = []
        let alert = question { log.append($0) }
        host.root.present(alert, animated: true)
        await host.settle()
        XCTAssertTrue(try XCTUnwrap(alert.view.button(titled: "Keep")).isFirstResponder)
        host.press(.keyboardReturnOrEnter)
        XCTAssertEqual(log, ["Keep"])
        let second = question { log.append($0) }
        second.preferredAction = second.actions[1]
        host.root.present(second, animated: true)
        await host.settle()
        host.press(.keyboardReturnOrEnter)
        XCTAssertEqual(log, ["Keep", "Delete"])
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

    @MainActor
    func testATapBesideASheetOfActionsCancelsItAndBesideAnAlertDoesNothing() async {
        let host = await Host(UIViewController())
        for style in [UIAlertController.Style.actionSheet, .alert] {
            var chosen: [String] = []
            let sheet = UIAlertController(title: "Photo", message: nil, preferredStyle: style)
            for (title, style) in [("Save", UIAlertAction.Style.default), ("Cancel", .cancel)] {
                sheet.addAction(UIAlertAction(title: title, style: style) { _ in chosen.append(title) })
            }
            host.root.present(sheet, animated: true)
            await host.settle()
            let beside = host.view(at: CGPoint(x: 200, y: 30)) as? UIControl
            if let beside { host.click(beside) }
            await host.settle()
            XCTAssertEqual(chosen, style == .actionSheet ? ["Cancel"] : [])
            XCTAssertEqual(host.root.presentedViewController == nil, style == .actionSheet)
        }
        await host.close()
    }
}
