import UIKit

/// How the lines of the search and of an album look.
@MainActor
enum AlbumCell {
    static func fill(_ cell: UITableViewCell, with row: AlbumSearchModel.Row, artwork: UIImage?) {
        cell.contentConfiguration = AlbumRowConfiguration(
            artwork: artwork,
            title: row.album.title,
            artist: row.album.artist,
            details: row.details,
            isExplicit: row.album.advisory == .explicit
        )
        cell.accessoryType = .disclosureIndicator
        cell.accessibilityTraits = .button
        cell.accessibilityLabel = row.spoken
    }

    static func fill(_ cell: UITableViewCell, with recent: AlbumSearchModel.Recent) {
        var content = UIListContentConfiguration.subtitleCell()
        content.image = UIImage(systemName: "clock.arrow.circlepath")
        content.imageProperties.tintColor = .secondaryLabel
        content.text = recent.text
        content.textProperties.numberOfLines = 2
        content.secondaryText = recent.detail
        content.secondaryTextProperties.color = .secondaryLabel
        cell.contentConfiguration = content
        cell.accessibilityTraits = .button
        cell.accessibilityLabel = recent.text + ", " + recent.detail
    }

    static func fill(_ cell: UITableViewCell, withButton title: String) {
        var content = UIListContentConfiguration.cell()
        content.text = title
        content.textProperties.color = .systemBlue
        cell.contentConfiguration = content
        cell.accessibilityTraits = .button
        cell.accessibilityLabel = title
    }

    static func fill(_ cell: UITableViewCell, with line: AlbumModel.Line) {
        cell.contentConfiguration = SongRowConfiguration(line: line)
        cell.selectionStyle = .none
        cell.accessibilityTraits = .staticText
        cell.accessibilityLabel = line.spoken
    }

    static func fill(
        _ cell: UITableViewCell,
        withNote note: String,
        alignment: UIListContentConfiguration.TextProperties.TextAlignment = .natural
    ) {
        var content = UIListContentConfiguration.cell()
        content.text = note
        content.textProperties.alignment = alignment
        content.textProperties.numberOfLines = 0
        content.textProperties.font = .preferredFont(forTextStyle: .footnote)
        content.textProperties.color = .secondaryLabel
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        cell.accessibilityTraits = .staticText
        cell.accessibilityLabel = note
    }
}
