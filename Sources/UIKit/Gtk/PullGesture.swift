import CGtk
import CWidgets
import Foundation

/// Notices that a person pulls the content of a scrolled window down at its top.
///
/// GTK reports every movement that runs into an edge, also one that began further down and ran out there. Only one
/// that began at the top is a pull.
@MainActor
final class PullGesture {
    /// How far content that does not scroll is pulled, in points.
    private static let distance: Double = 80

    private let onPull: () -> Void
    private let isAtTop: () -> Bool
    private var beganAtTop = false
    private let scrolledWindow: Widget
    private var handlers: [(object: gpointer, id: gulong)] = []
    private var controllers: [OpaquePointer] = []

    init(on scrolledWindow: Widget, isAtTop: @escaping () -> Bool, onPull: @escaping () -> Void) {
        self.scrolledWindow = scrolledWindow
        self.isAtTop = isAtTop
        self.onPull = onPull
        watchTouch()
        watchTouchpad()
        let target = gpointer(scrolledWindow)
        let id = Signal.connectEdge(target, "edge-overshot") { [weak self] edge in
            guard let self, edge == GTK_POS_TOP, self.beganAtTop else { return }
            self.beganAtTop = false
            self.onPull()
        }
        handlers.append((target, id))
    }

    /// Ends the watch.
    func remove() {
        for handler in handlers { g_signal_handler_disconnect(handler.object, handler.id) }
        for controller in controllers { gtk_widget_remove_controller(scrolledWindow, controller) }
        handlers = []
        controllers = []
    }

    /// A finger: GTK takes the drag over where there is something to scroll, and reports the edge; where there is
    /// nothing, the drag stays here.
    private func watchTouch() {
        guard let drag = gtk_gesture_drag_new() else { return }
        gtk_gesture_single_set_touch_only(drag, 1)
        gtk_event_controller_set_propagation_phase(drag, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(scrolledWindow, drag)
        controllers.append(drag)
        Signal.connectPoint(gpointer(drag), "drag-begin") { [weak self] _, _ in self?.began() }
        Signal.connectPoint(gpointer(drag), "drag-end") { [weak self] _, y in
            guard let self, self.beganAtTop, y > Self.distance, self.isAtTop() else { return }
            self.beganAtTop = false
            self.onPull()
        }
    }

    private func watchTouchpad() {
        guard let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL) else { return }
        gtk_event_controller_set_propagation_phase(scroll, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(scrolledWindow, scroll)
        controllers.append(scroll)
        Signal.connect(gpointer(scroll), "scroll-begin") { [weak self] in self?.began() }
    }

    /// A movement begins.
    func began() {
        beganAtTop = isAtTop()
    }
}

extension Signal {
    /// An edge of a scrolled window that a movement ran into.
    static func connectEdge(
        _ object: gpointer,
        _ name: String,
        _ action: @escaping @MainActor (GtkPositionType) -> Void
    ) -> gulong {
        let handler: @convention(c) (gpointer?, UInt32, gpointer?) -> Void = { _, edge, data in
            // GTK emits its signals on the main thread only.
            MainActor.assumeIsolated {
                Signal.box(data, as: EdgeAction.self)?.run(GtkPositionType(rawValue: edge))
            }
        }
        return attach(object, name, EdgeAction(action), pointer(to: handler))
    }

    private final class EdgeAction {
        let run: @MainActor (GtkPositionType) -> Void
        init(_ run: @escaping @MainActor (GtkPositionType) -> Void) { self.run = run }
    }
}
