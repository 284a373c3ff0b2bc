import CGtk
import CWidgets
import Foundation

/// Follows the main button of the pointer, and a finger, on a widget.
///
/// GTK's click gesture gives a press up that lasts longer than a double click or moves by some points ("stopped"), and
/// counts presses in a row by when the program comes to hear of them. Slow hands and busy programs would lose taps: here
/// a press lasts until it is released, or something else (a scroll view) takes it over, and presses count by when and
/// where they happened.
@MainActor
enum PressGesture {
    /// Has closures called for the presses on a widget; they hold their view weakly.
    ///
    /// - Parameters:
    ///   - pressed: the number of the press in a row, and where
    ///   - released: where, inside the widget or out of it
    ///   - cancelled: something else has taken the press over
    static func watch(
        _ widget: Widget,
        pressed: @escaping @MainActor (Int, CGPoint) -> Void,
        released: @escaping @MainActor (CGPoint) -> Void,
        cancelled: @escaping @MainActor () -> Void
    ) {
        guard let gesture = gtk_gesture_click_new() else { return }
        gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
        gtk_widget_add_controller(widget, gesture)
        let target = gpointer(gesture)
        var counter = PressCounter()
        // The connection goes with the gesture.
        Signal.connectPress(target, "pressed") { _, x, y in
            let place = CGPoint(x: x, y: y)
            let time = gtk_event_controller_get_current_event_time(gesture)
            pressed(counter.press(at: time, place, limits: limits(of: gesture)), place)
        }
        Signal.connectPress(target, "released") { _, x, y in released(CGPoint(x: x, y: y)) }
        Signal.connectThree(target, "cancel", cancelled)
    }

    /// Fingers hit less well than a pointer, in points.
    private static let fingerDistance = 30.0

    private static func limits(of gesture: OpaquePointer) -> PressCounter.Limits {
        let time = SystemTraits.number("gtk-double-click-time") ?? 400
        let distance = SystemTraits.number("gtk-double-click-distance") ?? 5
        let device = gtk_event_controller_get_current_event_device(gesture)
        let isFinger = device.map { gdk_device_get_source($0) == GDK_SOURCE_TOUCHSCREEN } ?? false
        return PressCounter.Limits(milliseconds: UInt32(time), distance: isFinger ? fingerDistance : Double(distance))
    }
}

/// Counts presses that follow each other soon and nearby.
struct PressCounter {
    /// How soon, and how near in points.
    struct Limits {
        var milliseconds: UInt32
        var distance: Double
    }

    private var last: (time: UInt32, place: CGPoint)?
    private var count = 0

    /// The number of a press in its row, the first being 1.
    /// - Parameter time: when it happened, in milliseconds of a clock that begins again after 49 days
    mutating func press(at time: UInt32, _ place: CGPoint, limits: Limits) -> Int {
        let isNext = last.map { last in
            time &- last.time <= limits.milliseconds
                && max(abs(place.x - last.place.x), abs(place.y - last.place.y)) <= limits.distance
        }
        count = isNext == true ? count + 1 : 1
        last = (time, place)
        return count
    }
}
