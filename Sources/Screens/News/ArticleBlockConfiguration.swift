import RichText
import UIKit

/// The content of a row that shows a block of text.
struct ArticleBlockConfiguration: RowContent {
    var block: Block

    @MainActor
    func makeContentView() -> any UIView & UIContentView {
        ArticleBlockView(self)
    }
}

/// A block of text: bars for each quotation that it stands in, the marker of a list's item, the text with its links.
final class ArticleBlockView: UIView, UIContentView {
    var configuration: any UIContentConfiguration {
        didSet { show() }
    }

    private let stack = UIStackView()
    private let marker = UILabel(.body, .secondaryLabel, lines: 1, alignment: .right)
    private let markerColumn = UIView()
    private var bars: [UIView] = []
    private let body = UITextView()

    /// How far a list or a quotation is set in, for each level.
    private static let indent: CGFloat = 22

    init(_ configuration: ArticleBlockConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        marker.setContentHuggingPriority(.required, for: .horizontal)
        marker.setContentCompressionResistancePriority(.required, for: .horizontal)
        body.isEditable = false
        body.isScrollEnabled = false
        body.textContainerInset = .zero
        body.textContainer.lineFragmentPadding = 0
        body.backgroundColor = .clear
        markerColumn.addSubview(marker)
        marker.pinEdges(to: markerColumn)
        markerColumn.widthAnchor.constraint(greaterThanOrEqualToConstant: Self.indent).isActive = true
        markerColumn.setContentHuggingPriority(.required, for: .horizontal)
        for view in [markerColumn, body] { stack.addArrangedSubview(view) }
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
        showBars(min(block.quoteDepth, 4))
        var inset: CGFloat = 0
        if case .listItem(_, let depth) = block.kind { inset = CGFloat(max(0, min(depth, 6) - 1)) * Self.indent }
        let above: CGFloat = block.isHeading ? 14 : 5
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: above, leading: inset, bottom: 5, trailing: 0)
        let text = ArticleType.marker(of: block.kind)
        markerColumn.isHidden = text == nil
        marker.text = text
        body.font = ArticleType.font(of: block.kind)
        body.textColor = ArticleType.color(of: block)
        body.attributedText = ArticleType.attributedText(of: block)
        if block.isHeading {
            body.accessibilityTraits = .header
            body.accessibilityLabel = block.text
        } else {
            body.accessibilityTraits = .staticText
        }
    }

    /// As many bars as there are quotations; a row that is used again mostly has them already.
    private func showBars(_ count: Int) {
        while bars.count > count { bars.removeLast().removeFromSuperview() }
        while bars.count < count {
            let bar = Self.bar()
            bars.append(bar)
            stack.insertArrangedSubview(bar, at: 0)
        }
    }

    private static func bar() -> UIView {
        let bar = UIView()
        bar.backgroundColor = .separator
        bar.widthAnchor.constraint(equalToConstant: 3).isActive = true
        bar.setContentHuggingPriority(.required, for: .horizontal)
        return bar
    }
}

extension Block {
    /// Whether it is a title of what follows.
    var isHeading: Bool {
        if case .heading = kind { true } else { false }
    }
}
