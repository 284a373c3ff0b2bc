import UIKit
import XCTest

/// Actions, events and states of controls.
final class UIControlTests: XCTestCase {
    @MainActor
    func testActionsAreCalledInTheOrderTheyWereAddedWithTheirSender() async {
        let control = UIControl(frame: .zero)
        var calls: [String] = []
        control.addAction(
            UIAction { action in calls.append("first \(action.sender as? UIControl === control)") },
            for: .touchUpInside
        )
        control.addAction(UIAction { _ in calls.append("second") }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        XCTAssertEqual(calls, ["first true", "second"])
    }

    @MainActor
    func testAnActionIsCalledForItsOwnEventsOnly() async {
        let control = UIControl(frame: .zero)
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: [.touchDown, .valueChanged])
        control.sendActions(for: .touchUpInside)
        XCTAssertEqual(count, 0)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(count, 2)
        XCTAssertEqual(control.allControlEvents, [.touchDown, .valueChanged])
    }

    @MainActor
    func testAnActionOfTheSameIdentifierReplacesTheEarlierOne() async {
        let control = UIControl(frame: .zero)
        var calls: [String] = []
        let name = UIAction.Identifier("play")
        control.addAction(UIAction(identifier: name) { _ in calls.append("old") }, for: .touchUpInside)
        control.addAction(UIAction(identifier: name) { _ in calls.append("new") }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        XCTAssertEqual(calls, ["new"])
    }

    @MainActor
    func testARemovedActionIsNotCalledForThoseEventsAnyMore() async {
        let control = UIControl(frame: .zero)
        var count = 0
        let action = UIAction { _ in count += 1 }
        control.addAction(action, for: [.touchDown, .touchUpInside])
        control.removeAction(action, for: .touchDown)
        control.sendActions(for: .touchDown)
        XCTAssertEqual(count, 0)
        control.sendActions(for: .touchUpInside)
        XCTAssertEqual(count, 1)
        control.removeAction(identifiedBy: action.identifier, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        XCTAssertEqual(count, 1)
        XCTAssertEqual(control.allControlEvents, [])
    }

    @MainActor
    func testAnActionMayRemoveItselfWhileItRuns() async {
        let control = UIControl(frame: .zero)
        var calls: [String] = []
        let name = UIAction.Identifier("once")
        control.addAction(
            UIAction(identifier: name) { _ in
                calls.append("once")
                control.removeAction(identifiedBy: name, for: .touchUpInside)
            },
            for: .touchUpInside
        )
        control.addAction(UIAction { _ in calls.append("always") }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        XCTAssertEqual(calls, ["once", "always", "always"])
    }

    @MainActor
    func testAControlAndWhatItsActionHoldsAreFreed() async {
        @MainActor
        final class Owner {
            let control = UIControl(frame: .zero)
            var count = 0
        }
        let leak = Leak()
        do {
            let owner = Owner()
            owner.control.addAction(UIAction { [weak owner] _ in owner?.count += 1 }, for: .touchUpInside)
            leak.watch(owner, "owner")
            leak.watch(owner.control, "control")
            let host = await Host(owner.control)
            owner.control.removeFromSuperview()
            await host.close()
        }
        let left = await leak.left()
        XCTAssertEqual(left, [])
    }
}
