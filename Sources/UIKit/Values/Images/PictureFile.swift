import Foundation

/// What the bytes of a picture file say that gdk-pixbuf does not.
enum PictureFile {
    /// Whether the file goes on to its end; gdk-pixbuf takes one that breaks off for a picture with an empty rest.
    ///
    /// The format is gdk-pixbuf's name for it. Formats without an end mark are taken to be whole.
    static func isComplete(_ data: Data, format: String?) -> Bool {
        let bytes = Data(data)
        switch format {
        case "jpeg":
            guard let scan = jpegScanStart(bytes) else { return false }
            // Inside the pixels a byte FF is always followed by 00, so FF D9 is the end mark.
            return bytes.range(of: Data([0xff, 0xd9]), options: .backwards, in: scan..<bytes.endIndex) != nil
        case "png":
            return pngReachesItsEnd(bytes)
        case "gif":
            return bytes.last { $0 != 0 } == 0x3b
        case "webp":
            guard let length = number(in: bytes, at: 4, bytes: 4, isLittleEndian: true) else { return false }
            return bytes.count >= length + 8
        default:
            return true
        }
    }

    /// How a camera says that the pixels of its JPEG file are turned (Exif 2.3, tag 0x0112), from 1 (not at all) to 8.
    static func orientation(ofJPEG data: Data) -> Int {
        let bytes = Data(data)
        var found: Int?
        _ = jpegScanStart(bytes) { marker, segment in
            if marker == 0xe1, found == nil { found = orientation(inExif: segment) }
        }
        return found ?? 1
    }

    /// Whether width and height change places when a picture of this orientation is put upright.
    static func swapsSides(_ orientation: Int) -> Bool {
        (5...8).contains(orientation)
    }

    /// Walks over the segments of a JPEG file up to its pixels; nil if it breaks off before or is no JPEG file.
    private static func jpegScanStart(_ bytes: Data, visit: (UInt8, Data) -> Void = { _, _ in }) -> Int? {
        guard bytes.starts(with: [0xff, 0xd8]) else { return nil }
        var offset = 2
        while let length = number(in: bytes, at: offset + 2, bytes: 2), length >= 2, bytes[offset] == 0xff {
            let marker = bytes[offset + 1]
            let end = offset + 2 + length
            guard end <= bytes.count else { return nil }
            if marker == 0xda { return end }
            visit(marker, Data(bytes[offset + 4..<end]))
            offset = end
        }
        return nil
    }

    /// Reads the first directory of a TIFF block, 8 bytes and then entries of 12.
    private static func orientation(inExif segment: Data) -> Int? {
        guard segment.starts(with: Array("Exif\0\0".utf8)) else { return nil }
        let tiff = Data(segment.dropFirst(6))
        let isLittleEndian = tiff.starts(with: Array("II".utf8))
        func read(_ offset: Int, _ count: Int) -> Int? {
            number(in: tiff, at: offset, bytes: count, isLittleEndian: isLittleEndian)
        }
        guard let directory = read(4, 4), let count = read(directory, 2) else { return nil }
        for entry in 0..<count {
            let offset = directory + 2 + entry * 12
            guard let tag = read(offset, 2) else { return nil }
            if tag == 0x0112, let value = read(offset + 8, 2), (1...8).contains(value) { return value }
        }
        return nil
    }

    /// Walks over the chunks: length, name, content, checksum.
    private static func pngReachesItsEnd(_ bytes: Data) -> Bool {
        var offset = 8
        while let length = number(in: bytes, at: offset, bytes: 4), offset + 12 + length <= bytes.count {
            if bytes[offset + 4..<offset + 8].elementsEqual("IEND".utf8) { return true }
            offset += 12 + length
        }
        return false
    }

    private static func number(
        in bytes: Data,
        at offset: Int,
        bytes count: Int,
        isLittleEndian: Bool = false
    ) -> Int? {
        guard offset >= 0, offset + count <= bytes.count else { return nil }
        let part = Array(bytes[offset..<offset + count])
        return (isLittleEndian ? part.reversed() : part).reduce(0) { $0 << 8 | Int($1) }
    }
}
