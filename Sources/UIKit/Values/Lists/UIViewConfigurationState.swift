/// The state of a view, such as a header of a list.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The view's surroundings.
    public var traitCollection: UITraitCollection
    /// Whether the view cannot be used now.
    public var isDisabled = false
    /// Whether the view is being pressed.
    public var isHighlighted = false
    /// Whether the view is chosen.
    public var isSelected = false
    /// Whether the view has the keyboard's focus.
    public var isFocused = false

    /// Makes the state of a view that nothing has happened to.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}
