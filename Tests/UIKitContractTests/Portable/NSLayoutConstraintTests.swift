import UIKit
import XCTest

/// The closed set of layout rules, in points.
final class NSLayoutConstraintTests: XCTestCase {
    /// A view with a content size of its own.
    final class Content: UIView {
        var content = CGSize(width: 60, height: 20) {
            didSet { invalidateIntrinsicContentSize() }
        }
        override var intrinsicContentSize: CGSize { content }
    }

    @MainActor
    func container(_ width: CGFloat = 300, _ height: CGFloat = 200) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    /// Puts a view into a container with rules and returns the frame they lead to.
    @MainActor
    @discardableResult
    func frame(
        of view: UIView,
        in container: UIView,
        _ rules: (UIView, UIView) -> [NSLayoutConstraint]
    ) -> CGRect {
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== container { container.addSubview(view) }
        NSLayoutConstraint.activate(rules(view, container))
        container.layoutIfNeeded()
        return view.frame
    }

    @MainActor
    func testEdgesPinnedToTheSuperviewFillIt() async {
        let frame = frame(of: UIView(frame: .zero), in: container()) { view, box in
            [
                view.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
                view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
                box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 20),
                box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 15),
            ]
        }
        assertEqual(frame, CGRect(x: 10, y: 5, width: 270, height: 180))
    }

    @MainActor
    func testLeftAndRightMeanTheSameAsLeadingAndTrailingWhereTextGoesFromLeftToRight() async {
        let frame = frame(of: UIView(frame: .zero), in: container()) { view, box in
            [
                view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10),
                view.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -10),
                view.topAnchor.constraint(equalTo: box.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 10),
            ]
        }
        assertEqual(frame, CGRect(x: 10, y: 0, width: 280, height: 10))
    }

    @MainActor
    func testCentersPlaceAViewOfFixedSizeInTheMiddle() async {
        let frame = frame(of: UIView(frame: .zero), in: container()) { view, box in
            [
                view.centerXAnchor.constraint(equalTo: box.centerXAnchor, constant: 10),
                view.centerYAnchor.constraint(equalTo: box.centerYAnchor),
                view.widthAnchor.constraint(equalToConstant: 100),
                view.heightAnchor.constraint(equalToConstant: 50),
            ]
        }
        assertEqual(frame, CGRect(x: 110, y: 75, width: 100, height: 50))
    }

    @MainActor
    func testAViewKeepsItsContentSizeAtTheEdgesThatAreGiven() async {
        let frame = frame(of: Content(frame: .zero), in: container()) { view, box in
            [
                view.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -8),
                view.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -8),
            ]
        }
        assertEqual(frame, CGRect(x: 232, y: 172, width: 60, height: 20))
    }

    @MainActor
    func testASizeIsAMultipleOfTheSuperviews() async {
        let frame = frame(of: UIView(frame: .zero), in: container()) { view, box in
            [
                view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                view.topAnchor.constraint(equalTo: box.topAnchor),
                view.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5, constant: -10),
                view.heightAnchor.constraint(equalTo: box.heightAnchor, multiplier: 0.25),
            ]
        }
        assertEqual(frame, CGRect(x: 0, y: 0, width: 140, height: 50))
    }

    @MainActor
    func testARuleReadFromTheOtherSideIsTheSameRule() async {
        let frame = frame(of: UIView(frame: .zero), in: container()) { view, box in
            [
                box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: -12),
                view.topAnchor.constraint(equalTo: box.topAnchor),
                box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
                box.heightAnchor.constraint(greaterThanOrEqualTo: view.heightAnchor, multiplier: 4),
                {
                    let wish = view.heightAnchor.constraint(equalToConstant: 500)
                    wish.priority = .defaultHigh
                    return wish
                }(),
            ]
        }
        assertEqual(frame, CGRect(x: 12, y: 0, width: 150, height: 50))
    }

    @MainActor
    func testTheHeightFollowsTheWidthByAnAspectRatio() async {
        let frame = frame(of: UIView(frame: .zero), in: container()) { view, box in
            [
                view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
                view.topAnchor.constraint(equalTo: box.topAnchor),
                view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            ]
        }
        assertEqual(frame, CGRect(x: 0, y: 0, width: 300, height: 150))
    }

    @MainActor
    func testTheWidthFollowsTheHeightByAnAspectRatioWhereTheHeightIsGiven() async {
        let frame = frame(of: UIView(frame: .zero), in: container()) { view, box in
            [
                view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                view.topAnchor.constraint(equalTo: box.topAnchor),
                view.bottomAnchor.constraint(equalTo: box.bottomAnchor),
                view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
            ]
        }
        assertEqual(frame, CGRect(x: 0, y: 0, width: 100, height: 200))
    }

    @MainActor
    func testTheWidthIsComparedWithTheHeightWrittenEitherWay() async {
        let frame = frame(of: UIView(frame: .zero), in: container()) { view, box in
            [
                view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                view.topAnchor.constraint(equalTo: box.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 40),
                view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1.5),
            ]
        }
        assertEqual(frame, CGRect(x: 0, y: 0, width: 60, height: 40))
        let square = self.frame(of: UIView(frame: .zero), in: container()) { view, box in
            [
                view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                view.topAnchor.constraint(equalTo: box.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 40),
                view.widthAnchor.constraint(equalTo: view.heightAnchor),
            ]
        }
        assertEqual(square, CGRect(x: 0, y: 0, width: 40, height: 40))
    }

    @MainActor
    func testASizeStaysBetweenLeastAndMost() async {
        for (wish, expected) in [(10, 40), (70, 70), (500, 120)] as [(CGFloat, CGFloat)] {
            let frame = frame(of: UIView(frame: .zero), in: container()) { view, box in
                let size = view.widthAnchor.constraint(equalToConstant: wish)
                size.priority = .defaultLow
                return [
                    view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                    view.topAnchor.constraint(equalTo: box.topAnchor),
                    view.heightAnchor.constraint(equalToConstant: 10),
                    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
                    view.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
                    size,
                ]
            }
            assertEqual(frame, CGRect(x: 0, y: 0, width: expected, height: 10), "wished for \(wish):")
        }
    }

    @MainActor
    func testEdgesThatMayGiveWayKeepAViewInside() async {
        let content = Content(frame: .zero)
        content.content = CGSize(width: 1_000, height: 20)
        let box = container()
        let frame = frame(of: content, in: box) { view, box in
            [
                view.leadingAnchor.constraint(greaterThanOrEqualTo: box.leadingAnchor, constant: 16),
                view.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor, constant: -16),
                view.centerXAnchor.constraint(equalTo: box.centerXAnchor),
                view.topAnchor.constraint(equalTo: box.topAnchor),
            ]
        }
        assertEqual(frame, CGRect(x: 16, y: 0, width: 268, height: 20))
        content.content = CGSize(width: 100, height: 20)
        box.layoutIfNeeded()
        assertEqual(content.frame, CGRect(x: 100, y: 0, width: 100, height: 20))
    }

    @MainActor
    func testAHigherPriorityWinsOverAnyNumberOfLowerOnes() async {
        let frame = frame(of: UIView(frame: .zero), in: container()) { view, box in
            let high = view.widthAnchor.constraint(equalToConstant: 50)
            high.priority = UILayoutPriority(501)
            let low = (0..<20).map { _ in
                let rule = view.widthAnchor.constraint(equalToConstant: 200)
                rule.priority = UILayoutPriority(500)
                return rule
            }
            return low + [
                high, view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                view.topAnchor.constraint(equalTo: box.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
            ]
        }
        assertEqual(frame, CGRect(x: 0, y: 0, width: 50, height: 10))
    }

    @MainActor
    func testAnOptionalRuleThatCannotBeKeptIsKeptAsNearlyAsPossible() async {
        let frame = frame(of: UIView(frame: .zero), in: container()) { view, box in
            let wish = view.widthAnchor.constraint(equalToConstant: 600)
            wish.priority = .defaultHigh
            return [
                wish, view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
                view.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor, constant: -10),
                view.topAnchor.constraint(equalTo: box.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
            ]
        }
        assertEqual(frame, CGRect(x: 10, y: 0, width: 280, height: 10))
    }

    @MainActor
    func testContentResistsAWeakerRuleAndGivesWayToAStrongerOne() async {
        for (priority, expected) in [(200, 60), (900, 30)] as [(Float, CGFloat)] {
            let frame = frame(of: Content(frame: .zero), in: container()) { view, box in
                let rule = view.widthAnchor.constraint(equalToConstant: 30)
                rule.priority = UILayoutPriority(priority)
                return [
                    rule, view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                    view.topAnchor.constraint(equalTo: box.topAnchor),
                ]
            }
            assertEqual(frame, CGRect(x: 0, y: 0, width: expected, height: 20), "priority \(priority):")
        }
    }

    @MainActor
    func testContentHugsAgainstAWeakerRuleAndGrowsForAStrongerOne() async {
        for (priority, expected) in [(200, 60), (300, 90)] as [(Float, CGFloat)] {
            let frame = frame(of: Content(frame: .zero), in: container()) { view, box in
                let rule = view.widthAnchor.constraint(equalToConstant: 90)
                rule.priority = UILayoutPriority(priority)
                return [
                    rule, view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                    view.topAnchor.constraint(equalTo: box.topAnchor),
                ]
            }
            assertEqual(frame, CGRect(x: 0, y: 0, width: expected, height: 20), "priority \(priority):")
        }
    }

    @MainActor
    func testChangedHuggingAndCompressionHaveTheirEffect() async {
        let view = Content(frame: .zero)
        let box = container()
        frame(of: view, in: box) { view, box in
            let wide = view.widthAnchor.constraint(equalToConstant: 90)
            wide.priority = UILayoutPriority(500)
            return [
                wide, view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                view.topAnchor.constraint(equalTo: box.topAnchor),
            ]
        }
        XCTAssertEqual(view.frame.width, 90)
        view.setContentHuggingPriority(.required, for: .horizontal)
        box.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 60)
        XCTAssertEqual(view.contentHuggingPriority(for: .horizontal), .required)
        view.content = CGSize(width: 120, height: 20)
        view.setContentHuggingPriority(.defaultLow, for: .horizontal)
        view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        box.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 90)
        XCTAssertEqual(view.contentCompressionResistancePriority(for: .horizontal), .defaultLow)
    }

    @MainActor
    func testPrioritiesBeginWhereApplesDo() async {
        let view = UIView(frame: .zero)
        XCTAssertEqual(view.contentHuggingPriority(for: .vertical), .defaultLow)
        XCTAssertEqual(view.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
        XCTAssertEqual(UILayoutPriority.defaultLow.rawValue, 250)
        XCTAssertEqual(UILayoutPriority.defaultHigh.rawValue, 750)
        XCTAssertEqual(view.widthAnchor.constraint(equalToConstant: 1).priority, .required)
    }

    @MainActor
    func testAChangedConstantMovesTheView() async {
        let box = container()
        let view = UIView(frame: .zero)
        let leading = view.leadingAnchor.constraint(equalTo: box.leadingAnchor)
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
        NSLayoutConstraint.activate([
            leading, view.topAnchor.constraint(equalTo: box.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        box.layoutIfNeeded()
        leading.constant = 33
        box.layoutIfNeeded()
        assertEqual(view.frame, CGRect(x: 33, y: 0, width: 10, height: 10))
    }

    @MainActor
    func testAChangedPriorityAndASwitchedOffRuleHaveTheirEffect() async {
        let box = container()
        let view = UIView(frame: .zero)
        let small = view.widthAnchor.constraint(equalToConstant: 10)
        let large = view.widthAnchor.constraint(equalToConstant: 80)
        small.priority = UILayoutPriority(600)
        large.priority = UILayoutPriority(500)
        frame(of: view, in: box) { view, box in
            [
                small, large, view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                view.topAnchor.constraint(equalTo: box.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
            ]
        }
        XCTAssertEqual(view.frame.width, 10)
        large.priority = UILayoutPriority(700)
        box.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 80)
        large.isActive = false
        box.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 10)
        XCTAssertFalse(large.isActive)
        XCTAssertTrue(small.isActive)
    }

    @MainActor
    func testARemovedViewLosesTheRulesThatTiedItToItsSuperviewAndKeepsItsOwn() async {
        let box = container()
        let view = UIView(frame: .zero)
        let top = view.topAnchor.constraint(equalTo: box.topAnchor)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        frame(of: view, in: box) { _, _ in [top, width] }
        view.removeFromSuperview()
        XCTAssertFalse(top.isActive)
        XCTAssertTrue(width.isActive)
    }

    @MainActor
    func testAViewWhoseSuperviewIsGoneCanBePlacedInAnotherOne() async {
        let view = UIView(frame: .zero)
        do {
            let box = container()
            frame(of: view, in: box) { view, box in
                [
                    view.topAnchor.constraint(equalTo: box.topAnchor, constant: 50),
                    view.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor, constant: 50),
                    view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
                ]
            }
        }
        XCTAssertNil(view.superview)
        let box = container()
        frame(of: view, in: box) { view, box in
            [
                view.topAnchor.constraint(equalTo: box.topAnchor, constant: 7),
                view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 7),
            ]
        }
        assertEqual(view.frame, CGRect(x: 7, y: 7, width: 10, height: 10))
    }

    @MainActor
    func testAHiddenViewStillCountsInLayout() async {
        let inner = Content(frame: .zero)
        inner.isHidden = true
        let box = UIView(frame: .zero)
        inner.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
            inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -5),
            inner.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -5),
        ])
        XCTAssertEqual(
            box.systemLayoutSizeFitting(CGSize(width: 0, height: 0)),
            CGSize(width: 70, height: 30)
        )
    }

    @MainActor
    func testAViewIsAsLargeAsItsPinnedSubviewsNeed() async {
        let outer = UIView(frame: .zero)
        let inner = Content(frame: .zero)
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        let bottom = inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -20)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10), bottom,
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 30),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -40),
        ])
        let box = container()
        let frame = frame(of: outer, in: box) { view, box in
            [
                view.topAnchor.constraint(equalTo: box.topAnchor),
                view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            ]
        }
        assertEqual(frame, CGRect(x: 0, y: 0, width: 130, height: 50))
        assertEqual(inner.frame, CGRect(x: 30, y: 10, width: 60, height: 20))
        inner.content = CGSize(width: 80, height: 44)
        box.layoutIfNeeded()
        assertEqual(outer.frame, CGRect(x: 0, y: 0, width: 150, height: 74))
        bottom.constant = 0
        box.layoutIfNeeded()
        assertEqual(outer.frame, CGRect(x: 0, y: 0, width: 150, height: 54))
    }

    @MainActor
    func testTextInsideAnInsideMakesAllAroundItAsHighAsItWraps() async {
        let label = UILabel(frame: .zero)
        label.numberOfLines = 0
        label.text = String(repeating: "several words of text ", count: 12)
        let card = UIView(frame: .zero)
        label.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
        ])
        let box = container(200, 800)
        let frame = frame(of: card, in: box) { view, box in
            [
                view.topAnchor.constraint(equalTo: box.topAnchor),
                view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            ]
        }
        let height = label.sizeThatFits(CGSize(width: 184, height: 10_000)).height
        XCTAssertGreaterThan(height, 60)
        assertEqual(frame, CGRect(x: 0, y: 0, width: 200, height: height + 16))
        box.frame.size.width = 400
        box.layoutIfNeeded()
        XCTAssertLessThan(card.frame.height, frame.height * 0.7)
    }

    @MainActor
    func testAViewPlacedByItsFrameIsNotTouchedByLayout() async {
        let box = container()
        let view = Content(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
        box.addSubview(view)
        box.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 3, y: 4, width: 5, height: 6))
    }
}
