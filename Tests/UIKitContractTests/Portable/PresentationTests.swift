import UIKit
import XCTest

/// Controllers presented over others.
final class PresentationTests: XCTestCase {
    /// A controller with one control.
    final class Screen: UIViewController {
        let control = UIControl(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(control)
        }
    }

    @MainActor
    func testAPresentedControllerKnowsWhoPresentsItAndTheOtherWayRound() async {
        let screen = Screen()
        let sheet = Screen()
        let host = await Host(screen)
        var isComplete = false
        screen.present(sheet, animated: true) { isComplete = true }
        await host.wait { isComplete }
        XCTAssertTrue(screen.presentedViewController === sheet)
        XCTAssertTrue(sheet.presentingViewController === screen)
        XCTAssertTrue(host.isReachable(sheet.control))
        var isDismissed = false
        sheet.dismiss(animated: true) { isDismissed = true }
        await host.wait { isDismissed }
        XCTAssertNil(screen.presentedViewController)
        XCTAssertNil(sheet.presentingViewController)
        XCTAssertNil(sheet.view.window)
        await host.close()
    }

    @MainActor
    func testPresentingAndDismissingTellTheControllersInOrder() async {
        let log = UIViewControllerTests.Recorder.Log()
        let sheet = UIViewControllerTests.Recorder("sheet", log)
        let screen = UIViewController()
        let host = await Host(screen)
        screen.present(sheet, animated: false) { log.events.append("presented") }
        await host.wait { log.events.last == "presented" }
        XCTAssertEqual(log.events, ["sheet did load", "sheet will appear", "sheet did appear", "presented"])
        log.events = []
        screen.dismiss(animated: false) { log.events.append("dismissed") }
        await host.wait { log.events.last == "dismissed" }
        XCTAssertEqual(log.events, ["sheet will disappear", "sheet did disappear", "dismissed"])
        await host.close()
    }

    @MainActor
    func testTheKeyboardReturnsToWhereItWas() async {
        let screen = Screen()
        let sheet = Screen()
        let host = await Host(screen)
        XCTAssertTrue(screen.control.becomeFirstResponder())
        screen.present(sheet, animated: false)
        await host.settle()
        XCTAssertTrue(host.focusedView === sheet.control)
        sheet.dismiss(animated: false)
        await host.settle()
        XCTAssertTrue(screen.control.isFirstResponder)
        await host.close()
    }

    @MainActor
    func testDismissingTheFirstOfSeveralSheetsTakesAllAway() async {
        let screen = Screen()
        let sheets = [Screen(), Screen(), Screen(), Screen()]
        let host = await Host(screen)
        var top: UIViewController = screen
        for sheet in sheets {
            top.present(sheet, animated: false)
            top = sheet
        }
        await host.settle()
        XCTAssertTrue(host.isReachable(sheets[3].control))
        screen.dismiss(animated: false)
        await host.settle()
        XCTAssertTrue(sheets.allSatisfy { $0.view.window == nil && $0.presentingViewController == nil })
        XCTAssertTrue(host.isReachable(screen.control))
        await host.close()
    }

    @MainActor
    func testFullScreenCoversTheWindowAndASheetLeavesSomeOfItAround() async {
        let screen = Screen()
        let size = CGSize(width: 900, height: 900)
        let host = await Host(screen, size: size)
        let full = Screen()
        full.modalPresentationStyle = .fullScreen
        screen.present(full, animated: false)
        await host.settle()
        assertEqual(host.widgetFrame(of: full.view), CGRect(origin: .zero, size: size))
        full.dismiss(animated: false)
        let sheet = Screen()
        sheet.preferredContentSize = CGSize(width: 500, height: 300)
        screen.present(sheet, animated: false)
        await host.settle()
        assertEqual(host.widgetFrame(of: sheet.view), CGRect(x: 200, y: 300, width: 500, height: 300))
        await host.close()
    }

    @MainActor
    func testASheetOnANarrowWindowIsAsWideAsTheWindow() async {
        let screen = Screen()
        let host = await Host(screen, size: CGSize(width: 400, height: 600))
        let sheet = Screen()
        screen.present(sheet, animated: false)
        await host.settle()
        let frame = host.widgetFrame(of: sheet.view)
        XCTAssertEqual(frame.width, 400, accuracy: 0.5)
        XCTAssertEqual(frame.maxY, 600, accuracy: 0.5)
        XCTAssertGreaterThan(frame.minY, 10)
        await host.close()
    }

    @MainActor
    func testASheetCannotBePresentedTwiceAtOnce() async {
        let screen = Screen()
        let first = Screen()
        let second = Screen()
        let host = await Host(screen)
        screen.present(first, animated: false)
        screen.present(second, animated: false)
        XCTAssertTrue(screen.presentedViewController === first)
        XCTAssertNil(second.presentingViewController)
        await host.close()
    }

    @MainActor
    func testADismissedControllerIsFreed() async {
        let screen = Screen()
        let host = await Host(screen)
        let leak = Leak()
        do {
            let sheet = Screen()
            leak.watch(sheet, "sheet")
            leak.watch(sheet.control, "control")
            screen.present(sheet, animated: false)
            await host.settle()
            screen.dismiss(animated: false)
        }
        let left = await leak.left()
        XCTAssertEqual(left, [])
        await host.close()
    }
}
