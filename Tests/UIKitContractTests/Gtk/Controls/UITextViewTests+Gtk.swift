import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UITextViewTests {
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
}
