import Foundation

/// A rectangle of a view that constraints can refer to: its margins, its readable width, its safe area.
///
/// The guides here are those that views own; a guide of one's own is not supported.
@MainActor
open class UILayoutGuide: NSObject {
    /// Which part of its owner the guide stands for.
    enum Kind {
        case margins, readable, safeArea, keyboard, content, frame
    }

    /// Readable text is no wider than this, in points (about 70 characters of body text).
    static let readableWidth: CGFloat = 672

    /// The view the guide belongs to.
    open private(set) weak var owningView: UIView?
    /// A name for descriptions.
    open var identifier: String = ""
    let kind: Kind

    init(owner: UIView, kind: Kind) {
        owningView = owner
        self.kind = kind
        super.init()
        identifier = "\(kind)"
    }

    /// The leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
    /// The trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
    /// The horizontal centre.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
    /// The vertical centre.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }

    /// The guide's rectangle in its owner's coordinates.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        let size = owningView.layoutReferenceSize
        let h = span(.horizontal, length: size.width)
        let v = span(.vertical, length: size.height)
        return CGRect(x: h.start, y: v.start, width: h.end - h.start, height: v.end - v.start)
    }

    /// Where the guide begins and ends along an axis of an owner of this length.
    func span(_ axis: NSLayoutConstraint.Axis, length: CGFloat) -> (start: CGFloat, end: CGFloat) {
        guard let owner = owningView else { return (0, length) }
        let margins = owner.directionalLayoutMargins
        let safe = owner.safeAreaInsets
        switch (kind, axis) {
        case (.margins, .horizontal):
            return (safe.left + margins.leading, length - safe.right - margins.trailing)
        case (.margins, .vertical):
            return (safe.top + margins.top, length - safe.bottom - margins.bottom)
        case (.readable, .horizontal):
            let start = safe.left + margins.leading
            let end = length - safe.right - margins.trailing
            let spare = max(0, (end - start - Self.readableWidth) / 2)
            return (start + spare.rounded(), end - spare.rounded())
        case (.readable, .vertical):
            return (safe.top + margins.top, length - safe.bottom - margins.bottom)
        case (.safeArea, .horizontal):
            return (safe.left, length - safe.right)
        case (.safeArea, .vertical):
            return (safe.top, length - safe.bottom)
        case (.keyboard, .horizontal):
            return (safe.left, length - safe.right)
        case (.keyboard, .vertical):
            // No keyboard covers a window on Linux: the guide lies at the bottom of the safe area, without height.
            return (length - safe.bottom, length - safe.bottom)
        case (.content, _):
            return (0, length)
        case (.frame, .horizontal):
            return (owner.bounds.minX, owner.bounds.maxX)
        case (.frame, .vertical):
            return (owner.bounds.minY, owner.bounds.maxY)
        @unknown default:
            return (0, length)
        }
    }
}

/// The guide that follows the on-screen keyboard.
@MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
    init(owner: UIView) {
        super.init(owner: owner, kind: .keyboard)
    }
}
