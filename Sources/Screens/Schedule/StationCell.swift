import UIKit

/// How rows and headers of the station picker look.
@MainActor
enum StationCell {
    static func fill(_ cell: UITableViewCell, row: StationListing.Row, line: StationListing.Line) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = line.title.text
        content.attributedText = attributed(line.title, style: .body)
        content.secondaryText = line.detail.isEmpty ? nil : line.detail
        content.secondaryTextProperties.color = .secondaryLabel
        cell.accessibilityTraits = line.isKnown ? [] : .notEnabled
        cell.accessoryType = .detailButton
        switch row {
        case .station, .recent(_, _?): break
        case .recent(_, nil):
            content.textProperties.color = .tertiaryLabel
            cell.accessoryType = .none
        case .forgetRecents:
            content.textProperties.color = .systemBlue
            cell.accessibilityTraits = .button
            cell.accessoryType = .none
        }
        cell.contentConfiguration = content
    }

    static func header(_ header: HighlightedText) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.plainHeader()
        content.text = header.text
        content.attributedText = attributed(header, style: .headline)
        return content
    }

    /// The text with its matches set off by weight and colour; nil where nothing matched.
    private static func attributed(_ text: HighlightedText, style: UIFont.TextStyle) -> NSAttributedString? {
        guard !text.matches.isEmpty else { return nil }
        let font = UIFont.preferredFont(forTextStyle: style)
        let attributed = NSMutableAttributedString(
            string: text.text,
            attributes: [.font: font, .foregroundColor: UIColor.label]
        )
        let bold = UIFont.systemFont(ofSize: font.pointSize, weight: .bold)
        for match in text.matches {
            attributed.addAttributes(
                [.font: bold, .foregroundColor: UIColor.systemBlue],
                range: NSRange(match, in: text.text)
            )
        }
        return attributed
    }
}
