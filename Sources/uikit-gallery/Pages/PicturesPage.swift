import UIKit

/// Image views: symbols, sizes, tints, content modes.
@MainActor
enum PicturesPage {
    static func make() -> UIViewController {
        SectionsViewController([
            .init(title: "Symbols", views: [Sample.row(symbols), Sample.row(more)]),
            .init(title: "Sizes", views: [Sample.row(sizes)]),
            .init(title: "Tints", views: [Sample.row(tints)]),
            .init(title: "Frames", views: [Sample.row(frames)]),
        ])
    }

    private static func symbol(_ name: String) -> UIImageView {
        let view = UIImageView(image: UIImage(systemName: name))
        view.isAccessibilityElement = true
        view.accessibilityLabel = name
        return view
    }

    private static var symbols: [UIImageView] {
        ["star", "star.fill", "heart", "trash", "plus", "magnifyingglass", "gearshape", "calendar"].map(symbol)
    }

    private static var more: [UIImageView] {
        ["music.note", "newspaper", "map", "tram.fill", "person.circle", "photo", "info.circle", "checkmark"].map(
            symbol
        )
    }

    private static var sizes: [UIImageView] {
        [12, 17, 28, 48].map { size in
            let view = symbol("star.fill")
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: size)
            return view
        }
    }

    private static var tints: [UIImageView] {
        [UIColor.systemRed, .systemOrange, .systemGreen, .systemBlue, .systemPurple, .secondaryLabel].map { color in
            let view = symbol("heart.fill")
            view.tintColor = color
            return view
        }
    }

    private static var frames: [UIView] {
        [0, 8, 30].map { radius in
            let view = UIView()
            view.backgroundColor = .systemBlue
            view.layer.cornerRadius = radius
            view.layer.borderWidth = 2
            view.widthAnchor.constraint(equalToConstant: 60).isActive = true
            view.heightAnchor.constraint(equalToConstant: 60).isActive = true
            return view
        }
    }
}
