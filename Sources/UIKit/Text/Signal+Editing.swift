import CGtk
import CWidgets
import Foundation

extension Signal {
    /// A signal without arguments, after GTK's own handler.
    static func connectAfter(_ object: gpointer, _ name: String, _ action: @escaping @MainActor () -> Void) {
        let handler: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            // GTK emits its signals on the main thread only.
            MainActor.assumeIsolated { Signal.box(data, as: EditAction.self)?.run() }
        }
        attach(object, name, EditAction(action), pointer(to: handler), after: true)
    }

    /// A key that deletes: `delete-from-cursor` with what and how much.
    static func connectDeletion(_ text: gpointer, after: Bool = false, _ action: @escaping @MainActor () -> Void) {
        let handler: @convention(c) (gpointer?, gint, gint, gpointer?) -> Void = { _, _, _, data in
            // GTK emits its signals on the main thread only.
            MainActor.assumeIsolated { Signal.box(data, as: EditAction.self)?.run() }
        }
        attach(text, "delete-from-cursor", EditAction(action), pointer(to: handler), after: after)
    }

    /// Text is about to be inserted at a place, both in Unicode scalars.
    static func connectInsertText(_ text: gpointer, _ action: @escaping @MainActor (String, Int) -> EditAnswer) {
        let handler:
            @convention(c) (gpointer?, UnsafePointer<CChar>?, gint, UnsafeMutablePointer<gint>?, gpointer?) -> Void = {
                editable,
                bytes,
                length,
                position,
                data in
                guard let editable, let bytes, let position else { return }
                let count = length < 0 ? strlen(bytes) : Int(length)
                let string = String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
                let place = Int(position.pointee)
                // GTK emits its signals on the main thread only.
                let answer = MainActor.assumeIsolated { Signal.box(data, as: InsertAction.self)?.run(string, place) }
                guard case .stops(let caret) = answer else { return }
                position.pointee = gint(caret)
                g_signal_stop_emission_by_name(editable, "insert-text")
            }
        _ = attach(text, "insert-text", InsertAction(action), pointer(to: handler))
    }

    /// Text between two places is about to be deleted; an end of −1 is the end of the text.
    static func connectDeleteText(_ text: gpointer, _ action: @escaping @MainActor (Int, Int) -> EditAnswer) {
        let handler: @convention(c) (gpointer?, gint, gint, gpointer?) -> Void = { editable, start, end, data in
            guard let editable else { return }
            // GTK emits its signals on the main thread only.
            let answer = MainActor.assumeIsolated {
                Signal.box(data, as: DeleteAction.self)?.run(Int(start), Int(end))
            }
            if case .stops = answer { g_signal_stop_emission_by_name(editable, "delete-text") }
        }
        _ = attach(text, "delete-text", DeleteAction(action), pointer(to: handler))
    }

    private static func attach(
        _ object: gpointer,
        _ name: String,
        _ action: AnyObject,
        _ handler: GCallback,
        after: Bool
    ) {
        guard after else {
            _ = attach(object, name, action, handler)
            return
        }
        // The connection owns the closure: its destroy notify releases it.
        let data = Unmanaged.passRetained(action).toOpaque()
        g_signal_connect_data(
            object,
            name,
            handler,
            data,
            { data, _ in
                if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
            },
            G_CONNECT_AFTER
        )
    }

    private final class EditAction {
        let run: @MainActor () -> Void
        init(_ run: @escaping @MainActor () -> Void) { self.run = run }
    }
    private final class InsertAction {
        let run: @MainActor (String, Int) -> EditAnswer
        init(_ run: @escaping @MainActor (String, Int) -> EditAnswer) { self.run = run }
    }
    private final class DeleteAction {
        let run: @MainActor (Int, Int) -> EditAnswer
        init(_ run: @escaping @MainActor (Int, Int) -> EditAnswer) { self.run = run }
    }
}
