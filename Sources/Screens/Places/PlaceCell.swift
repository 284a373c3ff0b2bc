import Localization
import Places
import UIKit

/// How the lines of the list look.
@MainActor
enum PlaceCell {
    /// How wide and how high a thumbnail is at most, in points.
    nonisolated static let thumbnailSide: CGFloat = 56

    static func fill(_ cell: UITableViewCell, with place: Place, thumbnail: UIImage?) {
        var content = UIListContentConfiguration.cell()
        content.text = place.name
        content.textProperties.numberOfLines = 0
        // Until its picture has come, and where there is none, a place has a sign in its stead.
        content.image =
            thumbnail
            ?? UIImage(
                systemName: "photo",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: thumbnailSide / 2)
            )
        content.imageProperties.tintColor = .tertiaryLabel
        content.imageProperties.maximumSize = CGSize(width: thumbnailSide, height: thumbnailSide)
        content.imageProperties.reservedLayoutSize = CGSize(width: thumbnailSide, height: thumbnailSide)
        content.imageProperties.cornerRadius = 8
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        cell.selectionStyle = .default
        cell.accessibilityTraits = .button
        cell.accessibilityLabel = place.name
    }

    /// The line below the last place.
    static func fill(_ cell: UITableViewCell, withFooter text: String?) {
        var content = UIListContentConfiguration.cell()
        content.text = text
        content.textProperties.alignment = .center
        content.textProperties.numberOfLines = 0
        content.textProperties.font = .preferredFont(forTextStyle: .footnote)
        content.textProperties.color = .secondaryLabel
        cell.contentConfiguration = content
        cell.accessoryType = .none
        cell.selectionStyle = .none
        cell.accessibilityTraits = .staticText
        cell.accessibilityLabel = text
    }
}
