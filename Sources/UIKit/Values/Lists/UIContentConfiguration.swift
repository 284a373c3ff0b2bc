/// What a cell shows, as a value; it makes the view that shows it.
public protocol UIContentConfiguration {
    /// Makes a view that shows this configuration.
    @MainActor func makeContentView() -> any UIView & UIContentView

    /// The configuration as it is in a state: what was not set changes, what was set stays.
    func updated(for state: any UIConfigurationState) -> Self
}
