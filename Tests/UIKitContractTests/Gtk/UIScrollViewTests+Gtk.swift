import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UIScrollViewTests {
    @MainActor
    func testInsetsAddRoomAroundTheContent() async {
        let (scroll, top, bottom) = scrollView()
        scroll.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
        let host = await Host(filling: scroll, size: size)
        XCTAssertEqual(scroll.contentOffset.y, -30)
        assertEqual(host.widgetFrame(of: top), CGRect(x: 0, y: 30, width: 100, height: 50))
        host.press(.keyboardEnd)
        await host.settle()
        XCTAssertEqual(scroll.contentOffset.y, 1_650)
        assertEqual(host.widgetFrame(of: bottom), CGRect(x: 0, y: 300, width: 100, height: 50))
        await host.close()
    }

    @MainActor
    func testKeysScrollAndStopAtTheEnds() async {
        let (scroll, _, _) = scrollView()
        let controller = UIViewController()
        controller.view = scroll
        let host = await Host(controller, size: size)
        XCTAssertTrue(host.press(.keyboardPageDown))
        XCTAssertEqual(scroll.contentOffset.y, 360)
        XCTAssertTrue(host.press(.keyboardEnd))
        XCTAssertEqual(scroll.contentOffset.y, 1_600)
        XCTAssertTrue(host.press(.keyboardPageUp))
        XCTAssertEqual(scroll.contentOffset.y, 1_240)
        XCTAssertTrue(host.press(.keyboardHome))
        XCTAssertEqual(scroll.contentOffset.y, 0)
        XCTAssertFalse(host.press(.keyboardHome), "at the top, Home is for somebody else")
        XCTAssertTrue(host.press(.keyboardDownArrow))
        XCTAssertGreaterThan(scroll.contentOffset.y, 0)
        await host.close()
    }

    @MainActor
    func testAScrollViewThatIsSwitchedOffIgnoresKeys() async {
        let (scroll, _, _) = scrollView()
        scroll.isScrollEnabled = false
        let host = await Host(filling: scroll, size: size)
        XCTAssertFalse(host.press(.keyboardEnd))
        XCTAssertEqual(scroll.contentOffset.y, 0)
        await host.close()
    }

    @MainActor
    func testAControlThatGetsTheKeyboardIsScrolledIntoView() async {
        let scroll = UIScrollView(frame: .zero)
        let controls = (0..<10).map { UIControl(frame: CGRect(x: 0, y: CGFloat($0) * 200, width: 100, height: 40)) }
        for control in controls { scroll.addSubview(control) }
        scroll.contentSize = CGSize(width: 400, height: 2_000)
        let host = await Host(filling: scroll, size: size)
        controls[0].becomeFirstResponder()
        for control in controls.dropFirst() {
            host.tab()
            await host.settle()
            XCTAssertTrue(control.isFirstResponder)
            XCTAssertTrue(
                host.isReachable(control),
                "at \(host.widgetFrame(of: control)), offset \(scroll.contentOffset)"
            )
        }
        host.tab(backward: true)
        host.tab(backward: true)
        host.tab(backward: true)
        await host.settle()
        XCTAssertTrue(host.isReachable(controls[6]))
        await host.close()
    }
}
