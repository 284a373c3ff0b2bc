import UIKit

/// Stack views: distributions, alignments, nesting.
@MainActor
enum StacksPage {
    static func make() -> UIViewController {
        SectionsViewController([
            .init(title: "Fill", views: [row(.fill)]),
            .init(title: "Fill equally", views: [row(.fillEqually)]),
            .init(title: "Fill proportionally", views: [row(.fillProportionally)]),
            .init(title: "Equal spacing", views: [row(.equalSpacing)]),
            .init(
                title: "Alignments",
                views: [aligned(.top), aligned(.center), aligned(.bottom), aligned(.firstBaseline)]
            ),
            .init(title: "Rows in columns", views: [nested]),
        ])
    }

    private static func row(_ distribution: UIStackView.Distribution) -> UIStackView {
        let boxes = [
            Sample.box(" One ", .systemRed), Sample.box(" Twenty ", .systemGreen),
            Sample.box(" Three hundred ", .systemBlue),
        ]
        if distribution == .fill { boxes[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal) }
        let row = UIStackView(arrangedSubviews: boxes)
        row.distribution = distribution
        row.spacing = 8
        return row
    }

    private static func aligned(_ alignment: UIStackView.Alignment) -> UIStackView {
        let large = Sample.box(" Large ", .systemOrange)
        large.font = .preferredFont(forTextStyle: .largeTitle)
        let row = UIStackView(arrangedSubviews: [Sample.box(" Small ", .systemPurple), large, UIView()])
        row.alignment = alignment
        row.spacing = 8
        return row
    }

    private static var nested: UIStackView {
        let picture = UIImageView(image: UIImage(systemName: "tram.fill"))
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 32)
        let second = Sample.label(Sample.sentence, .subheadline)
        second.textColor = .secondaryLabel
        let texts = UIStackView(arrangedSubviews: [Sample.label("A train", .headline), second])
        texts.axis = .vertical
        let row = UIStackView(arrangedSubviews: [picture, texts])
        row.spacing = 12
        row.alignment = .center
        row.isLayoutMarginsRelativeArrangement = true
        row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
        row.backgroundColor = .secondarySystemBackground
        row.layer.cornerRadius = 12
        return row
    }
}
