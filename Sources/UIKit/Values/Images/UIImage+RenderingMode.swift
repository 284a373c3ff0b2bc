extension UIImage {
    /// Whether a picture is drawn in its own colours or in the tint of what surrounds it.
    public enum RenderingMode: Int, Sendable {
        /// Symbols in the tint, pixels in their own colours.
        case automatic = 0
        /// In its own colours.
        case alwaysOriginal = 1
        /// In the tint.
        case alwaysTemplate = 2
    }
}
