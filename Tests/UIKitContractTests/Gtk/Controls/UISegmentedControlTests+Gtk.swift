import CGtk
import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UISegmentedControlTests {
    @MainActor
    func click(_ control: UISegmentedControl, segment: Int) throws {
        let box = try XCTUnwrap(control.nativeWidget(gtk_box_get_type()))
        var button = gtk_widget_get_first_child(box)
        for _ in 0..<segment { button = button.flatMap { gtk_widget_get_next_sibling($0) } }
        gtk_widget_activate(try XCTUnwrap(button))
    }

    @MainActor
    func testChoosingASegmentSendsOneEventAndCodeSendsNone() async throws {
        let control = UISegmentedControl(items: ["System", "Light", "Dark"])
        var chosen: [Int] = []
        control.addAction(
            UIAction { [weak control] _ in chosen.append(control?.selectedSegmentIndex ?? -9) },
            for: .valueChanged
        )
        XCTAssertEqual(control.numberOfSegments, 3)
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        let host = await Host(placing: control)
        control.selectedSegmentIndex = 0
        XCTAssertEqual(chosen, [])
        try click(control, segment: 2)
        await host.wait(for: "the third segment") { control.selectedSegmentIndex == 2 }
        try click(control, segment: 2)
        await host.wait(for: "GTK to have activated the button") { !chosen.isEmpty }
        await host.settle()
        XCTAssertEqual(chosen, [2], "choosing the chosen one is no change")
        XCTAssertEqual(control.selectedSegmentIndex, 2, "and does not take the choice away")
        await host.close()
    }

    @MainActor
    func testASegmentPerformsItsAction() async throws {
        var performed: [String] = []
        let actions = ["One", "Two"].map { title in
            UIAction(title: title, identifier: UIAction.Identifier(title)) { performed.append($0.title) }
        }
        let control = UISegmentedControl(frame: .zero, actions: actions)
        control.addAction(UIAction { _ in performed.append("changed") }, for: .valueChanged)
        XCTAssertEqual(control.segmentIndex(identifiedBy: UIAction.Identifier("Two")), 1)
        XCTAssertEqual(control.segmentIndex(identifiedBy: UIAction.Identifier("Three")), NSNotFound)
        let host = await Host(placing: control)
        try click(control, segment: 1)
        await host.wait(for: "the action") { performed.count == 2 }
        XCTAssertEqual(performed, ["Two", "changed"])
        await host.close()
    }

    @MainActor
    func testADisabledSegmentCannotBeChosen() async throws {
        let control = UISegmentedControl(items: ["A", "B"])
        control.setEnabled(false, forSegmentAt: 1)
        XCTAssertFalse(control.isEnabledForSegment(at: 1))
        let host = await Host(placing: control)
        try click(control, segment: 1)
        await host.settle()
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        await host.close()
    }
}
