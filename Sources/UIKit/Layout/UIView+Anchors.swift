import Foundation

extension UIView {
    /// The leading edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
    /// The trailing edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
    /// The horizontal centre.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
    /// The vertical centre.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }

    /// The bounds inside the margins.
    public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
    /// The margins, but no wider than is good to read.
    public var readableContentGuide: UILayoutGuide { guide(.readable) }
    /// The bounds that no bar covers.
    public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
    /// The on-screen keyboard.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = guides[.keyboard] as? UIKeyboardLayoutGuide { return guide }
        let guide = UIKeyboardLayoutGuide(owner: self)
        guides[.keyboard] = guide
        return guide
    }

    /// What bars cover of the view, in points.
    public var safeAreaInsets: UIEdgeInsets { safeAreaStorage }

    /// The margins by side.
    public var layoutMargins: UIEdgeInsets {
        get {
            let m = directionalLayoutMargins
            return UIEdgeInsets(top: m.top, left: m.leading, bottom: m.bottom, right: m.trailing)
        }
        set {
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: newValue.top,
                leading: newValue.left,
                bottom: newValue.bottom,
                trailing: newValue.right
            )
        }
    }

    func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
        if let guide = guides[kind] { return guide }
        let guide = UILayoutGuide(owner: self, kind: kind)
        guides[kind] = guide
        return guide
    }
}
