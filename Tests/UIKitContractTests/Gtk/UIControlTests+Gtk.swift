import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UIControlTests {
    @MainActor
    func testATapSendsDownThenUpInside() async {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var calls: [String] = []
        control.addAction(UIAction { _ in calls.append("down") }, for: .touchDown)
        control.addAction(UIAction { _ in calls.append("up") }, for: .touchUpInside)
        let host = await Host(control)
        host.click(control)
        XCTAssertEqual(calls, ["down", "up"])
        XCTAssertFalse(control.isHighlighted)
        await host.close()
    }

    @MainActor
    func testTheSecondTapOfAPairIsARepeat() async {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var repeats = 0
        var downs = 0
        control.addAction(UIAction { _ in downs += 1 }, for: .touchDown)
        control.addAction(UIAction { _ in repeats += 1 }, for: .touchDownRepeat)
        let host = await Host(control)
        host.click(control, count: 1)
        XCTAssertEqual(repeats, 0)
        host.click(control, count: 2)
        XCTAssertEqual(repeats, 1)
        host.click(control, count: 3)
        XCTAssertEqual(repeats, 2)
        XCTAssertEqual(downs, 3)
        await host.close()
    }

    @MainActor
    func testAPressThatLastsIsATapAllTheSame() async {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var taps = 0
        control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let host = await Host(control)
        host.pressForLong(control)
        XCTAssertEqual(taps, 1)
        await host.close()
    }

    func testPressesCountByWhenAndWhereTheyHappened() {
        let limits = PressCounter.Limits(milliseconds: 400, distance: 5)
        func counts(_ presses: [(UInt32, CGFloat)]) -> [Int] {
            var counter = PressCounter()
            return presses.map { counter.press(at: $0.0, CGPoint(x: $0.1, y: 10), limits: limits) }
        }
        XCTAssertEqual(counts([(1_000, 10), (1_060, 10), (1_120, 12)]), [1, 2, 3])
        XCTAssertEqual(counts([(1_000, 10), (1_401, 10), (1_500, 10)]), [1, 1, 2], "the first two are too far apart")
        XCTAssertEqual(counts([(1_000, 10), (1_060, 40)]), [1, 1], "somewhere else")
        XCTAssertEqual(counts([(UInt32.max - 20, 10), (30, 10)]), [1, 2], "the clock began again")
    }

    @MainActor
    func testReleasingOutsideIsNoTap() async {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var calls: [String] = []
        control.addAction(UIAction { _ in calls.append("inside") }, for: .touchUpInside)
        control.addAction(UIAction { _ in calls.append("outside") }, for: .touchUpOutside)
        let host = await Host(control)
        host.click(control, releasedAt: CGPoint(x: 200, y: 200))
        XCTAssertEqual(calls, ["outside"])
        await host.close()
    }

    @MainActor
    func testAPressedControlIsHighlightedUntilItIsReleased() async {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var isHighlighted = false
        control.addAction(UIAction { _ in isHighlighted = control.state.contains(.highlighted) }, for: .touchDown)
        let host = await Host(control)
        host.click(control)
        XCTAssertTrue(isHighlighted)
        XCTAssertEqual(control.state, .normal)
        await host.close()
    }

    @MainActor
    func testADisabledControlDoesNothingAndCannotGetTheKeyboard() async {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        let host = await Host(control)
        control.isEnabled = false
        host.click(control)
        XCTAssertEqual(count, 0)
        XCTAssertTrue(control.state.contains(.disabled))
        XCTAssertFalse(control.becomeFirstResponder())
        control.isEnabled = true
        host.click(control)
        XCTAssertEqual(count, 1)
        await host.close()
    }

    @MainActor
    func testSpaceAndReturnOperateTheControlWithTheKeyboard() async {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        let host = await Host(control)
        XCTAssertTrue(control.becomeFirstResponder())
        XCTAssertTrue(host.press(.keyboardSpacebar))
        XCTAssertTrue(host.press(.keyboardReturnOrEnter))
        XCTAssertEqual(count, 2)
        XCTAssertFalse(host.press(.keyboardSpacebar, .control))
        XCTAssertEqual(count, 2)
        await host.close()
    }

    @MainActor
    func testAScreenReaderOperatesAControl() async {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        let host = await Host(control)
        host.activate(control)
        XCTAssertEqual(count, 1)
        control.isEnabled = false
        host.activate(control)
        XCTAssertEqual(count, 1)
        await host.close()
    }
}
