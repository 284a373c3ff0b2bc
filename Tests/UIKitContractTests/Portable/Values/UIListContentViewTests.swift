import UIKit
import XCTest

final class UIListContentViewTests: XCTestCase {
    @MainActor
    func testARowIsAsHighAsItsWrappedTextNeeds() async throws {
        let view = makeView { $0.text = "Vienna" }
        let short = height(of: view, width: 300)
        XCTAssertGreaterThan(short, 17 + 11 + 11 - 1, "a line of body text and the margins")
        view.configuration = configuration { $0.text = String(repeating: "Vienna Central Station ", count: 12) }
        XCTAssertGreaterThan(height(of: view, width: 300), short * 2)
        XCTAssertLessThan(height(of: view, width: 2_000), height(of: view, width: 300))
    }

    @MainActor
    func testTextsThatFitStandSideBySideInAValueRow() async throws {
        var value = UIListContentConfiguration.valueCell()
        value.text = "Language"
        value.secondaryText = "Russian"
        let view = try XCTUnwrap(value.makeContentView() as? UIListContentView)
        let labels = try laidOutLabels(of: view, width: 400)
        XCTAssertLessThan(labels[0].frame.maxX, labels[1].frame.minX)
        XCTAssertEqual(labels[1].frame.maxX, 400 - 16, accuracy: 1)
        let narrow = try laidOutLabels(of: view, width: 120)
        XCTAssertGreaterThanOrEqual(narrow[1].frame.minY, narrow[0].frame.maxY)
    }

    @MainActor
    func testTheTextsOfRowsWithAndWithoutAWideSymbolLineUp() async throws {
        let starts = try ["info.circle", "chevron.right"].map { symbol in
            let view = makeView {
                $0.text = "Vienna"
                $0.image = UIImage(systemName: symbol)
            }
            return try laidOutLabels(of: view, width: 300)[0].frame.minX
        }
        XCTAssertEqual(starts[0], starts[1])
    }

    @MainActor
    func testAPictureKeepsItsProportionsWithinItsLimit() async throws {
        let view = makeView {
            $0.image = UIImage(data: SamplePicture.png)
            $0.imageProperties.maximumSize = CGSize(width: 32, height: 32)
            $0.imageProperties.cornerRadius = 4
        }
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        view.layoutIfNeeded()
        let picture = try XCTUnwrap(view.subviews.compactMap { $0 as? UIImageView }.first)
        XCTAssertEqual(picture.frame.size, CGSize(width: 32, height: 16))
        XCTAssertEqual(picture.frame.midY, 30, accuracy: 1)
        XCTAssertEqual(picture.layer.cornerRadius, 4)
    }

    @MainActor
    func testARowIsReadOutAsItsTexts() async {
        let view = makeView {
            $0.text = "Vienna"
            $0.secondaryText = "Austria"
        }
        XCTAssertEqual(view.accessibilityLabel, "Vienna, Austria")
    }

    @MainActor
    func testAReusedRowShowsNothingOfTheOldOne() async throws {
        let view = makeView {
            $0.text = "Vienna"
            $0.secondaryText = "Austria"
            $0.image = UIImage(systemName: "star")
        }
        view.configuration = configuration { $0.attributedText = NSAttributedString(string: "Brno") }
        XCTAssertEqual(view.accessibilityLabel, "Brno")
        XCTAssertTrue(view.subviews.compactMap { $0 as? UIImageView }.allSatisfy(\.isHidden))
    }

    @MainActor
    func testTheViewIsFreedWithItsWidgets() async {
        weak var released: UIListContentView?
        do {
            let view = makeView { $0.text = "Vienna" }
            view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
            view.layoutIfNeeded()
            released = view
        }
        XCTAssertNil(released)
    }

    // MARK: - Helpers

    @MainActor
    func testAttributedTextsWithEqualValuesReplaceEachOther() async throws {
        func text(_ size: CGFloat) -> NSAttributedString {
            // Fonts that are equal but not the same object, in neighbouring runs: Foundation cannot compare those.
            let text = NSMutableAttributedString(
                string: "Night ",
                attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.label]
            )
            text.append(
                NSAttributedString(
                    string: "train",
                    attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.label]
                )
            )
            return text
        }
        let view = makeView { $0.attributedText = text(12) }
        let small = height(of: view, width: 300)
        view.configuration = configuration { $0.attributedText = text(12) }
        XCTAssertEqual(height(of: view, width: 300), small)
        view.configuration = configuration { $0.attributedText = text(60) }
        XCTAssertGreaterThan(height(of: view, width: 300), small)
        XCTAssertEqual(try laidOutLabels(of: view, width: 300).first?.text, "Night train")
    }

    private func configuration(
        _ change: (inout UIListContentConfiguration) -> Void
    ) -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration.cell()
        change(&configuration)
        return configuration
    }

    @MainActor
    private func makeView(_ change: (inout UIListContentConfiguration) -> Void) -> UIListContentView {
        UIListContentView(configuration: configuration(change))
    }

    @MainActor
    private func height(of view: UIView, width: CGFloat) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// The visible labels from the first text to the second, after a layout.
    @MainActor
    private func laidOutLabels(of view: UIView, width: CGFloat) throws -> [UILabel] {
        view.frame = CGRect(x: 0, y: 0, width: width, height: height(of: view, width: width))
        view.layoutIfNeeded()
        return view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    }
}
