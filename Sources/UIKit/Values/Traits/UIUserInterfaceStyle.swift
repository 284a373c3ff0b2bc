/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Nothing is said: what surrounds the view decides.
    case unspecified = 0
    /// Dark text on a light ground.
    case light = 1
    /// Light text on a dark ground.
    case dark = 2
}
