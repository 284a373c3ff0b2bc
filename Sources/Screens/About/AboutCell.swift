import UIKit

/// How a line of the About tab looks.
@MainActor
enum AboutCell {
    static func fill(_ cell: UITableViewCell, with row: AboutModel.Row) {
        cell.accessoryType = .none
        cell.selectionStyle = .default
        switch row.kind {
        case .fact:
            cell.contentConfiguration = valueContent(row)
            cell.selectionStyle = .none
            cell.accessibilityTraits = .staticText
        case .link:
            cell.contentConfiguration = valueContent(row)
            cell.accessibilityTraits = .link
        case .shortcuts:
            var content = UIListContentConfiguration.cell()
            content.text = row.title
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
            cell.accessibilityTraits = .button
        case .address:
            var content = UIListContentConfiguration.subtitleCell()
            content.text = row.title
            content.secondaryText = row.value
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
            cell.accessibilityTraits = .button
        case .appearance(_, let isChosen):
            var content = UIListContentConfiguration.cell()
            content.text = row.title
            cell.contentConfiguration = content
            cell.accessoryType = isChosen ? .checkmark : .none
            cell.accessibilityTraits = isChosen ? [.button, .selected] : .button
        case .clear(_, let isEnabled):
            var content = valueContent(row)
            content.textProperties.color = isEnabled ? .systemRed : .tertiaryLabel
            cell.contentConfiguration = content
            cell.accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
        }
    }

    private static func valueContent(_ row: AboutModel.Row) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.valueCell()
        content.text = row.title
        content.secondaryText = row.value
        return content
    }
}
