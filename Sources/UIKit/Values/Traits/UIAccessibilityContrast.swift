/// The contrast that the person has asked the system for.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Nothing is said: what surrounds the view decides.
    case unspecified = -1
    /// The usual contrast.
    case normal = 0
    /// Higher contrast.
    case high = 1
}
