import UIKit
import XCTest

/// Content that is made larger and smaller.
final class UIScrollViewZoomTests: XCTestCase {
    final class Listener: NSObject, UIScrollViewDelegate {
        weak var content: UIView?
        var events: [String] = []
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { events.append("begin") }
        func scrollViewDidZoom(_ scrollView: UIScrollView) {
            if events.last != "zoom" { events.append("zoom") }
        }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            events.append("end at \(Int((scale * 100).rounded()))")
        }
    }

    let size = CGSize(width: 400, height: 400)
    let middle = CGPoint(x: 200, y: 200)

    /// A scroll view of 400 × 400 points over a picture of the same size with a button in its right bottom quarter.
    @MainActor
    func photo() -> (UIScrollView, content: UIView, button: UIControl, Listener) {
        let scroll = UIScrollView(frame: .zero)
        let content = UIView(frame: CGRect(origin: .zero, size: size))
        let button = UIControl(frame: CGRect(x: 200, y: 200, width: 100, height: 50))
        content.addSubview(button)
        scroll.addSubview(content)
        scroll.contentSize = size
        scroll.maximumZoomScale = 4
        let listener = Listener()
        listener.content = content
        scroll.delegate = listener
        return (scroll, content, button, listener)
    }

    @MainActor
    func testTheMiddleStaysWhereItIs() async {
        let (scroll, content, button, listener) = photo()
        let host = await Host(filling: scroll, size: size)
        scroll.zoomScale = 2
        await host.settle()
        XCTAssertEqual(scroll.contentSize, CGSize(width: 800, height: 800))
        XCTAssertEqual(scroll.contentOffset, CGPoint(x: 200, y: 200))
        XCTAssertEqual(content.frame, CGRect(x: 0, y: 0, width: 800, height: 800))
        XCTAssertEqual(content.bounds, CGRect(origin: .zero, size: size))
        assertEqual(host.widgetFrame(of: button), CGRect(x: 200, y: 200, width: 200, height: 100))
        XCTAssertEqual(listener.events, ["zoom"])
        await host.close()
    }

    @MainActor
    func testCoordinatesGoThroughTheScale() async {
        let (scroll, content, button, listener) = photo()
        let host = await Host(filling: scroll, size: size)
        host.kept = [listener]
        scroll.zoomScale = 2
        await host.settle()
        XCTAssertEqual(button.convert(CGPoint(x: 10, y: 10), to: nil), CGPoint(x: 220, y: 220))
        XCTAssertEqual(content.convert(CGPoint(x: 220, y: 220), from: nil), CGPoint(x: 210, y: 210))
        XCTAssertEqual(
            button.convert(button.bounds, to: scroll),
            CGRect(x: 400, y: 400, width: 200, height: 100)
        )
        XCTAssertEqual(button.convert(CGRect(x: 400, y: 400, width: 200, height: 100), from: scroll), button.bounds)
        await host.close()
    }

    @MainActor
    func testTheScaleKeepsItsLimits() async {
        let (scroll, _, _, listener) = photo()
        let host = await Host(filling: scroll, size: size)
        host.kept = [listener]
        scroll.setZoomScale(9, animated: false)
        XCTAssertEqual(scroll.zoomScale, 4)
        scroll.setZoomScale(0.1, animated: false)
        XCTAssertEqual(scroll.zoomScale, 1)
        XCTAssertEqual(scroll.contentOffset, .zero)
        XCTAssertEqual(scroll.contentSize, size)
        await host.close()
    }

    @MainActor
    func testContentThatWasZoomedComesBackExactlyAsItWas() async {
        let (scroll, content, _, listener) = photo()
        let odd = CGSize(width: 400, height: 400 * 0.7 - 0.3)
        content.frame = CGRect(origin: .zero, size: odd)
        scroll.contentSize = odd
        let host = await Host(filling: scroll, size: size)
        host.kept = [listener]
        for scale in [1.5, 2.25, 3.375, 1.1, 1] as [CGFloat] { scroll.zoomScale = scale }
        XCTAssertEqual(scroll.contentSize, odd)
        XCTAssertEqual(scroll.contentOffset, .zero)
        await host.close()
    }

    @MainActor
    func testARectangleFillsTheView() async {
        let (scroll, _, button, listener) = photo()
        let host = await Host(filling: scroll, size: size)
        host.kept = [listener]
        scroll.zoom(to: CGRect(x: 200, y: 200, width: 100, height: 50), animated: false)
        await host.settle()
        XCTAssertEqual(scroll.zoomScale, 4)
        assertEqual(host.widgetFrame(of: button), CGRect(x: 0, y: 100, width: 400, height: 200))
        await host.close()
    }

    @MainActor
    func testAnAnimatedZoomArrivesAndSaysSo() async {
        let (scroll, content, _, listener) = photo()
        let host = await Host(filling: scroll, size: size)
        scroll.setZoomScale(3, animated: true)
        XCTAssertLessThan(content.frame.width, 1_200)
        XCTAssertEqual(scroll.zoomScale, 3, "where it will be: a key pressed meanwhile goes on from there")
        await host.wait { listener.events.count == 3 }
        XCTAssertEqual(scroll.zoomScale, 3)
        XCTAssertEqual(listener.events, ["begin", "zoom", "end at 300"])
        await host.close()
    }

    @MainActor
    func testAZoomThatIsTakenBackMeanwhileComesBackWholly() async {
        let (scroll, content, _, listener) = photo()
        let host = await Host(filling: scroll, size: size)
        host.kept = [listener]
        scroll.setZoomScale(1.5, animated: true)
        scroll.setZoomScale(scroll.zoomScale / 1.5, animated: true)
        await host.wait { !scroll.isZoomBouncing }
        await host.settle()
        XCTAssertEqual(scroll.zoomScale, 1)
        assertEqual(host.widgetFrame(of: content), CGRect(origin: .zero, size: size))
        await host.close()
    }

    @MainActor
    func testSmallContentStandsInTheMiddleByItsInsets() async {
        final class Centring: NSObject, UIScrollViewDelegate {
            weak var content: UIView?
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
            func scrollViewDidZoom(_ scrollView: UIScrollView) {
                let side = max(0, (scrollView.bounds.width - scrollView.contentSize.width) / 2)
                let edge = max(0, (scrollView.bounds.height - scrollView.contentSize.height) / 2)
                scrollView.contentInset = UIEdgeInsets(top: edge, left: side, bottom: edge, right: side)
            }
        }
        let (scroll, content, _, _) = photo()
        let delegate = Centring()
        delegate.content = content
        scroll.minimumZoomScale = 0.5
        scroll.delegate = delegate
        let host = await Host(filling: scroll, size: size)
        host.kept = [delegate]
        scroll.zoomScale = 0.5
        await host.settle()
        assertEqual(host.widgetFrame(of: content), CGRect(x: 100, y: 100, width: 200, height: 200))
        scroll.zoomScale = 2
        await host.settle()
        XCTAssertEqual(scroll.contentInset, .zero)
        assertEqual(host.widgetFrame(of: content), CGRect(x: -200, y: -200, width: 800, height: 800))
        await host.close()
    }

    @MainActor
    func testConstrainedContentIsZoomedAsAWhole() async {
        let scroll = UIScrollView(frame: .zero)
        let content = UIView(frame: .zero)
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
        ])
        let listener = Listener()
        listener.content = content
        scroll.delegate = listener
        scroll.maximumZoomScale = 4
        let host = await Host(filling: scroll, size: size)
        host.kept = [listener]
        scroll.zoomScale = 2
        await host.settle()
        XCTAssertEqual(scroll.contentSize, CGSize(width: 800, height: 800))
        assertEqual(host.widgetFrame(of: content), CGRect(x: -200, y: -200, width: 800, height: 800))
        scroll.zoomScale = 1
        await host.settle()
        assertEqual(host.widgetFrame(of: content), CGRect(origin: .zero, size: size))
        await host.close()
    }
}

extension CGPoint {
    var rounded: CGPoint { CGPoint(x: x.rounded(), y: y.rounded()) }
}

func assertEqual(_ point: CGPoint, _ expected: CGPoint, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(point, expected, file: file, line: line)
}
