import CGtk
import XCTest

@testable import UIKit

final class UISwitchTests: XCTestCase {
    @MainActor
    func testAPersonsTouchTurnsItAndSendsAnEventAndCodeSendsNone() async throws {
        let control = UISwitch(frame: .zero)
        var values: [Bool] = []
        control.addAction(
            UIAction { action in values.append((action.sender as? UISwitch)?.isOn ?? false) },
            for: .valueChanged
        )
        let host = await Host(placing: control)
        control.isOn = true
        control.setOn(false, animated: true)
        XCTAssertEqual(values, [])
        let native = try XCTUnwrap(control.nativeWidget(gtk_switch_get_type()))
        gtk_widget_activate(native)
        await host.wait(for: "the switch to turn") { control.isOn }
        XCTAssertEqual(values, [true])
        await host.close()
    }

    @MainActor
    func testItHasASizeOfItsOwnAndKeepsItInALargerFrame() async throws {
        let control = UISwitch(frame: .zero)
        let size = control.intrinsicContentSize
        XCTAssertGreaterThan(size.width, size.height)
        XCTAssertGreaterThan(size.height, 20)
        let host = await Host(placing: control, overWidth: true)
        await host.settle()
        XCTAssertEqual(control.frame.width, 360)
        let native = try XCTUnwrap(control.nativeWidget(gtk_switch_get_type()))
        XCTAssertEqual(CGFloat(gtk_widget_get_width(native)), size.width, accuracy: 8)
        await host.close()
    }

    @MainActor
    func testADisabledSwitchCannotBeTurned() async throws {
        let control = UISwitch(frame: .zero)
        let host = await Host(placing: control)
        control.isEnabled = false
        let native = try XCTUnwrap(control.nativeWidget(gtk_switch_get_type()))
        gtk_widget_activate(native)
        await host.settle()
        XCTAssertFalse(control.isOn)
        XCTAssertFalse(control.becomeFirstResponder())
        control.isEnabled = true
        XCTAssertTrue(control.becomeFirstResponder())
        XCTAssertTrue(control.isFirstResponder)
        await host.close()
    }
}
