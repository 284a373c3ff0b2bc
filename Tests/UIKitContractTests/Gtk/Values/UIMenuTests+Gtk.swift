import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UIMenuTests {
    @MainActor
    func testAnActionCallsItsHandlerAndTellsWhatSetItOff() async {
        var seen: [String?] = []
        let action = UIAction(title: "Refresh") { seen.append($0.sender as? String) }
        action.perform(sender: "toolbar")
        action.perform(sender: nil)
        XCTAssertEqual(seen, ["toolbar", nil])
        XCTAssertNil(action.sender, "only while it runs")
    }

    @MainActor
    func testAnActionIsFreedWithWhatItsHandlerHolds() async {
        weak var held: NSObject?
        do {
            let object = NSObject()
            held = object
            let action = UIAction { _ in _ = object }
            action.perform(sender: nil)
        }
        XCTAssertNil(held)
    }
}
