import CGtk
import CWidgets
import Foundation

/// A run of the animator that can be stopped.
@MainActor
final class Animation {
    private(set) var isStopped = false
    fileprivate var native: UnsafeMutablePointer<AdwAnimation>?

    /// Leaves everything as it is now; neither an update nor the completion follows.
    func stop() {
        guard !isStopped else { return }
        isStopped = true
        // Ends the animation, which then lets go of its closures.
        native.map { adw_animation_skip($0) }
    }
}

/// Runs a value from 0 to 1 over a short time, in step with the frames of a widget.
///
/// Where the person has turned animations off, or the widget is not on the screen, it is at 1 at once.
@MainActor
enum Animator {
    /// How long a screen takes to slide in, in milliseconds.
    static let slide: UInt32 = 220

    private final class Target {
        let update: @MainActor (Double) -> Void
        init(_ update: @escaping @MainActor (Double) -> Void) { self.update = update }
    }

    /// Calls `update` with rising values and `completion` at the end.
    static func run(
        _ animation: Animation = Animation(),
        on widget: Widget,
        milliseconds: UInt32,
        update: @escaping @MainActor (Double) -> Void,
        completion: @escaping @MainActor () -> Void
    ) {
        guard gtk_widget_get_mapped(widget) != 0 else {
            update(1)
            return completion()
        }
        let step: AdwAnimationTargetFunc = { value, data in
            guard let data else { return }
            // Animations advance with frames, on the main thread only.
            MainActor.assumeIsolated { Unmanaged<Target>.fromOpaque(data).takeUnretainedValue().update(value) }
        }
        let guarded: @MainActor (Double) -> Void = { value in if !animation.isStopped { update(value) } }
        // The animation's target owns the closure: its destroy notify releases it.
        let data = Unmanaged.passRetained(Target(guarded)).toOpaque()
        let target = adw_callback_animation_target_new(step, data) { data in
            if let data { Unmanaged<Target>.fromOpaque(data).release() }
        }
        guard let native = adw_timed_animation_new(widget, 0, 1, milliseconds, target) else {
            update(1)
            return completion()
        }
        animation.native = native
        adw_timed_animation_set_easing(OpaquePointer(native), ADW_EASE_OUT_CUBIC)
        Signal.connect(gpointer(native), "done") {
            animation.native = nil
            if !animation.isStopped { completion() }
            g_object_unref(gpointer(native))
        }
        adw_animation_play(native)
    }
}
