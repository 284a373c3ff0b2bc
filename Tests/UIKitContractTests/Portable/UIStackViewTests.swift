import UIKit
import XCTest

/// Rows and columns, in points.
final class UIStackViewTests: XCTestCase {
    /// A view with a content size of its own.
    private final class Box: UIView {
        let content: CGSize
        init(_ width: CGFloat, _ height: CGFloat) {
            content = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { content }
    }

    @MainActor
    func stack(
        _ views: [UIView],
        _ axis: NSLayoutConstraint.Axis,
        width: CGFloat,
        height: CGFloat,
        _ change: (UIStackView) -> Void = { _ in }
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        change(stack)
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        stack.layoutIfNeeded()
        return stack
    }

    @MainActor
    func words(_ count: Int) -> UILabel {
        let label = UILabel(frame: .zero)
        label.text = Array(repeating: "words", count: count).joined(separator: " ")
        label.numberOfLines = 0
        return label
    }

    // MARK: Tree

    @MainActor
    func testArrangedViewsAreSubviewsInTheirOrder() async {
        let views = [UIView(frame: .zero), UIView(frame: .zero), UIView(frame: .zero)]
        let stack = UIStackView(arrangedSubviews: [views[0], views[1]])
        stack.insertArrangedSubview(views[2], at: 1)
        XCTAssertTrue(stack.arrangedSubviews.elementsEqual([views[0], views[2], views[1]], by: ===))
        XCTAssertTrue(views.allSatisfy { $0.superview === stack })
        XCTAssertFalse(views[0].translatesAutoresizingMaskIntoConstraints)
    }

    @MainActor
    func testAViewThatIsNoLongerArrangedStaysASubview() async {
        let views = [Box(10, 10), Box(20, 10)]
        let stack = stack(views, .horizontal, width: 100, height: 10)
        stack.removeArrangedSubview(views[0])
        XCTAssertTrue(views[0].superview === stack)
        XCTAssertTrue(stack.arrangedSubviews.elementsEqual([views[1]], by: ===))
        stack.layoutIfNeeded()
        assertEqual(views[1].frame, CGRect(x: 0, y: 0, width: 100, height: 10))
    }

    @MainActor
    func testARemovedSubviewIsNoLongerArranged() async {
        let views = [Box(10, 10), Box(20, 10)]
        let stack = stack(views, .horizontal, width: 100, height: 10)
        views[0].removeFromSuperview()
        XCTAssertTrue(stack.arrangedSubviews.elementsEqual([views[1]], by: ===))
    }

    @MainActor
    func testAnArrangedViewCanBeMovedToAnotherPlace() async {
        let views = [UIView(frame: .zero), UIView(frame: .zero), UIView(frame: .zero)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.insertArrangedSubview(views[2], at: 0)
        XCTAssertTrue(stack.arrangedSubviews.elementsEqual([views[2], views[0], views[1]], by: ===))
        XCTAssertEqual(stack.subviews.count, 3)
    }

    @MainActor
    func testASubviewThatIsNotArrangedIsPlacedByItsConstraints() async {
        let back = UIView(frame: .zero)
        back.translatesAutoresizingMaskIntoConstraints = false
        let views = [Box(10, 10)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.insertSubview(back, at: 0)
        NSLayoutConstraint.activate([
            back.topAnchor.constraint(equalTo: stack.topAnchor),
            back.bottomAnchor.constraint(equalTo: stack.bottomAnchor),
            back.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
            back.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
        ])
        stack.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
        stack.layoutIfNeeded()
        assertEqual(back.frame, CGRect(x: 0, y: 0, width: 50, height: 40))
        XCTAssertEqual(stack.systemLayoutSizeFitting(CGSize(width: 0, height: 0)), CGSize(width: 10, height: 10))
    }

    // MARK: Fill

    @MainActor
    func testAStackIsAsLargeAsItsViewsAndTheGapsBetween() async {
        let row = UIStackView(arrangedSubviews: [Box(10, 30), Box(20, 10)])
        row.spacing = 5
        XCTAssertEqual(row.systemLayoutSizeFitting(CGSize(width: 0, height: 0)), CGSize(width: 35, height: 30))
        row.axis = .vertical
        XCTAssertEqual(row.systemLayoutSizeFitting(CGSize(width: 0, height: 0)), CGSize(width: 20, height: 45))
    }

    @MainActor
    func testTheViewThatHugsLeastTakesTheSpareRoom() async {
        let views = [Box(10, 10), Box(20, 10), Box(30, 10)]
        views[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
        _ = stack(views, .horizontal, width: 200, height: 40) { $0.spacing = 10 }
        assertEqual(views[0].frame, CGRect(x: 0, y: 0, width: 10, height: 40))
        assertEqual(views[1].frame, CGRect(x: 20, y: 0, width: 140, height: 40))
        assertEqual(views[2].frame, CGRect(x: 170, y: 0, width: 30, height: 40))
    }

    @MainActor
    func testAViewWithoutContentTakesTheSpareRoomAsASpacer() async {
        let views = [Box(10, 10), UIView(frame: .zero), Box(30, 10)]
        _ = stack(views, .horizontal, width: 200, height: 40)
        assertEqual(views[1].frame, CGRect(x: 10, y: 0, width: 160, height: 40))
        assertEqual(views[2].frame, CGRect(x: 170, y: 0, width: 30, height: 40))
    }

    @MainActor
    func testAViewTakesSpareRoomOnlyUpToItsLimitAndTheNextTakesTheRest() async {
        let views = [Box(10, 10), Box(20, 10)]
        views[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
        views[1].widthAnchor.constraint(lessThanOrEqualToConstant: 50).isActive = true
        _ = stack(views, .horizontal, width: 200, height: 10)
        assertEqual(views[0].frame, CGRect(x: 0, y: 0, width: 150, height: 10))
        assertEqual(views[1].frame, CGRect(x: 150, y: 0, width: 50, height: 10))
    }

    @MainActor
    func testTheViewThatResistsLeastGivesUpRoomDownToItsLeastSize() async {
        let views = [Box(100, 10), Box(100, 10), Box(100, 10)]
        views[0].setContentCompressionResistancePriority(.required, for: .horizontal)
        views[1].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        views[1].widthAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
        _ = stack(views, .horizontal, width: 200, height: 10)
        XCTAssertEqual(views.map(\.frame.width), [100, 60, 40])
    }

    @MainActor
    func testOfViewsThatResistAlikeTheLongestGivesWay() async {
        let views = [Box(40, 10), Box(300, 10), Box(200, 10)]
        _ = stack(views, .horizontal, width: 240, height: 10)
        XCTAssertEqual(views.map(\.frame.width), [40, 100, 100])
    }

    @MainActor
    func testAFixedSizeIsKept() async {
        let views = [UIView(frame: .zero), Box(10, 10), UIView(frame: .zero)]
        views[0].widthAnchor.constraint(equalToConstant: 44).isActive = true
        views[2].widthAnchor.constraint(equalToConstant: 1).isActive = true
        _ = stack(views, .horizontal, width: 100, height: 10)
        XCTAssertEqual(views.map(\.frame.width), [44, 55, 1])
    }

    @MainActor
    func testAnAspectRatioIsKeptInAColumnAndInARow() async {
        let picture = UIView(frame: .zero)
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5).isActive = true
        let label = Box(40, 20)
        let column = stack([picture, label], .vertical, width: 200, height: 300)
        assertEqual(picture.frame, CGRect(x: 0, y: 0, width: 200, height: 100))
        XCTAssertEqual(
            column.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height,
            120
        )
        let square = UIView(frame: .zero)
        square.widthAnchor.constraint(equalTo: square.heightAnchor).isActive = true
        square.heightAnchor.constraint(equalToConstant: 30).isActive = true
        _ = stack([square, Box(20, 10)], .horizontal, width: 100, height: 30)
        assertEqual(square.frame, CGRect(x: 0, y: 0, width: 30, height: 30))
    }

    // MARK: Distributions

    @MainActor
    func testEqualFillingGivesAllTheSameLength() async {
        let views = [Box(10, 10), Box(50, 10), Box(30, 10)]
        let stack = stack(views, .horizontal, width: 170, height: 10) {
            $0.distribution = .fillEqually
            $0.spacing = 10
        }
        XCTAssertEqual(views.map(\.frame.width), [50, 50, 50])
        XCTAssertEqual(views.map(\.frame.minX), [0, 60, 120])
        XCTAssertEqual(stack.systemLayoutSizeFitting(CGSize(width: 0, height: 0)).width, 170)
    }

    @MainActor
    func testProportionalFillingGivesEachItsShare() async {
        let views = [Box(10, 10), Box(30, 10)]
        _ = stack(views, .horizontal, width: 90, height: 10) {
            $0.distribution = .fillProportionally
            $0.spacing = 10
        }
        XCTAssertEqual(views.map(\.frame.width), [20, 60])
    }

    @MainActor
    func testEqualSpacingKeepsLengthsAndMakesTheGapsEqual() async {
        let views = [Box(10, 10), Box(20, 10), Box(30, 10)]
        _ = stack(views, .horizontal, width: 160, height: 10) {
            $0.distribution = .equalSpacing
            $0.spacing = 5
        }
        XCTAssertEqual(views.map(\.frame.width), [10, 20, 30])
        XCTAssertEqual(views.map(\.frame.minX), [0, 60, 130])
    }

    @MainActor
    func testAColumnDistributesItsHeight() async {
        let views = [Box(10, 10), Box(10, 30)]
        _ = stack(views, .vertical, width: 50, height: 110) {
            $0.distribution = .fillEqually
            $0.spacing = 10
        }
        XCTAssertEqual(views.map(\.frame.height), [50, 50])
        XCTAssertEqual(views.map(\.frame.minY), [0, 60])
        XCTAssertEqual(views.map(\.frame.width), [50, 50])
    }

    // MARK: Alignment

    @MainActor
    func testAlignmentPlacesViewsAcross() async {
        let cases: [(UIStackView.Alignment, CGFloat, CGFloat)] = [
            (.fill, 0, 100), (.leading, 0, 20), (.center, 40, 20), (.trailing, 80, 20),
        ]
        for (alignment, position, length) in cases {
            let column = Box(20, 10)
            _ = stack([column], .vertical, width: 100, height: 10) { $0.alignment = alignment }
            assertEqual(column.frame, CGRect(x: position, y: 0, width: length, height: 10), "column \(alignment):")
            let row = Box(10, 20)
            _ = stack([row], .horizontal, width: 10, height: 100) { $0.alignment = alignment }
            assertEqual(row.frame, CGRect(x: 0, y: position, width: 10, height: length), "row \(alignment):")
        }
    }

    // MARK: Spacing and margins

    @MainActor
    func testACustomSpacingHoldsAfterOneViewOnly() async {
        let views = [Box(10, 10), Box(10, 10), Box(10, 10)]
        let stack = stack(views, .horizontal, width: 60, height: 10) { $0.spacing = 5 }
        stack.setCustomSpacing(25, after: views[0])
        XCTAssertEqual(stack.customSpacing(after: views[0]), 25)
        XCTAssertEqual(stack.customSpacing(after: views[1]), UIStackView.spacingUseDefault)
        stack.layoutIfNeeded()
        XCTAssertEqual(views.map(\.frame.minX), [0, 35, 50])
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        XCTAssertEqual(stack.systemLayoutSizeFitting(CGSize(width: 0, height: 0)).width, 40)
    }

    @MainActor
    func testAHiddenViewTakesNoRoomAndNoGap() async {
        let views = [Box(10, 10), Box(20, 10), Box(30, 10)]
        let stack = stack(views, .horizontal, width: 80, height: 10) { $0.spacing = 10 }
        views[1].isHidden = true
        stack.layoutIfNeeded()
        XCTAssertEqual(stack.systemLayoutSizeFitting(CGSize(width: 0, height: 0)).width, 50)
        XCTAssertEqual(views[2].frame.minX, 20)
        views[1].isHidden = false
        XCTAssertEqual(stack.systemLayoutSizeFitting(CGSize(width: 0, height: 0)).width, 80)
    }

    @MainActor
    func testMarginsAreKeptFreeWhereAskedFor() async {
        let view = Box(10, 10)
        let stack = stack([view], .vertical, width: 100, height: 100) {
            $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        }
        assertEqual(view.frame, CGRect(x: 0, y: 0, width: 100, height: 100))
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutIfNeeded()
        assertEqual(view.frame, CGRect(x: 2, y: 1, width: 94, height: 96))
        XCTAssertEqual(stack.systemLayoutSizeFitting(CGSize(width: 0, height: 0)), CGSize(width: 16, height: 14))
    }

    // MARK: Text

    @MainActor
    func testATextInAColumnWrapsAndTheColumnIsAsHighAsAllItsLines() async {
        let label = words(30)
        let column = UIStackView(arrangedSubviews: [label, Box(10, 10)])
        column.axis = .vertical
        column.spacing = 8
        let height = label.sizeThatFits(CGSize(width: 200, height: 10_000)).height
        let size = column.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        XCTAssertGreaterThan(height, 60)
        XCTAssertEqual(size.height, height + 18, accuracy: 1)
    }

    @MainActor
    func testATextInARowWrapsInTheRoomThatFixedNeighboursLeave() async {
        let label = words(30)
        let icon = UIView(frame: .zero)
        icon.widthAnchor.constraint(equalToConstant: 50).isActive = true
        let row = UIStackView(arrangedSubviews: [icon, label])
        row.spacing = 10
        row.frame = CGRect(x: 0, y: 0, width: 260, height: 300)
        row.layoutIfNeeded()
        assertEqual(label.frame, CGRect(x: 60, y: 0, width: 200, height: 300))
        let height = label.sizeThatFits(CGSize(width: 200, height: 10_000)).height
        let size = row.systemLayoutSizeFitting(
            CGSize(width: 260, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        XCTAssertEqual(size.height, height, accuracy: 1)
    }

    @MainActor
    func testStacksInStacksWrapTheirTextsToo() async {
        let label = words(30)
        let inner = UIStackView(arrangedSubviews: [words(1), label])
        inner.axis = .vertical
        let row = UIStackView(arrangedSubviews: [Box(40, 40), inner])
        row.spacing = 10
        row.alignment = .top
        let column = UIStackView(arrangedSubviews: [row, Box(10, 20)])
        column.axis = .vertical
        column.frame = CGRect(x: 0, y: 0, width: 250, height: 1_000)
        column.layoutIfNeeded()
        XCTAssertEqual(label.frame.width, 200, accuracy: 1)
        XCTAssertEqual(
            label.frame.height,
            label.sizeThatFits(CGSize(width: 200, height: 10_000)).height,
            accuracy: 1
        )
        let size = column.systemLayoutSizeFitting(
            CGSize(width: 250, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        XCTAssertEqual(size.height, inner.frame.height + 20, accuracy: 1)
    }

    @MainActor
    func testAChangedTextMakesTheWholeScreenLayOutAnew() async {
        let label = words(1)
        let below = Box(10, 10)
        let column = UIStackView(arrangedSubviews: [label, below, UIView(frame: .zero)])
        column.axis = .vertical
        column.frame = CGRect(x: 0, y: 0, width: 200, height: 500)
        let host = await Host(column)
        let before = host.widgetFrame(of: below).minY
        label.text = words(40).text
        await host.settle()
        let height = label.sizeThatFits(CGSize(width: 200, height: 10_000)).height
        XCTAssertGreaterThan(host.widgetFrame(of: below).minY, before + 40)
        XCTAssertEqual(host.widgetFrame(of: below).minY, height, accuracy: 1)
        await host.close()
    }

    @MainActor
    func testAColumnInAScrollViewTakesTheHeightOfItsTextsAtTheViewsWidth() async {
        let label = words(200)
        let column = UIStackView(arrangedSubviews: [label])
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        let scroll = UIScrollView(frame: .zero)
        scroll.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 10),
            column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -10),
            column.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -20),
            column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -40),
        ])
        let host = await Host(filling: scroll, size: CGSize(width: 400, height: 400))
        let height = label.sizeThatFits(CGSize(width: 360, height: 10_000)).height
        XCTAssertEqual(scroll.contentSize.width, 400, accuracy: 1)
        XCTAssertEqual(scroll.contentSize.height, height + 20, accuracy: 1)
        assertEqual(column.frame, CGRect(x: 20, y: 10, width: 360, height: height))
        await host.close()
    }
}
