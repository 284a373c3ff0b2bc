import UIKit
import XCTest

/// What a person sees in a view, and how they operate it.
@MainActor
struct Seen {
    let view: UIView

    init(_ view: UIView) {
        self.view = view
    }

    /// All views that are not hidden, from the first to the last.
    private var all: [UIView] { Self.shown(in: view) }

    private static func shown(in view: UIView) -> [UIView] {
        view.isHidden ? [] : [view] + view.subviews.flatMap(shown)
    }

    /// The words of the labels.
    var texts: [String] { all.compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty } }

    func has(_ text: String) -> Bool { texts.contains(text) }

    /// The first view of a kind.
    func first<V: UIView>(_ kind: V.Type) -> V? { all.lazy.compactMap { $0 as? V }.first }

    /// The field of a name.
    func field(_ name: String) throws -> UITextField {
        try XCTUnwrap(all.lazy.compactMap { $0 as? UITextField }.first { $0.accessibilityLabel == name }, name)
    }

    /// The button with a title or a name.
    func button(_ name: String) throws -> UIButton {
        let buttons = all.lazy.compactMap { $0 as? UIButton }
        return try XCTUnwrap(buttons.first { $0.configuration?.title == name || $0.accessibilityLabel == name }, name)
    }

    /// Whether there is a button with a title or a name.
    func hasButton(_ name: String) -> Bool {
        all.contains {
            ($0 as? UIButton)?.configuration?.title == name || $0 is UIButton && $0.accessibilityLabel == name
        }
    }

    /// Taps the button with a title or a name, if it can be operated.
    func tap(_ name: String) throws {
        let button = try button(name)
        if button.isEnabled { button.sendActions(for: .touchUpInside) }
    }

    /// Types into the field of a name.
    func type(_ text: String, in name: String) throws {
        let field = try field(name)
        field.becomeFirstResponder()
        field.insertText(text)
    }
}
