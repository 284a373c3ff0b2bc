import UIKit

/// The title over a group of a form, with a button beside it where there is something to do with the whole group.
final class SectionTitle: UIView {
    init(_ title: String, button: UIButton? = nil) {
        super.init(frame: .zero)
        let label = UILabel(.headline, text: title)
        label.accessibilityTraits = .header
        let stack = UIStackView(arrangedSubviews: [label])
        stack.alignment = .center
        stack.spacing = 8
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 4)
        addSubview(stack)
        stack.pinEdges(to: self)
        if let button {
            button.setContentHuggingPriority(.required, for: .horizontal)
            button.setContentCompressionResistancePriority(.required, for: .horizontal)
            stack.addArrangedSubview(button)
        }
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
