import Foundation

extension UITextField {
    /// Whether there is any text.
    public var hasText: Bool { !native.string.isEmpty }

    /// Types text, in the place of what is selected: the delegate is asked and the event sent.
    public func insertText(_ text: String) {
        native.edit(native.selection, text)
    }

    /// Deletes what is selected, or the character before the caret, as a person does.
    public func deleteBackward() {
        var range = native.selection
        if range.length == 0 {
            guard range.location > 0 else { return }
            range = (native.string as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
        }
        native.edit(range, "")
    }

    /// What is selected; an empty range is the caret.
    public var selectedTextRange: UITextRange? {
        get { UITextRange(range: native.selection) }
        set { if let newValue { native.selection = newValue.range } }
    }

    /// The place before the first character.
    public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

    /// The place after the last character.
    public var endOfDocument: UITextPosition { UITextPosition(offset: native.string.utf16.count) }

    /// What stands in a range.
    public func text(in range: UITextRange) -> String? {
        let whole = NSRange(location: 0, length: native.string.utf16.count)
        guard let part = whole.intersection(range.range) else { return nil }
        return (native.string as NSString).substring(with: part)
    }

    /// Puts a text in the place of what stands in a range; nobody is asked, no event is sent.
    public func replace(_ range: UITextRange, withText text: String) {
        native.replace(range.range, with: text)
        textChanged()
    }

    /// The range between two places, in either order.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let start = min(fromPosition.offset, toPosition.offset)
        let end = max(fromPosition.offset, toPosition.offset)
        return UITextRange(range: NSRange(location: start, length: end - start))
    }

    /// The place some UTF-16 units further; nil beyond the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        guard place >= 0, place <= native.string.utf16.count else { return nil }
        return UITextPosition(offset: place)
    }

    /// How many UTF-16 units are between two places.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        toPosition.offset - from.offset
    }

    /// Which of two places comes first.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset < other.offset
            ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
    }
}
