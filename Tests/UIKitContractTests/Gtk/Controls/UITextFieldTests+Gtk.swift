import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UITextFieldTests {
    @MainActor
    func testTypingAsksTheDelegateWithTheRangeInUTF16AndTellsOfTheChange() async {
        let field = UITextField(frame: .zero)
        let recorder = Recorder()
        field.delegate = recorder
        var changes: [String] = []
        field.addAction(UIAction { _ in changes.append(field.text ?? "") }, for: .editingChanged)
        let host = await Host(placing: field, overWidth: true)
        recorder.log = []
        let typist = Typist(field: field)
        typist.type("🚂")
        typist.type("a")
        XCTAssertEqual(recorder.log, ["0+0 🚂 in ", "2+0 a in 🚂"])
        XCTAssertEqual(changes, ["🚂", "🚂a"])
        await host.close()
    }

    @MainActor
    func testTypingOverASelectionAsksOnceWithTheWholeSelection() async {
        let field = UITextField(frame: .zero)
        field.text = "Москва"
        let recorder = Recorder()
        field.delegate = recorder
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        let typist = Typist(field: field)
        typist.select(1, 4)
        typist.type("x")
        XCTAssertEqual(recorder.log, ["1+4 x in Москва"])
        XCTAssertEqual(field.text, "Мxа")
        XCTAssertEqual(changes, 1)
        XCTAssertEqual(field.native.selection, NSRange(location: 2, length: 0))
    }

    @MainActor
    func testARefusedEditLeavesTheTextAsItWas() async {
        let field = UITextField(frame: .zero)
        field.text = "1234"
        let recorder = Recorder()
        recorder.allows = { _, _ in false }
        field.delegate = recorder
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        let host = await Host(placing: field, overWidth: true)
        recorder.log = []
        let typist = Typist(field: field)
        typist.select(4)
        typist.type("x")
        typist.backspace()
        XCTAssertEqual(field.text, "1234")
        typist.select(1, 2)
        typist.type("pasted")
        XCTAssertEqual(field.text, "1234")
        typist.select(1, 2)
        typist.backspace()
        XCTAssertEqual(field.text, "1234")
        XCTAssertEqual(recorder.log, ["4+0 x in 1234", "3+1  in 1234", "1+2 pasted in 1234", "1+2  in 1234"])
        XCTAssertEqual(changes, 0)
        await host.close()
    }

    @MainActor
    func testBackspaceAsksWithTheCharacterBeforeTheCaret() async {
        let field = UITextField(frame: .zero)
        field.text = "a🚂"
        let recorder = Recorder()
        field.delegate = recorder
        let typist = Typist(field: field)
        typist.backspace()
        XCTAssertEqual(recorder.log, ["1+2  in a🚂"])
        XCTAssertEqual(field.text, "a")
    }

    @MainActor
    func testADeletionWithoutAKeyIsAskedForToo() async {
        let field = UITextField(frame: .zero)
        field.text = "Minsk"
        let recorder = Recorder()
        field.delegate = recorder
        let host = await Host(placing: field, overWidth: true)
        recorder.log = []
        Typist(field: field).deleteByMenu(1, 3)
        XCTAssertEqual(field.text, "Minsk", "it waits for what may be inserted")
        await host.wait(for: "the deletion") { field.text == "Mk" }
        XCTAssertEqual(recorder.log, ["1+3  in Minsk"])
        await host.close()
    }

    @MainActor
    func testAMaskWritesTheTextItselfAndPutsTheCaret() async {
        let field = UITextField(frame: .zero)
        let recorder = Recorder()
        field.delegate = recorder
        recorder.allows = { [weak field] range, string in
            guard let field else { return false }
            let digits = (field.text ?? "") + string
            field.text = digits + ")"
            if let place = field.position(from: field.beginningOfDocument, offset: digits.utf16.count) {
                field.selectedTextRange = field.textRange(from: place, to: place)
            }
            return false
        }
        let typist = Typist(field: field)
        typist.type("9")
        XCTAssertEqual(field.text, "9)")
        XCTAssertEqual(field.native.selection, NSRange(location: 1, length: 0), "the caret is where the mask put it")
    }

    @MainActor
    func testPastedLinesBecomeOne() async {
        let field = UITextField(frame: .zero)
        Typist(field: field).type("Санкт-\nПетербург\r\nРоссия")
        XCTAssertEqual(field.text, "Санкт- Петербург Россия")
    }

    @MainActor
    func testAFieldThatMayNotBeginGivesTheKeyboardBack() async {
        let field = UITextField(frame: .zero)
        let recorder = Recorder()
        recorder.begins = false
        field.delegate = recorder
        let host = await Host(placing: field, overWidth: true)
        XCTAssertFalse(field.becomeFirstResponder())
        host.tab()
        await host.settle()
        XCTAssertFalse(field.isFirstResponder)
        XCTAssertEqual(recorder.log, [])
        await host.close()
    }

    @MainActor
    func testTheCaretStandsAfterTheTextWhenTheFieldTakesTheKeyboard() async {
        let field = UITextField(frame: .zero)
        let host = await Host(placing: field, overWidth: true)
        field.text = "Орёл"
        field.becomeFirstResponder()
        await host.settle()
        XCTAssertEqual(field.native.selection, NSRange(location: 4, length: 0))
        await host.close()
    }

    @MainActor
    func testReturnAsksTheDelegateAndEndsTheEditingWhereAnActionWaitsForIt() async {
        let field = UITextField(frame: .zero)
        let recorder = Recorder()
        field.delegate = recorder
        let host = await Host(placing: field, overWidth: true)
        recorder.log = []
        field.becomeFirstResponder()
        await host.wait(for: "editing") { field.isEditing }
        Typist(field: field).enter()
        await host.settle()
        XCTAssertTrue(field.isEditing, "nobody waits for the end")
        var exits = 0
        field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
        recorder.returns = false
        Typist(field: field).enter()
        XCTAssertEqual(exits, 0, "the delegate said no")
        recorder.returns = true
        Typist(field: field).enter()
        await host.wait(for: "the end of editing") { !field.isEditing }
        XCTAssertEqual(exits, 1)
        XCTAssertEqual(recorder.log, ["begin", "return", "return", "return", "end"])
        await host.close()
    }

    @MainActor
    func testPlacesAndRangesAreInUTF16() async throws {
        let field = UITextField(frame: .zero)
        field.text = "a🚂b"
        XCTAssertEqual(field.offset(from: field.beginningOfDocument, to: field.endOfDocument), 4)
        let from = try XCTUnwrap(field.position(from: field.beginningOfDocument, offset: 1))
        let to = try XCTUnwrap(field.position(from: from, offset: 2))
        XCTAssertNil(field.position(from: to, offset: 5))
        XCTAssertNil(field.position(from: from, offset: -2))
        let range = try XCTUnwrap(field.textRange(from: from, to: to))
        XCTAssertEqual(field.text(in: range), "🚂")
        XCTAssertEqual(field.compare(from, to: to), .orderedAscending)
        field.selectedTextRange = range
        XCTAssertEqual(field.native.selection, NSRange(location: 1, length: 2))
        XCTAssertEqual(field.selectedTextRange?.isEmpty, false)
        field.replace(range, withText: "--")
        XCTAssertEqual(field.text, "a--b")
    }

    @MainActor
    func testAnAlertsFieldHasTheKeyboardAndReturnPressesThePreferredButton() async throws {
        let host = await Host(UIViewController())
        var name: String?
        let alert = UIAlertController(title: "Name of the trip", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let save = UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
            name = alert?.textFields?.first?.text
        }
        alert.addAction(save)
        alert.preferredAction = save
        host.root.present(alert, animated: true)
        let field = try XCTUnwrap(alert.textFields?.first)
        await host.wait(for: "the keyboard in the field") { field.isEditing }
        Typist(field: field).typeSlowly("Дача")
        Typist(field: field).enter()
        XCTAssertEqual(name, "Дача")
        XCTAssertNil(host.root.presentedViewController)
        await host.close()
    }
}
