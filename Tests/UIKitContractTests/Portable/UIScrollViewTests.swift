import UIKit
import XCTest

/// Content that is larger than its view.
final class UIScrollViewTests: XCTestCase {
    private final class Listener: NSObject, UIScrollViewDelegate {
        var offsets: [CGPoint] = []
        var ends = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }

    /// A scroll view of 400 × 400 points over a content of 400 × 2,000 with a view at the top and one at the bottom.
    @MainActor
    func scrollView() -> (UIScrollView, top: UIView, bottom: UIView) {
        let scroll = UIScrollView(frame: .zero)
        let top = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let bottom = UIView(frame: CGRect(x: 0, y: 1_950, width: 100, height: 50))
        scroll.addSubview(top)
        scroll.addSubview(bottom)
        scroll.contentSize = CGSize(width: 400, height: 2_000)
        return (scroll, top, bottom)
    }

    let size = CGSize(width: 400, height: 400)

    @MainActor
    func testContentStandsAtTheTopAndMovesWithTheOffset() async {
        let (scroll, top, bottom) = scrollView()
        let host = await Host(filling: scroll, size: size)
        assertEqual(host.widgetFrame(of: top), CGRect(x: 0, y: 0, width: 100, height: 50))
        scroll.contentOffset = CGPoint(x: 0, y: 1_600)
        await host.settle()
        assertEqual(host.widgetFrame(of: bottom), CGRect(x: 0, y: 350, width: 100, height: 50))
        XCTAssertEqual(scroll.bounds.origin, CGPoint(x: 0, y: 1_600))
        XCTAssertEqual(bottom.frame.minY, 1_950)
        await host.close()
    }

    @MainActor
    func testTheDelegateIsToldOfEachMovementOnce() async {
        let (scroll, _, _) = scrollView()
        let listener = Listener()
        let host = await Host(filling: scroll, size: size)
        scroll.delegate = listener
        scroll.contentOffset = CGPoint(x: 0, y: 100)
        scroll.contentOffset = CGPoint(x: 0, y: 100)
        scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        await host.wait { listener.ends == 1 }
        XCTAssertEqual(listener.offsets.first, CGPoint(x: 0, y: 100))
        XCTAssertEqual(listener.offsets.last, CGPoint(x: 0, y: 300))
        XCTAssertEqual(listener.ends, 1)
        await host.close()
    }

    @MainActor
    func testADelegateIsNotKeptAlive() async {
        let (scroll, _, _) = scrollView()
        let leak = Leak()
        do {
            let listener = Listener()
            scroll.delegate = listener
            leak.watch(listener, "delegate")
        }
        let left = await leak.left()
        XCTAssertEqual(left, [])
        XCTAssertNil(scroll.delegate)
    }

    @MainActor
    func testContentThatShrinksIsNotScrolledPastItsEnd() async {
        let (scroll, _, _) = scrollView()
        let host = await Host(filling: scroll, size: size)
        scroll.contentOffset = CGPoint(x: 0, y: 1_600)
        scroll.contentSize = CGSize(width: 400, height: 700)
        await host.settle()
        XCTAssertEqual(scroll.contentOffset.y, 300)
        scroll.contentSize = CGSize(width: 400, height: 100)
        await host.settle()
        XCTAssertEqual(scroll.contentOffset.y, 0)
        await host.close()
    }

    @MainActor
    func testAnInsetSetLaterDoesNotHideTheTop() async {
        let (scroll, _, _) = scrollView()
        let host = await Host(filling: scroll, size: size)
        scroll.contentInset.top = 40
        await host.settle()
        XCTAssertEqual(scroll.contentOffset.y, -40)
        await host.close()
    }

    @MainActor
    func testARectangleIsBroughtIntoViewByTheShortestWay() async {
        let (scroll, _, _) = scrollView()
        let host = await Host(filling: scroll, size: size)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 100), animated: false)
        XCTAssertEqual(scroll.contentOffset.y, 200)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 100), animated: false)
        XCTAssertEqual(scroll.contentOffset.y, 200)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 100), animated: false)
        XCTAssertEqual(scroll.contentOffset.y, 100)
        await host.close()
    }

    @MainActor
    func testThePointerReachesWhatIsScrolledIntoViewAndNothingElse() async {
        let (scroll, top, bottom) = scrollView()
        let host = await Host(filling: scroll, size: size)
        XCTAssertTrue(host.isReachable(top))
        XCTAssertFalse(host.isReachable(bottom))
        scroll.contentOffset = CGPoint(x: 0, y: 1_600)
        await host.settle()
        XCTAssertFalse(host.isReachable(top))
        XCTAssertTrue(host.isReachable(bottom))
        XCTAssertEqual(bottom.convert(CGPoint.zero, to: nil), CGPoint(x: 0, y: 350))
        await host.close()
    }

    @MainActor
    func testThePlaceIsKeptWhenTheWindowIsResized() async {
        let (scroll, _, _) = scrollView()
        let host = await Host(filling: scroll, size: size)
        scroll.contentOffset = CGPoint(x: 0, y: 500)
        host.resize(to: CGSize(width: 500, height: 500))
        await host.wait { scroll.bounds.width > 450 }
        XCTAssertEqual(scroll.contentOffset.y, 500)
        await host.close()
    }

    @MainActor
    func testContentBesideTheFrameGuideStaysWhileTheRestMoves() async {
        let (scroll, _, _) = scrollView()
        let pinned = UIView(frame: .zero)
        pinned.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(pinned)
        NSLayoutConstraint.activate([
            pinned.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
            pinned.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor, constant: 5),
            pinned.widthAnchor.constraint(equalToConstant: 20), pinned.heightAnchor.constraint(equalToConstant: 20),
        ])
        let host = await Host(filling: scroll, size: size)
        assertEqual(host.widgetFrame(of: pinned), CGRect(x: 5, y: 5, width: 20, height: 20))
        scroll.contentOffset = CGPoint(x: 0, y: 300)
        await host.settle()
        assertEqual(host.widgetFrame(of: pinned), CGRect(x: 5, y: 5, width: 20, height: 20))
        XCTAssertEqual(scroll.contentSize, CGSize(width: 400, height: 2_000))
        await host.close()
    }
}
