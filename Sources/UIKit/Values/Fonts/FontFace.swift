import Foundation

/// Everything that picks the glyphs of a font.
struct FontFace: Hashable, Sendable {
    enum Family: Hashable, Sendable {
        /// The desktop's interface font.
        case system
        /// The desktop's font of one width for all characters.
        case monospaced

        /// The name that Fontconfig and Pango resolve to the person's choice.
        var name: String {
            switch self {
            case .system: "system-ui"
            case .monospaced: "monospace"
            }
        }
    }

    var family: Family = .system
    /// In points; one point is one pixel of a display of scale 1.
    var size: CGFloat
    var weight: UIFont.Weight = .regular
    var isItalic = false
    /// Whether all digits are equally wide (the OpenType feature `tnum`).
    var hasMonospacedDigits = false
    /// The text style that the font was asked for by; nil for a font of fixed size.
    var textStyle: UIFont.TextStyle?
}
