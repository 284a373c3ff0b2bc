import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UIAlertControllerTests {
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
