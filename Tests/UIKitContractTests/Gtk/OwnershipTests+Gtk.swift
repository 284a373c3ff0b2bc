import XCTest

@testable import UIKit

// What only the Linux side can show.

extension OwnershipTests {
    @MainActor
    func testAScreenThatWasShownIsFreedWithAllItsViewsAndWidgets() async {
        let host = await Host(UIViewController())
        // GTK keeps what it handled last a little longer: the same screen was there before.
        host.window.rootViewController = screen()
        await host.settle()
        host.window.rootViewController = nil
        await host.settle()
        let widgets = Host.liveWidgets
        let leak = Leak()
        do {
            let controller = screen()
            host.window.rootViewController = controller
            await host.settle()
            leak.watch(controller, "controller")
            watch(controller.view, leak)
            host.window.rootViewController = nil
        }
        let left = await leak.left()
        XCTAssertEqual(left, [])
        XCTAssertEqual(Host.liveWidgets, widgets)
    }

    @MainActor
    func testAThousandScreensLeaveWidgetsAndMemoryAsTheyWere() async {
        let host = await Host(UIViewController())
        func show(_ count: Int) async {
            for index in 0..<count {
                host.window.rootViewController = screen()
                if index % 20 == 0 { await host.settle() }
            }
            host.window.rootViewController = nil
            await host.settle()
        }
        // What is made once, caches included, is made in the first rounds.
        await show(200)
        let widgets = Host.liveWidgets
        let memory = Host.residentMemory
        await show(1_000)
        XCTAssertEqual(Host.liveWidgets, widgets)
        XCTAssertLessThan(Host.residentMemory - memory, 8_000_000, "bytes more after 1,000 screens")
    }

    @MainActor
    func testAddingAndRemovingAViewAThousandTimesLeavesNothingBehind() async {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let host = await Host(box)
        let view = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        view.text = "text"
        let widgets = Host.liveWidgets
        for index in 0..<1_000 {
            box.addSubview(view)
            if index % 100 == 0 { await host.settle() }
            view.removeFromSuperview()
        }
        XCTAssertEqual(Host.liveWidgets, widgets)
        XCTAssertTrue(box.subviews.isEmpty)
        await host.close()
    }
}
