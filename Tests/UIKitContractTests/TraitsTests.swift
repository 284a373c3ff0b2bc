import XCTest

@testable import UIKit

/// Light and dark, text size, contrast: from the desktop to every view.
final class TraitsTests: XCTestCase {
    private final class Watching: UIView {
        var styles: [UIUserInterfaceStyle] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            styles.append(traitCollection.userInterfaceStyle)
        }
    }

    private final class WatchingController: UIViewController {
        var styles: [UIUserInterfaceStyle] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            styles.append(traitCollection.userInterfaceStyle)
        }
    }

    @MainActor
    func testTheDesktopsAppearanceReachesViewsAndControllers() async {
        Host.setDark(false)
        let controller = WatchingController()
        let view = Watching(frame: .zero)
        controller.view.addSubview(view)
        let host = await Host(controller)
        view.styles = []
        controller.styles = []
        Host.setDark(true)
        await host.settle()
        XCTAssertEqual(view.styles, [.dark])
        XCTAssertEqual(controller.styles, [.dark])
        XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .dark)
        Host.setDark(false)
        await host.settle()
        XCTAssertEqual(view.traitCollection.userInterfaceStyle, .light)
        await host.close()
    }

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
    func testAnOverrideHoldsForAViewAndAllInsideIt() async {
        Host.setDark(false)
        let outer = UIView(frame: .zero)
        let inner = Watching(frame: .zero)
        outer.addSubview(inner)
        let host = await Host(outer)
        inner.styles = []
        outer.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(inner.styles, [.dark])
        XCTAssertEqual(host.window.traitCollection.userInterfaceStyle, .light)
        outer.overrideUserInterfaceStyle = .unspecified
        XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .light)
        await host.close()
    }

    @MainActor
    func testAControllersOverrideHoldsForItsView() async {
        let controller = UIViewController()
        controller.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(controller.view.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .dark)
    }

    @MainActor
    func testAViewThatComesLaterTakesOnTheTraitsOfItsPlace() async {
        let dark = UIView(frame: .zero)
        dark.overrideUserInterfaceStyle = .dark
        let view = Watching(frame: .zero)
        dark.addSubview(view)
        XCTAssertEqual(view.styles.last, .dark)
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

    @MainActor
    func testAViewIsToldWhatTheTraitsWereBeforeAndNothingWhereTheyStay() async {
        final class Comparing: UIView {
            var previous: [UIUserInterfaceStyle?] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                previous.append(previousTraitCollection?.userInterfaceStyle)
            }
        }
        Host.setDark(false)
        let view = Comparing(frame: .zero)
        let outer = UIView(frame: .zero)
        outer.addSubview(view)
        XCTAssertEqual(view.previous, [])
        outer.overrideUserInterfaceStyle = .dark
        outer.overrideUserInterfaceStyle = .light
        XCTAssertEqual(view.previous, [.light, .dark])
    }
}
