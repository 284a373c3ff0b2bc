import Foundation

/// The surroundings of a view: appearance, contrast, size of text, room, direction, scale of the display.
///
/// Immutable; every trait may be left unsaid.
// Unchecked because an open class cannot be checked; the one stored property is a constant value.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    let traits: Traits

    /// Makes a collection that says what `traits` says.
    init(traits: Traits) {
        self.traits = traits
        super.init()
    }

    /// Makes a collection that says nothing.
    public override convenience init() {
        self.init(traits: Traits())
    }

    /// Makes a collection that says only the appearance.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(
            traits: Traits(userInterfaceStyle: userInterfaceStyle == .unspecified ? nil : userInterfaceStyle)
        )
    }

    /// Makes a collection that says only the contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(
            traits: Traits(
                accessibilityContrast: accessibilityContrast == .unspecified ? nil : accessibilityContrast
            )
        )
    }

    /// Makes a collection that says only the size of text.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        let category = preferredContentSizeCategory
        self.init(traits: Traits(preferredContentSizeCategory: category == .unspecified ? nil : category))
    }

    /// Makes a collection that says only how much room there is across.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(
            traits: Traits(horizontalSizeClass: horizontalSizeClass == .unspecified ? nil : horizontalSizeClass)
        )
    }

    /// Makes a collection that says only how much room there is down.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(traits: Traits(verticalSizeClass: verticalSizeClass == .unspecified ? nil : verticalSizeClass))
    }

    /// Makes a collection that says only the direction of the layout.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(traits: Traits(layoutDirection: layoutDirection == .unspecified ? nil : layoutDirection))
    }

    /// Makes a collection that says only how many pixels a point has; 0 says nothing.
    public convenience init(displayScale scale: CGFloat) {
        self.init(traits: Traits(displayScale: scale == 0 ? nil : scale))
    }

    /// Makes a collection that says all that the given ones say; where they differ the last one holds.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traits: traitCollections.reduce(Traits()) { $0.overridden(by: $1.traits) })
    }

    /// The appearance.
    open var userInterfaceStyle: UIUserInterfaceStyle {
        traits.userInterfaceStyle ?? .unspecified
    }

    /// The contrast that the person has asked for.
    open var accessibilityContrast: UIAccessibilityContrast {
        traits.accessibilityContrast ?? .unspecified
    }

    /// The size of text that the person has asked for.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        traits.preferredContentSizeCategory ?? .unspecified
    }

    /// How much room there is across.
    open var horizontalSizeClass: UIUserInterfaceSizeClass {
        traits.horizontalSizeClass ?? .unspecified
    }

    /// How much room there is down.
    open var verticalSizeClass: UIUserInterfaceSizeClass {
        traits.verticalSizeClass ?? .unspecified
    }

    /// The direction of the layout.
    open var layoutDirection: UITraitEnvironmentLayoutDirection {
        traits.layoutDirection ?? .unspecified
    }

    /// How many pixels a point has; 0 where nothing is said.
    open var displayScale: CGFloat {
        traits.displayScale ?? 0
    }

    /// Whether everything that the other collection says is said by this one too.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return traits.contains(trait.traits)
    }

    /// Whether a dynamic colour may differ between the two collections.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        let other = traitCollection?.traits ?? Traits()
        return traits.userInterfaceStyle != other.userInterfaceStyle
            || traits.accessibilityContrast != other.accessibilityContrast
    }

    /// Two collections are equal that say the same.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.traits == traits
    }

    /// Follows what the collection says.
    open override var hash: Int {
        traits.hashValue
    }

    /// The collection itself, since it never changes.
    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }
}
