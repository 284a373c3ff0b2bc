import Foundation

/// What describes a font, to derive bold, italic or monospaced ones from it.
// Unchecked because an open class cannot be checked; the one stored property is a constant value.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    let face: FontFace

    init(face: FontFace) {
        self.face = face
        super.init()
    }

    /// Traits by which a face is chosen in its family.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// The traits as bits.
        public let rawValue: UInt32

        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Of one width for all characters.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)

        /// Makes a set of traits from its bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// Describes the font of a text style, in the size that the person has asked for.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// Describes the font of a text style, in the size that the traits ask for; nil stands for the current ones.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        let size = DynamicType.pointSize(of: style, in: DynamicType.category(for: traitCollection))
        return UIFontDescriptor(
            face: FontFace(size: size, weight: DynamicType.weight(of: style), textStyle: style)
        )
    }

    /// The size in points.
    open var pointSize: CGFloat {
        face.size
    }

    /// The name of the one face in its family.
    open var postscriptName: String {
        let slant = face.isItalic ? "Italic" : ""
        return "\(face.family.name)-\(face.weight.faceName)\(slant)"
    }

    /// The traits of the face; from semibold on it counts as bold.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if face.isItalic { traits.insert(.traitItalic) }
        if face.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if face.family == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The same font with exactly the given traits; nil if it cannot have one of them.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        guard symbolicTraits.subtracting([.traitItalic, .traitBold, .traitMonoSpace]).isEmpty else { return nil }
        var face = face
        face.isItalic = symbolicTraits.contains(.traitItalic)
        face.family = symbolicTraits.contains(.traitMonoSpace) ? .monospaced : .system
        if symbolicTraits.contains(.traitBold) != self.symbolicTraits.contains(.traitBold) {
            face.weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
        }
        return UIFontDescriptor(face: face)
    }

    /// The same font in another size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var face = face
        face.size = newPointSize
        return UIFontDescriptor(face: face)
    }

    /// Descriptors are equal that describe the same font.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.face == face
    }

    /// Follows the font described.
    open override var hash: Int {
        face.hashValue
    }

    /// The descriptor itself, since it never changes.
    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }
}
