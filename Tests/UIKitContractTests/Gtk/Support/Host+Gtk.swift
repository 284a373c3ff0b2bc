import CGtk
import CWidgets
import Foundation
import XCTest

@testable import UIKit

// What tests ask of GTK. For iPhone the questions of the portable tests are answered in iOS/WaysideTests.

extension Host {
    /// Runs what the main loop holds ready.
    static func pump() {
        MainQueue.pump()
    }

    /// A window of a size in points.
    static func makeWindow(of size: CGSize) -> UIWindow {
        UIWindow(frame: CGRect(origin: .zero, size: size))
    }

    /// Waits for the next frame, a moment at most.
    func nextFrame() async {
        let frames = frameCount
        for _ in 0..<50 {
            Host.pump()
            try? await Task.sleep(nanoseconds: 1_000_000)
            if frameCount > frames { break }
        }
        Host.pump()
    }

    /// Takes the keyboard from whatever has it: GTK gives that of a new window to its first control.
    func clearFocus() {
        window.clearFocus()
    }

    /// Does what a tap on a control does.
    func tap(_ control: UIControl, file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertNotNil(control.window, "nobody can tap what is in no window", file: file, line: line)
        XCTAssertTrue(isReachable(control), "nobody can tap what is covered or hidden", file: file, line: line)
        control.trigger()
    }

    /// Presses a key; whether somebody used it.
    @discardableResult
    func press(_ usage: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], characters: String = "") -> Bool {
        window.send(
            UIKey(
                characters: characters,
                charactersIgnoringModifiers: characters,
                modifierFlags: modifiers,
                keyCode: usage
            )
        )
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

    /// What GTK complained of while something was done.
    static func complaints(during work: () async -> Void) async -> [String] {
        Complaints.begin()
        await work()
        return Complaints.end()
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

    /// Presses a control with the pointer and releases it, `count` being the number of the press in a row.
    func click(_ control: UIControl, count: Int = 1, releasedAt point: CGPoint? = nil) {
        control.pressed(count)
        let place = point ?? CGPoint(x: control.bounds.midX, y: control.bounds.midY)
        control.released(place)
    }

    /// Has GTK's click gestures of a view give their press up, as they do when it lasts longer than a double click.
    func outlast(_ view: UIView) {
        guard let controllers = gtk_widget_observe_controllers(view.widget) else { return }
        defer { g_object_unref(gpointer(controllers)) }
        let kind = gtk_gesture_click_get_type()
        for index in 0..<g_list_model_get_n_items(controllers) {
            guard let item = g_list_model_get_item(controllers, index) else { continue }
            defer { g_object_unref(item) }
            guard g_type_check_instance_is_a(item.assumingMemoryBound(to: GTypeInstance.self), kind) != 0 else {
                continue
            }
            var value = GValue()
            g_value_init(&value, kind)
            g_value_set_object(&value, item)
            g_signal_emitv(&value, g_signal_lookup("stopped", kind), 0, nil)
            g_value_unset(&value)
        }
    }

    /// Presses a control with the pointer, holds it for long, and releases it.
    func pressForLong(_ control: UIControl) {
        control.pressed(1)
        outlast(control)
        control.released(CGPoint(x: control.bounds.midX, y: control.bounds.midY))
    }

    /// Presses a cell with the pointer at a place of its own, holds it for long, and releases it.
    func pressForLong<Cell: PressableCell>(_ cell: Cell, at place: CGPoint? = nil) {
        let place = place ?? CGPoint(x: cell.bounds.midX, y: cell.bounds.midY)
        cell.pressed(at: place)
        outlast(cell)
        cell.released(at: place)
    }

    /// Activates a view as an assistive technology does.
    func activate(_ view: UIView) {
        view.accessibilityActivated()
    }

    /// Closes a window as a person does by its button.
    static func closeByPerson(_ window: UIWindow) {
        gtk_window_close(window.nativeWindow)
    }

    /// Does what a tap on a row does.
    func tapRow(_ path: IndexPath, in table: UITableView) {
        table.cellForRow(at: path)?.accessibilityActivated()
    }

    private func popover(at view: UIView) -> Widget? {
        var child = gtk_widget_get_first_child(view.widget)
        while let widget = child {
            if g_type_check_instance_is_a(
                UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self),
                gtk_popover_get_type()
            ) != 0 {
                return widget
            }
            child = gtk_widget_get_next_sibling(widget)
        }
        return nil
    }

    /// Whether a menu is open at a view.
    func hasOpenMenu(at view: UIView) -> Bool {
        popover(at: view).map { gtk_widget_get_mapped($0) != 0 } ?? false
    }

    /// Chooses an entry of the open menu by its number among all entries; whether there is such an entry.
    func chooseFromMenu(at view: UIView, entry: Int) -> Bool {
        guard let popover = popover(at: view) else { return false }
        let isActivated = gtk_widget_activate_action_variant(popover, "menu.a\(entry)", nil) != 0
        gtk_popover_popdown(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self))
        return isActivated
    }

    /// Types a character as GTK reports it; whether somebody used the key.
    func typeNative(_ character: Character, _ modifiers: UIKeyModifierFlags = []) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        var mask: UInt32 = 0
        if modifiers.contains(.shift) { mask |= GDK_SHIFT_MASK.rawValue }
        if modifiers.contains(.control) { mask |= GDK_CONTROL_MASK.rawValue }
        if modifiers.contains(.alternate) { mask |= GDK_ALT_MASK.rawValue }
        return window.keyPressed(gdk_unicode_to_keyval(scalar.value), mask)
    }

    /// What the window's content looks like, as pixels of one point each.
    func paint() -> Pixels? {
        let (width, height) = (gtk_widget_get_width(window.widget), gtk_widget_get_height(window.widget))
        guard width > 0, height > 0, let paintable = gtk_widget_paintable_new(window.widget) else { return nil }
        defer { g_object_unref(gpointer(paintable)) }
        let snapshot = gtk_snapshot_new()
        gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
        defer { gsk_render_node_unref(node) }
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height) else { return nil }
        defer { cairo_surface_destroy(surface) }
        let context = cairo_create(surface)
        gsk_render_node_draw(node, context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        return Pixels(bytes: Array(UnsafeBufferPointer(start: data, count: stride * Int(height))), stride: stride)
    }
}

/// A picture of a window.
struct Pixels {
    struct Color: Equatable {
        let red: UInt8
        let green: UInt8
        let blue: UInt8

        /// Whether a person would call both the same.
        func isNearly(_ other: Color) -> Bool {
            [(red, other.red), (green, other.green), (blue, other.blue)].allSatisfy { abs(Int($0) - Int($1)) < 24 }
        }
    }

    fileprivate let bytes: [UInt8]
    fileprivate let stride: Int

    /// The colour at a place; black outside.
    func color(x: Int, y: Int) -> Color {
        let start = y * stride + x * 4
        guard bytes.indices.contains(start + 2) else { return Color(red: 0, green: 0, blue: 0) }
        return Color(red: bytes[start + 2], green: bytes[start + 1], blue: bytes[start])
    }
}

/// Collects the warnings of GTK and the libraries below it.
@MainActor
private enum Complaints {
    private static var lines: [String] = []
    private static var old: GLogFunc?

    static func begin() {
        lines = []
        old = g_log_set_default_handler(
            { domain, _, message, _ in
                let line = [domain, message].compactMap { $0.map { String(cString: $0) } }.joined(separator: ": ")
                // GTK complains where it is called, which is the main thread.
                MainActor.assumeIsolated { Complaints.lines.append(line) }
            },
            nil
        )
    }

    static func end() -> [String] {
        g_log_set_default_handler(old ?? g_log_default_handler, nil)
        return lines
    }
}
