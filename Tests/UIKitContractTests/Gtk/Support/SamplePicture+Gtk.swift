import CGtk
import CWidgets
import Foundation

extension SamplePicture {
    /// A JPEG file of a size whose quarters have the four colours.
    static func quartered(width: Int, height: Int) -> Data {
        guard let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, gint(width), gint(height)) else { return Data() }
        defer { g_object_unref(gpointer(pixbuf)) }
        let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        guard let pixels = gdk_pixbuf_get_pixels(pixbuf) else { return Data() }
        for y in 0..<height {
            for x in 0..<width {
                let color = quarters[(y * 2 >= height ? 2 : 0) + (x * 2 >= width ? 1 : 0)]
                for channel in 0..<3 { pixels[y * stride + x * 3 + channel] = color[channel] }
            }
        }
        var buffer: UnsafeMutablePointer<CChar>?
        var size: gsize = 0
        guard gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, "jpeg", nil, nil, nil) != 0, let buffer else {
            return Data()
        }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: Int(size))
    }
}
