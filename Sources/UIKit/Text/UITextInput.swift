import Foundation

/// A place between two characters of a text.
@MainActor
open class UITextPosition: NSObject {
    /// How many UTF-16 units stand before it.
    let offset: Int

    init(offset: Int) {
        self.offset = offset
        super.init()
    }
}

/// What stands between two places of a text.
@MainActor
open class UITextRange: NSObject {
    /// Where it begins.
    open var start: UITextPosition { UITextPosition(offset: range.location) }
    /// Where it ends.
    open var end: UITextPosition { UITextPosition(offset: range.location + range.length) }
    /// Whether nothing is in it: a caret.
    open var isEmpty: Bool { range.length == 0 }

    /// In UTF-16 units.
    let range: NSRange

    init(range: NSRange) {
        self.range = range
        super.init()
    }
}

/// Something that text is typed into.
@MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Puts text where the caret is, in the place of what is selected.
    func insertText(_ text: String)
    /// Deletes what is selected, or the character before the caret.
    func deleteBackward()
}

/// A text with places, ranges and a selection.
@MainActor
public protocol UITextInput: UIKeyInput {
    /// What is selected; empty where the caret is.
    var selectedTextRange: UITextRange? { get set }
    /// The place before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The place after the last character.
    var endOfDocument: UITextPosition { get }
    /// What stands in a range.
    func text(in range: UITextRange) -> String?
    /// Puts a text in the place of what stands in a range.
    func replace(_ range: UITextRange, withText text: String)
    /// The range between two places.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The place some UTF-16 units after another; nil where the text is not that long.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// How many UTF-16 units are between two places.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Which of two places comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
}
