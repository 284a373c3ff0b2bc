import UIKit
import XCTest

final class UIColorTests: XCTestCase {
    static let grounds: [(name: String, color: UIColor)] = [
        ("systemBackground", .systemBackground), ("secondarySystemBackground", .secondarySystemBackground),
        ("tertiarySystemBackground", .tertiarySystemBackground), ("systemGroupedBackground", .systemGroupedBackground),
        ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
        ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
    ]

    func testASemanticColourFollowsTheTraitsItIsResolvedWith() {
        let light = UIColor.systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        let dark = UIColor.systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        XCTAssertEqual(light, UIColor(white: 1, alpha: 1))
        XCTAssertLessThan(red(of: dark), 0.2)
    }

    func testComponentsAreThoseOfTheCurrentTraits() {
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            XCTAssertEqual(red(of: .label), 1)
        }
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
            XCTAssertEqual(red(of: .label), 0)
        }
    }

    func testAProviderIsAskedForEachAppearance() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .label }
        XCTAssertEqual(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)), .white)
        let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        XCTAssertEqual(resolved, UIColor(white: 0, alpha: 0.8), "a dynamic answer is resolved in its turn")
    }

    func testEqualityGoesByWhatIsSeen() {
        XCTAssertEqual(UIColor(red: 1, green: 0, blue: 0, alpha: 1), .red)
        XCTAssertEqual(UIColor.label, .label)
        XCTAssertEqual(Set([UIColor.label, .label, .secondaryLabel]).count, 2)
        XCTAssertNotEqual(UIColor.label, .black)
        XCTAssertNotEqual(UIColor.clear, .black)
    }

    // MARK: - Helpers

    func red(of color: UIColor) -> CGFloat {
        var red: CGFloat = -1
        XCTAssertTrue(color.getRed(&red, green: nil, blue: nil, alpha: nil))
        return red
    }
}
