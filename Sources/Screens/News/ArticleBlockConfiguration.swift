import RichText
import UIKit

/// The content of a row that shows a block of text.
struct ArticleBlockConfiguration: UIContentConfiguration {
    var block: Block

    @MainActor
    func makeContentView() -> any UIView & UIContentView {
        ArticleBlockView(self)
    }

    func updated(for state: any UIConfigurationState) -> ArticleBlockConfiguration {
        self
    }
}

/// A block of text: bars for each quotation that it stands in, the marker of a list's item, the text with its links.
final class ArticleBlockView: UIView, UIContentView {
    var configuration: any UIContentConfiguration {
        didSet { show() }
    }

    private let stack = UIStackView()
    private let marker = UILabel()
    private let body = UITextView()

    /// How far a list or a quotation is set in, for each level.
    private static let indent: CGFloat = 22

    init(_ configuration: ArticleBlockConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        marker.font = .preferredFont(forTextStyle: .body)
        marker.adjustsFontForContentSizeCategory = true
        marker.textColor = .secondaryLabel
        marker.textAlignment = .right
        marker.setContentHuggingPriority(.required, for: .horizontal)
        marker.setContentCompressionResistancePriority(.required, for: .horizontal)
        body.isEditable = false
        body.isScrollEnabled = false
        body.textContainerInset = .zero
        body.textContainer.lineFragmentPadding = 0
        body.backgroundColor = .clear
        stack.alignment = .top
        stack.spacing = 8
        stack.isLayoutMarginsRelativeArrangement = true
        addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
        ])
        show()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func show() {
        guard let block = (configuration as? ArticleBlockConfiguration)?.block else { return }
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        for _ in 0..<min(block.quoteDepth, 4) { stack.addArrangedSubview(Self.bar()) }
        var inset: CGFloat = 0
        if case .listItem(_, let depth) = block.kind { inset = CGFloat(max(0, min(depth, 6) - 1)) * Self.indent }
        let above: CGFloat = if case .heading = block.kind { 14 } else { 5 }
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: above, leading: inset, bottom: 5, trailing: 0)
        if let text = ArticleType.marker(of: block.kind) {
            marker.text = text
            let column = UIView()
            column.addSubview(marker)
            marker.pinEdges(to: column)
            column.widthAnchor.constraint(greaterThanOrEqualToConstant: Self.indent).isActive = true
            column.setContentHuggingPriority(.required, for: .horizontal)
            stack.addArrangedSubview(column)
        }
        body.font = ArticleType.font(of: block.kind)
        body.textColor = ArticleType.color(of: block)
        body.attributedText = ArticleType.attributedText(of: block)
        if case .heading = block.kind {
            body.accessibilityTraits = .header
        } else {
            body.accessibilityTraits = .staticText
        }
        stack.addArrangedSubview(body)
    }

    private static func bar() -> UIView {
        let bar = UIView()
        bar.backgroundColor = .separator
        bar.widthAnchor.constraint(equalToConstant: 3).isActive = true
        bar.setContentHuggingPriority(.required, for: .horizontal)
        return bar
    }
}
