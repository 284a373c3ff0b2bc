import Foundation

/// A picture: a symbol drawn in the tint of what surrounds it, or pixels.
// Unchecked because an open class cannot be checked; what is stored is constant.
open class UIImage: NSObject, @unchecked Sendable {
    let content: Content
    private let storedScale: CGFloat
    private let storedRenderingMode: UIImage.RenderingMode
    /// The colour that `withTintColor` has fixed; nil leaves it to the view.
    let tint: UIColor?

    init(
        content: Content,
        scale: CGFloat = 1,
        renderingMode: UIImage.RenderingMode = .automatic,
        tint: UIColor? = nil
    ) {
        self.content = content
        storedScale = scale
        storedRenderingMode = renderingMode
        self.tint = tint
        super.init()
    }

    /// How many pixels of the picture make a point.
    open var scale: CGFloat {
        storedScale
    }

    /// The size in points: of pixels as they stand upright, of a symbol the square that it is drawn in.
    open var size: CGSize {
        switch content {
        case .symbol(_, let configuration):
            let side = (configuration ?? .unspecified).side(compatibleWith: nil)
            return CGSize(width: side, height: side)
        case .encoded(let image):
            return CGSize(width: CGFloat(image.header.width) / scale, height: CGFloat(image.header.height) / scale)
        case .texture(let texture):
            return CGSize(width: CGFloat(texture.width) / scale, height: CGFloat(texture.height) / scale)
        }
    }

    /// Whether the picture is drawn in its own colours or in the tint.
    open var renderingMode: UIImage.RenderingMode {
        storedRenderingMode
    }

    /// Whether the picture is a symbol, which can be drawn in any size and colour.
    open var isSymbolImage: Bool {
        if case .symbol = content { true } else { false }
    }

    /// The same picture with another rendering mode.
    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        UIImage(content: content, scale: scale, renderingMode: renderingMode, tint: tint)
    }

    /// The same picture that brings its own tint for when it is drawn as a template.
    open func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(content: content, scale: scale, renderingMode: renderingMode, tint: color)
    }

    /// The same picture with a tint of its own and a rendering mode.
    open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        UIImage(content: content, scale: scale, renderingMode: renderingMode, tint: color)
    }

    /// Images are equal that show the same in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return content == other.content && scale == other.scale && renderingMode == other.renderingMode
            && tint == other.tint
    }

    /// Follows what is cheap to compare: the symbol, the scale and the rendering mode.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(iconName)
        hasher.combine(scale)
        hasher.combine(renderingMode)
        return hasher.finalize()
    }
}
