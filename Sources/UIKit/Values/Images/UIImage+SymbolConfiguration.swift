import Foundation

extension UIImage {
    /// What is asked of an image; here only symbols have something to ask.
    // Unchecked because an open class cannot be checked; nothing is stored.
    open class Configuration: NSObject, @unchecked Sendable {}

    /// The size and weight that are asked of a symbol.
    // Unchecked because an open class cannot be checked; what is stored is constant.
    open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
        let pointSize: CGFloat?
        let textStyle: UIFont.TextStyle?
        let weight: UIImage.SymbolWeight
        let scale: UIImage.SymbolScale

        init(
            pointSize: CGFloat?,
            textStyle: UIFont.TextStyle?,
            weight: UIImage.SymbolWeight,
            scale: UIImage.SymbolScale
        ) {
            self.pointSize = pointSize
            self.textStyle = textStyle
            self.weight = weight
            self.scale = scale
            super.init()
        }

        /// Symbols are equal in size that were asked for alike.
        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? UIImage.SymbolConfiguration else { return false }
            return pointSize == other.pointSize && textStyle == other.textStyle && weight == other.weight
                && scale == other.scale
        }

        /// Follows what was asked.
        open override var hash: Int {
            var hasher = Hasher()
            hasher.combine(pointSize)
            hasher.combine(textStyle)
            hasher.combine(weight)
            hasher.combine(scale)
            return hasher.finalize()
        }

        /// Asks for the size of text of the given size in points.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, textStyle: nil, weight: .unspecified, scale: .default)
        }

        /// Asks for the size and weight of text; icon themes have one weight, so that is not followed.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: .default)
        }

        /// Asks for the size and weight of text, smaller or larger than the text itself.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale)
        }

        /// Asks for a symbol smaller or larger than the text that it stands with.
        public convenience init(scale: UIImage.SymbolScale) {
            self.init(pointSize: nil, textStyle: nil, weight: .unspecified, scale: scale)
        }

        /// Asks for the size of a text style, which follows the person's wish.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(pointSize: nil, textStyle: textStyle, weight: .unspecified, scale: .default)
        }

        /// Asks for the size of a text style, smaller or larger than the text itself.
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            self.init(pointSize: nil, textStyle: textStyle, weight: .unspecified, scale: scale)
        }

        /// Asks for the size of a font.
        public convenience init(font: UIFont) {
            self.init(
                pointSize: font.pointSize,
                textStyle: font.face.textStyle,
                weight: .unspecified,
                scale: .default
            )
        }
    }

    /// How heavy the strokes of a symbol are.
    public enum SymbolWeight: Int, Sendable {
        /// Nothing is said.
        case unspecified = 0
        /// The lightest.
        case ultraLight = 1
        /// Thin.
        case thin
        /// Light.
        case light
        /// As running text.
        case regular
        /// A little heavier than running text.
        case medium
        /// Between medium and bold.
        case semibold
        /// Bold.
        case bold
        /// Heavier than bold.
        case heavy
        /// The heaviest.
        case black
    }

    /// How large a symbol is beside text of its size.
    public enum SymbolScale: Int, Sendable {
        /// As the system has it: medium.
        case `default` = -1
        /// Nothing is said.
        case unspecified = 0
        /// Smaller.
        case small = 1
        /// As a capital letter and a little more.
        case medium
        /// Larger.
        case large
    }
}

extension UIImage.SymbolConfiguration {
    /// Asks for nothing: symbols have the size of running text in the default category.
    static let unspecified = UIImage.SymbolConfiguration(
        pointSize: nil,
        textStyle: nil,
        weight: .unspecified,
        scale: .default
    )

    /// An icon fills its square, so that it is drawn a little larger than the text it stands with, as SF Symbols are.
    private static let factor: CGFloat = 1.15

    /// The side, in points, of the square that the symbol is drawn in; nil traits stand for the current ones.
    func side(compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = DynamicType.category(for: traitCollection)
        let text = textStyle.map { DynamicType.pointSize(of: $0, in: category) } ?? pointSize ?? 17
        let asked: CGFloat =
            switch scale {
            case .small: 0.8
            case .large: 1.3
            default: 1
            }
        return (text * asked * Self.factor).rounded()
    }
}
