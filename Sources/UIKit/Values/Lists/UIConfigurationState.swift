/// The state of a view that its look depends on.
public protocol UIConfigurationState {
    /// Makes the state of a view that nothing has happened to.
    init(traitCollection: UITraitCollection)

    /// The view's surroundings.
    var traitCollection: UITraitCollection { get set }
}
