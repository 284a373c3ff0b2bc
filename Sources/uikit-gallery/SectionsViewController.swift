import UIKit

/// A page of sections under one another, as a form is built: a scroll view with a column of views.
final class SectionsViewController: UIViewController {
    /// Views under a heading.
    struct Section {
        let title: String
        let views: [UIView]
    }

    private let sections: [Section]

    init(_ sections: [Section]) {
        self.sections = sections
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let column = UIStackView(arrangedSubviews: sections.flatMap(Self.views))
        column.axis = .vertical
        column.spacing = 10
        column.translatesAutoresizingMaskIntoConstraints = false
        for section in sections { section.views.last.map { column.setCustomSpacing(28, after: $0) } }
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(column)
        view.addSubview(scroll)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 20),
            column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -20),
            column.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -20),
            column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -40),
        ])
    }

    private static func views(of section: Section) -> [UIView] {
        let title = Sample.label(section.title, .headline)
        title.accessibilityTraits = .header
        return [title] + section.views
    }
}

/// Small views that several pages use.
@MainActor
enum Sample {
    static let sentence = "The night train to Voronezh leaves from platform four, four minutes later than planned."

    static func label(_ text: String, _ style: UIFont.TextStyle = .body) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }

    /// Views beside one another; the last takes no more than it needs.
    static func row(_ views: [UIView], spacing: CGFloat = 10) -> UIStackView {
        let row = UIStackView(arrangedSubviews: views + [UIView()])
        row.spacing = spacing
        row.alignment = .center
        return row
    }

    /// A name and a view that stands across from it.
    static func setting(_ name: String, _ view: UIView) -> UIStackView {
        let row = UIStackView(arrangedSubviews: [label(name), UIView(), view])
        row.alignment = .center
        row.spacing = 8
        view.accessibilityLabel = name
        return row
    }

    static func box(_ text: String, _ color: UIColor) -> UILabel {
        let box = label(text)
        box.textAlignment = .center
        box.backgroundColor = color.withAlphaComponent(0.2)
        box.layer.cornerRadius = 6
        return box
    }
}
