import XCTest

@testable import UIKit

// What only the Linux side can show.

extension TraitsTests {
    @MainActor
    func testColoursOfViewsAndTextsFollowTheAppearance() async throws {
        Host.setDark(false)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        box.backgroundColor = .systemBackground
        let host = await Host(box)
        XCTAssertGreaterThan(try XCTUnwrap(host.paint()).color(x: 50, y: 50).red, 240)
        Host.setDark(true)
        await host.settle()
        XCTAssertLessThan(try XCTUnwrap(host.paint()).color(x: 50, y: 50).red, 60)
        Host.setDark(false)
        await host.close()
    }

    @MainActor
    func testTheSystemsFontSizeBecomesACategory() async {
        let pairs: [(Double, UIContentSizeCategory)] = [
            (10, .extraSmall), (14.7, .small), (17, .large), (22, .extraExtraExtraLarge), (28, .accessibilityMedium),
            (53, .accessibilityExtraExtraExtraLarge), (500, .accessibilityExtraExtraExtraLarge),
        ]
        for (pixels, category) in pairs {
            XCTAssertEqual(SystemTraits.category(forBody: pixels), category, "\(pixels) pixels")
        }
    }

    @MainActor
    func testALargerTextSizeOfTheDesktopReachesEveryLabelThatAdjusts() async {
        Host.setFont("Cantarell 11")
        let label = UILabel(frame: .zero)
        label.text = "text"
        label.font = .preferredFont(forTextStyle: .title1)
        label.adjustsFontForContentSizeCategory = true
        var configuration = UIButton.Configuration.filled()
        configuration.title = "button"
        let button = UIButton(configuration: configuration)
        let column = UIStackView(arrangedSubviews: [label, button, UIView(frame: .zero)])
        column.axis = .vertical
        let host = await Host(filling: column)
        let before = [label, button].map { host.widgetFrame(of: $0).height }
        Host.setFont("Cantarell 24")
        await host.settle()
        let after = [label, button].map { host.widgetFrame(of: $0).height }
        XCTAssertGreaterThan(after[0], before[0] * 1.4)
        XCTAssertGreaterThan(after[1], before[1] * 1.4)
        Host.setFont("Cantarell 11")
        await host.settle()
        XCTAssertEqual([label, button].map { host.widgetFrame(of: $0).height }, before)
        await host.close()
    }
}
