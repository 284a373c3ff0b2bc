import UIKit
import XCTest

/// Pages that a finger, the wheel or code turns.
final class UIScrollViewPanningTests: XCTestCase {
    final class Listener: NSObject, UIScrollViewDelegate {
        var events: [String] = []
        var changedTarget: CGPoint?
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("begin") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView,
            withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            events.append("to \(Int(targetContentOffset.pointee.x))")
            if let changedTarget { targetContentOffset.pointee = changedTarget }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            events.append(decelerate ? "end, moving" : "end")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { events.append("slow") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.append("rest") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { events.append("arrive") }
    }

    let size = CGSize(width: 400, height: 400)
    let middle = CGPoint(x: 200, y: 200)

    /// Five pages of 400 × 400 points beside one another.
    @MainActor
    func pages() -> UIScrollView {
        let scroll = UIScrollView(frame: .zero)
        scroll.isPagingEnabled = true
        for page in 0..<5 {
            scroll.addSubview(UIView(frame: CGRect(x: CGFloat(page) * 400, y: 0, width: 400, height: 400)))
        }
        scroll.contentSize = CGSize(width: 2_000, height: 400)
        return scroll
    }

    @MainActor
    func testAMovementByCodeArrivesStepByStep() async {
        let scroll = pages()
        let listener = Listener()
        let host = await Host(filling: scroll, size: size)
        scroll.delegate = listener
        scroll.setContentOffset(CGPoint(x: 1_200, y: 0), animated: true)
        XCTAssertLessThan(scroll.contentOffset.x, 1_200)
        await host.wait { listener.events == ["arrive"] }
        XCTAssertEqual(scroll.contentOffset.x, 1_200)
        XCTAssertEqual(listener.events, ["arrive"])
        await host.close()
    }
}
