import CGtk
import CWidgets
import Foundation

/// Reads picture files with gdk-pixbuf.
///
/// Every function may be called on any thread.
enum ImageDecoder {
    /// What a file says of itself before any pixel is decoded.
    struct Header: Hashable, Sendable {
        /// The width in pixels once the picture stands upright.
        let width: Int
        /// The height in pixels once the picture stands upright.
        let height: Int
        /// How the stored pixels are turned, from 1 (not at all) to 8, as Exif has it.
        let orientation: Int
        /// The format, by gdk-pixbuf's name for it.
        let format: String
    }

    /// Pictures in pixels, as Apple's UIImage reads them.
    ///
    /// SVG is left out: it is more a program to run than a picture, and these come from strangers.
    private static let formats: Set<String> = ["jpeg", "png", "gif", "webp", "bmp", "tiff", "ico"]

    /// A picture with more pixels is refused: its texture would take 400 MB.
    static let maximumPixelCount = 100_000_000

    /// Reads the header; nil if this is no picture or it is too large.
    static func header(of data: Data) -> Header? {
        // A width of 0 tells the loader that nobody wants the pixels.
        let load = Load(wanted: { _, _ in (0, 0) })
        _ = load.feed(data, stopsAtHeader: true)
        guard let format = load.format, let size = load.size, size.width > 0, size.height > 0 else { return nil }
        guard size.width * size.height <= maximumPixelCount else { return nil }
        let orientation = format == "jpeg" ? PictureFile.orientation(ofJPEG: data) : 1
        let swaps = PictureFile.swapsSides(orientation)
        return Header(
            width: swaps ? size.height : size.width,
            height: swaps ? size.width : size.height,
            orientation: orientation,
            format: format
        )
    }

    /// Decodes the whole picture, upright; nil if it is damaged or cut short.
    ///
    /// With a size it is decoded to that many pixels, which costs a JPEG file less than decoding all of them.
    static func decode(_ data: Data, header: Header, width: Int? = nil, height: Int? = nil) -> ImageTexture? {
        guard PictureFile.isComplete(data, format: header.format) else { return nil }
        let swaps = PictureFile.swapsSides(header.orientation)
        let upright = (width: width ?? header.width, height: height ?? header.height)
        let stored = swaps ? (upright.height, upright.width) : (upright.width, upright.height)
        let load = Load(wanted: { width, height in (width, height) == stored ? nil : stored })
        guard load.feed(data, stopsAtHeader: false), let pixbuf = load.pixbuf(turnedBy: header.orientation) else {
            return nil
        }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        guard let texture = gdk_texture_new_for_pixbuf(pixbuf) else { return nil }
        return ImageTexture(owning: texture)
    }

    /// One run of a `GdkPixbufLoader`.
    private final class Load {
        private(set) var size: (width: Int, height: Int)?
        private(set) var format: String?
        private let wanted: (Int, Int) -> (width: Int, height: Int)?
        private let loader = gdk_pixbuf_loader_new()
        private var isClosed = false

        init(wanted: @escaping (Int, Int) -> (width: Int, height: Int)?) {
            self.wanted = wanted
            // Unretained: the loader lives no longer than this object, which owns it.
            let context = Unmanaged.passUnretained(self).toOpaque()
            let handler: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, gint, gint, gpointer) -> Void = {
                loader,
                width,
                height,
                context in
                let load = Unmanaged<Load>.fromOpaque(context).takeUnretainedValue()
                load.size = (Int(width), Int(height))
                guard let size = load.wanted(Int(width), Int(height)) else { return }
                gdk_pixbuf_loader_set_size(loader, gint(size.width), gint(size.height))
            }
            // GObject calls every handler by the signature of its signal, which is the one above.
            let callback = unsafeBitCast(handler, to: GCallback.self)
            g_signal_connect_data(loader, "size-prepared", callback, context, nil, GConnectFlags(rawValue: 0))
        }

        deinit {
            close()
            g_object_unref(loader)
        }

        /// Hands the file over piece by piece; false if the loader refuses it or, with `stopsAtHeader`, stops early.
        func feed(_ data: Data, stopsAtHeader: Bool) -> Bool {
            let piece = 16 * 1024
            let isWhole = data.withUnsafeBytes { (buffer: UnsafeRawBufferPointer) -> Bool in
                guard let start = buffer.bindMemory(to: guchar.self).baseAddress else { return false }
                for offset in stride(from: 0, to: buffer.count, by: piece) {
                    let count = min(piece, buffer.count - offset)
                    let isTaken = gdk_pixbuf_loader_write(loader, start + offset, gsize(count), nil) != 0
                    guard readFormat() else { return false }
                    if stopsAtHeader, size != nil { return true }
                    guard isTaken else { return false }
                }
                return true
            }
            // A small file is looked at only now.
            let isClosedWell = close()
            return readFormat() && isWhole && isClosedWell
        }

        /// The decoded pixels, put upright as the header says: a new reference.
        ///
        /// Not by `gdk_pixbuf_apply_embedded_orientation`, which reads the orientation once more and differently: the
        /// size was worked out from the header's.
        func pixbuf(turnedBy orientation: Int) -> OpaquePointer? {
            guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { return nil }
            // A turn by nothing would copy all pixels.
            if orientation == 1 { return g_object_ref(gpointer(pixbuf)).map { OpaquePointer($0) } }
            let (isMirrored, rotation) = Load.turn(for: orientation)
            guard isMirrored else { return gdk_pixbuf_rotate_simple(pixbuf, rotation) }
            guard let mirrored = gdk_pixbuf_flip(pixbuf, 1) else { return nil }
            defer { g_object_unref(gpointer(mirrored)) }
            return gdk_pixbuf_rotate_simple(mirrored, rotation)
        }

        /// What undoes an orientation of Exif: a flip of left and right, then a turn.
        private static func turn(for orientation: Int) -> (isMirrored: Bool, rotation: GdkPixbufRotation) {
            switch orientation {
            case 2: (true, GDK_PIXBUF_ROTATE_NONE)
            case 3: (false, GDK_PIXBUF_ROTATE_UPSIDEDOWN)
            case 4: (true, GDK_PIXBUF_ROTATE_UPSIDEDOWN)
            case 5: (true, GDK_PIXBUF_ROTATE_COUNTERCLOCKWISE)
            case 6: (false, GDK_PIXBUF_ROTATE_CLOCKWISE)
            case 7: (true, GDK_PIXBUF_ROTATE_CLOCKWISE)
            case 8: (false, GDK_PIXBUF_ROTATE_COUNTERCLOCKWISE)
            default: (false, GDK_PIXBUF_ROTATE_NONE)
            }
        }

        /// False once the loader has found a format that is not read here.
        private func readFormat() -> Bool {
            guard format == nil else { return true }
            guard let found = gdk_pixbuf_loader_get_format(loader), let name = gdk_pixbuf_format_get_name(found) else {
                return true
            }
            defer { g_free(name) }
            let text = String(cString: name)
            guard formats.contains(text) else { return false }
            format = text
            return true
        }

        @discardableResult
        private func close() -> Bool {
            guard !isClosed else { return true }
            isClosed = true
            return gdk_pixbuf_loader_close(loader, nil) != 0
        }
    }
}
