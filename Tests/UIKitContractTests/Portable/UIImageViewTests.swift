import UIKit
import XCTest

/// Pictures and symbols in views.
final class UIImageViewTests: XCTestCase {
    @MainActor
    func testAPictureViewIsAsLargeAsItsPicture() async {
        let view = UIImageView(image: UIImage(data: SamplePicture.png))
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 64, height: 32))
        XCTAssertEqual(view.frame.size, CGSize(width: 64, height: 32))
        view.image = nil
        XCTAssertEqual(view.intrinsicContentSize.width, UIView.noIntrinsicMetric)
    }

    @MainActor
    func testASymbolGrowsWithItsConfiguration() async {
        let view = UIImageView(image: UIImage(systemName: "star"))
        let normal = view.intrinsicContentSize
        XCTAssertGreaterThan(normal.width, 10)
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 60)
        XCTAssertGreaterThan(view.intrinsicContentSize.width, normal.width * 2)
    }

    @MainActor
    func testAChangedPictureLaysOutAnew() async {
        let view = UIImageView(image: UIImage(data: SamplePicture.png))
        let row = UIStackView(arrangedSubviews: [view, UIView(frame: .zero)])
        row.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        let host = await Host(row)
        XCTAssertEqual(host.widgetFrame(of: view).width, 64)
        view.image = UIImage(systemName: "star")
        await host.settle()
        XCTAssertLessThan(host.widgetFrame(of: view).width, 40)
        await host.close()
    }
}
