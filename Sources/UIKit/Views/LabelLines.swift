import Foundation

/// What of a text of several paragraphs a label of a limited number of lines shows.
///
/// Pango limits the lines of each paragraph, UIKit those of the whole text. A paragraph takes one line at least, so
/// that of `n` lines no more than `n` paragraphs can be seen.
enum LabelLines {
    /// The paragraphs that a number of lines has room for, with an ellipsis where more follow.
    static func cut(_ text: String, to lines: Int) -> String {
        guard let end = end(of: text, lines: lines) else { return text }
        return text[..<end] + "…"
    }

    /// The same for a text with attributes.
    static func cut(_ text: NSAttributedString, to lines: Int) -> NSAttributedString {
        guard let end = end(of: text.string, lines: lines) else { return text }
        let length = text.string.utf16.distance(from: text.string.startIndex, to: end)
        let result = NSMutableAttributedString(
            attributedString: text.attributedSubstring(from: NSRange(location: 0, length: length))
        )
        let last = length > 0 ? text.attributes(at: length - 1, effectiveRange: nil) : [:]
        result.append(NSAttributedString(string: "…", attributes: last))
        return result
    }

    /// Where the last paragraph that can be seen ends; nil where all can be seen.
    private static func end(of text: String, lines: Int) -> String.Index? {
        guard lines > 0 else { return nil }
        var paragraphs = 0
        for index in text.indices where text[index].isNewline {
            paragraphs += 1
            // A newline at the very end begins no paragraph with text in it.
            if paragraphs == lines { return text.index(after: index) < text.endIndex ? index : nil }
        }
        return nil
    }
}
