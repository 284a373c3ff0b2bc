import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UISearchControllerTests {
    @MainActor
    func testASearchBeginsWithTheKeyboardInTheBarAndEndsWhenItIsCancelled() async {
        let search = UISearchController(searchResultsController: nil)
        let host = await shown(search)
        let recorder = Recorder()
        search.delegate = recorder
        search.searchResultsUpdater = recorder
        search.searchBar.becomeFirstResponder()
        await host.wait(for: "the search") { search.isActive }
        XCTAssertTrue(search.searchBar.showsCancelButton)
        Typist(field: search.searchBar.searchTextField).type("о")
        search.searchBar.text = "орёл"
        XCTAssertEqual(
            recorder.log,
            ["will present", "did present", "update true ", "update true о", "update true орёл"]
        )
        recorder.log = []
        host.press(.keyboardEscape)
        XCTAssertTrue(search.isActive)
        host.press(.keyboardEscape)
        await host.wait(for: "the end") { !search.searchBar.isFirstResponder }
        XCTAssertFalse(search.isActive)
        XCTAssertFalse(search.searchBar.showsCancelButton)
        XCTAssertEqual(recorder.log, ["update true ", "will dismiss", "update false ", "did dismiss"])
        await host.close()
    }

    @MainActor
    func testControlFAndTheSlashLeadIntoTheBarAndSelectWhatIsThere() async {
        let search = UISearchController(searchResultsController: nil)
        let host = await shown(search)
        search.searchBar.text = "орёл"
        let keys = [
            UIKey(characters: "f", charactersIgnoringModifiers: "f", modifierFlags: .control, keyCode: .keyboardF),
            UIKey(characters: "/", charactersIgnoringModifiers: "/", modifierFlags: [], keyCode: .keyboardSlash),
        ]
        for key in keys {
            search.searchBar.resignFirstResponder()
            XCTAssertTrue(search.takesKey(key))
            await host.wait(for: "the keyboard") { search.searchBar.isFirstResponder }
            XCTAssertEqual(search.searchBar.searchTextField.native.selection, NSRange(location: 0, length: 4))
        }
        let other = UIKey(characters: "f", charactersIgnoringModifiers: "f", modifierFlags: [], keyCode: .keyboardF)
        XCTAssertFalse(search.takesKey(other))
        await host.close()
    }
}
