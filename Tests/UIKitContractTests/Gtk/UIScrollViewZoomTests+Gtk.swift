import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UIScrollViewZoomTests {
    @MainActor
    func testAPinchZoomsAroundTheFingers() async {
        let (scroll, _, button, listener) = photo()
        let host = await Host(filling: scroll, size: size)
        scroll.pinchBegan(at: CGPoint(x: 200, y: 200))
        scroll.pinchMoved(by: 1.5, at: CGPoint(x: 200, y: 200))
        XCTAssertTrue(scroll.isZooming)
        await host.settle()
        assertEqual(host.widgetFrame(of: button), CGRect(x: 200, y: 200, width: 150, height: 75))
        scroll.pinchMoved(by: 2, at: CGPoint(x: 180, y: 200))
        scroll.pinchEnded()
        await host.settle()
        assertEqual(host.widgetFrame(of: button), CGRect(x: 180, y: 200, width: 200, height: 100))
        XCTAssertEqual(listener.events, ["begin", "zoom", "end at 200"])
        await host.close()
    }

    @MainActor
    func testAPinchOverTheLimitsSpringsBack() async {
        let (scroll, _, _, listener) = photo()
        let host = await Host(filling: scroll, size: size)
        scroll.pinchBegan(at: middle)
        scroll.pinchMoved(by: 0.25, at: middle)
        XCTAssertEqual(scroll.zoomScale, 0.5, accuracy: 0.01, "half of the way, on the scale of scales")
        scroll.pinchEnded()
        XCTAssertTrue(scroll.isZoomBouncing)
        await host.wait { !scroll.isZoomBouncing }
        XCTAssertEqual(scroll.zoomScale, 1)
        XCTAssertEqual(scroll.contentOffset, .zero)
        XCTAssertEqual(listener.events.last, "end at 100")
        scroll.bouncesZoom = false
        scroll.pinchBegan(at: middle)
        scroll.pinchMoved(by: 9, at: middle)
        XCTAssertEqual(scroll.zoomScale, 4)
        scroll.pinchEnded()
        await host.close()
    }

    @MainActor
    func testAPinchThatDragsThePhotoOverItsEdgeSpringsBackStepByStep() async {
        let (scroll, _, _, listener) = photo()
        let host = await Host(filling: scroll, size: size)
        host.kept = [listener]
        scroll.pinchBegan(at: middle)
        scroll.pinchMoved(by: 1.5, at: CGPoint(x: 400, y: 200))
        XCTAssertEqual(scroll.contentOffset.x, -100, "the fingers hold it")
        scroll.pinchEnded()
        XCTAssertLessThan(scroll.contentOffset.x, 0, "it does not jump")
        await host.wait { !scroll.isZoomBouncing }
        XCTAssertEqual(scroll.contentOffset.x, 0)
        XCTAssertEqual(scroll.zoomScale, 1.5)
        await host.close()
    }

    @MainActor
    func testTheWheelZoomsAroundThePointer() async {
        let (scroll, _, button, listener) = photo()
        let host = await Host(filling: scroll, size: size)
        host.kept = [listener]
        XCTAssertTrue(scroll.zoomByWheel(-1, at: CGPoint(x: 200, y: 200)))
        await host.settle()
        XCTAssertEqual(scroll.zoomScale, 1.2, accuracy: 0.001)
        assertEqual(host.widgetFrame(of: button).origin.rounded, CGPoint(x: 200, y: 200))
        XCTAssertTrue(scroll.zoomByWheel(9, at: .zero))
        XCTAssertEqual(scroll.zoomScale, 1)
        scroll.maximumZoomScale = 1
        XCTAssertFalse(scroll.zoomByWheel(-1, at: .zero), "the wheel is for somebody else")
        await host.close()
    }

    @MainActor
    func testAZoomedPhotoIsMovedByAFingerAndComesToRestWithinItsEdges() async {
        let (scroll, _, _, listener) = photo()
        let host = await Host(filling: scroll, size: size)
        host.kept = [listener]
        XCTAssertNil(host.drag(at: middle, by: CGPoint(x: -40, y: 0)), "all of it is seen")
        scroll.zoomScale = 2
        XCTAssertTrue(host.hold(at: middle, by: CGPoint(x: -40, y: 10)) === scroll)
        XCTAssertEqual(scroll.contentOffset, CGPoint(x: 240, y: 190))
        scroll.panMoved(CGPoint(x: -900, y: 0), at: 300)
        scroll.panEnded(at: 310)
        await host.rest(scroll)
        XCTAssertEqual(scroll.contentOffset.x, 400)
        await host.close()
    }

    @MainActor
    func testAZoomedPhotoTurnsThePageOnlyFromItsEdge() async {
        let (photo, _, _, listener) = photo()
        let pages = UIScrollView(frame: .zero)
        pages.isPagingEnabled = true
        photo.frame = CGRect(x: 400, y: 0, width: 400, height: 400)
        pages.addSubview(photo)
        pages.contentSize = CGSize(width: 1_200, height: 400)
        let host = await Host(filling: pages, size: size)
        host.kept = [listener]
        pages.contentOffset = CGPoint(x: 400, y: 0)
        await host.settle()
        photo.zoomScale = 2
        XCTAssertTrue(host.drag(at: middle, by: CGPoint(x: -90, y: 0)) === photo, "there is more of it to the right")
        await host.rest(photo)
        photo.contentOffset = CGPoint(x: 400, y: 200)
        XCTAssertEqual(pages.contentOffset.x, 400)
        XCTAssertTrue(host.drag(at: middle, by: CGPoint(x: -90, y: 0)) === pages, "it stands at its right edge")
        await host.rest(pages)
        XCTAssertEqual(pages.contentOffset.x, 800)
        await host.close()
    }
}
