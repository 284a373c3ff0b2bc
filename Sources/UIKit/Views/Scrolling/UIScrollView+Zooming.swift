import Foundation

/// A pinch: the scale, and what of the content was under the fingers, when it began.
struct ZoomGesture {
    let scale: CGFloat
    /// In the coordinates of the zoomed view.
    let content: CGPoint
}

extension UIScrollView {
    /// How long a change of scale by code takes, in milliseconds.
    private static let zoomTime: UInt32 = 240
    /// What one step of the wheel zooms by.
    private static let wheelFactor: CGFloat = 1.2

    /// The view that is made larger and smaller.
    var zoomView: UIView? { delegate?.viewForZooming(in: self) }

    /// Whether there is more than one scale.
    var canZoom: Bool { maximumZoomScale > minimumZoomScale }

    /// Whether a person pinches the content.
    public var isZooming: Bool { zoomGesture != nil }
    /// Whether the scale springs back to a limit that it was pinched over.
    public var isZoomBouncing: Bool { zoomAnimation != nil }

    // MARK: By code

    /// Changes the scale, within its limits; what is in the middle stays there.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) {
        guard limited(scale) != zoomScale else { return }
        zoom(to: limited(scale), around: contentPoint(at: middleOfView), animated: animated)
    }

    /// Shows a rectangle of the zoomed view, in its coordinates, as large as it fits.
    public func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0, !bounds.isEmpty else { return }
        let scale = limited(min(bounds.width / rect.width, bounds.height / rect.height))
        zoom(to: scale, around: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
    }

    /// Brings a point of the zoomed view to the middle, at a scale.
    private func zoom(to scale: CGFloat, around middle: CGPoint, animated: Bool) {
        guard let view = zoomView else { return }
        stopMotion()
        stopZoom()
        if !animated {
            return show(middle, at: middleOfView, scale: scale, within: 1)
        }
        delegate?.scrollViewWillBeginZooming(self, with: view)
        let from = (scale: zoomStorage, middle: contentPoint(at: middleOfView))
        animateZoom(to: scale) { [weak self] progress in
            guard let self else { return }
            // Scales grow by factors: half way from 1 to 4 is 2.
            let step = from.scale * pow(scale / from.scale, progress)
            let point = CGPoint(
                x: from.middle.x + (middle.x - from.middle.x) * progress,
                y: from.middle.y + (middle.y - from.middle.y) * progress
            )
            self.show(point, at: self.middleOfView, scale: progress == 1 ? scale : step, within: 1)
        }
    }

    private func animateZoom(to scale: CGFloat, _ update: @escaping @MainActor (Double) -> Void) {
        let animation = Animation()
        zoomAnimation = animation
        zoomTarget = scale
        Animator.run(animation, on: widget, milliseconds: Self.zoomTime, update: update) { [weak self] in
            guard let self else { return }
            self.zoomAnimation = nil
            self.zoomTarget = nil
            self.configureAdjustments()
            self.delegate?.scrollViewDidEndZooming(self, with: self.zoomView, atScale: self.zoomStorage)
        }
    }

    private func stopZoom() {
        zoomAnimation?.stop()
        zoomAnimation = nil
        zoomTarget = nil
    }

    private func limited(_ scale: CGFloat) -> CGFloat {
        min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    }

    // MARK: By a person

    /// Two fingers are on the content, around a point of the view.
    func pinchBegan(at point: CGPoint) {
        guard canZoom, let view = zoomView else { return }
        stopMotion()
        stopZoom()
        zoomGesture = ZoomGesture(scale: zoomStorage, content: contentPoint(at: point))
        delegate?.scrollViewWillBeginZooming(self, with: view)
    }

    /// The fingers are so many times as far apart as at first, around a point of the view.
    func pinchMoved(by factor: CGFloat, at point: CGPoint) {
        guard let gesture = zoomGesture, factor > 0 else { return }
        let asked = gesture.scale * factor
        let scale =
            bouncesZoom
            ? ScrollPhysics.banded(scale: asked, least: minimumZoomScale, greatest: maximumZoomScale) : limited(asked)
        show(gesture.content, at: point, scale: scale, within: 0)
    }

    /// The fingers left the content, which springs back within its limits.
    func pinchEnded() {
        guard zoomGesture != nil else { return }
        zoomGesture = nil
        let scale = limited(zoomStorage)
        guard scale != zoomStorage || clamped(contentOffset) != contentOffset else {
            configureAdjustments()
            delegate?.scrollViewDidEndZooming(self, with: zoomView, atScale: zoomStorage)
            return
        }
        let from = zoomStorage
        let middle = contentPoint(at: middleOfView)
        animateZoom(to: scale) { [weak self] progress in
            guard let self else { return }
            let step = progress == 1 ? scale : from * pow(scale / from, progress)
            // From where the fingers left it to where the edges allow, without a jump.
            self.show(middle, at: self.middleOfView, scale: step, within: progress)
        }
    }

    /// The wheel was turned with the Control key, the pointer being at a point of the view; whether that zooms.
    func zoomByWheel(_ steps: CGFloat, at point: CGPoint) -> Bool {
        guard canZoom, isScrollEnabled, let view = zoomView else { return false }
        let scale = limited(zoomStorage * pow(Self.wheelFactor, -steps))
        guard scale != zoomStorage else { return true }
        stopMotion()
        stopZoom()
        let content = contentPoint(at: point)
        delegate?.scrollViewWillBeginZooming(self, with: view)
        show(content, at: point, scale: scale, within: 1)
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
        return true
    }

    // MARK: Geometry

    private var middleOfView: CGPoint { CGPoint(x: bounds.width / 2, y: bounds.height / 2) }

    /// What of the zoomed view is at a point of the visible part.
    private func contentPoint(at point: CGPoint) -> CGPoint {
        CGPoint(x: (contentOffset.x + point.x) / zoomStorage, y: (contentOffset.y + point.y) / zoomStorage)
    }

    /// Zooms so that a point of the zoomed view stands at a point of the visible part.
    ///
    /// - Parameter share: how much the edges count: not at all (0), as between fingers, to wholly (1)
    private func show(_ content: CGPoint, at point: CGPoint, scale: CGFloat, within share: CGFloat) {
        let offset = CGPoint(x: content.x * scale - point.x, y: content.y * scale - point.y)
        func allowed() -> CGPoint {
            let edge = clamped(offset)
            let share = bounces ? share : 1
            return CGPoint(x: offset.x + (edge.x - offset.x) * share, y: offset.y + (edge.y - offset.y) * share)
        }
        apply(scale: scale)
        moveContent(to: allowed())
        delegate?.scrollViewDidZoom(self)
        // The delegate may have changed the insets, so that small content stands in the middle.
        moveContent(to: allowed())
        configureAdjustments()
    }

    private func apply(scale: CGFloat) {
        guard let view = zoomView, scale > 0, scale != zoomStorage else { return }
        func zoomed(_ size: CGSize, by scale: CGFloat) -> CGSize {
            CGSize(width: size.width * scale, height: size.height * scale)
        }
        // Multiplied from its size at scale 1, not from one scale to the next: the content comes back as it was.
        var size = unzoomedContentSize ?? contentSize
        if zoomed(size, by: zoomStorage) != contentSize { size = zoomed(contentSize, by: 1 / zoomStorage) }
        unzoomedContentSize = size
        zoomStorage = scale
        view.zoom = scale
        contentSize = zoomed(size, by: scale)
        setNeedsLayout()
    }
}
