import UIKit

/// Buttons of each style, size, content and state.
@MainActor
enum ButtonsPage {
    static func make() -> UIViewController {
        SectionsViewController([
            .init(title: "Styles", views: [Sample.row(styles.map { button($0.name, $0.configuration) })]),
            .init(title: "Not enabled", views: [Sample.row(styles.map { disabled($0.name, $0.configuration) })]),
            .init(title: "Sizes", views: [Sample.row(sizes)]),
            .init(title: "Corners", views: [Sample.row(corners)]),
            .init(title: "Pictures", views: [Sample.row(pictures), Sample.row(placements)]),
            .init(title: "Whole width", views: [button("Continue", .filled()), subtitled, wrapping]),
            .init(title: "State", views: [Sample.row([toggling, loading, sorting])]),
        ])
    }

    private static let styles: [(name: String, configuration: UIButton.Configuration)] = [
        ("Plain", .plain()), ("Grey", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
    ]

    private static func button(_ title: String?, _ configuration: UIButton.Configuration) -> UIButton {
        var configuration = configuration
        configuration.title = title
        return UIButton(configuration: configuration)
    }

    private static func disabled(_ title: String, _ configuration: UIButton.Configuration) -> UIButton {
        let button = button(title, configuration)
        button.isEnabled = false
        return button
    }

    private static var sizes: [UIButton] {
        [("Mini", .mini), ("Small", .small), ("Medium", .medium), ("Large", .large)].map {
            (name: String, size: UIButton.Configuration.Size) in
            var configuration = UIButton.Configuration.tinted()
            configuration.buttonSize = size
            return button(name, configuration)
        }
    }

    private static var corners: [UIButton] {
        [("Small", .small), ("Medium", .medium), ("Large", .large), ("Capsule", .capsule)].map {
            (name: String, style: UIButton.Configuration.CornerStyle) in
            var configuration = UIButton.Configuration.gray()
            configuration.cornerStyle = style
            return button(name, configuration)
        }
    }

    private static var pictures: [UIButton] {
        ["star", "heart", "magnifyingglass", "plus", "trash", "ellipsis"].map { name in
            var configuration = UIButton.Configuration.plain()
            configuration.image = UIImage(systemName: name)
            let button = button(nil, configuration)
            button.accessibilityLabel = name
            return button
        }
    }

    private static var placements: [UIButton] {
        [("Leading", .leading), ("Trailing", .trailing), ("Top", .top), ("Bottom", .bottom)].map {
            (name: String, edge: NSDirectionalRectEdge) in
            var configuration = UIButton.Configuration.tinted()
            configuration.image = UIImage(systemName: "star.fill")
            configuration.imagePlacement = edge
            return button(name, configuration)
        }
    }

    private static var subtitled: UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.subtitle = "From the beginning, without what was heard before"
        configuration.image = UIImage(systemName: "play.fill")
        return button("Play", configuration)
    }

    private static var wrapping: UIButton {
        button(Sample.sentence, .tinted())
    }

    private static var toggling: UIButton {
        let button = button("Favourite", .gray())
        button.changesSelectionAsPrimaryAction = true
        button.configurationUpdateHandler = { button in
            button.configuration?.image = UIImage(systemName: button.isSelected ? "star.fill" : "star")
        }
        return button
    }

    private static var loading: UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.showsActivityIndicator = true
        return button("Loading", configuration)
    }

    private static var sorting: UIButton {
        let button = button("Sort", .gray())
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.menu = UIMenu(children: [
            UIAction(title: "By name", state: .on) { _ in }, UIAction(title: "By date") { _ in },
            UIMenu(options: .displayInline, children: [UIAction(title: "Reverse", attributes: .disabled) { _ in }]),
        ])
        return button
    }
}
