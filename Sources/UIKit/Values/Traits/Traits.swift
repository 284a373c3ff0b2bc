import Foundation

/// What a trait collection says; nil where it says nothing.
struct Traits: Hashable, Sendable {
    var userInterfaceStyle: UIUserInterfaceStyle?
    var accessibilityContrast: UIAccessibilityContrast?
    var preferredContentSizeCategory: UIContentSizeCategory?
    var horizontalSizeClass: UIUserInterfaceSizeClass?
    var verticalSizeClass: UIUserInterfaceSizeClass?
    var layoutDirection: UITraitEnvironmentLayoutDirection?
    var displayScale: CGFloat?

    /// These traits, with what `other` says put over them.
    func overridden(by other: Traits) -> Traits {
        Traits(
            userInterfaceStyle: other.userInterfaceStyle ?? userInterfaceStyle,
            accessibilityContrast: other.accessibilityContrast ?? accessibilityContrast,
            preferredContentSizeCategory: other.preferredContentSizeCategory ?? preferredContentSizeCategory,
            horizontalSizeClass: other.horizontalSizeClass ?? horizontalSizeClass,
            verticalSizeClass: other.verticalSizeClass ?? verticalSizeClass,
            layoutDirection: other.layoutDirection ?? layoutDirection,
            displayScale: other.displayScale ?? displayScale
        )
    }

    /// Whether everything that `other` says is said here too.
    func contains(_ other: Traits) -> Bool {
        overridden(by: other) == self
    }
}
