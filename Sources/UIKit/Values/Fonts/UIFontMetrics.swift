import Foundation

/// Scales fonts and lengths with the size of text that the person has asked for.
// Unchecked because an open class cannot be checked; the one stored property is a constant value.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let textStyle: UIFont.TextStyle

    /// Makes metrics that grow as the given text style grows.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
        super.init()
    }

    /// The metrics of running text.
    open class var `default`: UIFontMetrics {
        UIFontMetrics(forTextStyle: .body)
    }

    /// The font, given in its size for the default category, in the size for the current traits.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: nil)
    }

    /// The scaled font, at most of the given size.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// The scaled font for the given traits; nil stands for the current ones.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
    }

    /// The scaled font for the given traits, at most of the given size.
    open func scaledFont(
        for font: UIFont,
        maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        font.withSize(min(scaledValue(for: font.pointSize, compatibleWith: traitCollection), maximumPointSize))
    }

    /// The length, given for the default category, for the current traits.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// The length for the given traits; nil stands for the current ones.
    ///
    /// It grows as the point size of the text style does, and is rounded to whole points.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = DynamicType.category(for: traitCollection)
        let factor =
            DynamicType.pointSize(of: textStyle, in: category) / DynamicType.pointSize(of: textStyle, in: .large)
        return factor == 1 ? value : (value * factor).rounded()
    }
}
