import UIKit
import XCTest

final class UITextFieldTests: XCTestCase {
    /// A delegate that notes what it is asked and told.
    @MainActor
    final class Recorder: NSObject, UITextFieldDelegate {
        var log: [String] = []
        var allows: (NSRange, String) -> Bool = { _, _ in true }
        var returns = true
        var clears = true
        var begins = true

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { begins }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
        func textField(
            _ textField: UITextField,
            shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            log.append("\(range.location)+\(range.length) \(string) in \(textField.text ?? "")")
            return allows(range, string)
        }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { clears }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            log.append("return")
            return returns
        }
    }

    // MARK: Edits

    @MainActor
    func testCodeAsksNobodyAndSendsNothing() async {
        let field = UITextField(frame: .zero)
        let recorder = Recorder()
        field.delegate = recorder
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: [.editingChanged, .editingDidBegin, .editingDidEnd])
        field.text = "Минск"
        field.text = nil
        XCTAssertEqual(field.text, "", "a field without text has an empty one")
        XCTAssertEqual(recorder.log, [])
        XCTAssertEqual(changes, 0)
        field.insertText("да")
        field.deleteBackward()
        XCTAssertEqual(field.text, "д")
        XCTAssertEqual(recorder.log, ["0+0 да in ", "1+1  in да"], "these two stand for a person's keys")
    }

    // MARK: The keyboard

    @MainActor
    func testTheKeyboardComesAndGoesWithWordAndEvent() async {
        let first = UITextField(frame: .zero)
        let second = UITextField(frame: .zero)
        let recorder = Recorder()
        first.delegate = recorder
        var events: [String] = []
        first.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
        first.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.axis = .vertical
        let host = await Host(placing: stack, overWidth: true)
        recorder.log = []
        events = []
        XCTAssertTrue(first.becomeFirstResponder())
        await host.wait(for: "editing") { first.isEditing }
        XCTAssertTrue(first.isFirstResponder)
        XCTAssertTrue(second.becomeFirstResponder())
        await host.wait(for: "the end of editing") { !first.isEditing }
        XCTAssertEqual(recorder.log, ["begin", "end"])
        XCTAssertEqual(events, ["begin", "end"])
        XCTAssertTrue(second.resignFirstResponder())
        await host.wait(for: "nobody editing") { !second.isEditing }
        await host.close()
    }

    // MARK: Places

    // MARK: What stands beside the text

    @MainActor
    func testTheClearButtonIsThereWhileThereIsTextAndClearsIt() async throws {
        let field = UITextField(frame: .zero)
        field.borderStyle = .roundedRect
        field.clearButtonMode = .always
        let recorder = Recorder()
        field.delegate = recorder
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        let host = await Host(placing: field, overWidth: true)
        func button() -> UIButton? { field.subviews.compactMap { $0 as? UIButton }.first { !$0.isHidden } }
        XCTAssertNil(button())
        field.text = "Орёл"
        await host.settle()
        let clear = try XCTUnwrap(button())
        XCTAssertFalse((clear.accessibilityLabel ?? "").isEmpty)
        XCTAssertGreaterThan(clear.frame.minX, field.bounds.width - 50)
        recorder.clears = false
        host.tap(clear)
        XCTAssertEqual(field.text, "Орёл")
        recorder.clears = true
        host.tap(clear)
        XCTAssertEqual(field.text, "")
        XCTAssertEqual(changes, 1)
        XCTAssertNil(button())
        await host.close()
    }

    @MainActor
    func testAFieldIsFreedWithItsWindow() async {
        let leak = Leak()
        do {
            let field = UITextField(frame: .zero)
            field.clearButtonMode = .always
            field.text = "x"
            leak.watch(field, "field")
            let host = await Host(placing: field, overWidth: true)
            field.becomeFirstResponder()
            await host.settle()
            field.removeFromSuperview()
            await host.close()
        }
        let left = await leak.left()
        XCTAssertEqual(left, [])
    }

    // MARK: In alerts
}
