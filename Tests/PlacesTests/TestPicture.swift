import Foundation

/// Pictures made byte by byte: whole files of a kind, with a head that says what the test wants.
///
/// Their picture data mean nothing; no decoder looks at them here.
enum TestPicture {
    static func jpeg(
        _ width: Int,
        _ height: Int,
        orientation: Int? = nil,
        isProgressive: Bool = false,
        isBigEndian: Bool = true,
        sampling: [UInt8] = [0x22, 0x11, 0x11],
        padding: Int = 0
    ) -> Data {
        var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0x4A, 0x46]
        if let orientation { bytes += exifSegment(orientation, isBigEndian) }
        // Filling before a mark, and a table between, are met in real files.
        bytes += [0xFF, 0xFF, 0xDB, 0, 3, 9]
        bytes += [0xFF, isProgressive ? 0xC2 : 0xC0, 0, UInt8(8 + 3 * sampling.count), 8]
        bytes += big(height, 2) + big(width, 2) + [UInt8(sampling.count)]
        for (index, value) in sampling.enumerated() { bytes += [UInt8(index + 1), value, 0] }
        return Data(bytes + [0xFF, 0xDA, 0, 3, 1, 5, 6, 7]) + Data(count: padding) + Data([0xFF, 0xD9])
    }

    static func png(_ width: Int, _ height: Int, depth: UInt8 = 8, orientation: Int? = nil) -> Data {
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        bytes += chunk("IHDR", big(width, 4) + big(height, 4) + [depth, 6, 0, 0, 0])
        if let orientation { bytes += chunk("eXIf", tiff(orientation, true)) }
        return Data(bytes + chunk("IDAT", [1, 2, 3]) + chunk("IEND", []))
    }

    static func gif(_ width: Int, _ height: Int) -> Data {
        let screen = Array("GIF89a".utf8) + little(width, 2) + little(height, 2) + [0, 0, 0]
        return Data(screen + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 0, 0, 0x3B])
    }

    /// The extended form, which alone can be turned.
    static func webP(_ width: Int, _ height: Int, orientation: Int? = nil) -> Data {
        var chunks = riff("VP8X", [0, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3)) + riff("VP8 ", [1])
        if let orientation { chunks += riff("EXIF", tiff(orientation, false)) }
        return webPFile(chunks)
    }

    static func lossyWebP(_ width: Int, _ height: Int) -> Data {
        webPFile(riff("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A] + little(width, 2) + little(height, 2)))
    }

    static func losslessWebP(_ width: Int, _ height: Int) -> Data {
        webPFile(riff("VP8L", [0x2F] + little((height - 1) << 14 | (width - 1), 4)))
    }

    /// The first bytes of a picture from a phone that stores HEIF.
    static let heif = Data([0, 0, 0, 0x18] + Array("ftypheic".utf8) + [0, 0, 0, 0] + Array("mif1heic".utf8))

    static let page = Data("<!DOCTYPE html><html><body>Please sign in<form></form></body></html>".utf8)

    // MARK: Parts

    private static func exifSegment(_ orientation: Int, _ isBigEndian: Bool) -> [UInt8] {
        let content = Array("Exif\0\0".utf8) + tiff(orientation, isBigEndian)
        return [0xFF, 0xE1] + big(content.count + 2, 2) + content
    }

    /// A directory of two entries, the second of which is the orientation.
    private static func tiff(_ orientation: Int, _ isBigEndian: Bool) -> [UInt8] {
        func number(_ value: Int, _ bytes: Int) -> [UInt8] { isBigEndian ? big(value, bytes) : little(value, bytes) }
        let other = number(0x0100, 2) + number(4, 2) + number(1, 4) + number(77, 4)
        let wanted = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
        return Array((isBigEndian ? "MM\0*" : "II*\0").utf8) + number(8, 4) + number(2, 2) + other + wanted
            + number(0, 4)
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        big(content.count, 4) + Array(name.utf8) + content + [0, 0, 0, 0]
    }

    private static func riff(_ name: String, _ content: [UInt8]) -> [UInt8] {
        Array(name.utf8) + little(content.count, 4) + content + (content.count % 2 == 1 ? [0] : [])
    }

    private static func webPFile(_ chunks: [UInt8]) -> Data {
        Data(Array("RIFF".utf8) + little(chunks.count + 4, 4) + Array("WEBP".utf8) + chunks)
    }

    private static func big(_ value: Int, _ bytes: Int) -> [UInt8] {
        (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    private static func little(_ value: Int, _ bytes: Int) -> [UInt8] {
        big(value, bytes).reversed()
    }
}
