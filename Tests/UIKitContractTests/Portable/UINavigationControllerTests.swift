import UIKit
import XCTest

/// A stack of screens.
final class UINavigationControllerTests: XCTestCase {
    typealias Recorder = UIViewControllerTests.Recorder

    /// A screen with two controls.
    final class Screen: UIViewController {
        let first = UIControl(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
        let second = UIControl(frame: CGRect(x: 20, y: 80, width: 100, height: 40))
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(first)
            view.addSubview(second)
        }
    }

    final class Listener: NSObject, UINavigationControllerDelegate {
        var events: [String] = []
        func navigationController(
            _ navigationController: UINavigationController,
            willShow viewController: UIViewController,
            animated: Bool
        ) {
            events.append("will show \(viewController.title ?? "")")
        }
        func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController,
            animated: Bool
        ) {
            events.append("did show \(viewController.title ?? "")")
        }
    }

    @MainActor
    func isSeen(_ controller: UIViewController, _ host: Host) -> Bool {
        controller.viewIfLoaded.map { $0.window != nil && host.isShown($0) } ?? false
    }

    @MainActor
    func testTheTopmostScreenIsSeenUnderItsBar() async {
        let root = Screen()
        root.title = "News"
        let navigation = UINavigationController(rootViewController: root)
        let host = await Host(navigation, size: CGSize(width: 400, height: 600))
        XCTAssertTrue(navigation.topViewController === root)
        XCTAssertTrue(root.navigationController === navigation)
        let bar = host.widgetFrame(of: navigation.navigationBar)
        let screen = host.widgetFrame(of: root.view)
        XCTAssertEqual(bar.minY, 0)
        XCTAssertGreaterThan(bar.height, 30)
        XCTAssertEqual(screen.minY, bar.maxY, accuracy: 0.5)
        XCTAssertEqual(screen.maxY, 600, accuracy: 0.5)
        await host.close()
    }

    @MainActor
    func testPushAndPopTellTheScreensInOrder() async {
        let log = Recorder.Log()
        let first = Recorder("first", log)
        let second = Recorder("second", log)
        let navigation = UINavigationController(rootViewController: first)
        let host = await Host(navigation)
        XCTAssertEqual(
            log.events.filter { $0.contains("appear") },
            ["first will appear", "first did appear"]
        )
        log.events = []
        navigation.pushViewController(second, animated: false)
        await host.wait { log.events.contains("second did appear") }
        XCTAssertEqual(
            log.events,
            [
                "second will join", "second did load", "first will disappear", "second will appear",
                "first did disappear", "second did appear", "second joined",
            ]
        )
        log.events = []
        XCTAssertTrue(navigation.popViewController(animated: false) === second)
        await host.wait { log.events.contains("first did appear") }
        XCTAssertEqual(
            log.events,
            [
                "second will leave", "second will disappear", "first will appear", "second did disappear",
                "first did appear", "second left",
            ]
        )
        XCTAssertTrue(isSeen(first, host))
        XCTAssertFalse(isSeen(second, host))
        await host.close()
    }

    @MainActor
    func testAnAnimatedPushAndPopEndWhereTheyShould() async {
        let root = Screen()
        let next = Screen()
        let navigation = UINavigationController(rootViewController: root)
        let host = await Host(navigation)
        navigation.pushViewController(next, animated: true)
        await host.wait { !self.isSeen(root, host) && host.widgetFrame(of: next.view).minX == 0 }
        XCTAssertTrue(isSeen(next, host))
        XCTAssertFalse(isSeen(root, host))
        navigation.popViewController(animated: true)
        await host.wait { !self.isSeen(next, host) }
        XCTAssertTrue(isSeen(root, host))
        XCTAssertEqual(host.widgetFrame(of: root.view).minX, 0)
        await host.close()
    }

    @MainActor
    func testQuickPushesAndPopsEndWithTheRightScreen() async {
        let root = Screen()
        let next = Screen()
        let navigation = UINavigationController(rootViewController: root)
        let host = await Host(navigation)
        for _ in 0..<5 {
            navigation.pushViewController(next, animated: true)
            await host.settle()
            navigation.popViewController(animated: true)
            await host.settle()
        }
        navigation.pushViewController(next, animated: true)
        await host.wait { !self.isSeen(root, host) && host.isReachable(next.first) }
        XCTAssertTrue(host.isReachable(next.first))
        XCTAssertFalse(isSeen(root, host))
        await host.close()
    }

    @MainActor
    func testSeveralScreensArePoppedAtOnce() async {
        let screens = (0..<4).map { _ in Screen() }
        let navigation = UINavigationController(rootViewController: screens[0])
        let host = await Host(navigation)
        for screen in screens.dropFirst() { navigation.pushViewController(screen, animated: false) }
        XCTAssertEqual(navigation.popToViewController(screens[1], animated: false)?.count, 2)
        XCTAssertTrue(navigation.topViewController === screens[1])
        navigation.setViewControllers([screens[0], screens[2], screens[3]], animated: false)
        XCTAssertTrue(isSeen(screens[3], host))
        XCTAssertNil(screens[1].parent)
        XCTAssertEqual(navigation.popToRootViewController(animated: false)?.count, 2)
        XCTAssertNil(navigation.popViewController(animated: false))
        XCTAssertTrue(isSeen(screens[0], host))
        await host.close()
    }

    @MainActor
    func testTheDelegateIsToldOfEachScreen() async {
        let root = Screen()
        root.title = "root"
        let next = Screen()
        next.title = "next"
        let listener = Listener()
        let navigation = UINavigationController(rootViewController: root)
        let host = await Host(navigation)
        navigation.delegate = listener
        navigation.pushViewController(next, animated: false)
        navigation.popViewController(animated: false)
        await host.settle()
        XCTAssertEqual(listener.events, ["will show next", "did show next", "will show root", "did show root"])
        await host.close()
    }

    @MainActor
    func testTheKeyboardGoesIntoTheNewScreenAndBackToWhereItWas() async {
        let root = Screen()
        let next = Screen()
        let navigation = UINavigationController(rootViewController: root)
        let host = await Host(navigation)
        XCTAssertTrue(root.second.becomeFirstResponder())
        navigation.pushViewController(next, animated: false)
        await host.settle()
        XCTAssertTrue(host.focusedView?.isDescendant(of: next.view) ?? false)
        navigation.popViewController(animated: false)
        await host.settle()
        XCTAssertTrue(root.second.isFirstResponder)
        await host.close()
    }

    @MainActor
    func testAHiddenBarLeavesItsRoomToTheScreen() async {
        let root = Screen()
        let navigation = UINavigationController(rootViewController: root)
        let host = await Host(navigation)
        navigation.isNavigationBarHidden = true
        await host.settle()
        XCTAssertEqual(host.widgetFrame(of: root.view).minY, 0)
        await host.close()
    }

    @MainActor
    func testAPoppedScreenIsFreedWithItsViews() async {
        let navigation = UINavigationController(rootViewController: Screen())
        let host = await Host(navigation)
        let leak = Leak()
        do {
            let screen = Screen()
            screen.title = "Title"
            screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Item",
                primaryAction: UIAction { [weak screen] _ in screen?.title = nil }
            )
            leak.watch(screen, "screen")
            leak.watch(screen.first, "control")
            navigation.pushViewController(screen, animated: true)
            await host.settle()
            screen.first.becomeFirstResponder()
            navigation.popViewController(animated: true)
        }
        let left = await leak.left()
        XCTAssertEqual(left, [])
        await host.close()
    }
}
