import Foundation

/// What the head of a picture file says: enough to prove that a file is what it should be.
struct PictureFile {
    struct Size: Equatable {
        let width: Int
        let height: Int
    }

    let bytes: [UInt8]

    init(_ data: Data) {
        bytes = [UInt8](data)
    }

    private func number(at index: Int) -> Int {
        guard index + 1 < bytes.count else { return 0 }
        return Int(bytes[index]) << 8 | Int(bytes[index + 1])
    }

    /// The segments of a JPEG up to its picture data: marker, and where the content begins.
    private var segments: [(marker: UInt8, start: Int)] {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return [] }
        var found: [(UInt8, Int)] = []
        var index = 2
        while index + 4 <= bytes.count, bytes[index] == 0xFF, bytes[index + 1] != 0xDA {
            found.append((bytes[index + 1], index + 4))
            index += 2 + number(at: index + 2)
        }
        return found
    }

    private var frame: (marker: UInt8, start: Int)? {
        segments.first { (0xC0...0xC2).contains($0.marker) }
    }

    var size: Size? {
        frame.map { Size(width: number(at: $0.start + 3), height: number(at: $0.start + 1)) }
    }

    var isProgressive: Bool { frame?.marker == 0xC2 }

    /// Whether a JPEG ends as it should.
    var isWhole: Bool { bytes.suffix(2) == [0xFF, 0xD9] }

    /// The EXIF orientation; the scripts write it big-endian or little-endian, as Pillow chooses.
    var orientation: Int? {
        guard let segment = segments.first(where: { $0.marker == 0xE1 }) else { return nil }
        let tiff = segment.start + 6
        let isLittle = bytes[tiff] == UInt8(ascii: "I")
        func value(_ index: Int) -> Int {
            isLittle ? Int(bytes[index + 1]) << 8 | Int(bytes[index]) : number(at: index)
        }
        let directory = tiff + (isLittle ? value(tiff + 4) : value(tiff + 6))
        for entry in 0..<value(directory) where value(directory + 2 + entry * 12) == 0x0112 {
            return value(directory + 2 + entry * 12 + 8)
        }
        return nil
    }
}
