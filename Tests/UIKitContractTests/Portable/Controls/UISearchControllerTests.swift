import UIKit
import XCTest

final class UISearchControllerTests: XCTestCase {
    @MainActor
    final class Recorder: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
        var log: [String] = []
        func updateSearchResults(for searchController: UISearchController) {
            log.append("update \(searchController.isActive) " + (searchController.searchBar.text ?? ""))
        }
        func willPresentSearchController(_ searchController: UISearchController) { log.append("will present") }
        func didPresentSearchController(_ searchController: UISearchController) { log.append("did present") }
        func willDismissSearchController(_ searchController: UISearchController) { log.append("will dismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { log.append("did dismiss") }
    }

    /// A search whose bar stands in a window of its own; the screen is not part of what is tested.
    @MainActor
    func shown(_ search: UISearchController) async -> Host {
        let host = await Host(placing: search.searchBar, overWidth: true)
        search.isActive = false
        return host
    }

    @MainActor
    func testTheSearchGoesOnWhileTheKeyboardIsInTheResults() async {
        let search = UISearchController(searchResultsController: nil)
        let host = await shown(search)
        search.isActive = true
        await host.wait(for: "the keyboard") { search.searchBar.isFirstResponder }
        search.searchBar.text = "орёл"
        search.searchBar.resignFirstResponder()
        await host.settle()
        XCTAssertTrue(search.isActive)
        XCTAssertEqual(search.searchBar.text, "орёл")
        search.isActive = false
        XCTAssertEqual(search.searchBar.text, "")
        await host.close()
    }

    @MainActor
    func testAnAppThatShowsTheCancelButtonItselfIsNotDisturbed() async {
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.showsCancelButton = false
        XCTAssertFalse(search.automaticallyShowsCancelButton)
        let host = await shown(search)
        search.isActive = true
        XCTAssertFalse(search.searchBar.showsCancelButton)
        await host.close()
    }

    @MainActor
    func testAControllerOfResultsIsShownOverTheScreenWhileSomethingIsTyped() async {
        let screen = UIViewController()
        let results = UIViewController()
        let search = UISearchController(searchResultsController: results)
        screen.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: screen)
        let host = await Host(navigation)
        if search.searchBar.window == nil { navigation.view.addSubview(search.searchBar) }
        search.isActive = true
        XCTAssertNil(results.viewIfLoaded?.window)
        search.searchBar.text = "о"
        await host.settle()
        XCTAssertTrue(results.view.isDescendant(of: screen.view))
        XCTAssertEqual(results.view.frame.size, screen.view.bounds.size)
        search.isActive = false
        XCTAssertNil(results.view.superview)
        XCTAssertNil(results.parent)
        await host.close()
    }
}
