import CGtk
import CWidgets
import Foundation

/// Follows fingers, the mouse, the touchpad and the wheel on a scroll view that pans by itself.
///
/// GTK gives a movement to every widget under the pointer; each asks `UIScrollView.owner` whose it is, so that all come
/// to the same answer.
@MainActor
final class ScrollGestures {
    /// How far a finger moves before that is a drag and no tap, in points.
    private static let threshold: CGFloat = 8

    private weak var scrollView: UIScrollView?
    private let widget: Widget
    private var controllers: [OpaquePointer] = []
    private var drag: DragState = .none
    private var touchpad: TouchpadState = .none
    private var wheel = CGPoint.zero

    private enum DragState {
        case none
        /// A finger is down at a place of the view.
        case down(CGPoint)
        /// The finger moves the content; it had gone so far when that began.
        case moving(CGPoint)
    }

    private enum TouchpadState {
        case none
        /// Two fingers are on the touchpad.
        case down
        /// They move the content, by so much in all.
        case moving(CGPoint)
        /// They move somebody else's.
        case refused
    }

    init(on scrollView: UIScrollView) {
        self.scrollView = scrollView
        widget = scrollView.widget
        watchDrag()
        watchScrolling()
        watchPinch()
    }

    /// Ends the watch.
    func remove() {
        for controller in controllers { gtk_widget_remove_controller(widget, controller) }
        controllers = []
    }

    private func add(_ controller: OpaquePointer) {
        gtk_widget_add_controller(widget, controller)
        controllers.append(controller)
    }

    private var now: Double { Double(g_get_monotonic_time()) / 1_000 }

    // MARK: Finger and mouse

    private func watchDrag() {
        guard let gesture = gtk_gesture_drag_new() else { return }
        add(gesture)
        let target = gpointer(gesture)
        Signal.connectPoint(target, "drag-begin") { [weak self] x, y in
            self?.drag = .down(CGPoint(x: x, y: y))
        }
        Signal.connectPoint(target, "drag-update") { [weak self] x, y in
            self?.dragged(CGPoint(x: x, y: y), gesture)
        }
        Signal.connectPoint(target, "drag-end") { [weak self] _, _ in self?.dragEnded(isCancelled: false) }
        Signal.connectThree(target, "cancel") { [weak self] in self?.dragEnded(isCancelled: true) }
    }

    private func dragged(_ translation: CGPoint, _ gesture: OpaquePointer) {
        guard let scrollView else { return }
        switch drag {
        case .none: return
        case .down(let start):
            guard max(abs(translation.x), abs(translation.y)) >= Self.threshold else { return }
            guard owner(translation, at: start) === scrollView else {
                drag = .none
                gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
                return
            }
            gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
            drag = .moving(translation)
            scrollView.panBegan()
        case .moving(let origin):
            let moved = CGPoint(x: translation.x - origin.x, y: translation.y - origin.y)
            scrollView.panMoved(moved, at: now)
        }
    }

    private func dragEnded(isCancelled: Bool) {
        defer { drag = .none }
        guard case .moving = drag else { return }
        if isCancelled { scrollView?.panCancelled() } else { scrollView?.panEnded(at: now) }
    }

    private func owner(_ translation: CGPoint, at place: CGPoint) -> UIScrollView? {
        let picked = gtk_widget_pick(widget, Double(place.x), Double(place.y), GTK_PICK_DEFAULT)
        return UIScrollView.owner(ofMovement: translation, on: WidgetCallbacks.view(at: picked) ?? scrollView)
    }

    // MARK: Touchpad and wheel

    private func watchScrolling() {
        guard let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES) else { return }
        // Before the scrolled window inside, which keeps every step of the wheel for itself.
        gtk_event_controller_set_propagation_phase(scroll, GTK_PHASE_CAPTURE)
        add(scroll)
        let target = gpointer(scroll)
        Signal.connect(target, "scroll-begin") { [weak self] in self?.touchpad = .down }
        Signal.connectScroll(target) { [weak self] x, y in
            self?.scrolled(CGPoint(x: x, y: y), scroll) ?? false
        }
        Signal.connect(target, "scroll-end") { [weak self] in self?.touchpadEnded() }
    }

    private func scrolled(_ step: CGPoint, _ controller: OpaquePointer) -> Bool {
        guard let scrollView else { return false }
        let place = Self.pointer(on: widget)
        let modifiers = gtk_event_controller_get_current_event_state(controller)
        if modifiers.rawValue & GDK_CONTROL_MASK.rawValue != 0 {
            return scrollView.zoomByWheel(step.y, at: place)
        }
        let isInPoints = gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_SURFACE
        switch touchpad {
        case .none:
            // Shift turns the wheel on its side, as everywhere.
            let isTurned = modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0 && step.x == 0
            return wheelTurned(isTurned ? CGPoint(x: step.y, y: 0) : step, at: place)
        case .refused: return false
        case .down:
            let moved = Self.inPoints(step, isInPoints)
            guard owner(CGPoint(x: -moved.x, y: -moved.y), at: place) === scrollView else {
                touchpad = .refused
                return false
            }
            scrollView.panBegan()
            touchpad = .moving(CGPoint(x: -moved.x, y: -moved.y))
            return true
        case .moving(let sum):
            let moved = Self.inPoints(step, isInPoints)
            let translation = CGPoint(x: sum.x - moved.x, y: sum.y - moved.y)
            touchpad = .moving(translation)
            scrollView.panMoved(translation, at: now)
            return true
        }
    }

    private func touchpadEnded() {
        if case .moving = touchpad { scrollView?.panEnded(at: now) }
        touchpad = .none
    }

    /// A touchpad that counts in steps of a wheel moves so many points a step.
    private static let pointsAStep: CGFloat = 60

    private static func inPoints(_ step: CGPoint, _ isInPoints: Bool) -> CGPoint {
        isInPoints ? step : CGPoint(x: step.x * pointsAStep, y: step.y * pointsAStep)
    }

    private func wheelTurned(_ step: CGPoint, at place: CGPoint) -> Bool {
        guard let scrollView else { return false }
        var turned = step
        let range = scrollView.offsetRange
        // Where there is but one way to go, every wheel goes it.
        if range.greatest.y <= range.least.y, abs(step.y) > abs(step.x) { turned = CGPoint(x: step.y, y: 0) }
        guard owner(CGPoint(x: -turned.x, y: -turned.y), at: place) === scrollView else { return false }
        wheel = CGPoint(x: wheel.x + turned.x, y: wheel.y + turned.y)
        let whole = CGPoint(x: wheel.x.rounded(.towardZero), y: wheel.y.rounded(.towardZero))
        guard whole != .zero else { return true }
        wheel = .zero
        scrollView.wheelTurned(whole)
        return true
    }

    /// Where on a widget the pointer is; steps of the wheel do not say so themselves.
    private static func pointer(on widget: Widget) -> CGPoint {
        var (x, y) = (0.0, 0.0)
        // The seat's pointer, not the event's device: that may be a part of it, which X11 does not answer for.
        guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native),
            let seat = gdk_display_get_default_seat(gtk_widget_get_display(widget)),
            let pointer = gdk_seat_get_pointer(seat),
            gdk_surface_get_device_position(surface, pointer, &x, &y, nil) != 0
        else { return .zero }
        var (surfaceX, surfaceY) = (0.0, 0.0)
        gtk_native_get_surface_transform(native, &surfaceX, &surfaceY)
        let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
        var (placeX, placeY) = (0.0, 0.0)
        _ = gtk_widget_translate_coordinates(root, widget, x - surfaceX, y - surfaceY, &placeX, &placeY)
        return CGPoint(x: placeX, y: placeY)
    }

    // MARK: Pinch

    private func watchPinch() {
        guard let gesture = gtk_gesture_zoom_new() else { return }
        add(gesture)
        let target = gpointer(gesture)
        Signal.connectThree(target, "begin") { [weak self] in
            guard let self, let scrollView = self.scrollView, scrollView.canZoom else { return }
            gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
            self.drag = .none
            scrollView.pinchBegan(at: Self.middle(of: gesture))
        }
        Signal.connectNumber(target, "scale-changed") { [weak self] factor in
            self?.scrollView?.pinchMoved(by: CGFloat(factor), at: Self.middle(of: gesture))
        }
        Signal.connectThree(target, "end") { [weak self] in self?.scrollView?.pinchEnded() }
        Signal.connectThree(target, "cancel") { [weak self] in self?.scrollView?.pinchEnded() }
    }

    private static func middle(of gesture: OpaquePointer) -> CGPoint {
        var (x, y) = (0.0, 0.0)
        guard gtk_gesture_get_bounding_box_center(gesture, &x, &y) != 0 else { return .zero }
        return CGPoint(x: x, y: y)
    }
}

extension Signal {
    /// A step of the wheel or the touchpad; true when it was used.
    static func connectScroll(_ controller: gpointer, _ action: @escaping @MainActor (Double, Double) -> Bool) {
        let handler: @convention(c) (gpointer?, Double, Double, gpointer?) -> gboolean = { _, x, y, data in
            // GTK emits its signals on the main thread only.
            MainActor.assumeIsolated { Signal.box(data, as: ScrollAction.self)?.run(x, y) == true ? 1 : 0 }
        }
        _ = attach(controller, "scroll", ScrollAction(action), pointer(to: handler))
    }

    /// A number: a scale.
    static func connectNumber(_ object: gpointer, _ name: String, _ action: @escaping @MainActor (Double) -> Void) {
        let handler: @convention(c) (gpointer?, Double, gpointer?) -> Void = { _, number, data in
            // GTK emits its signals on the main thread only.
            MainActor.assumeIsolated { Signal.box(data, as: NumberAction.self)?.run(number) }
        }
        _ = attach(object, name, NumberAction(action), pointer(to: handler))
    }

    private final class ScrollAction {
        let run: @MainActor (Double, Double) -> Bool
        init(_ run: @escaping @MainActor (Double, Double) -> Bool) { self.run = run }
    }

    private final class NumberAction {
        let run: @MainActor (Double) -> Void
        init(_ run: @escaping @MainActor (Double) -> Void) { self.run = run }
    }
}
