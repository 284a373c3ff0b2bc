import XCTest

@testable import UIKit

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
    func testTheDelegateIsToldOfWhatAPersonDoesAndNotOfWhatCodeDoes() async throws {
        let bar = UISearchBar(frame: .zero)
        let recorder = Recorder()
        let host = await Host(placing: bar, overWidth: true)
        bar.delegate = recorder
        bar.text = "по коду"
        bar.text = ""
        XCTAssertEqual(recorder.log, [])
        bar.becomeFirstResponder()
        await host.wait(for: "editing") { bar.searchTextField.isEditing }
        Typist(field: bar.searchTextField).typeSlowly("ор")
        Typist(field: bar.searchTextField).enter()
        await host.settle()
        let clear = try XCTUnwrap(bar.searchTextField.allSubviews.first { $0 is UIButton && !$0.isHidden } as? UIButton)
        host.tap(clear)
        XCTAssertEqual(recorder.log, ["begin", "text о", "text ор", "search", "text "])
        XCTAssertTrue(bar.isFirstResponder, "clearing does not take the keyboard away")
        await host.close()
    }

    @MainActor
    func testEscapeClearsTheFieldFirstAndLeavesItThen() async {
        let bar = UISearchBar(frame: .zero)
        let recorder = Recorder()
        let host = await Host(placing: bar, overWidth: true)
        bar.becomeFirstResponder()
        await host.wait(for: "editing") { bar.searchTextField.isEditing }
        bar.text = "орёл"
        bar.delegate = recorder
        XCTAssertTrue(host.press(.keyboardEscape))
        XCTAssertEqual(bar.text, "")
        XCTAssertTrue(bar.isFirstResponder)
        XCTAssertTrue(host.press(.keyboardEscape))
        await host.wait(for: "the end of editing") { !bar.searchTextField.isEditing }
        XCTAssertEqual(recorder.log, ["text ", "cancel", "end"])
        await host.close()
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
