import UIKit

/// The semantic colours.
@MainActor
enum ColoursPage {
    static func make() -> UIViewController {
        SectionsViewController([
            .init(title: "Texts", views: samples(texts)), .init(title: "Grounds", views: samples(grounds)),
            .init(title: "Hues", views: samples(hues)),
        ])
    }

    private static let texts: [(String, UIColor)] = [
        ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel), ("link", .link),
        ("separator", .separator),
    ]

    private static let grounds: [(String, UIColor)] = [
        ("systemBackground", .systemBackground), ("secondarySystemBackground", .secondarySystemBackground),
        ("systemGroupedBackground", .systemGroupedBackground),
        ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
        ("secondarySystemFill", .secondarySystemFill),
    ]

    private static let hues: [(String, UIColor)] = [
        ("systemRed", .systemRed), ("systemOrange", .systemOrange), ("systemYellow", .systemYellow),
        ("systemGreen", .systemGreen), ("systemBlue", .systemBlue),
        ("systemPurple", .systemPurple), ("systemGray", .systemGray),
    ]

    private static func samples(_ colors: [(String, UIColor)]) -> [UIView] {
        colors.map { name, color in
            let swatch = UIView()
            swatch.backgroundColor = color
            swatch.layer.cornerRadius = 6
            swatch.layer.borderWidth = 1
            swatch.widthAnchor.constraint(equalToConstant: 56).isActive = true
            swatch.heightAnchor.constraint(equalToConstant: 28).isActive = true
            return Sample.row([swatch, Sample.label(name)])
        }
    }
}
