import UIKit
import XCTest

/// The life of controllers: loading, appearing, children.
final class UIViewControllerTests: XCTestCase {
    /// Writes down what it is told, into a list it may share with others.
    final class Recorder: UIViewController {
        @MainActor
        final class Log {
            var events: [String] = []
        }
        let name: String
        let log: Log
        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        private func note(_ event: String) { log.events.append("\(name) \(event)") }
        override func viewDidLoad() {
            super.viewDidLoad()
            note("did load")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            note("will appear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            note("did appear")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            note("will disappear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            note("did disappear")
        }
        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            note(parent == nil ? "will leave" : "will join")
        }
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            note(parent == nil ? "left" : "joined")
        }
    }

    @MainActor
    func testTheViewIsMadeOnceWhenFirstAskedFor() async {
        let log = Recorder.Log()
        let controller = Recorder("a", log)
        XCTAssertFalse(controller.isViewLoaded)
        XCTAssertNil(controller.viewIfLoaded)
        let view = controller.view
        XCTAssertTrue(controller.view === view)
        XCTAssertTrue(controller.isViewLoaded)
        controller.loadViewIfNeeded()
        XCTAssertEqual(log.events, ["a did load"])
    }

    @MainActor
    func testAViewOfOnesOwnIsSetInLoadView() async {
        final class Custom: UIViewController {
            let own = UILabel(frame: .zero)
            override func loadView() { view = own }
        }
        let controller = Custom()
        XCTAssertTrue(controller.view === controller.own)
    }

    @MainActor
    func testAControllerLoadsAppearsAndDisappearsInThatOrder() async {
        let log = Recorder.Log()
        let controller = Recorder("a", log)
        let host = await Host(controller)
        XCTAssertEqual(log.events, ["a did load", "a will appear", "a did appear"])
        host.window.rootViewController = UIViewController()
        XCTAssertEqual(log.events.dropFirst(3), ["a will disappear", "a did disappear"])
        XCTAssertNil(controller.view.window)
        await host.close()
    }

    @MainActor
    func testTheViewHasItsSizeWhenItAppears() async {
        final class Sized: UIViewController {
            var size = CGSize.zero
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                size = view.bounds.size
            }
        }
        let controller = Sized()
        let host = await Host(controller)
        XCTAssertGreaterThan(controller.size.width, 300)
        await host.close()
    }

    @MainActor
    func testLayoutIsAnnouncedBeforeAndAfter() async {
        final class Layouts: UIViewController {
            var events: [String] = []
            override func viewWillLayoutSubviews() { events.append("will") }
            override func viewDidLayoutSubviews() { events.append("did") }
        }
        let controller = Layouts()
        let host = await Host(controller)
        controller.events = []
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.events, ["will", "did"])
        await host.close()
    }

    @MainActor
    func testAChildAppearsAndDisappearsWithItsParent() async {
        let log = Recorder.Log()
        let parent = Recorder("parent", log)
        let child = Recorder("child", log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        XCTAssertEqual(log.events, ["child will join", "parent did load", "child did load", "child joined"])
        log.events = []
        let host = await Host(parent)
        XCTAssertEqual(log.events.prefix(2), ["parent will appear", "child will appear"])
        XCTAssertEqual(Set(log.events.dropFirst(2)), ["parent did appear", "child did appear"])
        log.events = []
        await host.close()
        XCTAssertEqual(log.events.prefix(2), ["parent will disappear", "child will disappear"])
        XCTAssertEqual(Set(log.events.dropFirst(2)), ["parent did disappear", "child did disappear"])
    }

    @MainActor
    func testAChildAddedToAControllerThatIsSeenAppearsAndLeavesWithItsView() async {
        let log = Recorder.Log()
        let parent = UIViewController()
        let child = Recorder("child", log)
        let host = await Host(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        await host.settle()
        XCTAssertEqual(
            log.events,
            ["child will join", "child did load", "child will appear", "child did appear", "child joined"]
        )
        log.events = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        XCTAssertEqual(log.events, ["child will leave", "child will disappear", "child did disappear", "child left"])
        XCTAssertTrue(parent.children.isEmpty)
        XCTAssertNil(child.parent)
        await host.close()
    }

    @MainActor
    func testAChildWhoseViewIsNowhereDoesNotAppear() async {
        let log = Recorder.Log()
        let parent = UIViewController()
        let child = Recorder("child", log)
        parent.addChild(child)
        let host = await Host(parent)
        XCTAssertEqual(log.events, ["child will join"])
        await host.close()
    }

    @MainActor
    func testAChildMovedToAnotherParentLeavesTheFirst() async {
        let first = UIViewController()
        let second = UIViewController()
        let child = UIViewController()
        first.addChild(child)
        second.addChild(child)
        XCTAssertTrue(first.children.isEmpty)
        XCTAssertTrue(child.parent === second)
    }

    @MainActor
    func testTheTitleIsThatOfItsItems() async {
        let controller = UIViewController()
        controller.title = "News"
        XCTAssertEqual(controller.navigationItem.title, "News")
        XCTAssertEqual(controller.tabBarItem.title, "News")
        controller.tabBarItem = UITabBarItem(title: "Short", image: nil, tag: 0)
        controller.title = "Other"
        XCTAssertEqual(controller.tabBarItem.title, "Short")
    }

    @MainActor
    func testAControllersOwnViewHasRoomAtTheSides() async {
        let margins = UIViewController().view.directionalLayoutMargins
        XCTAssertEqual(margins.leading, 16)
        XCTAssertEqual(margins.trailing, 16)
    }
}
