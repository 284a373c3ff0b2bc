import Foundation

/// What a row, header or footer of a list shows: a picture, a text and a second text.
///
/// What is not set follows the style that the configuration was made by and, after ``updated(for:)``, the state. The
/// styles are Apple's, in the manner of GNOME: headers of groups are set in bold rather than in capitals.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The picture at the leading edge.
    public var image: UIImage?
    /// How the picture is shown.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String?
    /// The text with attributes; it is shown instead of `text`.
    public var attributedText: NSAttributedString?
    /// How the text is shown where attributes do not say it.
    public var textProperties: TextProperties
    /// The second text.
    public var secondaryText: String?
    /// The second text with attributes; it is shown instead of `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// How the second text is shown where attributes do not say it.
    public var secondaryTextProperties: TextProperties
    /// Along which axes the margins are at least as large as those of the view around.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = []
    /// The space around the content, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the second text stands at the end of the line, where both texts fit on it.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The space between picture and text, in points.
    public var imageToTextPadding: CGFloat = 12
    /// The least space between the texts where they stand side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 12
    /// The space between the texts where one stands below the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    init(
        text: TextProperties,
        secondaryText: TextProperties,
        margins: NSDirectionalEdgeInsets,
        isSideBySide: Bool = false
    ) {
        textProperties = text
        secondaryTextProperties = secondaryText
        directionalLayoutMargins = margins
        prefersSideBySideTextAndSecondaryText = isSideBySide
    }

    /// Follows picture and texts; margins and paddings seldom tell rows apart.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(image)
        hasher.combine(text)
        hasher.combine(attributedText)
        hasher.combine(secondaryText)
        hasher.combine(secondaryAttributedText)
    }

    /// Makes a view that shows this configuration.
    @MainActor
    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// The configuration as it is in a state: fonts and colours that were not set follow it, what was set stays.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let state = ConfigurationState(state)
        var copy = self
        copy.textProperties.update(for: state)
        copy.secondaryTextProperties.update(for: state)
        return copy
    }
}
