import XCTest

@testable import UIKit

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
    private func view(_ text: NSAttributedString) -> UITextView {
        let view = UITextView(frame: .zero)
        view.isEditable = false
        view.attributedText = text
        return view
    }

    @MainActor
    func testALinkAsksTheDelegateWithItsAddressAndItsPlace() async throws {
        let text = NSMutableAttributedString(string: "<Read> 🚂 here & there")
        let url = try XCTUnwrap(URL(string: "https://example.org/?a=1&b=2"))
        text.addAttribute(.link, value: url, range: NSRange(location: 10, length: 4))
        text.addAttribute(.link, value: "https://example.org/2", range: NSRange(location: 17, length: 5))
        let view = view(text)
        let reader = Reader()
        view.delegate = reader
        let host = await Host(filling: view)
        XCTAssertEqual(view.text, "<Read> 🚂 here & there")
        let label = try XCTUnwrap(view.subviews.compactMap { $0 as? LinkLabel }.first)
        label.activateLink(0)
        label.activateLink(1)
        label.activateLink(2)
        XCTAssertEqual(reader.log, ["https://example.org/?a=1&b=2 10+4", "https://example.org/2 17+5"])
        await host.close()
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
