import UIKit

/// A line above a list: what is shown, why nothing newer is, and what can be done.
final class BannerView: UIView {
    private let symbol = UIImageView()
    private let label = UILabel(.footnote)
    private let button = UIButton(configuration: .plain())

    /// Called when the button is tapped.
    var onButton: (() -> Void)?

    init() {
        super.init(frame: .zero)
        isHidden = true
        backgroundColor = .secondarySystemBackground
        symbol.tintColor = .secondaryLabel
        symbol.contentMode = .center
        symbol.accessibilityElementsHidden = true
        symbol.setContentHuggingPriority(.required, for: .horizontal)
        symbol.setContentCompressionResistancePriority(.required, for: .horizontal)
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        button.addAction(UIAction { [weak self] _ in self?.onButton?() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [symbol, label, button])
        stack.alignment = .center
        stack.spacing = 8
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 8)
        addSubview(stack)
        stack.pinEdges(to: self)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Says something, which screen readers hear too where it is new; hides where there is nothing to say.
    ///
    /// - Parameters:
    ///   - text: what is said; nil hides the line
    ///   - title: the button's title; none without
    ///   - name: the SF Symbol before the text
    func show(
        text: String?,
        button title: String? = nil,
        symbol name: String = "info.circle"
    ) {
        isHidden = text == nil
        guard let text else {
            label.text = nil
            return
        }
        if label.text != text {
            label.text = text
            UIAccessibility.post(notification: .announcement, argument: text)
        }
        symbol.image = UIImage(systemName: name)
        button.isHidden = title == nil
        button.configuration?.title = title
    }
}
