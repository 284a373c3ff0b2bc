import UIKit

/// How a line of the screen about the station data looks.
@MainActor
enum StationDataCell {
    static func fill(_ cell: UITableViewCell, with row: StationDataModel.Row) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = row.title
        content.secondaryText = row.value
        cell.selectionStyle = .default
        cell.accessibilityTraits = .button
        switch row.kind {
        case .fact:
            content = .valueCell()
            content.text = row.title
            content.secondaryText = row.value
            cell.selectionStyle = .none
            cell.accessibilityTraits = .staticText
        case .outcome(let isFailure):
            content.image = UIImage(systemName: isFailure ? "exclamationmark.triangle" : "checkmark.circle")
            content.imageProperties.tintColor = isFailure ? .systemRed : .systemGreen
            cell.selectionStyle = .none
            cell.accessibilityTraits = .staticText
        case .chooseFile(let isEnabled):
            content.image = UIImage(systemName: "folder")
            content.textProperties.color = isEnabled ? .systemBlue : .tertiaryLabel
            if !isEnabled { cell.accessibilityTraits = [.button, .notEnabled] }
        case .remove:
            content.textProperties.color = .systemRed
        }
        cell.contentConfiguration = content
    }
}
