import UIKit
import XCTest

/// Spinners.
final class UIActivityIndicatorViewTests: XCTestCase {
    @MainActor
    func testASpinnerIsHiddenUntilItTurnsAndWhenItStops() async {
        let spinner = UIActivityIndicatorView(style: .medium)
        let host = await Host(spinner)
        XCTAssertTrue(spinner.isHidden)
        spinner.startAnimating()
        await host.settle()
        XCTAssertTrue(spinner.isAnimating)
        XCTAssertTrue(host.isShown(spinner))
        spinner.stopAnimating()
        await host.settle()
        XCTAssertFalse(spinner.isAnimating)
        XCTAssertFalse(host.isShown(spinner))
        await host.close()
    }

    @MainActor
    func testASpinnerThatDoesNotHideStandsStillInItsPlace() async {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.hidesWhenStopped = false
        XCTAssertFalse(spinner.isHidden)
        spinner.startAnimating()
        spinner.stopAnimating()
        XCTAssertFalse(spinner.isHidden)
    }

    @MainActor
    func testALargeSpinnerIsLarger() async {
        let sizes = [UIActivityIndicatorView.Style.medium, .large].map {
            UIActivityIndicatorView(style: $0).intrinsicContentSize
        }
        XCTAssertEqual(sizes, [CGSize(width: 20, height: 20), CGSize(width: 37, height: 37)])
    }

    @MainActor
    func testAStoppedSpinnerTakesNoRoomInAStackView() async {
        let spinner = UIActivityIndicatorView(style: .medium)
        let label = UILabel(frame: .zero)
        label.text = "Loading"
        let row = UIStackView(arrangedSubviews: [spinner, label])
        row.spacing = 10
        let width = label.intrinsicContentSize.width
        XCTAssertEqual(row.systemLayoutSizeFitting(CGSize(width: 0, height: 0)).width, width)
        spinner.startAnimating()
        XCTAssertEqual(row.systemLayoutSizeFitting(CGSize(width: 0, height: 0)).width, width + 30)
    }
}
