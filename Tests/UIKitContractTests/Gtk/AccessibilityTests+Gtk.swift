import XCTest

@testable import UIKit

// What only the Linux side can show.

extension AccessibilityTests {
    @MainActor
    func testAScreenIsReadOutAsItIsSeen() async throws {
        let heading = label("Timetable")
        heading.accessibilityTraits = .header
        let plain = label("Departures from Voronezh")
        let off = button("Refresh")
        off.isEnabled = false
        let icon = UIButton(configuration: .plain())
        icon.configuration?.image = UIImage(systemName: "star")
        icon.accessibilityLabel = "Favourite"
        icon.accessibilityHint = "Keeps this station at hand"
        let picture = UIImageView(image: UIImage(systemName: "star"))
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = "A train"
        let secret = label("Nobody hears this")
        secret.accessibilityElementsHidden = true
        let gone = label("Nobody sees this")
        gone.isHidden = true
        let named = label("12:40")
        named.accessibilityLabel = "Leaves at twelve forty"
        named.accessibilityValue = "late"
        let host = await Host(
            filling: column([heading, plain, button("Search"), off, icon, picture, secret, gone, named])
        )
        await host.settle()
        let tree = try await host.accessibleTree()

        XCTAssertEqual(tree.named("Timetable").map(\.role), ["heading"])
        XCTAssertEqual(tree.named("Departures from Voronezh").map(\.role), ["label"])
        let search = try XCTUnwrap(tree.named("Search").first)
        XCTAssertEqual(tree.named("Search").count, 1, "a button's title is its name and nothing more")
        XCTAssertEqual(search.role, "push button")
        XCTAssertTrue(search.has("sensitive") && search.has("focusable"), "\(search.states)")
        XCTAssertFalse(search.actions.isEmpty)
        XCTAssertEqual(tree.named("Refresh").first?.has("sensitive"), false)
        XCTAssertEqual(tree.named("Favourite").map(\.description), ["Keeps this station at hand"])
        XCTAssertEqual(tree.named("A train").map(\.role), ["image"])
        XCTAssertTrue(tree.named("Nobody hears this").isEmpty)
        XCTAssertFalse(tree.named("Nobody sees this").contains { $0.has("showing") })
        XCTAssertEqual(tree.named("Leaves at twelve forty, late").count, 1)
        await host.close()
    }

    @MainActor
    func testAScreenReaderPressesAButtonFromOutside() async throws {
        var taps = 0
        let button = button("Press me")
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let host = await Host(filling: column([button]))
        await host.settle()
        try await host.performFromOutside("Press me")
        XCTAssertEqual(taps, 1)
        await host.close()
    }

    @MainActor
    func testAPictureThatCanBeTappedIsAPictureAndIsTappedFromOutside() async throws {
        var taps = 0
        let photo = UIControl(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        photo.isAccessibilityElement = true
        photo.accessibilityTraits = .image
        photo.accessibilityLabel = "Photo 3 of 12"
        photo.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let host = await Host(photo)
        await host.settle()
        let tree = try await host.accessibleTree()
        let found = try XCTUnwrap(tree.named("Photo 3 of 12").first)
        XCTAssertEqual(found.role, "image")
        XCTAssertFalse(found.actions.isEmpty)
        try await host.performFromOutside("Photo 3 of 12")
        XCTAssertEqual(taps, 1)
        await host.close()
    }

    @MainActor
    func testRowsOfATableAreReadOutWithTheirTextsAndTheirPlace() async throws {
        let rows = Rows([["Anna", "Bologoye"]])
        rows.titles = ["Stations"]
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = rows
        let host = await Host(filling: table)
        await host.settle()
        let tree = try await host.accessibleTree()
        XCTAssertTrue(tree.all.contains { $0.role == "list" })
        XCTAssertEqual(tree.named("Anna").first?.role, "list item")
        XCTAssertEqual(tree.named("Stations").first?.role, "heading")
        await host.close()
    }

    @MainActor
    func testAChangedTextIsReadOutAnew() async throws {
        let label = label("before")
        let host = await Host(filling: column([label]))
        label.text = "after"
        await host.settle()
        let tree = try await host.accessibleTree()
        XCTAssertTrue(tree.named("before").isEmpty)
        XCTAssertEqual(tree.named("after").count, 1)
        await host.close()
    }

    @MainActor
    func testANameTakenBackIsReadOutNoMore() async throws {
        let label = label("text")
        label.accessibilityLabel = "name"
        let host = await Host(filling: column([label]))
        label.accessibilityLabel = nil
        await host.settle()
        let tree = try await host.accessibleTree()
        XCTAssertTrue(tree.named("name").isEmpty)
        XCTAssertEqual(tree.named("text").count, 1)
        await host.close()
    }

    @MainActor
    func testAnAnnouncementIsReadOut() async throws {
        let host = await Host(filling: column([label("text")]))
        UIAccessibility.post(notification: .announcement, argument: "Three trains found")
        await host.settle()
        let tree = try await host.accessibleTree()
        XCTAssertEqual(tree.named("Three trains found").count, 1)
        await host.close()
    }

    @MainActor
    func testWhatIsBehindASheetIsNotReadOut() async throws {
        let controller = UIViewController()
        controller.view.addSubview(label("behind"))
        controller.view.subviews[0].frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        let host = await Host(controller)
        let sheet = UIViewController()
        let text = label("in front")
        text.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        sheet.view.addSubview(text)
        controller.present(sheet, animated: false)
        await host.settle()
        let open = try await host.accessibleTree()
        XCTAssertTrue(open.named("behind").isEmpty)
        XCTAssertEqual(open.named("in front").count, 1)
        sheet.dismiss(animated: false)
        await host.settle()
        let closed = try await host.accessibleTree()
        XCTAssertEqual(closed.named("behind").count, 1)
        await host.close()
    }
}
