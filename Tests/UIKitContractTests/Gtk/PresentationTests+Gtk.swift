import XCTest

@testable import UIKit

// What only the Linux side can show.

extension PresentationTests {
    @MainActor
    func testWhatIsBehindASheetCannotBeTouchedOrReachedByTheKeyboard() async {
        let screen = Screen()
        let sheet = Screen()
        let host = await Host(screen)
        screen.control.becomeFirstResponder()
        screen.present(sheet, animated: false)
        await host.settle()
        XCTAssertFalse(host.isReachable(screen.control))
        XCTAssertFalse(screen.control.becomeFirstResponder())
        for _ in 0..<4 {
            host.tab()
            XCTAssertFalse(host.focusedView?.isDescendant(of: screen.view) ?? false)
        }
        sheet.dismiss(animated: false)
        await host.settle()
        XCTAssertTrue(host.isReachable(screen.control))
        await host.close()
    }

    @MainActor
    func testKeysGoToASheetAlthoughNothingInItTakesTheKeyboard() async {
        final class Quiet: UIViewController {
            var keys: [UIKeyboardHIDUsage] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                keys += presses.compactMap { $0.key?.keyCode }
            }
        }
        let screen = Screen()
        var taps = 0
        screen.control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let sheet = Quiet()
        let host = await Host(screen)
        screen.control.becomeFirstResponder()
        screen.present(sheet, animated: false)
        await host.settle()
        host.press(.keyboardSpacebar)
        XCTAssertEqual(taps, 0)
        XCTAssertEqual(sheet.keys, [.keyboardSpacebar])
        await host.close()
    }

    @MainActor
    func testEscapeTakesTheTopmostSheetAwayAndNoneThatMustBeAnswered() async {
        let screen = Screen()
        let sheet = Screen()
        let second = Screen()
        let host = await Host(screen)
        screen.present(sheet, animated: false)
        sheet.present(second, animated: false)
        await host.settle()
        XCTAssertTrue(host.press(.keyboardEscape))
        await host.wait { sheet.presentedViewController == nil }
        XCTAssertNil(sheet.presentedViewController)
        XCTAssertTrue(screen.presentedViewController === sheet)
        sheet.isModalInPresentation = true
        XCTAssertTrue(host.press(.keyboardEscape))
        await host.settle()
        XCTAssertTrue(screen.presentedViewController === sheet)
        await host.close()
    }

    @MainActor
    func testTheBarOfASheetHasNoButtonsOfTheWindow() async throws {
        let screen = UINavigationController(rootViewController: Screen())
        let host = await Host(screen)
        await host.settle()
        let before = try await host.accessibleTree()
        XCTAssertEqual(before.named("Close").count, 1)
        screen.present(UINavigationController(rootViewController: Screen()), animated: false)
        await host.settle()
        let during = try await host.accessibleTree()
        XCTAssertEqual(during.named("Close").count, 0, during.summary)
        screen.dismiss(animated: false)
        await host.settle()
        let after = try await host.accessibleTree()
        XCTAssertEqual(after.named("Close").count, 1)
        await host.close()
    }
}
