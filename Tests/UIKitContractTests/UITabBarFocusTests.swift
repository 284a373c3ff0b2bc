import XCTest

@testable import UIKit

/// Whoever walks backward with the keyboard comes into the tab bar and leaves it.
final class UITabBarFocusTests: XCTestCase {
    @MainActor
    private func tabs() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two"].map { title in
            let controller = UIViewController()
            controller.title = title
            let button = UIButton(configuration: .plain())
            button.configuration?.title = title
            button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
            controller.view.addSubview(button)
            return controller
        }
        return tabs
    }

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
    func testAFieldDoesNotBeginToBeEditedBecauseItsTabIsChosen() async {
        let tabs = tabs()
        let field = UITextField(frame: CGRect(x: 20, y: 0, width: 100, height: 20))
        let screen = UIViewController()
        screen.view.addSubview(field)
        tabs.viewControllers?.append(screen)
        let host = await Host(tabs)
        XCTAssertNotNil(host.focusedView, "the keyboard is in the screen that goes")
        tabs.selectedIndex = 2
        await host.settle()
        XCTAssertFalse(field.isFirstResponder)
        XCTAssertFalse(field.isEditing)
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

/// A table with a button in the bar above it.
private final class UITableViewScreen: UIViewController {
    let table = UITableView(frame: .zero, style: .plain)

    init(_ rows: Rows) {
        super.init(nibName: nil, bundle: nil)
        table.dataSource = rows
        table.delegate = rows
        kept = rows
    }

    private var kept: AnyObject?

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rows"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Edit",
            image: nil,
            primaryAction: UIAction(title: "Edit") { _ in },
            menu: nil
        )
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(table)
    }
}
