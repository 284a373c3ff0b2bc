/// Reads the first chunk of a PNG, and the EXIF chunk where one stands before the picture's data.
///
/// Layout: ISO/IEC 15948, clause 11.
enum PNGHeader {
    private static let mostChunks = 1000

    static func read(_ bytes: ImageBytes) -> ImageHeaderParts? {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.has("IHDR", at: 12),
            let width = bytes.big(16, bytes: 4), let height = bytes.big(20, bytes: 4),
            let depth = bytes.byte(24), let interlace = bytes.byte(28)
        else { return nil }
        // Sizes have 31 bits.
        guard width < 1 << 31, height < 1 << 31 else { return nil }
        return ImageHeaderParts(
            kind: .png,
            size: PixelSize(width: width, height: height),
            orientation: orientation(bytes),
            isProgressive: interlace != 0,
            workingBytesPerPixel: depth > 8 ? 8 : 4
        )
    }

    private static func orientation(_ bytes: ImageBytes) -> Int {
        var index = 8
        for _ in 0..<mostChunks {
            guard let length = bytes.big(index, bytes: 4), !bytes.has("IDAT", at: index + 4) else { return 1 }
            if bytes.has("eXIf", at: index + 4) {
                return ExifOrientation.read(bytes, at: index + 8, end: index + 8 + length) ?? 1
            }
            index += 12 + length
        }
        return 1
    }
}
