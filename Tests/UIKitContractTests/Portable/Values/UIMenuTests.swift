import UIKit
import XCTest

final class UIMenuTests: XCTestCase {
    @MainActor
    func testAnActionKeepsWhatItWasMadeWith() async {
        let action = UIAction(
            title: "Delete",
            image: UIImage(systemName: "trash"),
            identifier: UIAction.Identifier("delete"),
            discoverabilityTitle: "Delete this trip",
            attributes: [.destructive, .disabled],
            state: .mixed
        ) { _ in }
        XCTAssertEqual(action.title, "Delete")
        XCTAssertEqual(action.image, UIImage(systemName: "trash"))
        XCTAssertEqual(action.identifier.rawValue, "delete")
        XCTAssertEqual(action.discoverabilityTitle, "Delete this trip")
        XCTAssertEqual(action.attributes, [.destructive, .disabled])
        XCTAssertEqual(action.state, .mixed)
        action.title = "Remove"
        action.state = .on
        XCTAssertEqual((action as UIMenuElement).title, "Remove")
        XCTAssertEqual(action.state, .on)
    }

    @MainActor
    func testActionsWithoutANameOfTheirOwnAreToldApart() async {
        XCTAssertNotEqual(UIAction { _ in }.identifier, UIAction { _ in }.identifier)
        XCTAssertEqual(UIAction { _ in }.title, "")
    }

    @MainActor
    func testAMenuWithOtherChildrenKeepsTheRest() async {
        let menu = UIMenu(
            title: "Sort",
            identifier: UIMenu.Identifier("sort"),
            options: [.displayInline, .singleSelection],
            children: [UIAction(title: "By name") { _ in }]
        )
        let other = menu.replacingChildren([UIMenu(title: "More"), UIAction(title: "By date") { _ in }])
        XCTAssertEqual(other.children.map(\.title), ["More", "By date"])
        XCTAssertEqual(menu.children.map(\.title), ["By name"])
        XCTAssertEqual(other.identifier, menu.identifier)
        XCTAssertEqual(other.options, menu.options)
        XCTAssertEqual(other.title, "Sort")
    }
}
