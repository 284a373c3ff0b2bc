import UIKit
import XCTest

/// Whoever walks backward with the keyboard comes into the tab bar and leaves it.
final class UITabBarFocusTests: XCTestCase {
    @MainActor
    func tabs() -> UITabBarController {
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
}

/// A table with a button in the bar above it.
final class UITableViewScreen: UIViewController {
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
