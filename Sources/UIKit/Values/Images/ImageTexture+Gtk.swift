import CGtk
import CWidgets
import Foundation

/// Pixels that GTK can draw: owns one reference to a `GdkTexture`.
// Unchecked because of the pointer: a GdkTexture never changes, and GObject counts its references atomically.
final class ImageTexture: @unchecked Sendable {
    /// The `GdkTexture`, alive as long as this object.
    let pointer: OpaquePointer

    /// Takes over the caller's reference.
    init(owning pointer: OpaquePointer) {
        self.pointer = pointer
    }

    deinit {
        // The renderer keeps data with a texture that it has drawn, and looks at it on the main thread alone.
        let address = UInt(bitPattern: pointer)
        if Thread.isMainThread {
            g_object_unref(UnsafeMutableRawPointer(bitPattern: address))
        } else {
            DispatchQueue.main.async { g_object_unref(UnsafeMutableRawPointer(bitPattern: address)) }
        }
    }

    var width: Int {
        Int(gdk_texture_get_width(pointer))
    }

    var height: Int {
        Int(gdk_texture_get_height(pointer))
    }

    /// The pixels row by row, four bytes each: blue, green, red, opacity, on a little-endian machine.
    func bgraBytes() -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        gdk_texture_download(pointer, &bytes, gsize(width * 4))
        return bytes
    }

    /// The picture in another size in pixels, smoothed.
    func scaled(width: Int, height: Int) -> ImageTexture? {
        if (width, height) == (self.width, self.height) { return self }
        guard let pixbuf = gdk_pixbuf_get_from_texture(pointer) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        guard let scaled = gdk_pixbuf_scale_simple(pixbuf, gint(width), gint(height), GDK_INTERP_BILINEAR) else {
            return nil
        }
        defer { g_object_unref(UnsafeMutableRawPointer(scaled)) }
        return gdk_texture_new_for_pixbuf(scaled).map(ImageTexture.init(owning:))
    }

    /// The pixels as a PNG file.
    func pngData() -> Data? {
        guard let bytes = gdk_texture_save_to_png_bytes(pointer) else { return nil }
        defer { g_bytes_unref(bytes) }
        var size: gsize = 0
        guard let start = g_bytes_get_data(bytes, &size) else { return nil }
        return Data(bytes: start, count: Int(size))
    }
}
