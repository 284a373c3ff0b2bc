import UIKit
import XCTest

/// Screens that have the bar of tabs hidden while they are pushed.
final class UIBottomBarTests: XCTestCase {
    @MainActor
    struct Stage {
        let host: Host
        let tabs: UITabBarController
        let navigation: UINavigationController
        let root: UIViewController
        let other: UIViewController

        var isBarShown: Bool { host.isShown(tabs.tabBar) }
        /// Where the screen that is seen ends.
        var bottom: CGFloat { navigation.topViewController.map { host.widgetFrame(of: $0.view).maxY } ?? 0 }
    }

    @MainActor
    func screen(hidesBar: Bool = false) -> UIViewController {
        let screen = UIViewController()
        screen.hidesBottomBarWhenPushed = hidesBar
        return screen
    }

    @MainActor
    func stage() async -> Stage {
        let root = UIViewController()
        let other = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, other]
        let host = await Host(tabs, size: CGSize(width: 400, height: 600))
        return Stage(host: host, tabs: tabs, navigation: navigation, root: root, other: other)
    }

    @MainActor
    func testTheBarGoesWithThePushAndTheScreenReachesTheEdge() async {
        let stage = await stage()
        XCTAssertTrue(stage.isBarShown)
        XCTAssertLessThan(stage.bottom, 580)
        for isAnimated in [false, true] {
            stage.navigation.pushViewController(screen(hidesBar: true), animated: isAnimated)
            await stage.host.settle()
            XCTAssertFalse(stage.isBarShown)
            XCTAssertEqual(stage.bottom, 600, accuracy: 0.5)
            stage.navigation.popViewController(animated: isAnimated)
            await stage.host.settle()
            XCTAssertTrue(stage.isBarShown)
            XCTAssertEqual(stage.bottom, stage.host.widgetFrame(of: stage.tabs.tabBar).minY, accuracy: 0.5)
        }
        await stage.host.close()
    }

    @MainActor
    func testThePushedScreenHasItsSizeWhenItAppears() async {
        final class Measured: UIViewController {
            var heights: [CGFloat] = []
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                heights.append(view.bounds.height)
            }
        }
        let stage = await stage()
        let pushed = Measured()
        pushed.hidesBottomBarWhenPushed = true
        stage.navigation.pushViewController(pushed, animated: true)
        await stage.host.settle()
        XCTAssertEqual(Set(pushed.heights.map { $0.rounded() }).count, 1, "laid out in \(pushed.heights)")
        await stage.host.close()
    }

    @MainActor
    func testItStaysHiddenUnderWhatIsPushedOnTopUntilTheScreenIsPopped() async {
        let stage = await stage()
        stage.navigation.pushViewController(screen(hidesBar: true), animated: false)
        stage.navigation.pushViewController(screen(), animated: false)
        await stage.host.settle()
        XCTAssertFalse(stage.isBarShown)
        stage.navigation.popViewController(animated: false)
        await stage.host.settle()
        XCTAssertFalse(stage.isBarShown)
        stage.navigation.pushViewController(screen(), animated: false)
        stage.navigation.popToRootViewController(animated: false)
        await stage.host.settle()
        XCTAssertTrue(stage.isBarShown)
        await stage.host.close()
    }

    @MainActor
    func testAStackThatIsDeepBeforeItIsSeenHidesTheBarFromTheFirst() async {
        let navigation = UINavigationController(rootViewController: screen())
        navigation.pushViewController(screen(hidesBar: true), animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let host = await Host(tabs, size: CGSize(width: 400, height: 600))
        XCTAssertFalse(host.isShown(tabs.tabBar))
        navigation.popViewController(animated: false)
        await host.settle()
        XCTAssertTrue(host.isShown(tabs.tabBar))
        await host.close()
    }

    @MainActor
    func testScreensThatDoNotAskForItLeaveTheBarAlone() async {
        let stage = await stage()
        stage.tabs.tabBar.isHidden = true
        stage.navigation.pushViewController(screen(), animated: false)
        await stage.host.settle()
        XCTAssertFalse(stage.isBarShown, "the program has hidden it")
        stage.tabs.tabBar.isHidden = false
        await stage.host.settle()
        XCTAssertTrue(stage.isBarShown)
        await stage.host.close()
    }
}
