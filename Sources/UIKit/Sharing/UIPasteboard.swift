import CGtk
import CWidgets
import Foundation

/// What was copied, to be pasted here or elsewhere.
@MainActor
open class UIPasteboard: NSObject {
    /// The clipboard of the desktop.
    public static let general = UIPasteboard()

    /// How long another program may take to hand over what it copied, in microseconds.
    private static let patience: gint64 = 1_000_000

    private override init() {
        UIKitRuntime.start()
        super.init()
    }

    /// The text; nil where what was copied is none.
    ///
    /// Setting nil empties the clipboard.
    open var string: String? {
        get { Self.read(clipboard) { ClipboardReading.text(from: $0, into: $1) }?.text }
        set {
            if let newValue {
                gdk_clipboard_set_text(clipboard, newValue)
            } else {
                gdk_clipboard_set_content(clipboard, nil)
            }
        }
    }

    /// The picture; nil where what was copied is none.
    ///
    /// Setting nil empties the clipboard.
    open var image: UIImage? {
        get { Self.read(clipboard) { ClipboardReading.texture(from: $0, into: $1) }?.image }
        set {
            if let texture = newValue?.texture() {
                gdk_clipboard_set_texture(clipboard, texture.pointer)
            } else {
                gdk_clipboard_set_content(clipboard, nil)
            }
        }
    }

    /// Whether there is a text.
    open var hasStrings: Bool { has(GType(16 << 2)) }

    /// Whether there is a picture.
    open var hasImages: Bool { has(gdk_texture_get_type()) }

    private var clipboard: OpaquePointer? {
        gdk_display_get_default().flatMap { gdk_display_get_clipboard($0) }
    }

    private func has(_ type: GType) -> Bool {
        guard let clipboard, let formats = gdk_clipboard_get_formats(clipboard) else { return false }
        let all = gdk_content_formats_union_deserialize_gtypes(gdk_content_formats_ref(formats))
        defer { gdk_content_formats_unref(all) }
        return gdk_content_formats_contain_gtype(all, type) != 0
    }

    /// Waits for the clipboard: UIKit answers at once, GTK later.
    ///
    /// Meanwhile only GLib's own sources run.
    private static func read(
        _ clipboard: OpaquePointer?,
        start: (OpaquePointer, ClipboardReading) -> Void
    ) -> ClipboardReading? {
        guard let clipboard else { return nil }
        let reading = ClipboardReading()
        start(clipboard, reading)
        let end = g_get_monotonic_time() + patience
        while !reading.isDone, g_get_monotonic_time() < end {
            if g_main_context_iteration(nil, 0) == 0 { usleep(1_000) }
        }
        return reading
    }
}

/// One answer of the clipboard.
@MainActor
private final class ClipboardReading {
    var isDone = false
    var text: String?
    var image: UIImage?

    static func text(from clipboard: OpaquePointer, into reading: ClipboardReading) {
        // The answer, which may come after the wait has ended, releases it.
        let data = Unmanaged.passRetained(reading).toOpaque()
        gdk_clipboard_read_text_async(
            clipboard,
            nil,
            { source, result, data in
                guard let data else { return }
                let reading = Unmanaged<ClipboardReading>.fromOpaque(data).takeRetainedValue()
                let bytes = gdk_clipboard_read_text_finish(source.map { OpaquePointer($0) }, result, nil)
                let text = bytes.map { String(cString: $0) }
                g_free(bytes)
                // GLib calls back on the thread that asked: the main one.
                MainActor.assumeIsolated {
                    reading.text = text
                    reading.isDone = true
                }
            },
            data
        )
    }

    static func texture(from clipboard: OpaquePointer, into reading: ClipboardReading) {
        // The answer, which may come after the wait has ended, releases it.
        let data = Unmanaged.passRetained(reading).toOpaque()
        gdk_clipboard_read_texture_async(
            clipboard,
            nil,
            { source, result, data in
                guard let data else { return }
                let reading = Unmanaged<ClipboardReading>.fromOpaque(data).takeRetainedValue()
                let texture = gdk_clipboard_read_texture_finish(source.map { OpaquePointer($0) }, result, nil)
                let png = texture.map(ImageTexture.init(owning:))?.pngData()
                // GLib calls back on the thread that asked: the main one.
                MainActor.assumeIsolated {
                    reading.image = png.flatMap { UIImage(data: $0) }
                    reading.isDone = true
                }
            },
            data
        )
    }
}
