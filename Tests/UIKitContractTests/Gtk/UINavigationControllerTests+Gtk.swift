import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UINavigationControllerTests {
    @MainActor
    func testEscapeAndAltLeftLeadBackAndTheFirstScreenStays() async {
        let root = Screen()
        let navigation = UINavigationController(rootViewController: root)
        let host = await Host(navigation)
        navigation.pushViewController(Screen(), animated: false)
        navigation.pushViewController(Screen(), animated: false)
        XCTAssertTrue(host.press(.keyboardEscape))
        XCTAssertEqual(navigation.viewControllers.count, 2)
        XCTAssertTrue(host.press(.keyboardLeftArrow, .alternate))
        XCTAssertTrue(navigation.topViewController === root)
        XCTAssertFalse(host.press(.keyboardEscape))
        await host.close()
    }

    @MainActor
    func testTheBarShowsTitleBackAndItems() async throws {
        let root = Screen()
        root.title = "News"
        let next = Screen()
        next.title = "Article"
        var taps = 0
        next.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Share",
            primaryAction: UIAction { _ in taps += 1 }
        )
        let navigation = UINavigationController(rootViewController: root)
        let host = await Host(navigation)
        navigation.pushViewController(next, animated: false)
        await host.settle()
        var tree = try await host.accessibleTree()
        XCTAssertEqual(tree.named("Article").map(\.role), ["heading"])
        XCTAssertTrue(tree.all.contains { $0.role == "push button" && $0.name.contains("News") }, tree.summary)
        try await host.performFromOutside("Share")
        await host.wait { taps > 0 }
        XCTAssertEqual(taps, 1)
        next.title = "Renamed"
        next.navigationItem.rightBarButtonItem?.isEnabled = false
        await host.settle()
        tree = try await host.accessibleTree()
        XCTAssertEqual(tree.named("Renamed").map(\.role), ["heading"])
        XCTAssertEqual(tree.named("Share").first?.has("sensitive"), false)
        await host.close()
    }

    @MainActor
    func testAThousandPushesAndPopsLeaveWidgetsAndMemoryAsTheyWere() async {
        let navigation = UINavigationController(rootViewController: Screen())
        let host = await Host(navigation)
        func run(_ count: Int) async {
            for index in 0..<count {
                let screen = Screen()
                screen.title = "Screen \(index)"
                navigation.pushViewController(screen, animated: false)
                if index % 25 == 0 { await host.settle() }
                navigation.popViewController(animated: false)
            }
            await host.settle()
        }
        await run(200)
        let widgets = Host.liveWidgets
        let memory = Host.residentMemory
        await run(1_000)
        XCTAssertEqual(Host.liveWidgets, widgets)
        XCTAssertLessThan(Host.residentMemory - memory, 8_000_000, "bytes more after 1,000 pushes and pops")
        await host.close()
    }

    @MainActor
    func testAScreenThatIsPushedDoesNotBeginEditingByItself() async {
        let navigation = UINavigationController(rootViewController: Screen())
        let host = await Host(navigation)
        let form = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        form.view.addSubview(field)
        navigation.pushViewController(form, animated: false)
        await host.settle()
        XCTAssertFalse(field.isEditing)
        XCTAssertTrue(host.tab(), "a person still gets there")
        XCTAssertTrue(host.focusedView?.isDescendant(of: navigation.view) == true)
        await host.close()
    }
}
