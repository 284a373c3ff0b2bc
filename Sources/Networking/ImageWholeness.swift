import Foundation

/// Walks through a picture's parts and looks whether the last one is there.
///
/// A picture of a kind that is not known here counts as whole: the decoder has the last word.
public enum ImageWholeness {
    /// Whether the end of a picture is there, as its parts tell.
    public static func check(_ body: Data) -> Wholeness {
        let bytes = [UInt8](body)
        if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes) }
        if bytes.starts(with: [0x89, 0x50]) { return png(bytes) }
        if bytes.starts(with: "GIF8".utf8) { return gif(bytes) }
        if bytes.starts(with: "RIFF".utf8) { return webP(bytes) }
        return .whole
    }

    /// Segments with a length, then scans of coded data, until the mark of the end.
    private static func jpeg(_ bytes: [UInt8]) -> Wholeness {
        var index = 2
        while index + 1 < bytes.count {
            guard bytes[index] == 0xFF else { return .malformed }
            let mark = bytes[index + 1]
            switch mark {
            case 0xD9:
                return .whole
            case 0xFF:
                // Filling before a mark.
                index += 1
            case 0x01, 0xD0...0xD7:
                index += 2
            default:
                guard let length = number(bytes, at: index + 2, count: 2) else { return .cut }
                guard length >= 2 else { return .malformed }
                index += 2 + length
                if mark == 0xDA { index = endOfScan(bytes, from: index) }
            }
        }
        return .cut
    }

    /// Coded data goes on until a mark that is not a restart; FF 00 is a coded FF.
    private static func endOfScan(_ bytes: [UInt8], from start: Int) -> Int {
        var index = start
        while index + 1 < bytes.count {
            if bytes[index] == 0xFF {
                let next = bytes[index + 1]
                if next != 0, next != 0xFF, !(0xD0...0xD7).contains(next) { return index }
            }
            index += 1
        }
        return bytes.count
    }

    private static func png(_ bytes: [UInt8]) -> Wholeness {
        var index = 8
        while index + 8 <= bytes.count {
            guard let length = number(bytes, at: index, count: 4) else { return .cut }
            let isEnd = bytes[(index + 4)..<(index + 8)].elementsEqual("IEND".utf8)
            index += 12 + length
            if isEnd { return index <= bytes.count ? .whole : .cut }
        }
        return .cut
    }

    /// Blocks of sub-blocks, each with its length, until the byte 3B.
    private static func gif(_ bytes: [UInt8]) -> Wholeness {
        guard bytes.count > 13 else { return .cut }
        var index = 13 + colours(bytes[10])
        while index < bytes.count {
            switch bytes[index] {
            case 0x3B:
                return .whole
            case 0x21:
                index += 2
            case 0x2C:
                guard index + 9 < bytes.count else { return .cut }
                index += 10 + colours(bytes[index + 9]) + 1
            default:
                return .malformed
            }
            while index < bytes.count, bytes[index] != 0 { index += Int(bytes[index]) + 1 }
            index += 1
        }
        return .cut
    }

    /// The bytes of a colour table that its flags announce.
    private static func colours(_ flags: UInt8) -> Int {
        flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
    }

    private static func webP(_ bytes: [UInt8]) -> Wholeness {
        guard bytes.count >= 12 else { return .cut }
        let length = (0..<4).reduce(0) { $0 + Int(bytes[4 + $1]) << (8 * $1) }
        return bytes.count >= length + 8 ? .whole : .cut
    }

    private static func number(_ bytes: [UInt8], at index: Int, count: Int) -> Int? {
        guard index + count <= bytes.count else { return nil }
        return bytes[index..<(index + count)].reduce(0) { $0 << 8 + Int($1) }
    }
}
