import XCTest

@testable import UIKit

/// The tree of views.
final class UIViewTests: XCTestCase {
    @MainActor
    func testASubviewKnowsItsSuperviewAndItsWindow() async {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        outer.addSubview(inner)
        XCTAssertTrue(inner.superview === outer)
        XCTAssertNil(inner.window)
        let host = await Host(outer)
        XCTAssertTrue(inner.window === host.window)
        XCTAssertTrue(host.isShown(inner))
        await host.close()
    }
}
