import UIKit
import XCTest

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

    func testAThumbnailIsMadeOffTheMainThread() async throws {
        let image = try XCTUnwrap(UIImage(data: SamplePicture.jpeg))
        let isMain = await withCheckedContinuation { continuation in
            image.prepareThumbnail(of: CGSize(width: 8, height: 8)) { _ in
                continuation.resume(returning: Thread.isMainThread)
            }
        }
        XCTAssertFalse(isMain)
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

    // MARK: - Helpers

    /// The checksum that ends a chunk of a PNG file.
    func crc(of bytes: Data) -> [UInt8] {
        var crc: UInt32 = 0xffff_ffff
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xedb8_8320 : crc >> 1 }
        }
        return withUnsafeBytes(of: (~crc).bigEndian) { Array($0) }
    }
}
