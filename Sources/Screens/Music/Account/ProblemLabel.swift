import UIKit

/// What is wrong, beside what it is wrong with: a sign and words, so that it does not hang on a colour.
final class ProblemLabel: UIView {
    private let symbol = UIImageView()
    private let label = UILabel(.footnote, .systemRed)

    /// - Parameter indent: the space before it, where it stands by itself
    init(indent: CGFloat = 0) {
        super.init(frame: .zero)
        symbol.image = UIImage(
            systemName: "exclamationmark.circle.fill",
            withConfiguration: UIImage.SymbolConfiguration(textStyle: .footnote)
        )
        symbol.tintColor = .systemRed
        symbol.accessibilityElementsHidden = true
        symbol.setContentHuggingPriority(.required, for: .horizontal)
        symbol.setContentCompressionResistancePriority(.required, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [symbol, label])
        stack.alignment = .top
        stack.spacing = 6
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: indent, bottom: 0, trailing: indent)
        addSubview(stack)
        stack.pinEdges(to: self)
        isHidden = true
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Says what is wrong; hides where nothing is.
    func show(_ text: String?) {
        isHidden = text == nil
        label.text = text
    }
}
