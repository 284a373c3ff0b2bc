import Foundation
import Networking

/// What a picture's file says of itself, read without decoding it.
///
/// ```swift
/// let header = ImageHeader(data)       // nil: no JPEG, PNG, GIF or WebP, or its head is damaged
/// header?.uprightSize                  // 3024 × 4032, although it is stored lying
/// ```
///
/// Every offset and length in the file is looked at before it is used: the head of a hostile file gives nil.
public struct ImageHeader: Sendable, Hashable {
    /// The kinds of file that are read.
    public enum Kind: String, Sendable {
        /// JPEG: ISO/IEC 10918-1.
        case jpeg = "JPEG"
        /// PNG: ISO/IEC 15948.
        case png = "PNG"
        /// GIF89a, moving or not.
        case gif = "GIF"
        /// WebP, lossy or lossless.
        case webP = "WebP"
    }

    /// What kind of file it is, by its bytes.
    public let kind: Kind
    /// The size as it is stored.
    public let size: PixelSize
    /// How the picture is to be turned and mirrored to stand upright: EXIF's 1 to 8, 1 being as it is stored.
    public let orientation: Int
    /// Whether it can be decoded as a whole only: a progressive JPEG, an interlaced PNG or GIF.
    public let isProgressive: Bool
    /// Whether the file has its end.
    public let isComplete: Bool
    /// How many bytes a decoder holds for each pixel while it works on the whole picture.
    let workingBytesPerPixel: Double

    /// Reads the head of a file.
    ///
    /// Nil where it is none of the kinds above, or its head is cut or damaged.
    public init?(_ data: Data) {
        let bytes = ImageBytes(data)
        let parts = JPEGHeader.read(bytes) ?? PNGHeader.read(bytes) ?? GIFHeader.read(bytes) ?? WebPHeader.read(bytes)
        guard let parts, parts.size.width > 0, parts.size.height > 0 else { return nil }
        kind = parts.kind
        size = parts.size
        orientation = (1...8).contains(parts.orientation) ? parts.orientation : 1
        isProgressive = parts.isProgressive
        workingBytesPerPixel = parts.workingBytesPerPixel
        isComplete = ImageWholeness.check(data) == .whole
    }

    /// The size as a person sees it.
    public var uprightSize: PixelSize {
        // From 5 on the picture lies on its side.
        orientation >= 5 ? size.turned : size
    }
}

/// What the readers of the single kinds find.
struct ImageHeaderParts {
    var kind: ImageHeader.Kind
    var size: PixelSize
    var orientation = 1
    var isProgressive = false
    /// Red, green, blue and how opaque: what most decoders make.
    var workingBytesPerPixel = 4.0
}
