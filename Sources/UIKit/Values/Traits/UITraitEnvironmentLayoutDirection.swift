/// The direction in which a layout runs.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Nothing is said: what surrounds the view decides.
    case unspecified = -1
    /// Leading is left.
    case leftToRight = 0
    /// Leading is right.
    case rightToLeft = 1
}
