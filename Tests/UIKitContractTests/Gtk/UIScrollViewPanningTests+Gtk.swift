import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UIScrollViewPanningTests {
    @MainActor
    func testASwipeTurnsThePageHoweverShort() async {
        let scroll = pages()
        let host = await Host(filling: scroll, size: size)
        host.drag(at: middle, by: CGPoint(x: -60, y: 0), milliseconds: 60)
        await host.rest(scroll)
        XCTAssertEqual(scroll.contentOffset, CGPoint(x: 400, y: 0))
        host.drag(at: middle, by: CGPoint(x: 60, y: 0), milliseconds: 60)
        await host.rest(scroll)
        XCTAssertEqual(scroll.contentOffset, .zero)
        await host.close()
    }

    @MainActor
    func testASlowDragTurnsThePageFromItsMiddleOn() async {
        let scroll = pages()
        let host = await Host(filling: scroll, size: size)
        host.drag(at: middle, by: CGPoint(x: -180, y: 0), milliseconds: 5_000)
        await host.rest(scroll)
        XCTAssertEqual(scroll.contentOffset.x, 0)
        host.drag(at: middle, by: CGPoint(x: -220, y: 0), milliseconds: 5_000)
        await host.rest(scroll)
        XCTAssertEqual(scroll.contentOffset.x, 400)
        await host.close()
    }

    @MainActor
    func testOneDragTurnsOnePage() async {
        let scroll = pages()
        let host = await Host(filling: scroll, size: size)
        host.drag(at: middle, by: CGPoint(x: -900, y: 0), milliseconds: 100)
        await host.rest(scroll)
        XCTAssertEqual(scroll.contentOffset.x, 400)
        await host.close()
    }

    @MainActor
    func testQuickSwipesTurnAPageEach() async {
        let scroll = pages()
        let host = await Host(filling: scroll, size: size)
        for _ in 0..<3 { host.drag(at: middle, by: CGPoint(x: -60, y: 0), milliseconds: 60) }
        await host.rest(scroll)
        XCTAssertEqual(scroll.contentOffset.x, 1_200)
        await host.close()
    }

    @MainActor
    func testTheContentFollowsTheFingerAndIsStiffBeyondItsEdge() async {
        let scroll = pages()
        let host = await Host(filling: scroll, size: size)
        host.hold(at: middle, by: CGPoint(x: -130, y: 0))
        XCTAssertEqual(scroll.contentOffset.x, 130)
        XCTAssertTrue(scroll.isDragging)
        scroll.panEnded(at: 10_000)
        await host.rest(scroll)
        host.hold(at: middle, by: CGPoint(x: 200, y: 0))
        XCTAssertLessThan(scroll.contentOffset.x, -20)
        XCTAssertGreaterThan(scroll.contentOffset.x, -150)
        scroll.panEnded(at: 10_000)
        await host.rest(scroll)
        XCTAssertEqual(scroll.contentOffset.x, 0)
        scroll.bounces = false
        host.hold(at: middle, by: CGPoint(x: 200, y: 0))
        XCTAssertEqual(scroll.contentOffset.x, 0)
        await host.close()
    }

    @MainActor
    func testTheDelegateIsToldOfTheWholeMovementInOrder() async {
        let scroll = pages()
        let listener = Listener()
        let host = await Host(filling: scroll, size: size)
        scroll.delegate = listener
        host.drag(at: middle, by: CGPoint(x: -60, y: 0), milliseconds: 60)
        XCTAssertTrue(scroll.isDecelerating)
        await host.wait { listener.events.contains("rest") }
        XCTAssertEqual(listener.events, ["begin", "to 400", "end, moving", "slow", "rest"])
        XCTAssertFalse(scroll.isDecelerating)
        await host.close()
    }

    @MainActor
    func testTheDelegateMaySendTheContentSomewhereElse() async {
        let scroll = pages()
        let listener = Listener()
        listener.changedTarget = CGPoint(x: 800, y: 0)
        let host = await Host(filling: scroll, size: size)
        scroll.delegate = listener
        host.drag(at: middle, by: CGPoint(x: -60, y: 0), milliseconds: 60)
        await host.rest(scroll)
        XCTAssertEqual(scroll.contentOffset.x, 800)
        await host.close()
    }

    @MainActor
    func testCodeTakesTheContentOutOfAPersonsHand() async {
        let scroll = pages()
        let host = await Host(filling: scroll, size: size)
        host.hold(at: middle, by: CGPoint(x: -130, y: 0))
        scroll.contentOffset = CGPoint(x: 800, y: 0)
        scroll.panMoved(CGPoint(x: -200, y: 0), at: 300)
        scroll.panEnded(at: 310)
        await host.settle()
        XCTAssertEqual(scroll.contentOffset.x, 800)
        await host.close()
    }

    @MainActor
    func testAStepOfTheWheelTurnsAPage() async {
        let scroll = pages()
        let host = await Host(filling: scroll, size: size)
        scroll.wheelTurned(CGPoint(x: 1, y: 0))
        scroll.wheelTurned(CGPoint(x: 1, y: 0))
        await host.rest(scroll)
        XCTAssertEqual(scroll.contentOffset.x, 800)
        scroll.wheelTurned(CGPoint(x: -1, y: 0))
        await host.rest(scroll)
        XCTAssertEqual(scroll.contentOffset.x, 400)
        await host.close()
    }

    @MainActor
    func testAMovementAcrossThePagesIsForSomebodyElse() async {
        let scroll = pages()
        let host = await Host(filling: scroll, size: size)
        XCTAssertNil(host.drag(at: middle, by: CGPoint(x: 0, y: -80)))
        XCTAssertNotNil(host.drag(at: middle, by: CGPoint(x: -80, y: 0)))
        await host.rest(scroll)
        scroll.isScrollEnabled = false
        XCTAssertNil(host.drag(at: middle, by: CGPoint(x: -80, y: 0)))
        await host.close()
    }

    @MainActor
    func testAScrollViewThatIsMovingIsFreed() async {
        let leak = Leak()
        do {
            let scroll = pages()
            let host = await Host(filling: scroll, size: size)
            leak.watch(scroll, "scroll view")
            host.drag(at: middle, by: CGPoint(x: -60, y: 0), milliseconds: 60)
            await host.close()
        }
        let left = await leak.left()
        XCTAssertEqual(left, [])
    }
}
