import UIKit
import XCTest

/// The tree of views.
final class UIViewTests: XCTestCase {
    /// Writes down what it is told.
    private final class Recorder: UIView {
        var events: [String] = []
        override func didAddSubview(_ subview: UIView) { events.append("added \(subview.tag)") }
        override func willRemoveSubview(_ subview: UIView) {
            events.append("removing \(subview.tag), still inside: \(subview.superview === self)")
        }
        override func didMoveToSuperview() { events.append(superview == nil ? "alone" : "in superview") }
        override func didMoveToWindow() { events.append(window == nil ? "out of window" : "in window") }
        override func layoutSubviews() {
            super.layoutSubviews()
            events.append("layout")
        }
    }

    @MainActor
    private func views(_ count: Int) -> [UIView] {
        (0..<count).map { index in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            view.tag = index
            return view
        }
    }

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

    @MainActor
    func testSubviewsAreInTheOrderTheyWereAddedTheLastInFront() async {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let views = views(3)
        for view in views { outer.addSubview(view) }
        XCTAssertEqual(outer.subviews.map(\.tag), [0, 1, 2])
        let host = await Host(outer)
        XCTAssertEqual(host.drawingOrder(in: outer).map(\.tag), [0, 1, 2])
        XCTAssertTrue(host.view(at: CGPoint(x: 25, y: 25)) === views[2])
        await host.close()
    }

    @MainActor
    func testAViewIsInsertedAtAnIndexBelowAndAboveASibling() async {
        let outer = UIView(frame: .zero)
        let views = views(5)
        outer.addSubview(views[0])
        outer.addSubview(views[1])
        outer.insertSubview(views[2], at: 0)
        outer.insertSubview(views[3], belowSubview: views[1])
        outer.insertSubview(views[4], aboveSubview: views[2])
        XCTAssertEqual(outer.subviews.map(\.tag), [2, 4, 0, 3, 1])
        let host = await Host(outer)
        XCTAssertEqual(host.drawingOrder(in: outer).map(\.tag), [2, 4, 0, 3, 1])
        await host.close()
    }

    @MainActor
    func testAViewComesToTheFrontAndGoesToTheBack() async {
        let outer = UIView(frame: .zero)
        let views = views(3)
        for view in views { outer.addSubview(view) }
        outer.bringSubviewToFront(views[0])
        XCTAssertEqual(outer.subviews.map(\.tag), [1, 2, 0])
        outer.sendSubviewToBack(views[2])
        XCTAssertEqual(outer.subviews.map(\.tag), [2, 1, 0])
        let host = await Host(outer)
        XCTAssertEqual(host.drawingOrder(in: outer).map(\.tag), [2, 1, 0])
        outer.bringSubviewToFront(views[2])
        XCTAssertEqual(host.drawingOrder(in: outer).map(\.tag), [1, 0, 2])
        await host.close()
    }

    @MainActor
    func testASubviewMovesInFrontOfWhatAViewShowsItself() async {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.text = "Text behind"
        label.isUserInteractionEnabled = true
        let first = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let second = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.addSubview(first)
        label.insertSubview(second, at: 0)
        label.sendSubviewToBack(first)
        let host = await Host(label)
        XCTAssertTrue(host.view(at: CGPoint(x: 20, y: 15)) === second)
        second.removeFromSuperview()
        XCTAssertTrue(host.view(at: CGPoint(x: 20, y: 15)) === first)
        await host.close()
    }

    @MainActor
    func testAddingAViewElsewhereTakesItAwayFromWhereItWas() async {
        let first = Recorder(frame: .zero)
        let second = UIView(frame: .zero)
        let view = UIView(frame: .zero)
        first.addSubview(view)
        second.addSubview(view)
        XCTAssertTrue(first.subviews.isEmpty)
        XCTAssertTrue(view.superview === second)
        XCTAssertEqual(first.events.filter { $0.hasPrefix("removing") }, ["removing 0, still inside: true"])
    }

    @MainActor
    func testAddingAViewAgainBringsItToTheFrontAndTellsNobodyThatItMoved() async {
        let outer = UIView(frame: .zero)
        let view = Recorder(frame: .zero)
        outer.addSubview(view)
        outer.addSubview(UIView(frame: .zero))
        view.events = []
        outer.addSubview(view)
        XCTAssertTrue(outer.subviews.last === view)
        XCTAssertEqual(outer.subviews.count, 2)
        XCTAssertEqual(view.events, [])
    }

    @MainActor
    func testAViewIsToldThatItCameAndThatItLeft() async {
        let outer = Recorder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Recorder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.tag = 7
        let host = await Host(outer)
        outer.events = []
        outer.addSubview(view)
        XCTAssertEqual(outer.events, ["added 7"])
        XCTAssertEqual(Set(view.events), ["in superview", "in window"])
        await host.settle()
        XCTAssertEqual(view.events.last, "layout")
        view.events = []
        outer.events = []
        view.removeFromSuperview()
        XCTAssertEqual(outer.events.first, "removing 7, still inside: true")
        XCTAssertEqual(Set(view.events), ["alone", "out of window"])
        XCTAssertNil(view.superview)
        XCTAssertNil(view.window)
        await host.close()
    }

    @MainActor
    func testAWholeTreeIsToldThatItCameIntoAWindow() async {
        let outer = UIView(frame: .zero)
        let inner = Recorder(frame: .zero)
        outer.addSubview(inner)
        inner.events = []
        let host = await Host(outer)
        XCTAssertTrue(inner.events.contains("in window"))
        outer.removeFromSuperview()
        XCTAssertTrue(inner.events.contains("out of window"))
        XCTAssertFalse(inner.events.contains("alone"))
        await host.close()
    }

    @MainActor
    func testAViewIsADescendantOfItselfAndOfAllAbove() async {
        let views = views(3)
        views[0].addSubview(views[1])
        views[1].addSubview(views[2])
        XCTAssertTrue(views[2].isDescendant(of: views[0]))
        XCTAssertTrue(views[2].isDescendant(of: views[2]))
        XCTAssertFalse(views[0].isDescendant(of: views[2]))
    }

    @MainActor
    func testAViewIsFoundByItsTag() async {
        let views = views(3)
        views[0].addSubview(views[1])
        views[1].addSubview(views[2])
        XCTAssertTrue(views[0].viewWithTag(2) === views[2])
        XCTAssertNil(views[1].viewWithTag(9))
    }

    @MainActor
    func testAHiddenViewIsNotSeenAndNotTouchedAndComesBack() async {
        let view = UIControl(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        let host = await Host(view)
        XCTAssertTrue(host.isReachable(view))
        view.isHidden = true
        await host.settle()
        XCTAssertFalse(host.isShown(view))
        XCTAssertFalse(host.view(at: CGPoint(x: 30, y: 30)) === view)
        view.isHidden = false
        await host.settle()
        XCTAssertTrue(host.isReachable(view))
        await host.close()
    }

    @MainActor
    func testTouchesPassThroughAViewThatTakesNone() async {
        let below = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let above = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        outer.addSubview(below)
        outer.addSubview(above)
        let host = await Host(outer)
        XCTAssertTrue(host.view(at: CGPoint(x: 50, y: 50)) === above)
        above.isUserInteractionEnabled = false
        XCTAssertTrue(host.view(at: CGPoint(x: 50, y: 50)) === below)
        await host.close()
    }

    @MainActor
    func testWhatAViewClipsCannotBeTouched() async {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.addSubview(inner)
        let host = await Host(outer)
        outer.clipsToBounds = true
        await host.settle()
        XCTAssertFalse(host.view(at: CGPoint(x: 80, y: 80)) === inner)
        XCTAssertTrue(host.view(at: CGPoint(x: 20, y: 20)) === inner)
        await host.close()
    }

    @MainActor
    func testTheTintIsInheritedUntilAViewHasItsOwn() async {
        final class Tinted: UIView {
            var count = 0
            override func tintColorDidChange() { count += 1 }
        }
        let outer = UIView(frame: .zero)
        let inner = Tinted(frame: .zero)
        outer.addSubview(inner)
        let before = inner.count
        outer.tintColor = .systemRed
        XCTAssertEqual(inner.tintColor, .systemRed)
        XCTAssertEqual(inner.count, before + 1)
        inner.tintColor = .systemGreen
        outer.tintColor = .systemBlue
        XCTAssertEqual(inner.tintColor, .systemGreen)
        XCTAssertEqual(inner.count, before + 2)
        inner.tintColor = nil
        XCTAssertEqual(inner.tintColor, .systemBlue)
    }

    @MainActor
    func testAViewRemovedWhileLaidOutDoesNotComeBack() async {
        final class Shedding: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                subviews.first?.removeFromSuperview()
            }
        }
        let outer = Shedding(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let host = await Host(outer)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        outer.addSubview(view)
        await host.settle()
        XCTAssertNil(view.superview)
        XCTAssertTrue(outer.subviews.isEmpty)
        await host.close()
    }
}
