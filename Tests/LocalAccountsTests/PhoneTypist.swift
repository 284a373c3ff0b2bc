import Foundation
import LocalAccounts

/// A telephone field without a screen: keys and pastes go through the mask as those of a text field do.
struct PhoneTypist {
    private(set) var text = ""
    private(set) var selection = NSRange(location: 0, length: 0)
    /// Why the last edit was not made.
    private(set) var refusal: PhoneProblem?
    private var awaitsCountryCode = false

    /// A field with a text in which `|` is the caret.
    init(_ marked: String = "") {
        let parts = marked.components(separatedBy: "|")
        text = parts.joined()
        selection.location = parts.count > 1 ? parts[0].utf16.count : text.utf16.count
    }

    /// The text with `|` where the caret is.
    var marked: String {
        let units = text as NSString
        return units.substring(to: selection.location) + "|" + units.substring(from: selection.location)
    }

    mutating func type(_ keys: String) {
        for key in keys { edit(selection, String(key)) }
    }

    mutating func paste(_ text: String) { edit(selection, text) }

    mutating func backspace(_ times: Int = 1) {
        for _ in 0..<times {
            guard selection.length == 0 else {
                edit(selection, "")
                continue
            }
            guard selection.location > 0 else { return }
            edit(NSRange(location: selection.location - 1, length: 1), "")
        }
    }

    mutating func delete() {
        guard selection.location < text.utf16.count else { return }
        edit(NSRange(location: selection.location, length: 1), "")
    }

    mutating func select(_ location: Int, _ length: Int) { selection = NSRange(location: location, length: length) }

    mutating func selectAll() { select(0, text.utf16.count) }

    private mutating func edit(_ range: NSRange, _ replacement: String) {
        let outcome = PhoneMask.edit(
            text,
            selection: selection,
            replacing: range,
            with: replacement,
            awaitsCountryCode: awaitsCountryCode
        )
        text = outcome.text
        selection = NSRange(location: outcome.caret, length: 0)
        refusal = outcome.refusal
        awaitsCountryCode = outcome.awaitsCountryCode
    }
}
