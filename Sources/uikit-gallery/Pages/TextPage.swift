import UIKit

/// Labels: text styles, lines, alignment, attributes.
@MainActor
enum TextPage {
    static func make() -> UIViewController {
        SectionsViewController([
            .init(title: "Text styles", views: styles.map { Sample.label($0.name, $0.style) }),
            .init(
                title: "Lines",
                views: [limited(1), limited(2), Sample.label(Sample.sentence + " " + Sample.sentence)]
            ),
            .init(title: "Alignment", views: [aligned(.left), aligned(.center), aligned(.right)]),
            .init(title: "Attributes", views: [attributed, colours]),
        ])
    }

    private static let styles: [(name: String, style: UIFont.TextStyle)] = [
        ("Large title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3),
        ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
        ("Footnote", .footnote), ("Caption", .caption1),
    ]

    private static func limited(_ lines: Int) -> UILabel {
        let label = Sample.label(Sample.sentence + " " + Sample.sentence + " " + Sample.sentence)
        label.numberOfLines = lines
        return label
    }

    private static func aligned(_ alignment: NSTextAlignment) -> UILabel {
        let label = Sample.label("Departures")
        label.textAlignment = alignment
        label.backgroundColor = .secondarySystemFill
        return label
    }

    private static var attributed: UILabel {
        let label = Sample.label("")
        let text = NSMutableAttributedString(string: "Bold, italic, ")
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 0, length: 4))
        text.addAttribute(.font, value: UIFont.italicSystemFont(ofSize: 17), range: NSRange(location: 6, length: 6))
        text.append(NSAttributedString(string: "struck", attributes: [.strikethroughStyle: 1]))
        text.append(NSAttributedString(string: ", "))
        text.append(NSAttributedString(string: "marked", attributes: [.backgroundColor: UIColor.systemYellow]))
        text.append(NSAttributedString(string: ", "))
        text.append(NSAttributedString(string: "a link", attributes: [.link: "https://example.org"]))
        text.append(NSAttributedString(string: ", Кириллица, 日本語, 🚂"))
        label.attributedText = text
        return label
    }

    private static var colours: UIStackView {
        Sample.row(
            [("First", UIColor.label), ("second", .secondaryLabel), ("third", .tertiaryLabel), ("red", .systemRed)].map
            {
                let label = Sample.label($0.0)
                label.textColor = $0.1
                return label
            }
        )
    }
}
