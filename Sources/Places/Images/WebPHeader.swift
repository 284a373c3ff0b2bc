/// Reads the first chunk of a WebP, and the EXIF chunk where there is one.
///
/// Layout: RFC 9649.
enum WebPHeader {
    private static let mostChunks = 1000

    static func read(_ bytes: ImageBytes) -> ImageHeaderParts? {
        guard bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8), let size = size(bytes) else { return nil }
        // The extended form alone can carry EXIF.
        let orientation = bytes.has("VP8X", at: 12) ? orientation(bytes) : 1
        return ImageHeaderParts(kind: .webP, size: size, orientation: orientation)
    }

    private static func size(_ bytes: ImageBytes) -> PixelSize? {
        if bytes.has("VP8X", at: 12) {
            guard let width = bytes.little(24, bytes: 3), let height = bytes.little(27, bytes: 3) else { return nil }
            return PixelSize(width: width + 1, height: height + 1)
        }
        if bytes.has("VP8L", at: 12) {
            guard bytes.byte(20) == 0x2F, let bits = bytes.little(21, bytes: 4) else { return nil }
            return PixelSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
        }
        guard bytes.has("VP8 ", at: 12), bytes.byte(23) == 0x9D, bytes.byte(24) == 0x01, bytes.byte(25) == 0x2A,
            let width = bytes.little(26, bytes: 2), let height = bytes.little(28, bytes: 2)
        else { return nil }
        // The upper two bits ask for a scaling that nobody does.
        return PixelSize(width: width & 0x3FFF, height: height & 0x3FFF)
    }

    private static func orientation(_ bytes: ImageBytes) -> Int {
        var index = 12
        for _ in 0..<mostChunks {
            guard let length = bytes.little(index + 4, bytes: 4) else { return 1 }
            if bytes.has("EXIF", at: index) {
                // Some writers put JPEG's preamble in front.
                let start = index + 8 + (bytes.has("Exif\0\0", at: index + 8) ? 6 : 0)
                return ExifOrientation.read(bytes, at: start, end: index + 8 + length) ?? 1
            }
            // Chunks begin at even places.
            index += 8 + length + length % 2
        }
        return 1
    }
}
