import UIKit
import XCTest

final class UISegmentedControlTests: XCTestCase {
    @MainActor
    func testTheChoiceStaysWithItsSegmentWhenOthersComeAndGo() async {
        let control = UISegmentedControl(items: ["A", "B"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Z", at: 0, animated: false)
        XCTAssertEqual(control.titleForSegment(at: control.selectedSegmentIndex), "B")
        control.insertSegment(withTitle: "End", at: 99, animated: false)
        XCTAssertEqual(control.titleForSegment(at: 3), "End")
        control.removeSegment(at: 0, animated: false)
        XCTAssertEqual(control.titleForSegment(at: control.selectedSegmentIndex), "B")
        control.removeSegment(at: 1, animated: false)
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        control.removeAllSegments()
        XCTAssertEqual(control.numberOfSegments, 0)
        XCTAssertNil(control.titleForSegment(at: 0))
    }

    @MainActor
    func testSegmentsAreAllAsWideAsTheWidest() async {
        let control = UISegmentedControl(items: ["A", "A much longer title"])
        let alike = control.intrinsicContentSize.width
        control.apportionsSegmentWidthsByContent = true
        XCTAssertLessThan(control.intrinsicContentSize.width, alike - 50)
    }
}
