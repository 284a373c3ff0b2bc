import RichText
import UIKit

/// Sets the runs of a block: made when its row is shown, never for a whole article.
@MainActor
enum ArticleType {
    /// The text of a block in its fonts, with its links.
    static func attributedText(of block: Block) -> NSAttributedString {
        if case .table(let rows) = block.kind { return table(rows) }
        let base = font(of: block.kind)
        let color: UIColor = block.quoteDepth > 0 ? .secondaryLabel : .label
        let text = NSMutableAttributedString(string: "")
        for run in block.runs {
            var attributes: [NSAttributedString.Key: Any] = [
                .font: font(run.style, over: base), .foregroundColor: color,
            ]
            if let link = run.link {
                attributes[.link] = link
                attributes[.foregroundColor] = UIColor.link
            }
            text.append(NSAttributedString(string: run.text, attributes: attributes))
        }
        return text
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

    private static func font(of kind: Block.Kind) -> UIFont {
        switch kind {
        case .heading(let level):
            switch level {
            case 1: .preferredFont(forTextStyle: .title2)
            case 2: .preferredFont(forTextStyle: .title3)
            default: .preferredFont(forTextStyle: .headline)
            }
        case .preformatted:
            .monospacedSystemFont(ofSize: UIFont.preferredFont(forTextStyle: .footnote).pointSize, weight: .regular)
        case .paragraph, .listItem, .image, .table: .preferredFont(forTextStyle: .body)
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
        let text = NSMutableAttributedString(string: "")
        let body = UIFont.preferredFont(forTextStyle: .callout)
        let head = font(.bold, over: body)
        for (index, row) in rows.enumerated() {
            let line = row.joined(separator: "  │  ") + (index + 1 < rows.count ? "\n" : "")
            text.append(
                NSAttributedString(
                    string: line,
                    attributes: [
                        .font: index == 0 && rows.count > 1 ? head : body, .foregroundColor: UIColor.label,
                    ]
                )
            )
        }
        return text
    }
}
