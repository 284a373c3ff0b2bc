import CGtk
import CWidgets
import Foundation

/// A picture.
@MainActor
open class UIImageView: UIView {
    /// The picture to show.
    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            applyImage()
            contentSizeChanged()
        }
    }
    /// How a symbol without a configuration of its own is drawn.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            applyImage()
            contentSizeChanged()
        }
    }

    /// A view of a picture, in the picture's size.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        // Observers do not run in an initialiser.
        applyImage()
    }

    /// A view without a picture yet.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Views are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    override class func makeWidget() -> Widget? {
        UIKitRuntime.start()
        return ws_view_new(GTK_ACCESSIBLE_ROLE_IMG)
    }

    open override var contentMode: ContentMode {
        didSet { if contentMode != oldValue { applyImage() } }
    }

    open override var intrinsicContentSize: CGSize {
        guard let image else { return super.intrinsicContentSize }
        return ImageDrawing.size(of: image, configuration: preferredSymbolConfiguration, traits: traitCollection)
    }

    override func contentFittingSize(width: CGFloat?) -> CGSize {
        intrinsicContentSize
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if image?.isSymbolImage == true { applyImage() }
    }

    override func applyTraits() {
        super.applyTraits()
        if image?.isSymbolImage == true { applyImage() }
    }

    private func applyImage() {
        ImageDrawing.apply(
            image,
            to: widget,
            configuration: preferredSymbolConfiguration,
            tint: tintColor,
            mode: contentMode,
            traits: traitCollection
        )
    }
}
