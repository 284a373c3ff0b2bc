import UIKit
import XCTest

/// Margins, readable width, safe area, keyboard.
final class UILayoutGuideTests: XCTestCase {
    @MainActor
    private func frame(in box: UIView, pinnedTo guide: UILayoutGuide) -> CGRect {
        let view = UIView(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        box.layoutIfNeeded()
        return view.frame
    }

    @MainActor
    func testTheMarginsGuideLeavesTheMarginsFree() async {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        box.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 40)
        assertEqual(frame(in: box, pinnedTo: box.layoutMarginsGuide), CGRect(x: 20, y: 1, width: 240, height: 196))
        assertEqual(box.layoutMarginsGuide.layoutFrame, CGRect(x: 20, y: 1, width: 240, height: 196))
    }

    @MainActor
    func testChangedMarginsMoveWhatIsPinnedToThem() async {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        _ = frame(in: box, pinnedTo: box.layoutMarginsGuide)
        box.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        box.layoutIfNeeded()
        assertEqual(box.subviews[0].frame, CGRect(x: 10, y: 10, width: 280, height: 180))
        XCTAssertEqual(box.directionalLayoutMargins.leading, 10)
    }

    @MainActor
    func testReadableContentIsNoWiderThanIsGoodToReadAndInTheMiddle() async {
        let narrow = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        narrow.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        assertEqual(
            frame(in: narrow, pinnedTo: narrow.readableContentGuide),
            CGRect(x: 16, y: 0, width: 368, height: 200)
        )
        let wide = UIView(frame: CGRect(x: 0, y: 0, width: 1_200, height: 200))
        wide.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        assertEqual(frame(in: wide, pinnedTo: wide.readableContentGuide), CGRect(x: 264, y: 0, width: 672, height: 200))
    }

    @MainActor
    func testTheSafeAreaIsWhatNoBarCovers() async {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let insets = box.safeAreaInsets
        let expected = CGRect(
            x: insets.left,
            y: insets.top,
            width: 300 - insets.left - insets.right,
            height: 200 - insets.top - insets.bottom
        )
        assertEqual(frame(in: box, pinnedTo: box.safeAreaLayoutGuide), expected)
    }

    @MainActor
    func testContentAboveTheKeyboardReachesToTheBottomWhileThereIsNone() async {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let view = UIView(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: box.topAnchor),
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: box.keyboardLayoutGuide.topAnchor),
        ])
        box.layoutIfNeeded()
        assertEqual(view.frame, CGRect(x: 0, y: 0, width: 300, height: 200))
    }

    @MainActor
    func testAViewIsAsWideAsAGuide() async {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        box.layoutMargins = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50)
        let view = UIView(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: box.topAnchor),
            view.centerXAnchor.constraint(equalTo: box.layoutMarginsGuide.centerXAnchor),
            view.widthAnchor.constraint(equalTo: box.layoutMarginsGuide.widthAnchor, multiplier: 0.5),
            view.heightAnchor.constraint(equalTo: box.layoutMarginsGuide.heightAnchor, multiplier: 0.5),
        ])
        box.layoutIfNeeded()
        assertEqual(view.frame, CGRect(x: 100, y: 0, width: 100, height: 100))
    }
}
