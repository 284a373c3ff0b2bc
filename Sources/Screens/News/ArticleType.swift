import RichText
import UIKit

/// Sets the runs of a block: made when its row is shown, never for a whole article.
@MainActor
enum ArticleType {
    /// The text of a block: what of it differs from the block's own font and colour, and its links.
    static func attributedText(of block: Block) -> NSAttributedString {
        if case .table(let rows) = block.kind { return table(rows) }
        let base = font(of: block.kind)
        return AttributedRuns.string(
            block.runs.map { run in
                var attributes: [NSAttributedString.Key: Any] = [:]
                if !run.style.isEmpty { attributes[.font] = font(run.style, over: base) }
                if let link = run.link { attributes[.link] = link }
                return (run.text, attributes)
            }
        )
    }

    /// The colour of a block's text.
    static func color(of block: Block) -> UIColor {
        block.quoteDepth > 0 ? .secondaryLabel : .label
    }

    /// What stands before an item of a list; empty for a paragraph that goes on with the item above.
    static func marker(of kind: Block.Kind) -> String? {
        guard case .listItem(let marker, _) = kind else { return nil }
        switch marker {
        case .bullet?: return "•"
        case .number(let number)?: return "\(number)."
        case nil: return ""
        }
    }

    /// The font of a block's text.
    static func font(of kind: Block.Kind) -> UIFont {
        switch kind {
        case .heading(let level):
            switch level {
            case 1: .preferredFont(forTextStyle: .title2)
            case 2: .preferredFont(forTextStyle: .title3)
            default: .preferredFont(forTextStyle: .headline)
            }
        case .preformatted:
            .monospacedSystemFont(ofSize: UIFont.preferredFont(forTextStyle: .footnote).pointSize, weight: .regular)
        case .table: .preferredFont(forTextStyle: .callout)
        case .paragraph, .listItem, .image: .preferredFont(forTextStyle: .body)
        }
    }

    private static func font(_ style: RunStyle, over base: UIFont) -> UIFont {
        if style.isEmpty { return base }
        var traits = base.fontDescriptor.symbolicTraits
        if style.contains(.bold) { traits.insert(.traitBold) }
        if style.contains(.italic) { traits.insert(.traitItalic) }
        if style.contains(.code) { traits.insert(.traitMonoSpace) }
        return base.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: 0) } ?? base
    }

    /// A table as text: a line a row, cells set apart; the first row is mostly the head.
    private static func table(_ rows: [[String]]) -> NSAttributedString {
        let head = font(.bold, over: .preferredFont(forTextStyle: .callout))
        let lines = rows.map { $0.joined(separator: "  │  ") }
        guard let first = lines.first, lines.count > 1 else { return AttributedRuns.string([(lines.first ?? "", [:])]) }
        let others = lines.dropFirst().map { "\n" + $0 }.joined()
        return AttributedRuns.string([(first, [.font: head]), (others, [:])])
    }
}
