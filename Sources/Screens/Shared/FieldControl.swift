import UIKit

/// A line of a form that leads to where its value is chosen: a name, the value, a second line.
final class FieldControl: UIControl {
    /// What the control shows.
    struct Content: Hashable {
        /// The name of the field; empty for none.
        var caption = ""
        /// The value.
        var title: String
        /// A second line; empty for none.
        var detail = ""
        /// Whether the value is an invitation to choose one.
        var isPlaceholder = false
        /// Whether the value is not to be relied on any more.
        var isDimmed = false
        /// Whether a chevron says that it leads on.
        var leadsOn = true
    }

    private let caption = UILabel(.footnote, .secondaryLabel)
    private let title = UILabel(.body)
    private let detail = UILabel(.footnote, .secondaryLabel)
    private let chevron = UIImageView()

    /// A control that performs an action when it is tapped.
    init(content: Content, action: @escaping () -> Void) {
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityTraits = .button
        build()
        show(content)
        addAction(UIAction { _ in action() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
    }

    /// Shows a value.
    func show(_ content: Content) {
        caption.text = content.caption
        caption.isHidden = content.caption.isEmpty
        title.text = content.title
        title.textColor =
            content.isPlaceholder ? .placeholderText : content.isDimmed ? .secondaryLabel : .label
        detail.text = content.detail
        detail.isHidden = content.detail.isEmpty
        chevron.isHidden = !content.leadsOn
        accessibilityLabel = content.caption.isEmpty ? content.title : content.caption
        let value = [content.caption.isEmpty ? "" : content.title, content.detail]
        accessibilityValue = value.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private func build() {
        let texts = UIStackView(arrangedSubviews: [caption, title, detail])
        texts.axis = .vertical
        texts.spacing = 2
        chevron.image = UIImage(
            systemName: "chevron.right",
            withConfiguration: UIImage.SymbolConfiguration(textStyle: .body, scale: .small)
        )
        chevron.tintColor = .tertiaryLabel
        chevron.setContentHuggingPriority(.required, for: .horizontal)
        chevron.setContentCompressionResistancePriority(.required, for: .horizontal)
        let line = UIStackView(arrangedSubviews: [texts, chevron])
        line.alignment = .center
        line.spacing = 8
        line.isLayoutMarginsRelativeArrangement = true
        line.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 12)
        // The control itself is what is touched and what is read out.
        line.isUserInteractionEnabled = false
        line.accessibilityElementsHidden = true
        addSubview(line)
        line.pinEdges(to: self)
        layer.cornerRadius = 10
        heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }
}
