import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UIButtonTests {
    @MainActor
    func testADisabledButtonIsPalerAndDoesNothing() async {
        var count = 0
        let button = button(action: UIAction { _ in count += 1 })
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.isEnabled = false
        let host = await Host(button)
        host.click(button)
        XCTAssertEqual(count, 0)
        XCTAssertFalse(button.becomeFirstResponder())
        await host.close()
    }

    @MainActor
    func testAButtonOpensItsMenuAndTheChosenEntryIsPerformed() async {
        var chosen: [String] = []
        var wasOpen: [Bool] = []
        var isMenuOpen: () -> Bool = { true }
        let reverse = UIAction(title: "Reverse") { _ in
            chosen.append("reverse")
            wasOpen.append(isMenuOpen())
        }
        let button = button("Sort")
        button.menu = UIMenu(children: [
            UIAction(title: "By name") { _ in chosen.append("name") },
            UIAction(title: "By date", state: .on) { _ in chosen.append("date") },
            UIMenu(options: .displayInline, children: [reverse]),
        ])
        button.showsMenuAsPrimaryAction = true
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        let host = await Host(button)
        isMenuOpen = { host.hasOpenMenu(at: button) }
        host.tap(button)
        await host.settle()
        XCTAssertTrue(host.hasOpenMenu(at: button))
        XCTAssertTrue(host.chooseFromMenu(at: button, entry: 2))
        await host.wait { !chosen.isEmpty }
        XCTAssertEqual(chosen, ["reverse"])
        XCTAssertEqual(wasOpen, [false], "an action may present something: the menu is gone by then")
        XCTAssertFalse(host.hasOpenMenu(at: button))
        await host.close()
    }

    @MainActor
    func testTheTitleOfAFilledButtonCanBeReadInLightAndInDarkAndOnAnyGround() async throws {
        for isDark in [false, true] {
            Host.setDark(isDark)
            for color in [nil, UIColor.systemYellow, .systemRed, .white, .black] as [UIColor?] {
                var configuration = UIButton.Configuration.filled()
                configuration.baseBackgroundColor = color
                let button = button("Title", configuration)
                let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
                let text = try XCTUnwrap(button.titleLabel?.textColor).resolvedComponents(
                    style: traits.userInterfaceStyle,
                    contrast: .normal
                )
                let host = await Host(button)
                button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
                await host.settle()
                let ground = try XCTUnwrap(host.paint()).color(x: 50, y: 4)
                let difference = abs(text.red * 255 - Double(ground.red)) + abs(text.green * 255 - Double(ground.green))
                XCTAssertGreaterThan(difference, 150, "dark: \(isDark), \(ground) under \(text)")
                await host.close()
            }
        }
        Host.setDark(false)
    }

    @MainActor
    func testAMenuBesideAPrimaryActionOpensByItsKeyAndTheActionStays() async {
        var taps = 0
        let button = button("Play", action: UIAction { _ in taps += 1 })
        button.menu = UIMenu(children: [UIAction(title: "From the beginning") { _ in }])
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        let host = await Host(button)
        host.tap(button)
        XCTAssertEqual(taps, 1)
        XCTAssertFalse(host.hasOpenMenu(at: button))
        button.becomeFirstResponder()
        XCTAssertTrue(host.press(.keyboardF10, .shift))
        await host.settle()
        XCTAssertTrue(host.hasOpenMenu(at: button))
        XCTAssertTrue(host.chooseFromMenu(at: button, entry: 0))
        await host.wait { !host.hasOpenMenu(at: button) }
        await host.close()
    }

    @MainActor
    func testTheChosenEntryOfAMenuBecomesTheTitle() async {
        let button = button("Sort")
        button.menu = UIMenu(children: [
            UIAction(title: "By name", state: .on) { _ in }, UIAction(title: "By date") { _ in },
        ])
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        let host = await Host(button)
        XCTAssertEqual(button.configuration?.title, "By name")
        host.tap(button)
        await host.settle()
        XCTAssertTrue(host.chooseFromMenu(at: button, entry: 1))
        await host.wait { button.configuration?.title == "By date" }
        XCTAssertEqual(button.configuration?.title, "By date")
        let states = button.menu?.children.compactMap { ($0 as? UIAction)?.state }
        XCTAssertEqual(states, [.off, .on])
        await host.wait { !host.hasOpenMenu(at: button) }
        await host.close()
    }

    @MainActor
    func testAMenuGoesWithItsButton() async {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let button = button("More")
        button.menu = UIMenu(children: [UIAction(title: "Share") { _ in }])
        button.showsMenuAsPrimaryAction = true
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        box.addSubview(button)
        let host = await Host(box)
        host.tap(button)
        await host.settle()
        XCTAssertTrue(host.hasOpenMenu(at: button))
        let complaints = await Host.complaints {
            box.removeFromSuperview()
            await host.settle()
        }
        XCTAssertEqual(complaints, [])
        XCTAssertFalse(host.hasOpenMenu(at: button))
        await host.close()
    }
}
