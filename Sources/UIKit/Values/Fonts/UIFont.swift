import Foundation

/// A font: family, weight, slant and size.
// Unchecked because an open class cannot be checked; the one stored property is a constant value.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    let face: FontFace

    init(face: FontFace) {
        self.face = face
        super.init()
    }

    /// Makes the font that a descriptor describes, in the given size; 0 keeps the descriptor's size.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var face = descriptor.face
        if pointSize != 0 { face.size = pointSize }
        self.face = face
        super.init()
    }

    /// The interface font in the given size in points.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(face: FontFace(size: fontSize))
    }

    /// The interface font in the given size and weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(face: FontFace(size: fontSize, weight: weight))
    }

    /// The interface font in bold.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(face: FontFace(size: fontSize, weight: .bold))
    }

    /// The interface font in italics.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(face: FontFace(size: fontSize, isItalic: true))
    }

    /// The desktop's font of one width for all characters.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(face: FontFace(family: .monospaced, size: fontSize, weight: weight))
    }

    /// The interface font with digits of one width, so that numbers that change do not jump.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(face: FontFace(size: fontSize, weight: weight, hasMonospacedDigits: true))
    }

    /// The font of a text style, in the size that the person has asked for.
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style, in the size that the traits ask for; nil stands for the current ones.
    open class func preferredFont(
        forTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(descriptor: .preferredFontDescriptor(withTextStyle: style, compatibleWith: traitCollection), size: 0)
    }

    /// The same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var face = face
        face.size = fontSize
        return UIFont(face: face)
    }

    /// The size in points.
    open var pointSize: CGFloat {
        face.size
    }

    /// The family's name as Fontconfig knows it; for the interface font an alias for what the person has chosen.
    open var familyName: String {
        face.family.name
    }

    /// The name of the one face in its family.
    open var fontName: String {
        UIFontDescriptor(face: face).postscriptName
    }

    /// What describes this font, to derive others from.
    open var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(face: face)
    }

    /// Fonts are equal that have the same face and size.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont)?.face == face
    }

    /// Follows face and size.
    open override var hash: Int {
        face.hashValue
    }

    /// The font itself, since it never changes.
    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }
}
