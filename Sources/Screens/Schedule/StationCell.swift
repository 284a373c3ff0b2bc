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
        let plain: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.label]
        let bold = UIFont.systemFont(ofSize: font.pointSize, weight: .bold)
        let matched: [NSAttributedString.Key: Any] = [.font: bold, .foregroundColor: UIColor.systemBlue]
        var runs: [AttributedRuns.Run] = []
        var end = text.text.startIndex
        for match in text.matches.sorted(by: { $0.lowerBound < $1.lowerBound }) where match.lowerBound >= end {
            runs.append((String(text.text[end..<match.lowerBound]), plain))
            runs.append((String(text.text[match]), matched))
            end = match.upperBound
        }
        runs.append((String(text.text[end...]), plain))
        return AttributedRuns.string(runs)
    }
}
