import CGtk
import CWidgets
import Foundation

/// Writes when keys came and when frames were painted, for measuring: a line each, "key 123 45" or "paint 678 90", in
/// microseconds of the monotonic clock and of the processor time of the whole program.
///
/// It is on only where the variable UIKIT_FRAME_LOG names a file.
@MainActor
final class FrameLog {
    private let file: FileHandle

    /// A log of a window, where one is asked for.
    init?(window: Widget) {
        guard let path = ProcessInfo.processInfo.environment["UIKIT_FRAME_LOG"],
            FileManager.default.createFile(atPath: path, contents: nil),
            let file = FileHandle(forWritingAtPath: path),
            let keys = gtk_event_controller_key_new(), let clock = gtk_widget_get_frame_clock(window)
        else { return nil }
        self.file = file
        // Before whoever has the keyboard gets them.
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(window, keys)
        Signal.connectKey(gpointer(keys), "key-pressed") { [weak self] _, _, _ in
            self?.write("key")
            return false
        }
        Signal.connect(gpointer(clock), "after-paint") { [weak self] in self?.write("paint") }
    }

    private func write(_ event: String) {
        var processor = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &processor)
        let microseconds = processor.tv_sec * 1_000_000 + processor.tv_nsec / 1_000
        file.write(Data("\(event) \(g_get_monotonic_time()) \(microseconds)\n".utf8))
    }
}
