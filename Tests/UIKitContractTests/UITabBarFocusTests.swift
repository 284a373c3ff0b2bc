import XCTest

@testable import UIKit

/// Whoever walks backward with the keyboard comes into the tab bar and leaves it.
final class UITabBarFocusTests: XCTestCase {
    @MainActor
    private func tabs() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two"].map { title in
            let controller = UIViewController()
            controller.title = title
            let button = UIButton(configuration: .plain())
            button.configuration?.title = title
            button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
            controller.view.addSubview(button)
            return controller
        }
        return tabs
    }

    @MainActor
    func testTheBarIsLeftBackward() async {
        let tabs = tabs()
        let host = await Host(tabs)
        var stops: [Bool] = []
        for _ in 0..<6 {
            host.tab(backward: true)
            stops.append(host.focusedView?.isDescendant(of: tabs.tabBar) == true)
        }
        XCTAssertTrue(stops.contains(true), "the bar is a stop")
        XCTAssertTrue(stops.contains(false), "the key leaves the bar again")
        await host.close()
    }

    @MainActor
    func testTheKeyGoesFromTheBarToTheBeginningOfTheScreen() async {
        let tabs = tabs()
        let host = await Host(tabs)
        var stops: [String] = []
        for _ in 0..<4 {
            stops.append(host.focusedView?.isDescendant(of: tabs.tabBar) == true ? "bar" : "screen")
            XCTAssertTrue(host.tab(), "the key finds a place")
        }
        XCTAssertEqual(stops, ["screen", "bar", "screen", "bar"])
        await host.close()
    }
}
