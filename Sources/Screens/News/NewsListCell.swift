import Localization
import UIKit

/// How the lines of the list look.
@MainActor
enum NewsListCell {
    static func fill(_ cell: UITableViewCell, with row: NewsListModel.Row) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = row.title
        // What was not opened yet stands out, as in every mailbox.
        content.textProperties.font =
            row.wasOpened ? .preferredFont(forTextStyle: .body) : .preferredFont(forTextStyle: .headline)
        content.textProperties.numberOfLines = 0
        content.textToSecondaryTextVerticalPadding = 4
        content.secondaryText = row.detail
        content.secondaryTextProperties.color = .secondaryLabel
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        cell.selectionStyle = .default
        cell.accessibilityTraits = .button
        cell.accessibilityLabel = row.title + ", " + row.detail
    }

    /// The line below the last item.
    static func fill(_ cell: UITableViewCell, with footer: NewsListModel.Footer, localizer: Localizer) {
        var content = UIListContentConfiguration.cell()
        content.textProperties.alignment = .center
        content.textProperties.numberOfLines = 0
        content.textProperties.font = .preferredFont(forTextStyle: .footnote)
        content.textProperties.color = .secondaryLabel
        cell.accessoryType = .none
        cell.accessibilityTraits = .staticText
        switch footer {
        case .none: content.text = nil
        case .loading: content.text = localizer.text("news.loadingMore")
        case .end(let text): content.text = text
        case .failed(let reason):
            content.text = reason + "\n" + localizer.text("common.retry")
            content.textProperties.color = .systemBlue
            cell.accessibilityTraits = .button
        }
        cell.accessibilityLabel = content.text
        cell.contentConfiguration = content
    }
}
