import Foundation
import Testing

/// The smallest pictures that have all the parts of their kind.
struct SmallPicture: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: Data

    var testDescription: String { name }

    static let all = [
        SmallPicture(
            name: "JPEG of two scans with a restart, a coded FF, filling, and another JPEG's end in its remark",
            bytes: Data(
                [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0xFF, 0xD9, 0xFF, 0xFF, 0xDA, 0, 3, 1, 9, 0xFF, 0, 8, 0xFF, 0xD0, 7]
                    + [0xFF, 0xDA, 0, 2, 5, 6, 7, 0xFF, 0xD9]
            )
        ),
        SmallPicture(
            name: "PNG",
            bytes: Data(
                [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 2] + Array("IDAT".utf8) + [1, 2, 9, 9, 9, 9]
                    + [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
            )
        ),
        SmallPicture(
            name: "GIF with a colour table, an extension and an image",
            bytes: Data(
                Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0] + [0, 0, 0, 255, 255, 255]
                    + [0x21, 0xF9, 4, 0, 0, 0, 0, 0] + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x3B, 1, 0] + [0x3B]
            )
        ),
        SmallPicture(
            name: "WebP",
            bytes: Data(Array("RIFF".utf8) + [10, 0, 0, 0] + Array("WEBPVP8 ".utf8) + [1, 2])
        ),
    ]
}
