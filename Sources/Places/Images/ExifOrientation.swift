/// Finds the orientation in EXIF data, which is a TIFF file in small: byte order, then a directory of entries.
enum ExifOrientation {
    private static let tag = 0x0112
    private static let short = 3

    /// The orientation; nil where there is none, or what is there is no TIFF.
    /// - Parameters:
    ///   - start: where the TIFF header stands
    ///   - end: where the data ends
    static func read(_ bytes: ImageBytes, at start: Int, end: Int) -> Int? {
        let end = min(end, bytes.count)
        let isBig = bytes.has("MM\0*", at: start)
        guard isBig || bytes.has("II*\0", at: start) else { return nil }
        guard let offset = bytes.number(start + 4, 4, isBig: isBig) else { return nil }
        let directory = start + offset
        guard directory + 2 <= end, let count = bytes.number(directory, 2, isBig: isBig) else { return nil }
        for entry in 0..<count {
            let place = directory + 2 + entry * 12
            guard place + 12 <= end, let tag = bytes.number(place, 2, isBig: isBig) else { return nil }
            guard tag == Self.tag else { continue }
            guard bytes.number(place + 2, 2, isBig: isBig) == short else { return nil }
            return bytes.number(place + 8, 2, isBig: isBig)
        }
        return nil
    }
}
