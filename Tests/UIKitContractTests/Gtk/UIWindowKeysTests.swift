import XCTest

@testable import UIKit

final class UIWindowKeysTests: XCTestCase {
    /// A pushed screen that can be fetched anew, in a tab; nothing of it has the keyboard.
    @MainActor
    private func prepared() async -> (host: Host, navigation: UINavigationController, refresh: UIRefreshControl) {
        let scroll = UIScrollView(frame: .zero)
        let refresh = UIRefreshControl(frame: .zero)
        scroll.refreshControl = refresh
        let top = UIViewController()
        top.view = scroll
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(top, animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        return (await Host(tabs), navigation, refresh)
    }

    @MainActor
    func testF5FetchesAnewWhatIsSeenWhereverTheKeyboardIs() async {
        let (host, _, refresh) = await prepared()
        XCTAssertTrue(host.press(.keyboardF5))
        XCTAssertTrue(refresh.isRefreshing)
        await host.close()
    }

    @MainActor
    func testEscapeGoesBackWhereverTheKeyboardIsAndNotBeyondTheFirstScreen() async {
        let (host, navigation, _) = await prepared()
        XCTAssertTrue(host.press(.keyboardEscape))
        XCTAssertEqual(navigation.viewControllers.count, 1)
        XCTAssertFalse(host.press(.keyboardEscape))
        XCTAssertEqual(navigation.viewControllers.count, 1)
        await host.close()
    }
}
