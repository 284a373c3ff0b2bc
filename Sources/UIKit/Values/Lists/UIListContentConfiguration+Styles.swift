import Foundation

extension UIListContentConfiguration {
    private static let cellMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

    /// A row: the second text below the text, smaller.
    public static func cell() -> UIListContentConfiguration {
        subtitleCell()
    }

    /// A row with the second text below the text, smaller.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: TextProperties(style: .body, color: .label),
            secondaryText: TextProperties(style: .subheadline, color: .secondaryLabel),
            margins: cellMargins
        )
    }

    /// A row with the second text at the end of the line, as for a setting and its value.
    public static func valueCell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: TextProperties(style: .body, color: .label),
            secondaryText: TextProperties(style: .body, color: .secondaryLabel),
            margins: cellMargins,
            isSideBySide: true
        )
    }

    /// A header of a section of a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        header(margins: NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16))
    }

    /// A header of a group.
    public static func groupedHeader() -> UIListContentConfiguration {
        header(margins: NSDirectionalEdgeInsets(top: 18, leading: 16, bottom: 8, trailing: 16))
    }

    /// A footer of a section of a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        footer(margins: NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16))
    }

    /// A footer of a group.
    public static func groupedFooter() -> UIListContentConfiguration {
        footer(margins: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 12, trailing: 16))
    }

    private static func header(margins: NSDirectionalEdgeInsets) -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: TextProperties(style: .headline, color: .label),
            secondaryText: TextProperties(style: .subheadline, color: .secondaryLabel),
            margins: margins
        )
    }

    private static func footer(margins: NSDirectionalEdgeInsets) -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: TextProperties(style: .footnote, color: .secondaryLabel),
            secondaryText: TextProperties(style: .footnote, color: .secondaryLabel),
            margins: margins
        )
    }
}
