import CWidgets
import Foundation

/// The corners, the border and the clip of a view.
@MainActor
open class CALayer: NSObject {
    private weak var view: UIView?

    init(view: UIView) {
        self.view = view
        super.init()
    }

    /// How round the corners are, in points.
    open var cornerRadius: CGFloat = 0 {
        didSet { if let view { ws_view_set_corner_radius(view.widget, cornerRadius) } }
    }

    /// Which corners are round.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    {
        didSet { apply() }
    }

    /// How wide the border is, in points.
    open var borderWidth: CGFloat = 0 {
        didSet { apply() }
    }

    /// Whether content is cut at the corners.
    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? false }
        set { view?.clipsToBounds = newValue }
    }

    func apply() {
        guard let view else { return }
        let top = maskedCorners.contains(.layerMinXMinYCorner) || maskedCorners.contains(.layerMaxXMinYCorner)
        let bottom = maskedCorners.contains(.layerMinXMaxYCorner) || maskedCorners.contains(.layerMaxXMaxYCorner)
        ws_view_set_corners(view.widget, top ? 1 : 0, bottom ? 1 : 0)
        guard borderWidth > 0 else { return ws_view_set_border(view.widget, 0, nil) }
        var color = UIColor.separator.rgba(for: view.traitCollection)
        ws_view_set_border(view.widget, borderWidth, &color)
    }
}

/// Some of the four corners.
public struct CACornerMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A mask of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
