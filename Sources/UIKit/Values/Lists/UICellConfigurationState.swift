/// The state of a cell of a list.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The cell's surroundings.
    public var traitCollection: UITraitCollection
    /// Whether the cell cannot be used now.
    public var isDisabled = false
    /// Whether the cell is being pressed.
    public var isHighlighted = false
    /// Whether the cell is chosen.
    public var isSelected = false
    /// Whether the cell has the keyboard's focus.
    public var isFocused = false
    /// Whether the list is being edited.
    public var isEditing = false
    /// Whether the cell is drawn aside to show what can be done with it.
    public var isSwiped = false

    /// Makes the state of a cell that nothing has happened to.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}
