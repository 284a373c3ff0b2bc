import CGtk
import CWidgets
import Foundation

/// Connects GObject signals to Swift closures.
///
/// The closure is retained by the connection and released with it, so that a signal can never reach a closure
/// that is gone. Closures hold their view weakly: the Swift tree owns, GTK mirrors it.
@MainActor
enum Signal {
    /// A signal without arguments: `clicked`, `activate`, `changed`.
    @discardableResult
    static func connect(_ object: gpointer, _ name: String, _ action: @escaping @MainActor () -> Void) -> gulong {
        let handler: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            // GTK emits its signals on the main thread only.
            MainActor.assumeIsolated { Signal.box(data, as: Action.self)?.run() }
        }
        return attach(object, name, Action(action), pointer(to: handler))
    }

    /// A change of a property: `notify::active`.
    @discardableResult
    static func connectNotify(
        _ object: gpointer,
        _ property: String,
        _ action: @escaping @MainActor () -> Void
    ) -> gulong {
        connectThree(object, "notify::" + property, action)
    }

    /// A signal with one argument that is of no interest: a property's description, an action's parameter.
    @discardableResult
    static func connectThree(_ object: gpointer, _ name: String, _ action: @escaping @MainActor () -> Void) -> gulong {
        let handler: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            // GTK emits its signals on the main thread only.
            MainActor.assumeIsolated { Signal.box(data, as: Action.self)?.run() }
        }
        return attach(object, name, Action(action), pointer(to: handler))
    }

    /// A click gesture: number of presses and the place.
    @discardableResult
    static func connectPress(
        _ gesture: gpointer,
        _ name: String,
        _ action: @escaping @MainActor (Int, Double, Double) -> Void
    ) -> gulong {
        let handler: @convention(c) (gpointer?, gint, Double, Double, gpointer?) -> Void = { _, count, x, y, data in
            // GTK emits its signals on the main thread only.
            MainActor.assumeIsolated { Signal.box(data, as: PressAction.self)?.run(Int(count), x, y) }
        }
        return attach(gesture, name, PressAction(action), pointer(to: handler))
    }

    /// A pair of numbers: a drag, a scroll step, a long press.
    @discardableResult
    static func connectPoint(
        _ object: gpointer,
        _ name: String,
        _ action: @escaping @MainActor (Double, Double) -> Void
    ) -> gulong {
        let handler: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
            // GTK emits its signals on the main thread only.
            MainActor.assumeIsolated { Signal.box(data, as: PointAction.self)?.run(x, y) }
        }
        return attach(object, name, PointAction(action), pointer(to: handler))
    }

    /// A key: symbol, hardware code, modifiers; true when it was used.
    @discardableResult
    static func connectKey(
        _ controller: gpointer,
        _ name: String,
        _ action: @escaping @MainActor (UInt32, UInt32, UInt32) -> Bool
    ) -> gulong {
        let handler: @convention(c) (gpointer?, guint, guint, guint, gpointer?) -> gboolean = {
            _,
            symbol,
            code,
            modifiers,
            data in
            // GTK emits its signals on the main thread only.
            MainActor.assumeIsolated {
                Signal.box(data, as: KeyAction.self)?.run(symbol, code, modifiers) == true ? 1 : 0
            }
        }
        return attach(controller, name, KeyAction(action), pointer(to: handler))
    }

    /// A question that is answered by true to stop GTK's own answer: `close-request`.
    @discardableResult
    static func connectQuestion(_ object: gpointer, _ name: String, _ action: @escaping @MainActor () -> Bool) -> gulong
    {
        let handler: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
            // GTK emits its signals on the main thread only.
            MainActor.assumeIsolated { Signal.box(data, as: QuestionAction.self)?.run() == true ? 1 : 0 }
        }
        return attach(object, name, QuestionAction(action), pointer(to: handler))
    }

    /// A signal with one string: the response of a dialog, a link.
    @discardableResult
    static func connectText(
        _ object: gpointer,
        _ name: String,
        _ action: @escaping @MainActor (String) -> Bool
    ) -> gulong {
        let handler: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> gboolean = { _, text, data in
            let string = text.map { String(cString: $0) } ?? ""
            // GTK emits its signals on the main thread only.
            return MainActor.assumeIsolated { Signal.box(data, as: TextAction.self)?.run(string) == true ? 1 : 0 }
        }
        return attach(object, name, TextAction(action), pointer(to: handler))
    }

    static func attach(_ object: gpointer, _ name: String, _ action: AnyObject, _ handler: GCallback) -> gulong {
        // The connection owns the closure: its destroy notify releases it.
        let data = Unmanaged.passRetained(action).toOpaque()
        return g_signal_connect_data(
            object,
            name,
            handler,
            data,
            { data, _ in
                if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
            },
            GConnectFlags(0)
        )
    }

    static func pointer<F>(to handler: F) -> GCallback {
        // A C function pointer as the generic one that GObject takes; it is called with its own signature again.
        unsafeBitCast(handler, to: GCallback.self)
    }

    static func box<T: AnyObject>(_ data: gpointer?, as type: T.Type) -> T? {
        data.flatMap { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() as? T }
    }

    private final class Action {
        let run: @MainActor () -> Void
        init(_ run: @escaping @MainActor () -> Void) { self.run = run }
    }
    private final class PressAction {
        let run: @MainActor (Int, Double, Double) -> Void
        init(_ run: @escaping @MainActor (Int, Double, Double) -> Void) { self.run = run }
    }
    private final class PointAction {
        let run: @MainActor (Double, Double) -> Void
        init(_ run: @escaping @MainActor (Double, Double) -> Void) { self.run = run }
    }
    private final class KeyAction {
        let run: @MainActor (UInt32, UInt32, UInt32) -> Bool
        init(_ run: @escaping @MainActor (UInt32, UInt32, UInt32) -> Bool) { self.run = run }
    }
    private final class QuestionAction {
        let run: @MainActor () -> Bool
        init(_ run: @escaping @MainActor () -> Bool) { self.run = run }
    }
    private final class TextAction {
        let run: @MainActor (String) -> Bool
        init(_ run: @escaping @MainActor (String) -> Bool) { self.run = run }
    }
}
