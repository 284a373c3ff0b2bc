import UIKit

/// What stands in the place of content that is not there: empty, loading or failed, why, and what can be done.
final class StatusView: UIView {
    /// What the view says.
    struct Content {
        /// The SF Symbol; a spinner where nil.
        var symbol: String?
        var title: String
        var message = ""
        /// The button's title; none without.
        var button: String?
        /// The title of another button below it; none without.
        var secondButton: String?
    }

    private let spinner = UIActivityIndicatorView(style: .medium)
    private let symbol = UIImageView()
    private let title = UILabel(.title3, alignment: .center)
    private let message = UILabel(.body, .secondaryLabel, alignment: .center)
    private let button = UIButton(configuration: .tinted())
    private let secondButton = UIButton(configuration: .plain())

    /// Called when the button is tapped.
    var onButton: (() -> Void)?
    /// Called when the other button is tapped.
    var onSecondButton: (() -> Void)?

    init() {
        super.init(frame: .zero)
        symbol.contentMode = .center
        symbol.tintColor = .secondaryLabel
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 44)
        symbol.accessibilityElementsHidden = true
        title.accessibilityTraits = .header
        button.addAction(UIAction { [weak self] _ in self?.onButton?() }, for: .touchUpInside)
        secondButton.addAction(UIAction { [weak self] _ in self?.onSecondButton?() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [spinner, symbol, title, message, button, secondButton])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 8
        stack.setCustomSpacing(16, after: message)
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24),
        ])
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Says something else.
    func show(_ content: Content) {
        symbol.image = content.symbol.flatMap { UIImage(systemName: $0) }
        symbol.isHidden = content.symbol == nil
        spinner.isHidden = content.symbol != nil
        if content.symbol == nil { spinner.startAnimating() } else { spinner.stopAnimating() }
        title.text = content.title
        message.text = content.message
        message.isHidden = content.message.isEmpty
        button.configuration?.title = content.button
        button.isHidden = content.button == nil
        secondButton.configuration?.title = content.secondButton
        secondButton.isHidden = content.secondButton == nil
    }
}
