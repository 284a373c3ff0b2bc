import CGtk
import CWidgets
import Foundation

extension UIView {
    /// Where the view is in its superview, in points.
    public var frame: CGRect {
        get { frameStorage }
        set { setFrame(newValue) }
    }

    /// The view's own coordinates: its size, and the point of its content that stands at the top left.
    public var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: frameStorage.size) }
        set {
            setBoundsOrigin(newValue.origin)
            if newValue.size != frameStorage.size {
                let center = self.center
                let origin = CGPoint(x: center.x - newValue.width / 2, y: center.y - newValue.height / 2)
                setFrame(CGRect(origin: origin, size: newValue.size))
            }
        }
    }

    /// The middle of the frame.
    public var center: CGPoint {
        get { CGPoint(x: frameStorage.midX, y: frameStorage.midY) }
        set {
            setFrame(
                CGRect(
                    x: newValue.x - frameStorage.width / 2,
                    y: newValue.y - frameStorage.height / 2,
                    width: frameStorage.width,
                    height: frameStorage.height
                )
            )
        }
    }

    func autoresize(from old: CGSize, to new: CGSize) {
        guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty else { return }
        let h = Self.autoresized(
            frame.minX,
            frame.width,
            by: new.width - old.width,
            start: autoresizingMask.contains(.flexibleLeftMargin),
            size: autoresizingMask.contains(.flexibleWidth),
            end: autoresizingMask.contains(.flexibleRightMargin)
        )
        let v = Self.autoresized(
            frame.minY,
            frame.height,
            by: new.height - old.height,
            start: autoresizingMask.contains(.flexibleTopMargin),
            size: autoresizingMask.contains(.flexibleHeight),
            end: autoresizingMask.contains(.flexibleBottomMargin)
        )
        frame = CGRect(x: h.position, y: v.position, width: h.length, height: v.length)
    }

    /// Shares a change of the superview's length among what is flexible.
    private static func autoresized(
        _ position: CGFloat,
        _ length: CGFloat,
        by change: CGFloat,
        start: Bool,
        size: Bool,
        end: Bool
    ) -> (position: CGFloat, length: CGFloat) {
        let parts = CGFloat([start, size, end].filter { $0 }.count)
        guard parts > 0 else { return (position, length) }
        let share = change / parts
        return (position + (start ? share : 0), max(0, length + (size ? share : 0)))
    }

    // MARK: Coordinates

    /// A point of this view in the coordinates of another, or of the window.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let inRoot = pointInRoot(point)
        guard let view else { return inRoot }
        let origin = view.pointInRoot(.zero)
        return CGPoint(x: inRoot.x - origin.x, y: inRoot.y - origin.y)
    }

    /// A point of another view in this one's coordinates.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let inRoot = view?.pointInRoot(point) ?? point
        let origin = pointInRoot(.zero)
        return CGPoint(x: inRoot.x - origin.x, y: inRoot.y - origin.y)
    }

    /// A rectangle of this view in the coordinates of another, or of the window.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// A rectangle of another view in this one's coordinates.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    private func pointInRoot(_ point: CGPoint) -> CGPoint {
        var x = point.x
        var y = point.y
        var current: UIView? = self
        while let view = current {
            x += view.frame.minX - view.boundsOrigin.x
            y += view.frame.minY - view.boundsOrigin.y
            current = view.superview
        }
        return CGPoint(x: x, y: y)
    }

    // MARK: Layout

    /// Lays the view and all inside it out now, where that is asked for.
    public func layoutIfNeeded() {
        var top = self
        while let parent = top.superview, parent.needsLayout { top = parent }
        top.runLayout()
        if top !== self { runLayout() }
    }

    func runLayout() {
        // A layout may ask for another one; one that never settles is cut off.
        var rounds = 0
        while needsLayout || descendantNeedsLayout, rounds < 8 {
            rounds += 1
            if needsLayout {
                needsLayout = false
                viewController?.viewWillLayoutSubviews()
                layoutSubviews()
                viewController?.viewDidLayoutSubviews()
            }
            descendantNeedsLayout = false
            for view in subviews where view.needsLayout || view.descendantNeedsLayout { view.runLayout() }
        }
    }

    /// The content changed so that it may ask for another size.
    public func invalidateIntrinsicContentSize() {
        contentSizeChanged()
    }

    func layoutRulesChanged() {
        contentSizeChanged()
    }

    // MARK: Fitting

    /// The size that fits all constraints inside, as close to the target as they allow.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel
        )
    }

    /// The size that fits all constraints inside, with a say how much the target counts.
    public func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let natural = fittingSize(width: nil)
        let width = horizontalFittingPriority >= .required ? targetSize.width : max(0, natural.width)
        let height = verticalFittingPriority >= .required ? targetSize.height : fittingSize(width: width).height
        return CGSize(width: width, height: max(0, height))
    }

    /// Makes the bounds as large as the content asks for.
    public func sizeToFit() {
        let size = sizeThatFits(CGSize(width: 0, height: 0))
        frame = CGRect(origin: frame.origin, size: size)
    }

    // MARK: Priorities

    /// How much the view resists being larger than its content.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        huggingPriorities[axis.rawValue]
    }

    /// Sets how much the view resists being larger than its content.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        huggingPriorities[axis.rawValue] = priority
        contentSizeChanged()
    }

    /// How much the view resists being smaller than its content.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        compressionPriorities[axis.rawValue]
    }

    /// Sets how much the view resists being smaller than its content.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        compressionPriorities[axis.rawValue] = priority
        contentSizeChanged()
    }
}
