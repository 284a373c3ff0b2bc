import CGtk
import CWidgets
import Foundation

/// The top of a tree of views: on Linux, a window of the desktop.
@MainActor
open class UIWindow: UIView {
    /// The size of a new window in points: a phone's width and a half, as GNOME's own small apps are.
    static let defaultSize = CGSize(width: 480, height: 760)
    /// The narrowest and lowest that a window gets, in points.
    private static let minimumSize = CGSize(width: 320, height: 360)

    private static var windows: [WeakWindow] = []
    /// All windows that exist, oldest first.
    static var all: [UIWindow] { windows.compactMap(\.window) }

    private struct WeakWindow {
        weak var window: UIWindow?
    }

    /// The scene that the window belongs to.
    open weak var windowScene: UIWindowScene?
    /// Whether the window is the one with the keyboard.
    open private(set) var isKeyWindow = false
    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { rootChanged(from: oldValue) }
    }

    private let native: Widget
    private let announcer: Widget
    /// The controllers presented over the root, the topmost last.
    var presentations: [Presentation] = []
    private var isShown = false
    private var frameLog: FrameLog?
    private var isFocusPending = false

    open override var window: UIWindow? { self }
    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    /// A window of a scene.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: CGRect(origin: .zero, size: Self.defaultSize))
        self.windowScene = windowScene
        windowScene.add(self)
    }

    /// A window with a size; the desktop decides its place.
    public override init(frame: CGRect) {
        UIKitRuntime.start()
        native = made(adw_window_new())
        // GTK's own reference goes when the person closes the window; ours keeps the pointer good until deinit.
        g_object_ref(gpointer(native))
        announcer = made(gtk_label_new(nil))
        super.init(frame: frame)
        let size = frame.size == .zero ? Self.defaultSize : frame.size
        gtk_window_set_default_size(cast(native, to: GtkWindow.self), Int32(size.width), Int32(size.height))
        gtk_widget_set_size_request(widget, Int32(Self.minimumSize.width), Int32(Self.minimumSize.height))
        gtk_window_set_title(cast(native, to: GtkWindow.self), ProcessInfo.processInfo.processName.capitalized)
        adw_window_set_content(cast(native, to: AdwWindow.self), widget)
        backgroundColor = .systemBackground
        makeAnnouncer()
        watchKeys()
        Signal.connectNotify(gpointer(native), "is-active") { [weak self] in self?.activeChanged() }
        Signal.connectNotify(gpointer(native), "focus-widget") { [weak self] in self?.focusMoved() }
        Signal.connectQuestion(gpointer(native), "close-request") { [weak self] in self?.closeRequested() ?? false }
        Self.windows = Self.windows.filter { $0.window != nil } + [WeakWindow(window: self)]
    }

    /// Views are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    isolated deinit {
        // The window of the desktop would live on without us.
        adw_window_set_content(cast(native, to: AdwWindow.self), nil)
        gtk_window_destroy(cast(native, to: GtkWindow.self))
        g_object_unref(gpointer(native))
    }

    // MARK: Showing

    /// Shows the window and gives it the keyboard.
    open func makeKeyAndVisible() {
        isHidden = false
        isKeyWindow = true
        if let application = UIApplication.shared.native {
            gtk_window_set_application(cast(native, to: GtkWindow.self), application)
        }
        gtk_widget_show(native)
        gtk_window_present(cast(native, to: GtkWindow.self))
        guard !isShown else { return }
        isShown = true
        frameLog = FrameLog(window: native)
        rootViewController?.setAppeared(true, animated: false)
        focusContent()
    }

    /// Puts the keyboard into the first screen instead of a bar around it.
    ///
    /// Widgets take it once they are mapped, which the desktop decides: where that is not yet so, the next layout tries
    /// again.
    private func focusContent() {
        layoutIfNeeded()
        guard let view = rootViewController?.topmostChild.viewIfLoaded else { return }
        if focusedView?.isDescendant(of: view) == true {
            isFocusPending = false
        } else {
            isFocusPending = !view.focusFirst()
        }
    }

    override func widgetAllocated(width: CGFloat, height: CGFloat) {
        super.widgetAllocated(width: width, height: height)
        guard isFocusPending else { return }
        // GTK moves the focus only between its layouts.
        DispatchQueue.main.async { [weak self] in
            guard let self, self.isFocusPending else { return }
            self.isFocusPending = false
            self.focusContent()
        }
    }

    /// The title in the desktop's lists of windows.
    func setNativeTitle(_ title: String) {
        gtk_window_set_title(cast(native, to: GtkWindow.self), title)
    }

    /// Resizes the window of the desktop.
    func setNativeSize(_ size: CGSize) {
        gtk_window_set_default_size(cast(native, to: GtkWindow.self), Int32(size.width), Int32(size.height))
    }

    /// Fills the screen, as in a browser, where there is no desktop around.
    func maximise() {
        gtk_window_maximize(cast(native, to: GtkWindow.self))
    }

    /// The window of the desktop, for dialogs that belong to it.
    var nativeWindow: UnsafeMutablePointer<GtkWindow> { cast(native, to: GtkWindow.self) }

    func clearFocus() {
        gtk_window_set_focus(nativeWindow, nil)
    }

    /// What gets the keyboard is scrolled into view, once the layout that may be going on is done.
    private func focusMoved() {
        DispatchQueue.main.async { [weak self] in self?.revealFocus() }
    }

    private func revealFocus() {
        // A table brings its rows into view itself.
        guard let view = focusedView, !(view is UITableViewCell) else { return }
        layoutIfNeeded()
        var ancestor = view.superview
        while let step = ancestor {
            if let scrollView = step as? UIScrollView, view.bounds.height < scrollView.bounds.height {
                let place = view.convert(view.bounds, to: scrollView)
                scrollView.scrollRectToVisible(place.insetBy(dx: 0, dy: -Self.focusMargin), animated: false)
            }
            ancestor = step.superview
        }
    }

    /// What stays free above and below what is scrolled into view, in points.
    private static let focusMargin: CGFloat = 8

    /// The view that has the keyboard.
    var focusedView: UIView? {
        WidgetCallbacks.view(at: gtk_window_get_focus(nativeWindow))
    }

    private func activeChanged() {
        let isActive = gtk_window_is_active(nativeWindow) != 0
        isKeyWindow = isActive
        windowScene?.activeChanged(isActive)
    }

    private func closeRequested() -> Bool {
        windowScene?.closed(self)
        return false
    }

    // MARK: Content

    private func rootChanged(from old: UIViewController?) {
        if let old, old !== rootViewController {
            old.setAppeared(false, animated: false)
            old.viewIfLoaded?.removeFromSuperview()
            old.hostWindow = nil
        }
        guard let root = rootViewController else { return }
        root.hostWindow = self
        let view = root.loadedView
        view.frame = CGRect(origin: .zero, size: bounds.size)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
        if isShown {
            root.setAppeared(true, animated: false)
            focusContent()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        rootViewController?.viewIfLoaded?.frame = CGRect(origin: .zero, size: bounds.size)
        for presentation in presentations { presentation.layout(in: bounds.size) }
    }

    // MARK: Keys

    /// Our own views get keys before the GTK widgets around them, which use Home, End and the page keys themselves;
    /// where a native widget has the keyboard, a text field above all, we get what it leaves.
    private func watchKeys() {
        for phase in [GTK_PHASE_CAPTURE, GTK_PHASE_BUBBLE] {
            guard let keys = gtk_event_controller_key_new() else { return }
            gtk_event_controller_set_propagation_phase(keys, phase)
            gtk_widget_add_controller(native, keys)
            Signal.connectKey(gpointer(keys), "key-pressed") { [weak self] symbol, _, modifiers in
                guard let self, self.isOwnViewFocused == (phase == GTK_PHASE_CAPTURE) else { return false }
                return self.keyPressed(symbol, modifiers)
            }
        }
    }

    private var isOwnViewFocused: Bool {
        guard let focus = gtk_window_get_focus(nativeWindow) else { return false }
        return ws_view_is(focus) != 0
    }

    /// Hands a key to the responder with the keyboard and up its chain; true when somebody used it.
    func keyPressed(_ symbol: UInt32, _ modifiers: UInt32) -> Bool {
        guard let key = UIKey(gdkKeyval: symbol, modifiers: modifiers) else { return false }
        return send(key)
    }

    /// Hands a key to the first responder; true when somebody in the chain used it.
    func send(_ key: UIKey) -> Bool {
        let event = UIPressesEvent()
        let responder: UIResponder =
            focusedView ?? presentations.last?.controller.topmostChild ?? rootViewController?.topmostChild ?? self
        responder.pressesBegan([UIPress(key: key)], with: event)
        return !event.isUnhandled
    }

    /// A key that nobody used takes the topmost sheet away, goes back, fetches anew, or scrolls what is seen.
    ///
    /// The keyboard may be in a bar, or nowhere: such keys mean the screen all the same.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key else { return super.pressesBegan(presses, with: event) }
        if key.keyCode == .keyboardEscape, key.modifierFlags.isEmpty, let top = presentations.last {
            return top.dismissByPerson()
        }
        let controller = presentations.last?.controller ?? rootViewController
        guard let screen = controller?.topmostChild else { return super.pressesBegan(presses, with: event) }
        if screen.navigationController?.goBack(by: key) == true { return }
        if let view = screen.viewIfLoaded, scroll(in: view, by: key) { return }
        super.pressesBegan(presses, with: event)
    }

    /// The first scroll view inside that can fetch anew or follow the key does.
    private func scroll(in view: UIView, by key: UIKey) -> Bool {
        guard !view.isHidden else { return false }
        if let scrollView = view as? UIScrollView,
            scrollView.refreshControl?.takesKey(key) == true || scrollView.scroll(by: key)
        {
            return true
        }
        return view.subviews.contains { scroll(in: $0, by: key) }
    }

    // MARK: Announcements

    /// GTK 4.8 cannot announce; a status label that nobody sees changes its text, which screen readers read out.
    private func makeAnnouncer() {
        Accessible.setRole(announcer, GTK_ACCESSIBLE_ROLE_STATUS)
        gtk_widget_set_opacity(announcer, 0)
        gtk_widget_set_can_target(announcer, 0)
        gtk_widget_set_name(announcer, "announcements")
        ws_view_insert_child(widget, announcer, nil)
    }

    func announce(_ text: String) {
        gtk_label_set_text(opaque(announcer), text)
        Accessible.set(announcer, GTK_ACCESSIBLE_PROPERTY_LABEL, text)
    }

    /// What was announced last.
    var lastAnnouncement: String {
        gtk_label_get_text(opaque(announcer)).map { String(cString: $0) } ?? ""
    }
}

extension UIAccessibility {
    /// Tells screen readers about a change: an announcement is read out, a change of layout moves to a view.
    @MainActor
    public static func post(notification: Notification, argument: Any?) {
        if let text = argument as? String {
            for window in UIWindow.all { window.announce(text) }
        } else if notification != .announcement, let view = argument as? UIView {
            view.becomeFirstResponder()
        }
    }
}
