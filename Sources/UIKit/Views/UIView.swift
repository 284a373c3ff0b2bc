import CGtk
import CWidgets
import Foundation

/// A rectangle on the screen that draws, contains other views and takes part in the responder chain.
///
/// On Linux each view owns one GTK widget; the tree of Swift objects owns, and the tree of widgets mirrors it.
@MainActor
open class UIView: UIResponder {
    /// The length that says "no size of its own" in `intrinsicContentSize`.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    /// The widget that stands for the view.
    ///
    /// Referenced once by the view.
    let widget: Widget

    // MARK: Tree

    /// The view that contains this one.
    open internal(set) weak var superview: UIView?
    /// The views inside this one, the rearmost first.
    open internal(set) var subviews: [UIView] = []
    /// The window the view is in.
    open var window: UIWindow? { superview?.window }
    /// The controller whose view this is.
    weak var viewController: UIViewController?

    // MARK: Geometry

    var frameStorage: CGRect
    var boundsOrigin: CGPoint = .zero
    /// How much larger than its bounds the view is on the screen: a scroll view zooms it.
    var zoom: CGFloat = 1 {
        didSet { if zoom != oldValue { ws_view_set_scale(widget, zoom) } }
    }
    var needsLayout = true
    var descendantNeedsLayout = false
    var isAllocating = false
    var sizeCache = SizeCache()
    var constraintRules: [NSLayoutConstraint] = []
    var huggingPriorities: [UILayoutPriority] = [.defaultLow, .defaultLow]
    var compressionPriorities: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
    var guides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
    /// What bars cover of the view.
    ///
    /// Bars lie beside content here, not over it, so these are zero.
    var safeAreaStorage: UIEdgeInsets = .zero

    /// Whether the frame is set by code (true) or by constraints.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// How the frame follows the superview's size where no constraints do.
    open var autoresizingMask: AutoresizingMask = []
    /// Space kept free inside the edges, in points.
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) {
        didSet { if directionalLayoutMargins != oldValue { contentSizeChanged() } }
    }

    // MARK: Look

    /// The colour behind the content.
    @NSCopying open var backgroundColor: UIColor? {
        didSet { if backgroundColor != oldValue { applyBackground() } }
    }
    /// The colour of what can be touched, inherited from the superview where not set.
    // Implicitly unwrapped as Apple declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tintColor: UIColor! {
        get { tintStorage ?? superview?.tintColor ?? .systemBlue }
        set {
            tintStorage = newValue
            tintColorDidChangeInTree()
        }
    }
    private var tintStorage: UIColor?
    /// Opacity, 0 to 1.
    open var alpha: CGFloat = 1 {
        didSet { gtk_widget_set_opacity(widget, Double(alpha)) }
    }
    /// Whether the view is left out of the screen; a stack view gives it no room.
    open var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            if isHidden { giveUpFocus() }
            gtk_widget_set_visible(widget, isHidden ? 0 : 1)
            superview?.subviewVisibilityChanged(self)
        }
    }
    /// Whether what is drawn outside the bounds is cut off.
    open var clipsToBounds = false {
        didSet { ws_view_set_clips(widget, clipsToBounds ? 1 : 0) }
    }
    /// How content fills the bounds.
    open var contentMode: ContentMode = .scaleToFill
    /// The corners and the border.
    public private(set) lazy var layer = CALayer(view: self)
    /// A number to find the view by.
    open var tag = 0

    // MARK: Behaviour

    /// Whether touches reach the view.
    open var isUserInteractionEnabled = true {
        didSet { gtk_widget_set_can_target(widget, isUserInteractionEnabled ? 1 : 0) }
    }
    /// A light or dark look for this view and all inside it, whatever the system says.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { propagateTraits() } }
    }

    var accessibility = AccessibilityState()
    /// The traits that the view was told of last.
    private var knownTraits = UITraitCollection.system
    private var hasAppliedTraits = false

    /// A view with a frame in its superview's coordinates, in points.
    public init(frame: CGRect) {
        frameStorage = frame
        widget = made(Self.makeWidget())
        g_object_ref_sink(widget)
        super.init()
        // Not retained: the view clears it in its deinit.
        ws_view_set_owner(widget, Unmanaged.passUnretained(self).toOpaque())
        WidgetCallbacks.install()
        ws_view_set_frame(widget, frame.origin.x, frame.origin.y, frame.width, frame.height)
    }

    /// A view without a size.
    public override convenience init() {
        self.init(frame: .zero)
    }

    /// Views are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    isolated deinit {
        for view in subviews {
            view.deactivateRulesAboutSuperview()
            gtk_widget_unparent(view.widget)
        }
        ws_view_set_owner(widget, nil)
        if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
        g_object_unref(widget)
    }

    /// Makes the widget of a class of views.
    class func makeWidget() -> Widget? {
        UIKitRuntime.start()
        return ws_view_new(GTK_ACCESSIBLE_ROLE_GROUP)
    }

    /// The widget that the subviews' widgets are put in.
    var subviewHost: Widget { widget }

    /// Whether this view places a subview itself, so that constraints do not.
    func placesSubview(_ view: UIView) -> Bool { false }

    // MARK: Responder

    open override var next: UIResponder? {
        viewController ?? superview
    }

    open override var isFirstResponder: Bool {
        focusWidget.map { gtk_widget_is_focus($0) != 0 } ?? false
    }

    /// The widget that takes the keyboard, where the view can have it.
    var focusWidget: Widget? { gtk_widget_get_focusable(widget) != 0 ? widget : nil }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, window != nil, !isHiddenInTree else { return false }
        if focusWidget == nil { gtk_widget_set_focusable(widget, 1) }
        return focusWidget.map { gtk_widget_grab_focus($0) != 0 } ?? false
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if isFirstResponder { window?.clearFocus() }
        return true
    }

    private var isHiddenInTree: Bool { isHidden || superview?.isHiddenInTree == true }

    /// Gives the keyboard to the first view inside that takes it and is not for typing: that begins when a person asks
    /// for it.
    ///
    /// False where there is none.
    func focusFirst() -> Bool {
        let inputs = textInputs
        for input in inputs { gtk_widget_set_can_focus(input.widget, 0) }
        defer { for input in inputs { gtk_widget_set_can_focus(input.widget, 1) } }
        return gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != 0
    }

    /// The fields inside that can be typed into.
    private var textInputs: [UIView] {
        if self is UITextField || self is UITextView || self is UISearchBar { return [self] }
        return subviews.flatMap(\.textInputs)
    }

    /// Takes the keyboard from here and from all inside: GTK goes on sending keys to a widget that has left.
    func giveUpFocus() {
        guard let window, let focused = window.focusedView, focused.isDescendant(of: self) else { return }
        window.clearFocus()
    }

    // MARK: To override

    /// Places the subviews.
    ///
    /// Constraints are applied here.
    open func layoutSubviews() {
        placeConstrainedSubviews(in: layoutReferenceSize)
    }

    /// The space that constraints are resolved in.
    var layoutReferenceSize: CGSize { frameStorage.size }

    /// The size that the content asks for, `noIntrinsicMetric` where it asks for none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// The size that fits the content within the given one.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width < 100_000 ? size.width : nil
        let natural = fittingSize(width: nil)
        // A view without content is right as it is.
        guard natural.width >= 0 || natural.height >= 0 else { return bounds.size }
        let fitting = width.map { natural.width > $0 ? fittingSize(width: $0) : natural } ?? natural
        return CGSize(
            width: min(max(0, fitting.width), width ?? .greatestFiniteMagnitude),
            height: max(0, fitting.height)
        )
    }

    /// A subview is about to be inside.
    open func didAddSubview(_ subview: UIView) {}
    /// A subview is about to leave.
    open func willRemoveSubview(_ subview: UIView) {}
    /// The view has another superview.
    open func didMoveToSuperview() {}
    /// The view has another window.
    open func didMoveToWindow() {}
    /// The tint colour changed, here or above.
    open func tintColorDidChange() {}
    /// The look, the contrast or the text size changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Traits

    /// The look, contrast, text size and size class in force here.
    open var traitCollection: UITraitCollection {
        let base = superview?.traitCollection ?? viewController?.parentTraits ?? UITraitCollection.system
        guard overrideUserInterfaceStyle != .unspecified else { return base }
        return UITraitCollection(traitsFrom: [base, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)])
    }

    /// Applies the traits of another place in the tree, where they differ: a cell that is used again, with all its
    /// labels, is mostly put where they are the same.
    func adoptTraits() {
        guard knownTraits == traitCollection else { return propagateTraits() }
        if !hasAppliedTraits {
            hasAppliedTraits = true
            applyTraits()
        }
        for view in subviews { view.adoptTraits() }
    }

    /// Applies what depends on the traits, here and inside.
    func propagateTraits() {
        hasAppliedTraits = true
        applyTraits()
        let previous = knownTraits
        let traits = traitCollection
        knownTraits = traits
        if traits != previous {
            traitCollectionDidChange(previous)
            viewController?.traitCollectionDidChange(previous)
        }
        for view in subviews { view.propagateTraits() }
    }

    /// Applies colours and text sizes to the widget anew.
    func applyTraits() {
        applyBackground()
        layer.apply()
        sizeCache = SizeCache()
        setNeedsLayout()
    }

    func applyBackground() {
        guard let backgroundColor else { return ws_view_set_background(widget, nil) }
        var color = backgroundColor.rgba(for: traitCollection)
        ws_view_set_background(widget, &color)
    }

    func tintColorDidChangeInTree() {
        tintColorDidChange()
        for view in subviews where view.tintStorage == nil { view.tintColorDidChangeInTree() }
    }

    // MARK: Layout

    /// Asks for a new layout before the next frame.
    open func setNeedsLayout() {
        needsLayout = true
        var view = superview
        while let step = view, !step.descendantNeedsLayout {
            step.descendantNeedsLayout = true
            view = step.superview
        }
        // Asking GTK from within its own allocation of this widget would allocate it again in the next frame.
        if !isAllocating { gtk_widget_queue_allocate(subviewHost) }
        if !isAllocating, subviewHost != widget { gtk_widget_queue_allocate(widget) }
    }

    /// GTK gives the widget its size: the view lays out what is inside.
    func widgetAllocated(width: CGFloat, height: CGFloat) {
        isAllocating = true
        if superview == nil { setFrame(CGRect(x: 0, y: 0, width: width, height: height)) }
        runLayout()
        isAllocating = false
    }

    /// Places the view; the size is that of its bounds, before zooming.
    func setFrame(_ frame: CGRect) {
        guard frame != frameStorage else { return }
        let old = frameStorage
        frameStorage = frame
        ws_view_set_frame(widget, frame.origin.x, frame.origin.y, frame.width, frame.height)
        if let superview, !superview.isAllocating { gtk_widget_queue_allocate(superview.subviewHost) }
        if old.size != frame.size {
            for view in subviews { view.autoresize(from: old.size, to: frame.size) }
            setNeedsLayout()
        }
    }

    func setBoundsOrigin(_ origin: CGPoint) {
        guard origin != boundsOrigin else { return }
        boundsOrigin = origin
        ws_view_set_origin(subviewHost, origin.x, origin.y)
    }

    // MARK: Fitting

    /// Whether the size of this view never depends on what is inside.
    var isLayoutBoundary: Bool { false }

    /// Something inside a layout boundary may ask for another size.
    func subviewContentSizeChanged(_ view: UIView) {
        sizeCache = SizeCache()
        setNeedsLayout()
    }

    /// Forgets measured sizes from here up to the next view that does not depend on its content's size.
    func contentSizeChanged() {
        sizeCache = SizeCache()
        setNeedsLayout()
        guard let superview else { return }
        if superview.isLayoutBoundary {
            superview.subviewContentSizeChanged(self)
        } else {
            superview.contentSizeChanged()
        }
    }

    /// How large the content wants to be, before the view's own rules about its size; −1 where it does not mind.
    func contentFittingSize(width: CGFloat?) -> CGSize {
        let intrinsic = intrinsicContentSize
        let inside = sizeForConstrainedSubviews(width: width)
        return CGSize(width: max(intrinsic.width, inside.width), height: max(intrinsic.height, inside.height))
    }

    /// A subview was hidden or shown.
    func subviewVisibilityChanged(_ view: UIView) {
        contentSizeChanged()
    }

    /// How far below the top the first line of text stands at a width; the bottom where there is no text.
    func firstBaseline(width: CGFloat) -> CGFloat { max(0, fittingSize(width: width).height) }

    // MARK: Accessibility

    /// The widget that carries the accessible name and state.
    var accessibleWidget: Widget { widget }
    /// Whether traits decide the accessible role.
    var acceptsRole: Bool { true }
    /// The name where the app gives none.
    var defaultAccessibilityLabel: String? { nil }
    /// The traits where the app gives none.
    var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
    /// An assistive technology activated the view.
    func accessibilityActivated() {}
}
