import XCTest

@testable import UIKit

final class UIImageTests: XCTestCase {
    func testAPictureHasItsSizeInPoints() throws {
        let image = try XCTUnwrap(UIImage(data: SamplePicture.png))
        XCTAssertEqual(image.size, CGSize(width: 64, height: 32))
        let fine = try XCTUnwrap(UIImage(data: SamplePicture.png, scale: 2))
        XCTAssertEqual(fine.size, CGSize(width: 32, height: 16))
        XCTAssertEqual(fine.scale, 2)
        XCTAssertFalse(image.isSymbolImage)
    }

    func testWhatIsNoPictureGivesNoImage() {
        let svg =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><rect width=\"9\" height=\"9\"/></svg>"
        for bytes in [Data(), Data("<html>Sign in</html>".utf8), Data(count: 5_000), Data(svg.utf8)] {
            XCTAssertNil(UIImage(data: bytes), String(decoding: bytes.prefix(20), as: UTF8.self))
        }
        XCTAssertNil(UIImage(data: SamplePicture.png.prefix(20)), "not even the header is there")
    }

    func testAFileThatBreaksOffHasASizeButNoPixels() throws {
        for broken in [SamplePicture.png.dropLast(20), SamplePicture.jpeg.dropLast(10)] {
            let image = try XCTUnwrap(UIImage(data: broken))
            XCTAssertEqual(image.size.width, 64)
            XCTAssertNil(image.preparingForDisplay())
            XCTAssertNil(image.preparingThumbnail(of: CGSize(width: 8, height: 8)))
        }
    }

    func testAPictureWithTooManyPixelsIsRefusedByItsHeader() {
        // Only the width and the checksum of the PNG's header are changed: 2,000,000 × 32 is in order, ×2,000,000 not.
        var header = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
        header.append(contentsOf: [0x49, 0x48, 0x44, 0x52, 0, 1, 0, 0, 0, 1, 0, 0, 8, 2, 0, 0, 0])
        header.append(contentsOf: crc(of: header.dropFirst(12)))
        XCTAssertNil(UIImage(data: header + SamplePicture.png.dropFirst(33)), "65,536 × 65,536 pixels")
    }

    func testPicturesStandUpright() throws {
        // Where the red half is to be found once the camera's turn is undone.
        let red: [UInt8: (x: Int, y: Int)] = [
            1: (0, 0), 2: (63, 0), 3: (63, 31), 4: (0, 31), 5: (0, 0), 6: (31, 0), 7: (31, 63), 8: (0, 63),
        ]
        for (orientation, place) in red {
            let image = try XCTUnwrap(UIImage(data: SamplePicture.jpeg(orientation: orientation)))
            let size = orientation > 4 ? CGSize(width: 32, height: 64) : CGSize(width: 64, height: 32)
            XCTAssertEqual(image.size, size, "orientation \(orientation)")
            let pixels = try Pixels(image)
            XCTAssertEqual(CGSize(width: pixels.width, height: pixels.height), size, "orientation \(orientation)")
            XCTAssertTrue(pixels.isRed(x: place.x, y: place.y), "orientation \(orientation)")
            XCTAssertFalse(
                pixels.isRed(x: pixels.width - 1 - place.x, y: pixels.height - 1 - place.y),
                "orientation \(orientation)"
            )
        }
    }

    func testAThumbnailKeepsProportionsAndStandsUpright() throws {
        let image = try XCTUnwrap(UIImage(data: SamplePicture.jpeg(orientation: 6)))
        let small = try XCTUnwrap(image.preparingThumbnail(of: CGSize(width: 16, height: 16)))
        XCTAssertEqual(small.size, CGSize(width: 8, height: 16))
        let pixels = try Pixels(small)
        XCTAssertTrue(pixels.isRed(x: 4, y: 2), "red is on top")
        XCTAssertFalse(pixels.isRed(x: 4, y: 13))
    }

    func testAThumbnailIsNeverLargerThanThePicture() throws {
        let image = try XCTUnwrap(UIImage(data: SamplePicture.png))
        let same = try XCTUnwrap(image.preparingThumbnail(of: CGSize(width: 500, height: 500)))
        XCTAssertEqual(same.size, image.size)
        let decoded = try XCTUnwrap(image.preparingForDisplay())
        XCTAssertEqual(decoded.preparingThumbnail(of: CGSize(width: 16, height: 16))?.size.height, 8)
    }

    func testManyThumbnailsAreMadeAtOnce() async throws {
        let sizes = await withTaskGroup(of: CGSize?.self) { group in
            for number in 1...40 {
                group.addTask {
                    let image = UIImage(data: SamplePicture.jpeg)
                    return await image?.byPreparingThumbnail(ofSize: CGSize(width: number, height: number))?.size
                }
            }
            return await group.reduce(into: [CGSize]()) { sizes, size in if let size { sizes.append(size) } }
        }
        XCTAssertEqual(sizes.map(\.width).sorted(), (1...40).map { CGFloat($0) })
    }

    func testAPictureBecomesPNGAndBack() throws {
        let image = try XCTUnwrap(UIImage(data: SamplePicture.jpeg))
        let data = try XCTUnwrap(image.pngData())
        XCTAssertTrue(data.starts(with: [0x89, 0x50, 0x4e, 0x47]))
        XCTAssertTrue(try Pixels(XCTUnwrap(UIImage(data: data))).isRed(x: 3, y: 3))
        XCTAssertNil(UIImage(systemName: "star")?.pngData(), "a symbol has no pixels of its own")
    }

    func testASymbolHasTheSizeThatWasAskedFor() throws {
        let plain = try XCTUnwrap(UIImage(systemName: "star.fill"))
        XCTAssertTrue(plain.isSymbolImage)
        let asked = UIImage.SymbolConfiguration(pointSize: 40)
        XCTAssertEqual(plain.applyingSymbolConfiguration(asked)?.size, CGSize(width: 46, height: 46))
        XCTAssertEqual(UIImage(systemName: "star.fill", withConfiguration: asked)?.size.width, 46)
        let large = UIImage.SymbolConfiguration(pointSize: 40, weight: .regular, scale: .large)
        XCTAssertEqual(plain.withConfiguration(large).size.width, 60)
    }

    func testASymbolAskedForByTextStyleGrowsWithTheText() throws {
        let asked = UIImage.SymbolConfiguration(textStyle: .body)
        let symbol = try XCTUnwrap(UIImage(systemName: "star", withConfiguration: asked))
        var widths: [CGFloat] = []
        for category in [UIContentSizeCategory.large, .accessibilityMedium] {
            UITraitCollection(preferredContentSizeCategory: category).performAsCurrent {
                widths.append(symbol.size.width)
            }
        }
        XCTAssertEqual(widths, [20, 32])
    }

    func testAnUnknownSymbolGivesNoImage() {
        XCTAssertNil(UIImage(systemName: "no.such.symbol"))
        XCTAssertNil(UIImage(systemName: ""))
    }

    func testTintAndRenderingModeAreKept() throws {
        let star = try XCTUnwrap(UIImage(systemName: "star"))
        XCTAssertEqual(star.renderingMode, .automatic)
        let red = star.withTintColor(.systemRed, renderingMode: .alwaysOriginal)
        XCTAssertEqual(red.renderingMode, .alwaysOriginal)
        XCTAssertEqual(red.tint, .systemRed)
        XCTAssertEqual(red.withRenderingMode(.alwaysTemplate).tint, .systemRed)
        XCTAssertNotEqual(red, star)
        XCTAssertEqual(UIImage(systemName: "star"), star)
    }

    // MARK: - Helpers

    /// The pixels of an image, read from its texture.
    private struct Pixels {
        let width: Int
        let height: Int
        private let bytes: [UInt8]

        init(_ image: UIImage) throws {
            let texture = try XCTUnwrap(image.texture())
            width = texture.width
            height = texture.height
            bytes = texture.bgraBytes()
        }

        func isRed(x: Int, y: Int) -> Bool {
            let start = (y * width + x) * 4
            return bytes[start + 2] > 200 && bytes[start] < 60
        }
    }

    /// The checksum that ends a chunk of a PNG file.
    private func crc(of bytes: Data) -> [UInt8] {
        var crc: UInt32 = 0xffff_ffff
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xedb8_8320 : crc >> 1 }
        }
        return withUnsafeBytes(of: (~crc).bigEndian) { Array($0) }
    }
}
