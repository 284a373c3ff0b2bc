import UIKit
import XCTest

/// Screens side by side.
final class UITabBarControllerTests: XCTestCase {
    typealias Recorder = UIViewControllerTests.Recorder

    @MainActor
    func tabs(_ names: [String]) -> (UITabBarController, [UIViewController]) {
        let screens = names.map { name in
            let screen = UIViewController()
            screen.title = name
            screen.tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: "star"), tag: 0)
            return screen
        }
        let tabs = UITabBarController()
        tabs.viewControllers = screens
        return (tabs, screens)
    }

    @MainActor
    func testTheFirstTabIsSeenOverTheBar() async {
        let (tabs, screens) = tabs(["One", "Two"])
        let host = await Host(tabs, size: CGSize(width: 400, height: 600))
        XCTAssertEqual(tabs.selectedIndex, 0)
        XCTAssertTrue(tabs.selectedViewController === screens[0])
        XCTAssertTrue(screens[0].tabBarController === tabs)
        let bar = host.widgetFrame(of: tabs.tabBar)
        XCTAssertEqual(bar.maxY, 600, accuracy: 0.5)
        XCTAssertEqual(host.widgetFrame(of: screens[0].view).maxY, bar.minY, accuracy: 0.5)
        await host.close()
    }

    @MainActor
    func testATitleThatIsALittleTooLongIsWrittenSmallerAndNotCut() async {
        let (tabs, _) = tabs(["Расписание", "Новости", "Музыка", "Места", "О приложении"])
        let host = await Host(tabs, size: CGSize(width: 360, height: 600))
        tabs.view.layoutIfNeeded()
        let titles = tabs.tabBar.allSubviews.compactMap { $0 as? UILabel }.filter { $0.text == "О приложении" }
        XCTAssertEqual(titles.count, 1)
        for title in titles {
            XCTAssertGreaterThanOrEqual(title.frame.width, title.intrinsicContentSize.width)
        }
        await host.close()
    }

    @MainActor
    func testOnlyTheChosenTabIsLoadedAndAppears() async {
        let log = Recorder.Log()
        let screens = [Recorder("one", log), Recorder("two", log)]
        let tabs = UITabBarController()
        tabs.viewControllers = screens
        let host = await Host(tabs)
        XCTAssertFalse(screens[1].isViewLoaded)
        log.events = []
        tabs.selectedIndex = 1
        XCTAssertEqual(
            log.events,
            ["two did load", "one will disappear", "two will appear", "one did disappear", "two did appear"]
        )
        log.events = []
        tabs.selectedViewController = screens[0]
        XCTAssertEqual(tabs.selectedIndex, 0)
        XCTAssertFalse(log.events.contains("one did load"), "a tab is loaded once")
        await host.close()
    }

    @MainActor
    func testATabKeepsItsState() async {
        let scroll = UIScrollView(frame: .zero)
        scroll.contentSize = CGSize(width: 400, height: 5_000)
        let first = UIViewController()
        first.view = scroll
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [first, navigation]
        let host = await Host(tabs)
        scroll.contentOffset.y = 1_234
        tabs.selectedIndex = 1
        await host.settle()
        let pushed = UIViewController()
        navigation.pushViewController(pushed, animated: false)
        tabs.selectedIndex = 0
        await host.settle()
        XCTAssertEqual(scroll.contentOffset.y, 1_234)
        tabs.selectedIndex = 1
        await host.settle()
        XCTAssertTrue(navigation.topViewController === pushed)
        await host.close()
    }

    @MainActor
    func testTabsAreReplaced() async {
        let (tabs, screens) = tabs(["One", "Two"])
        let host = await Host(tabs)
        let third = UIViewController()
        tabs.viewControllers = [third, screens[1]]
        await host.settle()
        XCTAssertNil(screens[0].parent)
        XCTAssertNil(screens[0].view.window)
        XCTAssertTrue(tabs.selectedViewController === third)
        XCTAssertNotNil(third.view.window)
        await host.close()
    }

    @MainActor
    func testATabBarControllerIsFreedWithItsTabs() async {
        let leak = Leak()
        do {
            let (tabs, screens) = tabs(["One", "Two"])
            let host = await Host(tabs)
            tabs.selectedIndex = 1
            leak.watch(tabs, "tabs")
            for screen in screens { leak.watch(screen, screen.title ?? "screen") }
            await host.close()
        }
        let left = await leak.left()
        XCTAssertEqual(left, [])
    }
}
