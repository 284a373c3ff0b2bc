import CGtk
import CMainQueue
import CWidgets
import Foundation

/// Runs Swift's main queue inside the GLib main loop.
///
/// With it `DispatchQueue.main`, `Task { @MainActor in }` and `Task.sleep` work as in any program. Foundation's
/// `Timer` does not: nothing runs Foundation's run loop.
@MainActor
enum MainQueue {
    /// Above GTK's redraw (120 is `G_PRIORITY_HIGH_IDLE + 20`): at priority 0 a busy queue lets one frame a second
    /// through, at 120 sixty.
    private static let priority: gint = 120
    private static var isAttached = false

    /// Attaches the main queue to the default GLib context.
    ///
    /// Later calls do nothing.
    static func attach() {
        guard !isAttached else { return }
        isAttached = true
        let handle = _dispatch_get_main_queue_handle_4CF()
        guard let source = g_unix_fd_source_new(handle, G_IO_IN) else {
            fatalError("The main queue could not be attached to the GLib main loop.")
        }
        g_source_set_priority(source, priority)
        let drain: @convention(c) (gint, GIOCondition, gpointer?) -> gboolean = { handle, _, _ in
            // Read first, drain then: an unread eventfd stays readable and would spin the loop at 100 % CPU.
            var count: UInt64 = 0
            _ = read(handle, &count, MemoryLayout<UInt64>.size)
            _dispatch_main_queue_callback_4CF(nil)
            return 1
        }
        // A C function pointer as the generic source function; GLib calls it with the signature of fd sources.
        g_source_set_callback(source, unsafeBitCast(drain, to: GSourceFunc.self), nil, nil)
        g_source_attach(source, nil)
        g_source_unref(source)
    }

    /// Runs what the main loop holds ready, without waiting; at most `limit` steps.
    static func pump(limit: Int = 1_000) {
        var steps = 0
        while steps < limit, g_main_context_pending(nil) != 0 {
            g_main_context_iteration(nil, 0)
            steps += 1
        }
    }
}
