import CGtk
import CWidgets
import Foundation

/// A drag of the content by a person.
struct ScrollDrag {
    /// The offset that the drag began at.
    var start: CGPoint
    /// Where the content was on its way to, or stood, when the drag began.
    var base: CGPoint
    var meter = SpeedMeter()
}

/// A movement of the content by itself, after a drag or by code.
struct ScrollSettling {
    var from: CGPoint
    var to: CGPoint
    let isDeceleration: Bool
    let animation: Animation
}

extension UIScrollView {
    /// How long a page takes to come to rest, in milliseconds.
    private static let settleTime: UInt32 = 280

    /// Whether the view follows fingers, the touchpad and the mouse itself, instead of GTK.
    var pansByItself: Bool { isPagingEnabled || canZoom }

    /// Whether a finger or a button moves the content.
    public var isDragging: Bool { drag != nil }
    /// Whether a finger or a button is on the content.
    public var isTracking: Bool { drag != nil }
    /// Whether the content moves on after it was let go.
    public var isDecelerating: Bool { settling?.isDeceleration == true }

    /// Whether the content is on its way, so that nothing else may put it straight.
    var isInMotion: Bool { drag != nil || settling != nil || isZooming || isZoomBouncing }

    // MARK: Whose movement it is

    /// Whether there is more to see the way that a finger moves the content.
    func canMove(by translation: CGPoint) -> Bool {
        guard isScrollEnabled, pansByItself else { return false }
        let range = offsetRange
        if abs(translation.x) > abs(translation.y) {
            return translation.x < 0 ? contentOffset.x < range.greatest.x - 0.5 : contentOffset.x > range.least.x + 0.5
        }
        return translation.y < 0 ? contentOffset.y < range.greatest.y - 0.5 : contentOffset.y > range.least.y + 0.5
    }

    /// Whether the content scrolls along the way of the finger at all, be it at its end by now.
    private func scrollsAlong(_ translation: CGPoint) -> Bool {
        guard isScrollEnabled, pansByItself else { return false }
        let range = offsetRange
        return abs(translation.x) > abs(translation.y)
            ? range.greatest.x > range.least.x : range.greatest.y > range.least.y
    }

    /// The scroll view that a movement which began on a view belongs to: the innermost with more to see that way, or
    /// the outermost that could only be pulled over its edge.
    ///
    /// So a zoomed photo turns the page only from its edge.
    static func owner(ofMovement translation: CGPoint, on view: UIView?) -> UIScrollView? {
        var pulled: UIScrollView?
        var step = view
        while let current = step {
            if let scrollView = current as? UIScrollView {
                if scrollView.canMove(by: translation) { return scrollView }
                if scrollView.scrollsAlong(translation) { pulled = scrollView }
            }
            step = current.superview
        }
        return pulled
    }

    // MARK: Dragging

    /// A person takes hold of the content.
    func panBegan() {
        let base = settling?.to ?? contentOffset
        stopSettling()
        drag = ScrollDrag(start: contentOffset, base: base)
        delegate?.scrollViewWillBeginDragging(self)
    }

    /// The finger is so far from where it took hold, at a time in milliseconds.
    func panMoved(_ translation: CGPoint, at time: Double) {
        guard var drag else { return }
        let range = offsetRange
        drag.meter.add(CGPoint(x: -translation.x, y: -translation.y), at: time)
        self.drag = drag
        func along(
            _ start: CGFloat,
            _ moved: CGFloat,
            _ least: CGFloat,
            _ greatest: CGFloat,
            _ extent: CGFloat
        ) -> CGFloat {
            guard greatest > least else { return start }
            let offset = start - moved
            guard bounces else { return min(max(offset, least), greatest) }
            return ScrollPhysics.banded(offset, least: least, greatest: greatest, extent: extent)
        }
        moveContent(
            to: CGPoint(
                x: along(drag.start.x, translation.x, range.least.x, range.greatest.x, bounds.width),
                y: along(drag.start.y, translation.y, range.least.y, range.greatest.y, bounds.height)
            )
        )
    }

    /// The finger left the content.
    func panEnded(at time: Double) {
        guard let drag else { return }
        release(drag, velocity: drag.meter.speed(at: time))
    }

    /// Somebody else took the finger over.
    func panCancelled() {
        guard let drag else { return }
        release(drag, velocity: .zero)
    }

    private func release(_ drag: ScrollDrag, velocity: CGPoint) {
        var target = isPagingEnabled ? pageTarget(drag, velocity) : coastTarget(velocity)
        delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
        self.drag = nil
        target = clamped(target)
        let movesOn = target != contentOffset
        delegate?.scrollViewDidEndDragging(self, willDecelerate: movesOn)
        guard movesOn else { return configureAdjustments() }
        delegate?.scrollViewWillBeginDecelerating(self)
        settle(at: target, isDeceleration: true)
    }

    private func coastTarget(_ velocity: CGPoint) -> CGPoint {
        clamped(
            CGPoint(
                x: contentOffset.x + velocity.x * ScrollPhysics.coast,
                y: contentOffset.y + velocity.y * ScrollPhysics.coast
            )
        )
    }

    private func pageTarget(_ drag: ScrollDrag, _ velocity: CGPoint) -> CGPoint {
        func along(
            _ offset: CGFloat,
            _ start: CGFloat,
            _ base: CGFloat,
            _ speed: CGFloat,
            _ extent: CGFloat
        ) -> CGFloat {
            guard extent > 0 else { return offset }
            let from = (base / extent).rounded()
            return extent * ScrollPhysics.page(at: offset / extent, moved: offset - start, from: from, speed: speed)
        }
        return clamped(
            CGPoint(
                x: along(contentOffset.x, drag.start.x, drag.base.x, velocity.x, bounds.width),
                y: along(contentOffset.y, drag.start.y, drag.base.y, velocity.y, bounds.height)
            )
        )
    }

    /// A step of the mouse's wheel: the next page, or a piece of the content.
    func wheelTurned(_ step: CGPoint) {
        panBegan()
        guard let drag else { return }
        let piece = isPagingEnabled ? bounds.size : CGSize(width: Self.wheelPiece, height: Self.wheelPiece)
        var target = clamped(
            CGPoint(
                x: drag.base.x + step.x * piece.width,
                y: drag.base.y + step.y * piece.height
            )
        )
        delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
        self.drag = nil
        delegate?.scrollViewDidEndDragging(self, willDecelerate: target != contentOffset)
        guard target != contentOffset else { return configureAdjustments() }
        delegate?.scrollViewWillBeginDecelerating(self)
        settle(at: target, isDeceleration: true)
    }

    /// How far a step of the wheel moves content that is not paged, in points.
    private static let wheelPiece: CGFloat = 80

    // MARK: Moving by itself

    /// Moves the content to an offset in a short time and says so at the end.
    func settle(at target: CGPoint, isDeceleration: Bool) {
        stopSettling()
        let animation = Animation()
        settling = ScrollSettling(from: contentOffset, to: target, isDeceleration: isDeceleration, animation: animation)
        Animator.run(animation, on: widget, milliseconds: Self.settleTime) { [weak self] progress in
            guard let self, let settling = self.settling else { return }
            self.moveContent(
                to: CGPoint(
                    x: settling.from.x + (settling.to.x - settling.from.x) * progress,
                    y: settling.from.y + (settling.to.y - settling.from.y) * progress
                )
            )
        } completion: { [weak self] in
            self?.settled()
        }
    }

    private func settled() {
        guard let settling else { return }
        self.settling = nil
        moveContent(to: settling.to)
        configureAdjustments()
        if settling.isDeceleration {
            delegate?.scrollViewDidEndDecelerating(self)
        } else {
            delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// Stops where the content is.
    func stopSettling() {
        settling?.animation.stop()
        settling = nil
    }

    /// Ends every movement where it is; code puts the content somewhere else.
    func stopMotion() {
        stopSettling()
        drag = nil
    }

    /// What is on the screen got another place in the content: a movement goes on from there.
    func shiftMotion(by shift: CGPoint) {
        func shifted(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + shift.x, y: point.y + shift.y) }
        if let drag {
            self.drag?.start = shifted(drag.start)
            self.drag?.base = shifted(drag.base)
        }
        if let settling {
            self.settling?.from = shifted(settling.from)
            self.settling?.to = shifted(settling.to)
        }
    }
}
