import CGtk
import CWidgets
import Foundation

extension UIView {
    /// Where the view is in its superview, in points.
    public var frame: CGRect {
        get {
            CGRect(
                origin: frameStorage.origin,
                size: CGSize(width: frameStorage.width * zoom, height: frameStorage.height * zoom)
            )
        }
        set {
            setFrame(
                CGRect(
                    origin: newValue.origin,
                    size: CGSize(width: newValue.width / zoom, height: newValue.height / zoom)
                )
            )
        }
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
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            let size = frame.size
            frame = CGRect(
                x: newValue.x - size.width / 2,
                y: newValue.y - size.height / 2,
                width: size.width,
                height: size.height
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
        let inRoot = placeInRoot.outward(point)
        return view?.placeInRoot.inward(inRoot) ?? inRoot
    }

    /// A point of another view in this one's coordinates.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        placeInRoot.inward(view?.placeInRoot.outward(point) ?? point)
    }

    /// A rectangle of this view in the coordinates of another, or of the window.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let scale = placeInRoot.scale / (view?.placeInRoot.scale ?? 1)
        return CGRect(
            origin: convert(rect.origin, to: view),
            size: CGSize(width: rect.width * scale, height: rect.height * scale)
        )
    }

    /// A rectangle of another view in this one's coordinates.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let view else {
            let scale = placeInRoot.scale
            return CGRect(
                origin: convert(rect.origin, from: nil),
                size: CGSize(width: rect.width / scale, height: rect.height / scale)
            )
        }
        return view.convert(rect, to: self)
    }

    /// Where the view's own coordinates are in those of the topmost view.
    private struct Place {
        var origin = CGPoint.zero
        var scale: CGFloat = 1

        func outward(_ point: CGPoint) -> CGPoint {
            CGPoint(x: origin.x + point.x * scale, y: origin.y + point.y * scale)
        }

        func inward(_ point: CGPoint) -> CGPoint {
            CGPoint(x: (point.x - origin.x) / scale, y: (point.y - origin.y) / scale)
        }
    }

    private var placeInRoot: Place {
        var place = Place()
        var current: UIView? = self
        while let view = current {
            // From the view's own coordinates to its superview's: less the bounds' origin, zoomed, at the frame.
            place.origin.x = view.frame.minX + (place.origin.x - view.boundsOrigin.x) * view.zoom
            place.origin.y = view.frame.minY + (place.origin.y - view.boundsOrigin.y) * view.zoom
            place.scale *= view.zoom
            current = view.superview
        }
        return place
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
        let width = horizontalFittingPriority == .required ? targetSize.width : max(0, natural.width)
        let height = verticalFittingPriority == .required ? targetSize.height : fittingSize(width: width).height
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
