import CGtk
import CWidgets
import Foundation

@testable import UIKit

// What tests ask of GTK. Against Apple's UIKit the same questions are answered by the run loop and the window.

extension Host {
    /// Runs what the main loop holds ready.
    static func pump() {
        MainQueue.pump()
    }

    /// How many times the main loop was woken while nobody did anything, in a time in seconds.
    static func wakeUps(during seconds: Double) -> Int {
        let end = g_get_monotonic_time() + gint64(seconds * 1_000_000)
        // A timer of our own ends the wait; it is not counted.
        let timer = g_timeout_add(guint(seconds * 1_000) + 1, { _ in 1 }, nil)
        defer { g_source_remove(timer) }
        var count = 0
        while g_get_monotonic_time() < end {
            g_main_context_iteration(nil, 1)
            count += 1
        }
        return count
    }

    /// Resizes the window, its border included, as a person does by its edge.
    func resize(to size: CGSize) {
        window.setNativeSize(size)
    }

    private var frameClock: OpaquePointer? { gtk_widget_get_frame_clock(window.widget) }

    /// The number of the frame that is shown.
    var frameCount: Int { frameClock.map { Int(gdk_frame_clock_get_frame_counter($0)) } ?? 0 }

    /// Whether the window has been drawn once.
    var hasDrawn: Bool { gtk_widget_get_mapped(window.widget) != 0 && frameCount > 0 }

    /// Where the widget of a view really is, in the window's coordinates.
    func widgetFrame(of view: UIView) -> CGRect {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(view.widget, window.widget, &bounds) != 0 else { return .null }
        return CGRect(
            x: CGFloat(bounds.origin.x),
            y: CGFloat(bounds.origin.y),
            width: CGFloat(bounds.size.width),
            height: CGFloat(bounds.size.height)
        )
    }

    /// Whether a person sees the view: its widget and all above are shown.
    func isShown(_ view: UIView) -> Bool {
        gtk_widget_get_mapped(view.widget) != 0
    }

    /// The view that a pointer at a place of the window would reach.
    func view(at point: CGPoint) -> UIView? {
        let widget = gtk_widget_pick(window.widget, Double(point.x), Double(point.y), GTK_PICK_DEFAULT)
        return WidgetCallbacks.view(at: widget)
    }

    /// Whether the pointer reaches the view at its middle.
    func isReachable(_ view: UIView) -> Bool {
        guard isShown(view) else { return false }
        let frame = widgetFrame(of: view)
        return self.view(at: CGPoint(x: frame.midX, y: frame.midY))?.isDescendant(of: view) ?? false
    }

    /// Moves the keyboard on as Tab does; whether it found a place.
    @discardableResult
    func tab(backward: Bool = false) -> Bool {
        let top = gtk_widget_get_root(window.widget).map { UnsafeMutableRawPointer($0) }
        guard let root = top?.assumingMemoryBound(to: GtkWidget.self) else { return false }
        return gtk_widget_child_focus(root, backward ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD) != 0
    }

    /// The view that has the keyboard.
    var focusedView: UIView? { window.focusedView }

    /// The widgets' order, the rearmost first, as the views they stand for.
    func drawingOrder(in view: UIView) -> [UIView] {
        var result: [UIView] = []
        var child = gtk_widget_get_first_child(view.subviewHost)
        while let widget = child {
            if let found = WidgetCallbacks.view(at: widget), found !== view { result.append(found) }
            child = gtk_widget_get_next_sibling(widget)
        }
        return result
    }

    /// How many widgets of views exist in the program.
    static var liveWidgets: Int { Int(ws_view_live_count()) }

    /// The program's resident memory in bytes.
    static var residentMemory: Int {
        let statm = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let fields = statm.split(separator: " ")
        return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4_096 : 0
    }

    /// Makes the desktop's appearance light or dark, as a person does in the settings.
    static func setDark(_ isDark: Bool) {
        UIKitRuntime.start()
        adw_style_manager_set_color_scheme(
            adw_style_manager_get_default(),
            isDark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT
        )
        pump()
    }

    /// Sets the desktop's font, as a person who wants larger text does.
    static func setFont(_ name: String) {
        UIKitRuntime.start()
        var value = GValue()
        g_value_init(&value, GType(16 << 2))
        g_value_set_string(&value, name)
        if let settings = gtk_settings_get_default() {
            let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
            g_object_set_property(object, "gtk-font-name", &value)
        }
        g_value_unset(&value)
        pump()
    }
}
