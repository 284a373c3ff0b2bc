import Foundation

/// What is behind the content of a cell, a header or a button.
public struct UIBackgroundConfiguration: Hashable {
    private enum Fill: Hashable {
        /// That of the list's style and the state.
        case style
        case custom(UIColor?)
    }

    private enum Style: Hashable {
        case clear, plainCell, groupedCell
    }

    private let style: Style
    private var fill = Fill.style
    private var state = ConfigurationState()

    /// How round the corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// The space left free at the edges, in points.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    /// The colour of the line around; nil for the tint.
    public var strokeColor: UIColor?
    /// How wide the line around is, in points.
    public var strokeWidth: CGFloat = 0

    private init(style: Style) {
        self.style = style
    }

    /// Nothing behind the content.
    public static func clear() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(style: .clear)
    }

    /// The ground of a row of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(style: .plainCell)
    }

    /// The ground of a row of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(style: .groupedCell)
    }

    /// The colour of the ground; nil for the tint.
    public var backgroundColor: UIColor? {
        get {
            switch fill {
            case .style: styleColor
            case .custom(let color): color
            }
        }
        set { fill = .custom(newValue) }
    }

    /// The colour that is shown where the tint is the given one.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        backgroundColor ?? tintColor
    }

    /// The configuration as it is in a state: a colour that was not set follows it, what was set stays.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var copy = self
        copy.state = ConfigurationState(state)
        return copy
    }

    /// Follows the colour and the corners.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(fill)
        hasher.combine(cornerRadius)
    }

    private var styleColor: UIColor {
        switch style {
        case .clear: .clear
        case .plainCell: state.isMarked ? .systemGray5 : .systemBackground
        case .groupedCell: state.isMarked ? .systemGray4 : .secondarySystemGroupedBackground
        }
    }
}
