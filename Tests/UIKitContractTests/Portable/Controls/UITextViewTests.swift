import UIKit
import XCTest

final class UITextViewTests: XCTestCase {
    @MainActor
    final class Reader: NSObject, UITextViewDelegate {
        var log: [String] = []
        func textView(
            _ textView: UITextView,
            shouldInteractWith url: URL,
            in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            log.append("\(url.absoluteString) \(characterRange.location)+\(characterRange.length)")
            return false
        }
    }

    @MainActor
    func view(_ text: NSAttributedString) -> UITextView {
        let view = UITextView(frame: .zero)
        view.isEditable = false
        view.attributedText = text
        return view
    }

    @MainActor
    func testWithoutScrollingItIsAsHighAsItsText() async {
        let long = String(repeating: "Many words that wrap over several lines. ", count: 12)
        let view = view(NSAttributedString(string: long))
        view.isScrollEnabled = false
        let host = await Host(placing: view, overWidth: true)
        let height = view.frame.height
        XCTAssertGreaterThan(height, 80)
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        await host.settle()
        XCTAssertLessThan(view.frame.height, height)
        view.text = "Short"
        await host.settle()
        XCTAssertLessThan(view.frame.height, 40)
        await host.close()
    }

    @MainActor
    func testALongTextScrolls() async {
        let long = String(repeating: "Many words that wrap over several lines. ", count: 200)
        let view = view(NSAttributedString(string: long))
        let host = await Host(filling: view)
        XCTAssertEqual(view.bounds.height, 600)
        XCTAssertGreaterThan(view.contentSize.height, 1_000)
        XCTAssertEqual(view.contentSize.width, 400)
        await host.close()
    }
}
