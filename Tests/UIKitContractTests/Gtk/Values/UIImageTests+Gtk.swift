import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UIImageTests {
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

    func testPicturesStandUprightInAllEightOrientations() throws {
        // Which quarter of the stored picture is seen top left, top right, bottom left, bottom right (Exif 2.3).
        let seen: [UInt8: [Int]] = [
            1: [0, 1, 2, 3], 2: [1, 0, 3, 2], 3: [3, 2, 1, 0], 4: [2, 3, 0, 1],
            5: [0, 2, 1, 3], 6: [2, 0, 3, 1], 7: [3, 1, 2, 0], 8: [1, 3, 0, 2],
        ]
        let stored = SamplePicture.quartered(width: 64, height: 32)
        for (orientation, quarters) in seen {
            let image = try XCTUnwrap(UIImage(data: SamplePicture.turned(stored, orientation: orientation)))
            let size = orientation > 4 ? CGSize(width: 32, height: 64) : CGSize(width: 64, height: 32)
            XCTAssertEqual(image.size, size, "orientation \(orientation)")
            let small = try XCTUnwrap(
                image.preparingThumbnail(of: CGSize(width: size.width / 2, height: size.height / 2))
            )
            for pixels in [try Pixels(image), try Pixels(small)] {
                XCTAssertEqual(pixels.quarters, quarters, "orientation \(orientation), \(pixels.width) wide")
            }
        }
    }

    func testAPictureIsTurnedBeforeItIsFitted() throws {
        // P-14: fitted first, a photo taken upright would come out 210 wide and 280 high.
        let photo = SamplePicture.turned(SamplePicture.quartered(width: 720, height: 560), orientation: 6)
        let image = try XCTUnwrap(UIImage(data: photo)?.preparingThumbnail(of: CGSize(width: 280, height: 360)))
        XCTAssertEqual(image.size, CGSize(width: 280, height: 360))
        XCTAssertEqual(try Pixels(image).quarters, [2, 0, 3, 1])
    }

    func testExtremeShapesAreFitted() throws {
        // P-16.
        let shapes = [(700, 7_000, 72.0, 720.0), (1, 1, 1, 1), (65_500, 1, 1_280, 1), (1, 65_500, 1, 720)]
        for (width, height, fittedWidth, fittedHeight) in shapes {
            let image = UIImage(data: SamplePicture.quartered(width: width, height: height))
            let fitted = try XCTUnwrap(image?.preparingThumbnail(of: CGSize(width: 1_280, height: 720)))
            XCTAssertEqual(fitted.size, CGSize(width: fittedWidth, height: fittedHeight), "\(width) × \(height)")
        }
        let image = try XCTUnwrap(UIImage(data: SamplePicture.jpeg))
        XCTAssertNil(image.preparingThumbnail(of: .zero), "nothing fits into nothing")
    }

    func testWhatIsTransparentStaysTransparent() throws {
        // P-29.
        for (format, data) in SamplePicture.halfEmpty {
            let image = try XCTUnwrap(UIImage(data: data), format)
            XCTAssertEqual(image.size, CGSize(width: 8, height: 8), format)
            let small = try XCTUnwrap(image.preparingThumbnail(of: CGSize(width: 4, height: 4)), format)
            for pixels in [try Pixels(image), try Pixels(small)] {
                XCTAssertTrue(pixels.isRed(x: 0, y: 0), format)
                XCTAssertEqual(pixels.opacity(x: 0, y: 0), 255, format)
                XCTAssertEqual(pixels.opacity(x: pixels.width - 1, y: 0), 0, format)
            }
        }
    }

    func testMakingAnImageReadsNoPixels() throws {
        // P-15: 10,000 × 10,000 pixels would take 400 MB; its header is read at once.
        let photo = SamplePicture.quartered(width: 10_000, height: 10_000)
        let before = resident()
        let image = try XCTUnwrap(UIImage(data: photo))
        XCTAssertEqual(image.size, CGSize(width: 10_000, height: 10_000))
        XCTAssertLessThan(resident() - before, 8_000_000)
        XCTAssertEqual(image.preparingThumbnail(of: CGSize(width: 100, height: 100))?.size.width, 100)
    }

    func testAThumbnailKeepsProportionsAndStandsUpright() throws {
        let image = try XCTUnwrap(UIImage(data: SamplePicture.jpeg(orientation: 6)))
        let small = try XCTUnwrap(image.preparingThumbnail(of: CGSize(width: 16, height: 16)))
        XCTAssertEqual(small.size, CGSize(width: 8, height: 16))
        let pixels = try Pixels(small)
        XCTAssertTrue(pixels.isRed(x: 4, y: 2), "red is on top")
        XCTAssertFalse(pixels.isRed(x: 4, y: 13))
    }

    func testAPictureBecomesPNGAndBack() throws {
        let image = try XCTUnwrap(UIImage(data: SamplePicture.jpeg))
        let data = try XCTUnwrap(image.pngData())
        XCTAssertTrue(data.starts(with: [0x89, 0x50, 0x4e, 0x47]))
        XCTAssertTrue(try Pixels(XCTUnwrap(UIImage(data: data))).isRed(x: 3, y: 3))
        XCTAssertNil(UIImage(systemName: "star")?.pngData(), "a symbol has no pixels of its own")
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

    /// The pixels of an image, read from its texture.
    struct Pixels {
        let width: Int
        let height: Int
        private let bytes: [UInt8]

        init(_ image: UIImage) throws {
            let texture = try XCTUnwrap(image.texture())
            width = texture.width
            height = texture.height
            bytes = texture.bgraBytes()
        }

        func opacity(x: Int, y: Int) -> UInt8 { bytes[(y * width + x) * 4 + 3] }

        /// Which colour of `SamplePicture.quarters` each quarter has; −1 for none of them.
        var quarters: [Int] {
            [(1, 1), (3, 1), (1, 3), (3, 3)].map { column, row in
                let start = ((row * height / 4) * width + column * width / 4) * 4
                let color = [bytes[start + 2], bytes[start + 1], bytes[start]]
                return SamplePicture.quarters.firstIndex { expected in
                    zip(color, expected).allSatisfy { abs(Int($0) - Int($1)) < 60 }
                } ?? -1
            }
        }

        func isRed(x: Int, y: Int) -> Bool {
            let start = (y * width + x) * 4
            return bytes[start + 2] > 200 && bytes[start] < 60
        }
    }

    /// The program's resident memory in bytes.
    func resident() -> Int {
        let statm = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        return statm.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 4_096 } ?? 0
    }
}
