import UIKit
import XCTest

/// Frames, bounds, centres, coordinates, autoresizing.
final class UIViewGeometryTests: XCTestCase {
    @MainActor
    func testAFrameIsWhereTheWidgetStands() async {
        let outer = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 200))
        let inner = UIView(frame: CGRect(x: 5, y: 7, width: 40, height: 50))
        outer.addSubview(inner)
        let host = await Host(outer)
        assertEqual(host.widgetFrame(of: inner), CGRect(x: 25, y: 37, width: 40, height: 50))
        inner.frame = CGRect(x: 50, y: 60, width: 70, height: 80)
        await host.settle()
        assertEqual(host.widgetFrame(of: inner), CGRect(x: 70, y: 90, width: 70, height: 80))
        await host.close()
    }

    @MainActor
    func testBoundsHaveTheSizeOfTheFrameAndAnOriginOfTheirOwn() async {
        let view = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
        XCTAssertEqual(view.bounds, CGRect(x: 0, y: 0, width: 70, height: 80))
        XCTAssertEqual(view.center, CGPoint(x: 40, y: 46))
    }

    @MainActor
    func testMovingTheCenterKeepsTheSize() async {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.center = CGPoint(x: 100, y: 100)
        XCTAssertEqual(view.frame, CGRect(x: 80, y: 90, width: 40, height: 20))
    }

    @MainActor
    func testResizingTheBoundsKeepsTheCenter() async {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.bounds = CGRect(x: 0, y: 0, width: 20, height: 40)
        XCTAssertEqual(view.frame, CGRect(x: 10, y: -10, width: 20, height: 40))
    }

    @MainActor
    func testMovingTheBoundsMovesTheSubviews() async {
        let outer = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 200))
        let inner = UIView(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
        outer.addSubview(inner)
        let host = await Host(outer)
        outer.bounds.origin = CGPoint(x: 30, y: 50)
        await host.settle()
        XCTAssertEqual(inner.frame.origin, CGPoint(x: 100, y: 100))
        assertEqual(host.widgetFrame(of: inner), CGRect(x: 80, y: 60, width: 20, height: 20))
        XCTAssertEqual(inner.convert(CGPoint.zero, to: nil), CGPoint(x: 80, y: 60))
        await host.close()
    }

    @MainActor
    func testPointsAndRectanglesAreConvertedBetweenViews() async {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let left = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let right = UIView(frame: CGRect(x: 200, y: 50, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        root.addSubview(left)
        root.addSubview(right)
        left.addSubview(inner)
        XCTAssertEqual(inner.convert(CGPoint(x: 1, y: 1), to: right), CGPoint(x: -184, y: -24))
        XCTAssertEqual(inner.convert(CGPoint(x: -184, y: -24), from: right), CGPoint(x: 1, y: 1))
        XCTAssertEqual(inner.convert(inner.bounds, to: root), CGRect(x: 15, y: 25, width: 10, height: 10))
        XCTAssertEqual(
            inner.convert(CGRect(x: 15, y: 25, width: 3, height: 4), from: root),
            CGRect(x: 0, y: 0, width: 3, height: 4)
        )
    }

    @MainActor
    func testAFlexibleSizeFollowsTheSuperview() async {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: 150, height: 60)
        XCTAssertEqual(inner.frame, CGRect(x: 10, y: 10, width: 130, height: 40))
    }

    @MainActor
    func testFlexibleMarginsKeepAViewInTheMiddle() async {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
        inner.autoresizingMask = [
            .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: 200, height: 300)
        XCTAssertEqual(inner.frame, CGRect(x: 90, y: 140, width: 20, height: 20))
    }

    @MainActor
    func testAViewWithoutFlexibilityStaysWhereItIs() async {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: 200, height: 300)
        XCTAssertEqual(inner.frame, CGRect(x: 10, y: 10, width: 20, height: 20))
    }

    @MainActor
    func testLayoutIsDoneOnceHoweverOftenItIsAskedFor() async {
        final class Counting: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let host = await Host(view)
        view.layouts = 0
        for _ in 0..<10 { view.setNeedsLayout() }
        XCTAssertEqual(view.layouts, 0)
        view.layoutIfNeeded()
        XCTAssertEqual(view.layouts, 1)
        view.layoutIfNeeded()
        await host.settle()
        XCTAssertEqual(view.layouts, 1)
        await host.close()
    }

    @MainActor
    func testAskingForLayoutHasItDoneBeforeTheNextFrame() async {
        final class Counting: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        outer.addSubview(view)
        let host = await Host(outer)
        view.layouts = 0
        view.setNeedsLayout()
        let isLaidOut = await host.wait { view.layouts == 1 }
        XCTAssertTrue(isLaidOut)
        await host.close()
    }

    @MainActor
    func testAWindowThatIsResizedLaysItsViewsOutAnew() async {
        let outer = UIView(frame: .zero)
        let inner = UIView(frame: .zero)
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -10),
        ])
        let host = await Host(filling: outer, size: CGSize(width: 400, height: 500))
        assertEqual(inner.frame, CGRect(x: 10, y: 10, width: 380, height: 480))
        host.resize(to: CGSize(width: 610, height: 710))
        let isResized = await host.wait { outer.bounds.width > 590 && outer.bounds.height > 690 }
        XCTAssertTrue(isResized)
        assertEqual(host.widgetFrame(of: inner), outer.bounds.insetBy(dx: 10, dy: 10))
        await host.close()
    }

    @MainActor
    func testAViewWithoutContentFitsAsItIsAndALabelFitsItsText() async {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        view.sizeToFit()
        XCTAssertEqual(view.frame, CGRect(x: 1, y: 2, width: 30, height: 40))
        let label = UILabel(frame: CGRect(x: 1, y: 2, width: 500, height: 500))
        label.text = "text"
        label.sizeToFit()
        XCTAssertEqual(label.frame.size, label.intrinsicContentSize)
        XCTAssertEqual(label.frame.origin, CGPoint(x: 1, y: 2))
    }
}
