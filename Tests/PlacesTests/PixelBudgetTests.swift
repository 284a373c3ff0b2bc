import Foundation
import Testing

@testable import Places

@Suite("What is too large to be decoded")
struct PixelBudgetTests {
    private let screen = PixelSize(width: 1280, height: 800)

    private func allows(_ data: Data) throws -> Bool {
        PixelBudget.standard.allows(try #require(ImageHeader(data)), fitting: screen)
    }

    @Test("P-15: of 100 megapixels a baseline JPEG can be decoded to the screen, nothing else can")
    func hundredMegapixels() throws {
        #expect(try allows(TestPicture.jpeg(10_000, 10_000)))
        #expect(try !allows(TestPicture.jpeg(10_000, 10_000, isProgressive: true)))
        #expect(try !allows(TestPicture.png(10_000, 10_000)))
        #expect(try !allows(TestPicture.gif(10_000, 10_000)))
        #expect(try !allows(TestPicture.webP(10_000, 10_000)))
    }

    @Test("Every picture of a phone and of an 8K screen can be decoded")
    func ordinaryPictures() throws {
        #expect(try allows(TestPicture.jpeg(8064, 6048)))
        #expect(try allows(TestPicture.png(7680, 4320)))
        #expect(try allows(TestPicture.jpeg(3024, 4032, isProgressive: true)), "P-17")
        #expect(try allows(TestPicture.jpeg(3024, 4032, isProgressive: true, sampling: [0x11, 0x11, 0x11])))
    }

    @Test("A file of some bytes that announces thousands of millions of pixels is refused")
    func bombs() throws {
        #expect(try !allows(TestPicture.png(2_000_000_000, 2_000_000_000)))
        #expect(try !allows(TestPicture.jpeg(65_535, 65_535)))
        #expect(try !allows(TestPicture.png(6000, 4000, depth: 16)))
    }

    @Test("P-14: a photo is put upright before it is fitted")
    func uprightBeforeFitting() throws {
        let header = try #require(ImageHeader(TestPicture.jpeg(720, 560, orientation: 6)))
        let fitted = header.uprightSize.fitted(into: PixelSize(width: 280, height: 360))
        #expect(fitted == PixelSize(width: 280, height: 360))
    }

    @Test("P-16: strips keep at least one pixel, small pictures their size, nothing is divided by zero")
    func extremeShapes() {
        let screen = PixelSize(width: 360, height: 720)
        #expect(PixelSize(width: 700, height: 7000).fitted(into: screen) == PixelSize(width: 72, height: 720))
        #expect(PixelSize(width: 65_500, height: 1).fitted(into: screen) == PixelSize(width: 360, height: 1))
        #expect(PixelSize(width: 1, height: 1).fitted(into: screen) == PixelSize(width: 1, height: 1))
        #expect(PixelSize(width: 0, height: 0).fitted(into: screen) == PixelSize(width: 1, height: 1))
        #expect(
            PixelSize(width: 90, height: 90).fitted(into: PixelSize(width: 0, height: 0))
                == PixelSize(width: 1, height: 1)
        )
    }
}
