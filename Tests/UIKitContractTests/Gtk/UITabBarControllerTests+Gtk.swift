import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UITabBarControllerTests {
    @MainActor
    func testABarWithTitlesThatAreTooLongComesToRest() async {
        func unfinished(in view: UIView) -> [UIView] {
            (view.needsLayout ? [view] : []) + view.subviews.flatMap(unfinished)
        }
        let (tabs, _) = tabs(["Расписание", "Новости", "Музыка", "Места", "О приложении"])
        let host = await Host(tabs, size: CGSize(width: 360, height: 600))
        tabs.view.layoutIfNeeded()
        XCTAssertEqual(unfinished(in: tabs.tabBar), [])
        await host.close()
    }

    @MainActor
    func testControlAndADigitChooseATab() async {
        let (tabs, _) = tabs(["One", "Two", "Three"])
        let host = await Host(tabs)
        XCTAssertTrue(host.press(.keyboard3, .control))
        XCTAssertEqual(tabs.selectedIndex, 2)
        XCTAssertFalse(host.press(.keyboard7, .control))
        XCTAssertEqual(tabs.selectedIndex, 2)
        await host.close()
    }

    @MainActor
    func testTheKeyboardStaysWhereItWasInEachTab() async {
        let (tabs, screens) = tabs(["One", "Two"])
        let controls = screens.map { screen in
            let control = UIControl(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            screen.view.addSubview(UIControl(frame: CGRect(x: 0, y: 50, width: 40, height: 40)))
            screen.view.addSubview(control)
            return control
        }
        let host = await Host(tabs)
        controls[0].becomeFirstResponder()
        host.press(.keyboard2, .control)
        await host.settle()
        XCTAssertTrue(host.focusedView?.isDescendant(of: screens[1].view) ?? false)
        host.press(.keyboard1, .control)
        await host.settle()
        XCTAssertTrue(controls[0].isFirstResponder)
        await host.close()
    }

    @MainActor
    func testTabsAreReadOutAndTheChosenOneIsSaidToBe() async throws {
        let (tabs, _) = tabs(["News", "Music"])
        let host = await Host(tabs)
        try await host.performFromOutside("Music")
        XCTAssertEqual(tabs.selectedIndex, 1)
        await host.settle()
        let tree = try await host.accessibleTree()
        let chosen = tree.all.filter { $0.has("selected") || $0.has("checked") }.map(\.name)
        XCTAssertTrue(chosen.contains("Music"), "\(chosen)")
        XCTAssertFalse(chosen.contains("News"))
        await host.close()
    }
}
