import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UICollectionViewPagingTests {
    @MainActor
    func testASwipeShowsTheNextItem() async {
        let photos = Photos(count: 12)
        let pager = photos.pager()
        let host = await Host(filling: pager, size: size)
        photos.forget()
        host.drag(at: middle, by: CGPoint(x: -80, y: 0), milliseconds: 60)
        XCTAssertTrue(pager.isDecelerating)
        await host.rest(pager)
        XCTAssertEqual(photos.shown(in: pager), ["photo 1"])
        let movement = photos.events.filter { !$0.contains("fetches") && !$0.contains("gives") }
        let expected = ["begins dragging", "lets go, moving", "shows 1", "ends 0", "rests"]
        XCTAssertEqual(movement, expected.sorted(like: movement))
        XCTAssertEqual(movement.last, "rests")
        await host.close()
    }

    @MainActor
    func testAtMostTwoPagesAreAliveWhileSwiping() async {
        let photos = Photos(count: 100)
        let pager = photos.pager()
        let host = await Host(filling: pager, size: size)
        for _ in 0..<8 {
            host.drag(at: middle, by: CGPoint(x: -80, y: 0), milliseconds: 60)
            await host.rest(pager)
        }
        XCTAssertEqual(photos.shown(in: pager), ["photo 8"])
        XCTAssertLessThanOrEqual(photos.mostAlive, 3)
        XCTAssertLessThanOrEqual(photos.cells.count, 4)
        await host.close()
    }

    @MainActor
    func testAWindowResizedWhileThePageTurnsShowsAWholePage() async {
        let photos = Photos(count: 12)
        let pager = photos.pager()
        let host = await Host(filling: pager, size: size)
        host.hold(at: middle, by: CGPoint(x: -150, y: 0))
        host.resize(to: CGSize(width: 600, height: 400))
        await host.wait { pager.bounds.width > 500 }
        await host.settle()
        XCTAssertEqual(photos.shown(in: pager), ["photo 0"])
        await host.close()
    }
}
