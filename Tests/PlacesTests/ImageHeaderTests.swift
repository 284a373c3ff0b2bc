import Foundation
import SampleContent
import Testing

@testable import Places

@Suite("Heads of pictures")
struct ImageHeaderTests {
    @Test("Kind and size are read from the bytes of each kind")
    func kindsAndSizes() throws {
        let files: [(Data, ImageHeader.Kind)] = [
            (TestPicture.jpeg(640, 480), .jpeg), (TestPicture.png(640, 480), .png), (TestPicture.gif(640, 480), .gif),
            (TestPicture.webP(640, 480), .webP), (TestPicture.lossyWebP(640, 480), .webP),
            (TestPicture.losslessWebP(640, 480), .webP),
        ]
        for (data, kind) in files {
            let header = try #require(ImageHeader(data), "\(kind)")
            #expect(header.kind == kind)
            #expect(header.size == PixelSize(width: 640, height: 480), "\(kind)")
            #expect(header.orientation == 1)
            #expect(header.isComplete, "\(kind)")
        }
    }

    @Test("A file that starts in the middle of a larger one is read the same")
    func slices() {
        let file = Data([1, 2, 3]) + TestPicture.jpeg(640, 480, orientation: 6)
        #expect(ImageHeader(file.dropFirst(3))?.uprightSize == PixelSize(width: 480, height: 640))
    }

    @Test("All eight orientations are read, in both byte orders", arguments: 1...8, [true, false])
    func orientations(_ orientation: Int, _ isBigEndian: Bool) throws {
        let data = TestPicture.jpeg(300, 200, orientation: orientation, isBigEndian: isBigEndian)
        let header = try #require(ImageHeader(data))
        #expect(header.orientation == orientation)
        let upright = orientation <= 4 ? PixelSize(width: 300, height: 200) : PixelSize(width: 200, height: 300)
        #expect(header.uprightSize == upright)
        #expect(ImageHeader(TestPicture.png(300, 200, orientation: orientation))?.orientation == orientation)
        #expect(ImageHeader(TestPicture.webP(300, 200, orientation: orientation))?.orientation == orientation)
    }

    @Test("An orientation that cannot be is none", arguments: [0, 9, 65_535])
    func impossibleOrientations(_ orientation: Int) {
        #expect(ImageHeader(TestPicture.jpeg(300, 200, orientation: orientation))?.orientation == 1)
    }

    @Test("P-17: a progressive JPEG is told from its head")
    func progressive() {
        #expect(ImageHeader(TestPicture.jpeg(3024, 4032, isProgressive: true))?.isProgressive == true)
        #expect(ImageHeader(TestPicture.jpeg(3024, 4032))?.isProgressive == false)
    }

    @Test("P-16: a head without pixels is none; one of a single pixel and a strip are")
    func extremeSizes() {
        let none = [TestPicture.jpeg(0, 0), TestPicture.png(0, 7), TestPicture.gif(0, 0), TestPicture.jpeg(9, 0)]
        for data in none { #expect(ImageHeader(data) == nil) }
        #expect(ImageHeader(TestPicture.png(1, 1))?.size == PixelSize(width: 1, height: 1))
        #expect(ImageHeader(TestPicture.jpeg(65_500, 1))?.size == PixelSize(width: 65_500, height: 1))
        #expect(ImageHeader(TestPicture.png(1 << 31, 4)) == nil)
    }

    @Test("A picture that is cut anywhere has no head, or no end")
    func cuts() {
        for data in [TestPicture.jpeg(64, 48, orientation: 6), TestPicture.png(64, 48), TestPicture.webP(64, 48)] {
            for length in 0..<data.count {
                #expect(ImageHeader(data.prefix(length))?.isComplete != true, "\(length) of \(data.count)")
            }
        }
    }

    @Test("P-19: what is no picture has no head, whatever it is called")
    func notPictures() {
        for data in [TestPicture.page, Data("{\"error\":1}".utf8), TestPicture.heif, Data(), Data([0xFF, 0xD8])] {
            #expect(ImageHeader(data) == nil)
        }
    }

    @Test("The sample photos are what their names say")
    func samplePhotos() throws {
        let service = try SampleService()
        func header(_ name: String) -> ImageHeader? {
            ImageHeader(service.answer(SampleRequest(target: "/photos/\(name)")).body)
        }
        for orientation in 1...8 {
            #expect(header("13-0\(orientation)-exif\(orientation).jpg")?.orientation == orientation)
        }
        #expect(header("14-progressive.jpg")?.isProgressive == true)
        #expect(header("14-plain.jpg")?.isProgressive == false)
        #expect(header("14-alpha.png")?.kind == .png)
        #expect(header("14-modern.webp")?.kind == .webP)
        #expect(header("14-moving.gif")?.kind == .gif)
        #expect(header("14-cut.jpg")?.isComplete == false)
        #expect(header("14-plain.jpg")?.isComplete == true)
        #expect(header("14-notice.jpg") == nil)
        #expect(header("14-pixel.png")?.size == PixelSize(width: 1, height: 1))
        #expect((header("14-huge.jpg")?.size.area ?? 0) > 50_000_000)
    }
}
