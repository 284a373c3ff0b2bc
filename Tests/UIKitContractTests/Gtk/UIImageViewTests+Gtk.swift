import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UIImageViewTests {
    @MainActor
    func testASymbolIsPaintedInTheTintAndAPictureInItsOwnColours() async throws {
        let symbol = UIImageView(image: UIImage(systemName: "star.fill"))
        symbol.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        symbol.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        symbol.contentMode = .scaleAspectFit
        let picture = UIImageView(image: UIImage(data: SamplePicture.png))
        picture.frame = CGRect(x: 100, y: 0, width: 64, height: 32)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        box.addSubview(symbol)
        box.addSubview(picture)
        let host = await Host(box)
        let pixels = try XCTUnwrap(host.paint())
        XCTAssertTrue(pixels.color(x: 20, y: 22).isNearly(Pixels.Color(red: 255, green: 0, blue: 0)))
        XCTAssertTrue(pixels.color(x: 110, y: 16).isNearly(Pixels.Color(red: 255, green: 0, blue: 0)))
        XCTAssertTrue(pixels.color(x: 155, y: 16).isNearly(Pixels.Color(red: 0, green: 0, blue: 255)))
        await host.close()
    }

    @MainActor
    func testContentModesPlaceThePicture() async throws {
        // The picture is 64 × 32: red on the left, blue on the right. The view is 64 × 64 on white.
        let white = Pixels.Color(red: 255, green: 255, blue: 255)
        let red = Pixels.Color(red: 255, green: 0, blue: 0)
        let cases: [(UIView.ContentMode, corner: Pixels.Color, middleLeft: Pixels.Color)] = [
            (.scaleToFill, red, red), (.scaleAspectFit, white, red), (.scaleAspectFill, red, red),
            (.center, white, red),
        ]
        for (mode, corner, middleLeft) in cases {
            let view = UIImageView(image: UIImage(data: SamplePicture.png))
            view.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
            view.contentMode = mode
            view.backgroundColor = .white
            view.clipsToBounds = true
            let host = await Host(view)
            let pixels = try XCTUnwrap(host.paint())
            XCTAssertTrue(pixels.color(x: 4, y: 4).isNearly(corner), "\(mode): corner \(pixels.color(x: 4, y: 4))")
            XCTAssertTrue(pixels.color(x: 4, y: 32).isNearly(middleLeft), "\(mode): \(pixels.color(x: 4, y: 32))")
            await host.close()
        }
    }
}
