import UIKit
import XCTest

final class UISearchBarTests: XCTestCase {
    @MainActor
    final class Recorder: NSObject, UISearchBarDelegate {
        var log: [String] = []
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("end") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text " + searchText) }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    }

    @MainActor
    func testTheCancelButtonStandsBesideTheFieldWhereItIsShown() async throws {
        let bar = UISearchBar(frame: .zero)
        let host = await Host(placing: bar, overWidth: true)
        let full = bar.searchTextField.frame.width
        XCTAssertEqual(full, bar.bounds.width - 16, accuracy: 1)
        bar.showsCancelButton = true
        await host.settle()
        let button = try XCTUnwrap(bar.subviews.compactMap { $0 as? UIButton }.first)
        XCTAssertTrue(host.isReachable(button))
        XCTAssertLessThanOrEqual(bar.searchTextField.frame.maxX, button.frame.minX)
        let recorder = Recorder()
        bar.delegate = recorder
        host.tap(button)
        XCTAssertEqual(recorder.log, ["cancel"])
        bar.setShowsCancelButton(false, animated: true)
        await host.settle()
        XCTAssertEqual(bar.searchTextField.frame.width, full)
        await host.close()
    }
}
