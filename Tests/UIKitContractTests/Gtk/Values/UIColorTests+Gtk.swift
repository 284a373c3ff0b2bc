import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UIColorTests {
    static let appearances: [(name: String, style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast)] = [
        ("light", .light, .normal), ("dark", .dark, .normal),
        ("light, high contrast", .light, .high), ("dark, high contrast", .dark, .high),
    ]

    func testLabelsCanBeReadOnEveryGround() {
        assertContrast(
            of: [("label", .label), ("secondaryLabel", .secondaryLabel)],
            on: Self.grounds,
            isAtLeast: 4.5
        )
    }

    func testLinksPlaceholdersAndHuesCanBeReadOnTheGroundsOfLists() {
        let texts: [(String, UIColor)] = [
            ("link", .link), ("tintColor", .tintColor), ("placeholderText", .placeholderText),
            ("systemRed", .systemRed), ("systemGreen", .systemGreen), ("systemYellow", .systemYellow),
            ("systemOrange", .systemOrange),
            ("systemPurple", .systemPurple), ("systemGray", .systemGray), ("systemBlue", .systemBlue),
        ]
        let grounds = Self.grounds.filter {
            ["systemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground"].contains($0.name)
        }
        assertContrast(of: texts, on: grounds, isAtLeast: 4.5)
    }

    func testHighContrastIsNeverLower() {
        for (name, color) in [("label", UIColor.label), ("secondaryLabel", .secondaryLabel), ("link", .link)] {
            for style in [UIUserInterfaceStyle.light, .dark] {
                let normal = contrast(of: color, on: .systemBackground, style, .normal)
                let high = contrast(of: color, on: .systemBackground, style, .high)
                XCTAssertGreaterThanOrEqual(high, normal, "\(name) in \(style)")
            }
        }
    }

    func testADynamicColourStaysDynamicWithAnotherOpacity() {
        for color in [UIColor.label, UIColor { $0.userInterfaceStyle == .dark ? .white : .black }] {
            let faint = color.withAlphaComponent(0.25)
            let dark = faint.resolvedComponents(style: .dark, contrast: .normal)
            let light = faint.resolvedComponents(style: .light, contrast: .normal)
            XCTAssertEqual([dark.red, dark.alpha], [1, 0.25])
            XCTAssertEqual([light.red, light.alpha], [0, 0.25])
        }
    }

    func assertContrast(
        of texts: [(name: String, color: UIColor)],
        on grounds: [(name: String, color: UIColor)],
        isAtLeast minimum: Double
    ) {
        for appearance in Self.appearances {
            for text in texts {
                for ground in grounds {
                    let ratio = contrast(of: text.color, on: ground.color, appearance.style, appearance.contrast)
                    XCTAssertGreaterThanOrEqual(ratio, minimum, "\(text.name) on \(ground.name), \(appearance.name)")
                }
            }
        }
    }

    /// The contrast ratio of WCAG 2.1, from 1 to 21.
    func contrast(
        of text: UIColor,
        on ground: UIColor,
        _ style: UIUserInterfaceStyle,
        _ contrast: UIAccessibilityContrast
    ) -> Double {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
        ])
        let below = ground.components(for: traits)
        let seen = text.components(for: traits).composited(over: below)
        let lights = [luminance(of: seen), luminance(of: below)].sorted()
        return (lights[1] + 0.05) / (lights[0] + 0.05)
    }

    func luminance(of color: ColorComponents) -> Double {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
}
