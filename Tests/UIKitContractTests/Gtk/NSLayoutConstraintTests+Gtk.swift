import XCTest

@testable import UIKit

// What only the Linux side can show.

extension NSLayoutConstraintTests {
    @MainActor
    func testRequiredRulesThatContradictEachOtherAreReportedInWords() async {
        let known = LayoutReport.messages.count
        let view = UIView(frame: .zero)
        frame(of: view, in: container()) { view, box in
            let narrow = view.widthAnchor.constraint(equalToConstant: 10)
            narrow.identifier = "narrow"
            let wide = view.widthAnchor.constraint(equalToConstant: 20)
            wide.identifier = "wide"
            return [
                narrow, wide, view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                view.topAnchor.constraint(equalTo: box.topAnchor),
            ]
        }
        let message = LayoutReport.messages.dropFirst(known).joined()
        XCTAssertTrue(message.contains("'narrow' UIView.width = 10.0"), message)
        XCTAssertTrue(message.contains("'wide' UIView.width = 20.0"), message)
    }

    @MainActor
    func testRulesThatAgreeAreNotReported() async {
        let known = LayoutReport.messages.count
        frame(of: Content(frame: .zero), in: container()) { view, box in
            [
                view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
                view.widthAnchor.constraint(equalTo: box.widthAnchor),
                view.topAnchor.constraint(equalTo: box.topAnchor),
                view.bottomAnchor.constraint(lessThanOrEqualTo: box.bottomAnchor),
            ]
        }
        XCTAssertEqual(LayoutReport.messages.count, known)
    }
}
