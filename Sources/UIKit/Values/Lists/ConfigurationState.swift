/// What the configurations here need to know of a state, whoever's it is.
struct ConfigurationState: Hashable, Sendable {
    var traits: UITraitCollection?
    var isDisabled = false
    var isMarked = false

    init() {}

    init(_ state: any UIConfigurationState) {
        traits = state.traitCollection
        switch state {
        case let state as UICellConfigurationState:
            isDisabled = state.isDisabled
            isMarked = state.isHighlighted || state.isSelected
        case let state as UIViewConfigurationState:
            isDisabled = state.isDisabled
            isMarked = state.isHighlighted || state.isSelected
        default:
            break
        }
    }
}
