import Foundation

/// What a scroll view says of scrolling and zooming, and what it asks.
///
/// All methods are optional. Those of dragging and decelerating are called where the view follows the finger itself,
/// which a paging or a zooming one does; elsewhere GTK scrolls.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The content moved.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A person begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// A person lets go of the content.
    ///
    /// The velocity is in points a millisecond; the offset at which the content will come to rest can be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    )
    /// A person has let go of the content, which moves on or not.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content moves on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content that moved on by itself stands still.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// A movement by code came to its end.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The subview that is made larger and smaller; nil for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Zooming begins.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// The scale changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Zooming is done.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    /// By default nothing is to be done.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// By default nothing is to be done.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// By default the content comes to rest where the view says.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// By default nothing is to be done.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// By default nothing is to be done.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// By default nothing is to be done.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// By default nothing is to be done.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// By default nothing is zoomed.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// By default nothing is to be done.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// By default nothing is to be done.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// By default nothing is to be done.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
