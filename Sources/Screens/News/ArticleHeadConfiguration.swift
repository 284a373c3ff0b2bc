import UIKit

/// The content of the row above an article: its headline and its day.
struct ArticleHeadConfiguration: RowContent {
    var title: String
    var day: String

    @MainActor
    func makeContentView() -> any UIView & UIContentView {
        ArticleHeadView(self)
    }
}

/// A headline over a smaller line.
final class ArticleHeadView: UIView, UIContentView {
    var configuration: any UIContentConfiguration {
        didSet { show() }
    }

    private let title = UILabel(.title2)
    private let day = UILabel(.subheadline, .secondaryLabel)

    init(_ configuration: ArticleHeadConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        let stack = UIStackView(arrangedSubviews: [title, day])
        stack.axis = .vertical
        stack.spacing = 4
        addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            stack.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
        ])
        show()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func show() {
        guard let content = configuration as? ArticleHeadConfiguration else { return }
        title.text = content.title
        title.isHidden = content.title.isEmpty
        day.text = content.day
        day.isHidden = content.day.isEmpty
    }
}
