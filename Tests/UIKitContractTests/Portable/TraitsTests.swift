import UIKit
import XCTest

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
