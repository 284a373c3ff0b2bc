import UIKit
import XCTest

final class UIProgressViewTests: XCTestCase {
    @MainActor
    func testTheFilledPartIsAsWideAsTheProgress() async {
        let bar = UIProgressView(progressViewStyle: .default)
        let host = await Host(placing: bar, overWidth: true)
        bar.progress = 0.25
        await host.settle()
        XCTAssertEqual(bar.frame.width, 360)
        XCTAssertEqual(bar.subviews.first?.frame.width, 90)
        bar.setProgress(1, animated: true)
        await host.settle()
        XCTAssertEqual(bar.subviews.first?.frame.width, 360)
        await host.close()
    }

    @MainActor
    func testProgressStaysBetweenNothingAndAll() async {
        let bar = UIProgressView(progressViewStyle: .bar)
        bar.progress = 0.4
        XCTAssertEqual(bar.accessibilityValue, "40\u{a0}%", "a screen reader hears it")
        bar.progress = 1.5
        XCTAssertEqual(bar.progress, 1)
        bar.progress = -0.5
        XCTAssertEqual(bar.progress, 0)
        bar.progress = .nan
        XCTAssertEqual(bar.progress, 0)
    }
}
