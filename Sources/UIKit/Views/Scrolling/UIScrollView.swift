import CGtk
import CWidgets
import Foundation

/// A window onto content that is larger than it.
///
/// The content is laid out against `contentLayoutGuide`, or given by `contentSize`; a person moves it with the
/// wheel, the touchpad, a finger or the scroll bars of GTK. Where pages are turned or the content can be zoomed, the
/// view follows the person itself: GTK knows neither.
@MainActor
open class UIScrollView: UIView {
    private let scrolledWindow: Widget
    private let scroller: Widget

    /// Who is told of scrolling.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// The size of the content.
    open var contentSize: CGSize = .zero {
        didSet {
            guard contentSize != oldValue else { return }
            configureAdjustments()
        }
    }
    /// The point of the content at the top left of the view.
    open var contentOffset: CGPoint {
        get { boundsOrigin }
        set { setContentOffset(newValue, animated: false) }
    }
    /// Space added around the content.
    open var contentInset: UIEdgeInsets = .zero {
        didSet {
            guard contentInset != oldValue else { return }
            // Content that stood at its edge stands at its edge again, not below it.
            var offset = boundsOrigin
            if offset.x == -oldValue.left { offset.x = -contentInset.left }
            if offset.y == -oldValue.top { offset.y = -contentInset.top }
            if !isZooming { moveContent(to: offset) }
            configureAdjustments()
        }
    }
    /// Whether a person can scroll.
    open var isScrollEnabled = true {
        didSet { applyPolicy() }
    }
    /// Whether the horizontal scroll bar is shown.
    open var showsHorizontalScrollIndicator = true {
        didSet { applyPolicy() }
    }
    /// Whether the vertical scroll bar is shown.
    open var showsVerticalScrollIndicator = true {
        didSet { applyPolicy() }
    }
    /// Whether the content can be pulled up and down although it fits.
    open var alwaysBounceVertical = false
    /// Whether the content comes to rest at multiples of the view's size.
    open var isPagingEnabled = false {
        didSet { if isPagingEnabled != oldValue { panningChanged() } }
    }
    /// Whether the content can be pulled over its edge, and springs back.
    open var bounces = true
    /// Whether the content can be pinched over its limits, and springs back.
    open var bouncesZoom = true
    /// The smallest scale of the view that is zoomed.
    open var minimumZoomScale: CGFloat = 1 {
        didSet { if minimumZoomScale != oldValue { panningChanged() } }
    }
    /// The largest scale of the view that is zoomed; no larger than the smallest one, there is no zooming.
    open var maximumZoomScale: CGFloat = 1 {
        didSet { if maximumZoomScale != oldValue { panningChanged() } }
    }
    /// The scale of the view that is zoomed; on its way there, the scale that it will have.
    open var zoomScale: CGFloat {
        get { zoomTarget ?? zoomStorage }
        set { setZoomScale(newValue, animated: false) }
    }
    /// What fetches the content anew when a person pulls it down at its top, or presses F5 or Ctrl+R.
    open var refreshControl: UIRefreshControl? {
        didSet { if refreshControl !== oldValue { refreshControlChanged(from: oldValue) } }
    }
    /// How a scrolled view lets the on-screen keyboard go.
    open var keyboardDismissMode: KeyboardDismissMode = .none
    /// The whole content, to lay out against.
    open var contentLayoutGuide: UILayoutGuide { guide(.content) }
    /// The visible part, to lay out against.
    open var frameLayoutGuide: UILayoutGuide { guide(.frame) }
    private var isConfiguring = false
    private(set) var pullGesture: PullGesture?
    private var gestures: ScrollGestures?
    var drag: ScrollDrag?
    var settling: ScrollSettling?
    var zoomStorage: CGFloat = 1
    var zoomGesture: ZoomGesture?
    var zoomAnimation: Animation?
    var zoomTarget: CGFloat?
    var unzoomedContentSize: CGSize?

    /// How a scrolled view lets the on-screen keyboard go.
    public enum KeyboardDismissMode: Int, Sendable {
        /// It stays.
        case none = 0
        /// It goes when dragging begins.
        case onDrag = 1
        /// It follows the finger.
        case interactive = 2
    }

    /// A scroll view with a frame.
    public override init(frame: CGRect) {
        UIKitRuntime.start()
        scrolledWindow = made(gtk_scrolled_window_new())
        scroller = made(ws_scroller_new())
        super.init(frame: frame)
        // Not retained: cleared in deinit.
        ws_view_set_owner(scroller, Unmanaged.passUnretained(self).toOpaque())
        gtk_scrolled_window_set_child(opaque(scrolledWindow), scroller)
        // The view's own keys scroll; the focus goes to what is inside.
        gtk_widget_set_focusable(scrolledWindow, 0)
        ws_view_insert_child(widget, scrolledWindow, nil)
        clipsToBounds = true
        applyPolicy()
    }

    /// Views are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    isolated deinit {
        refreshControl?.detach()
        gestures?.remove()
        ws_view_set_owner(scroller, nil)
        gtk_widget_unparent(scrolledWindow)
    }

    private func refreshControlChanged(from old: UIRefreshControl?) {
        old?.detach()
        pullGesture?.remove()
        pullGesture = nil
        guard let refreshControl else { return }
        refreshControl.attach(to: self)
        pullGesture = PullGesture(on: scrolledWindow) { [weak self] in
            self.map { $0.contentOffset.y <= $0.offsetRange.least.y } ?? false
        } onPull: { [weak self] in
            self?.refreshControl?.refreshByPerson()
        }
    }

    override func applyTraits() {
        super.applyTraits()
        refreshControl?.propagateTraits()
    }

    override var subviewHost: Widget { scroller }
    override var isLayoutBoundary: Bool { true }

    /// Lets GTK scroll in those directions only in which there is something to see: the wheel then reaches the scroll
    /// view around this one.
    private func applyPolicy() {
        let range = offsetRange
        func policy(_ isShown: Bool, _ canScroll: Bool) -> GtkPolicyType {
            guard isScrollEnabled, canScroll, !pansByItself else { return GTK_POLICY_NEVER }
            return isShown ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
        }
        let horizontal = policy(showsHorizontalScrollIndicator, range.greatest.x > range.least.x)
        let vertical = policy(showsVerticalScrollIndicator, range.greatest.y > range.least.y)
        var oldHorizontal = GTK_POLICY_NEVER
        var oldVertical = GTK_POLICY_NEVER
        gtk_scrolled_window_get_policy(opaque(scrolledWindow), &oldHorizontal, &oldVertical)
        guard horizontal != oldHorizontal || vertical != oldVertical else { return }
        gtk_scrolled_window_set_policy(opaque(scrolledWindow), horizontal, vertical)
    }

    /// Takes the person's movements over from GTK, or leaves them to it.
    func panningChanged() {
        applyPolicy()
        gtk_scrolled_window_set_kinetic_scrolling(opaque(scrolledWindow), pansByItself ? 0 : 1)
        if pansByItself, gestures == nil {
            gestures = ScrollGestures(on: self)
        } else if !pansByItself {
            gestures?.remove()
            gestures = nil
        }
    }

    // MARK: Layout

    /// The content as it is laid out, before it is zoomed.
    override var layoutReferenceSize: CGSize {
        let scale = zoomsConstrainedContent ? zoomStorage : 1
        return CGSize(width: max(contentSize.width, 0) / scale, height: max(contentSize.height, 0) / scale)
    }

    /// Whether constraints, not code, say how large the zoomed content is.
    private var zoomsConstrainedContent: Bool {
        guard zoomStorage != 1, let view = zoomView else { return false }
        return view.superview === self && !view.translatesAutoresizingMaskIntoConstraints
    }

    open override func layoutSubviews() {
        if !constrainedSubviews.isEmpty {
            let size = constrainedContentSize()
            let scale = zoomsConstrainedContent ? zoomStorage : 1
            contentSize = CGSize(width: size.width * scale, height: size.height * scale)
        }
        super.layoutSubviews()
        configureAdjustments()
        refreshControl?.place(in: bounds.size)
    }

    /// The size that constraints give the content: as wide as the view where they tie it to the frame guide.
    private func constrainedContentSize() -> CGSize {
        let tiedWidth = constrainedSubviews.contains { view in
            view.rules(along: .horizontal).contains { $0.isDimension && $0.isAboutSuperview }
        }
        let natural = sizeForConstrainedSubviews(width: nil)
        // Views that are tied to the frame alone say nothing of the content.
        guard natural.width >= 0 || natural.height >= 0 else { return layoutReferenceSize }
        let width = tiedWidth ? bounds.width : max(0, natural.width)
        let height = sizeForConstrainedSubviews(width: width).height
        return CGSize(width: width, height: max(0, height, heightTiedToFrame))
    }

    /// The height of what is as high as the view, or higher.
    private var heightTiedToFrame: CGFloat {
        let rules = constrainedSubviews.flatMap { $0.rules(along: .vertical) }
        let tied = rules.filter { $0.isDimension && $0.isAboutFrame && $0.relation != .lessThanOrEqual }
        return tied.map { bounds.height * $0.multiplier + $0.constant }.max() ?? 0
    }

    override func contentFittingSize(width: CGFloat?) -> CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    // MARK: Scrolling

    /// The greatest offset that still shows content, and the least.
    var offsetRange: (least: CGPoint, greatest: CGPoint) {
        let least = CGPoint(x: -contentInset.left, y: -contentInset.top)
        let x = contentSize.width + contentInset.right - bounds.width
        let y = contentSize.height + contentInset.bottom - bounds.height
        return (least, CGPoint(x: max(least.x, x), y: max(least.y, y)))
    }

    /// Moves the content.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if needsLayout, window != nil { layoutIfNeeded() }
        stopMotion()
        let target = bounds.isEmpty ? contentOffset : clamped(contentOffset)
        // Only what a person leafs through goes there step by step; everything else is there at once.
        if animated, pansByItself { return settle(at: target, isDeceleration: false) }
        moveContent(to: target)
        configureAdjustments()
        if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// Moves the content just so far that a rectangle of it is visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var offset = contentOffset
        if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
        if rect.minY < offset.y { offset.y = rect.minY }
        if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
        if rect.minX < offset.x { offset.x = rect.minX }
        setContentOffset(clamped(offset), animated: animated)
    }

    /// The nearest offset that shows content.
    func clamped(_ offset: CGPoint) -> CGPoint {
        let range = offsetRange
        return CGPoint(
            x: min(max(offset.x, range.least.x), range.greatest.x),
            y: min(max(offset.y, range.least.y), range.greatest.y)
        )
    }

    /// Moves the bounds over the content and tells the delegate.
    func moveContent(to offset: CGPoint) {
        guard offset != boundsOrigin else { return }
        setBoundsOrigin(offset)
        if constrainedSubviews.contains(where: \.isTiedToFrame) { setNeedsLayout() }
        contentOffsetChanged()
        delegate?.scrollViewDidScroll(self)
    }

    /// The visible part of the content is another one.
    func contentOffsetChanged() {}

    /// GTK's adjustments moved: a person scrolled.
    func adjustmentsChanged(x: Double, y: Double) {
        guard !isConfiguring else { return }
        let least = offsetRange.least
        moveContent(to: CGPoint(x: x + least.x, y: y + least.y))
    }

    /// Tells GTK's scroll bars how much there is and where it stands.
    func configureAdjustments() {
        guard !isConfiguring else { return }
        isConfiguring = true
        let least = offsetRange.least
        let size = CGSize(
            width: contentSize.width + contentInset.left + contentInset.right,
            height: contentSize.height + contentInset.top + contentInset.bottom
        )
        ws_scroller_configure(
            scroller,
            size.width,
            size.height,
            boundsOrigin.x - least.x,
            boundsOrigin.y - least.y,
            bounds.width,
            bounds.height
        )
        isConfiguring = false
        applyPolicy()
        if bounds.width > 0, bounds.height > 0, !isInMotion { moveContent(to: clamped(boundsOrigin)) }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key else { return super.pressesBegan(presses, with: event) }
        if refreshControl?.takesKey(key) == true || scroll(by: key) { return }
        super.pressesBegan(presses, with: event)
    }

    /// Scrolls as a key says; false where the key is not for scrolling or there is nothing more that way.
    func scroll(by key: UIKey) -> Bool {
        guard key.modifierFlags.subtracting(.numericPad).isEmpty, isScrollEnabled else { return false }
        let range = offsetRange
        var offset = contentOffset
        switch key.keyCode {
        case .keyboardPageDown: offset.y += bounds.height * 0.9
        case .keyboardPageUp: offset.y -= bounds.height * 0.9
        case .keyboardDownArrow: offset.y += 40
        case .keyboardUpArrow: offset.y -= 40
        case .keyboardHome: offset.y = range.least.y
        case .keyboardEnd: offset.y = range.greatest.y
        default: return false
        }
        offset = clamped(offset)
        guard offset != contentOffset else { return false }
        setContentOffset(offset, animated: false)
        return true
    }
}

extension UIView {
    /// Whether the view stands still while the content of its scroll view moves.
    fileprivate var isTiedToFrame: Bool {
        constraintRules.contains { $0.rule.map { $0.isAboutFrame && !$0.isDimension } ?? false }
    }
}
