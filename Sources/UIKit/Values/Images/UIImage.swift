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
}
