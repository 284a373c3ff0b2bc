import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UISearchBarTests {
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
}
