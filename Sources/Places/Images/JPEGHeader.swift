/// Walks through the segments of a JPEG until its frame is found.
///
/// Layout: ISO/IEC 10918-1, annex B; the EXIF segment: CIPA DC-008, 4.5.
enum JPEGHeader {
    /// A file has some tens of segments before its frame; more are an attempt to keep the reader busy.
    private static let mostSegments = 2000

    static func read(_ bytes: ImageBytes) -> ImageHeaderParts? {
        guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
        var orientation = 1
        var index = 2
        for _ in 0..<mostSegments {
            guard let lead = bytes.byte(index), lead == 0xFF, let mark = bytes.byte(index + 1) else { return nil }
            switch mark {
            case 0xFF:
                // Filling before a mark.
                index += 1
                continue
            case 0x01, 0xD0...0xD7:
                index += 2
                continue
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                return frame(bytes, at: index + 4, mark: mark, orientation: orientation)
            case 0xD9, 0xDA:
                return nil
            default:
                break
            }
            guard let length = bytes.big(index + 2, bytes: 2), length >= 2 else { return nil }
            if mark == 0xE1, bytes.has("Exif\0\0", at: index + 4) {
                orientation = ExifOrientation.read(bytes, at: index + 10, end: index + 2 + length) ?? orientation
            }
            index += 2 + length
        }
        return nil
    }

    /// The frame: precision, height, width, then each component with its sampling.
    private static func frame(_ bytes: ImageBytes, at start: Int, mark: Int, orientation: Int) -> ImageHeaderParts? {
        guard let height = bytes.big(start + 1, bytes: 2), let width = bytes.big(start + 3, bytes: 2),
            let components = bytes.byte(start + 5), (1...4).contains(components)
        else { return nil }
        var samples = 0
        var mostAcross = 1
        var mostDown = 1
        for component in 0..<components {
            guard let sampling = bytes.byte(start + 7 + component * 3) else { return nil }
            let (across, down) = (sampling >> 4, sampling & 15)
            guard (1...4).contains(across), (1...4).contains(down) else { return nil }
            samples += across * down
            mostAcross = max(mostAcross, across)
            mostDown = max(mostDown, down)
        }
        let isProgressive = [0xC2, 0xC6, 0xCA, 0xCE].contains(mark)
        // A progressive picture comes in layers over the whole of it: all its coefficients, two bytes each, are held.
        let coefficients = Double(2 * samples) / Double(mostAcross * mostDown)
        return ImageHeaderParts(
            kind: .jpeg,
            size: PixelSize(width: width, height: height),
            orientation: orientation,
            isProgressive: isProgressive,
            workingBytesPerPixel: isProgressive ? coefficients : 4
        )
    }
}
