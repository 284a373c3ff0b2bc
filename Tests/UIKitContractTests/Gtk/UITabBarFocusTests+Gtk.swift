import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UITabBarFocusTests {
    @MainActor
    func testTheBarIsLeftBackward() async {
        let tabs = tabs()
        let host = await Host(tabs)
        var stops: [Bool] = []
        for _ in 0..<6 {
            host.tab(backward: true)
            stops.append(host.focusedView?.isDescendant(of: tabs.tabBar) == true)
        }
        XCTAssertTrue(stops.contains(true), "the bar is a stop")
        XCTAssertTrue(stops.contains(false), "the key leaves the bar again")
        await host.close()
    }

    @MainActor
    func testTheKeyGoesFromTheBarToTheBeginningOfTheScreen() async {
        let tabs = tabs()
        let host = await Host(tabs)
        var stops: [String] = []
        for _ in 0..<4 {
            stops.append(host.focusedView?.isDescendant(of: tabs.tabBar) == true ? "bar" : "screen")
            XCTAssertTrue(host.tab(), "the key finds a place")
        }
        XCTAssertEqual(stops, ["screen", "bar", "screen", "bar"])
        await host.close()
    }

    @MainActor
    func testTheKeyGoesRoundThroughEveryPartOfTheWindow() async {
        let rows = Rows(rows: 30)
        let screen = UITableViewScreen(rows)
        let navigation = UINavigationController(rootViewController: screen)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        let host = await Host(tabs)
        func place() -> String {
            guard let focused = host.focusedView else { return "nowhere" }
            let parts: [(UIView, String)] = [
                (tabs.tabBar, "tabs"), (navigation.navigationBar, "bar"), (screen.table, "table"),
            ]
            return parts.first { focused.isDescendant(of: $0.0) }?.1 ?? "elsewhere"
        }
        var stops = [place()]
        for _ in 0..<8 {
            host.tab()
            stops.append(place())
        }
        // The bar has buttons of the window too, which come after its own.
        let round = stops.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
        XCTAssertEqual(round.prefix(4), ["table", "tabs", "bar", "table"], "\(stops)")
        await host.close()
    }
}
