import UIKit

/// What a form is for, above it: a picture and some words.
final class FormIntroduction: UIView {
    /// - Parameter symbol: the SF Symbol; none without
    init(symbol name: String? = nil, text: String) {
        super.init(frame: .zero)
        let label = UILabel(.subheadline, .secondaryLabel, text: text)
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 8
        if let name {
            label.textAlignment = .center
            let symbol = UIImageView(image: UIImage(systemName: name))
            symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 44)
            symbol.tintColor = tintColor
            symbol.contentMode = .center
            symbol.accessibilityElementsHidden = true
            stack.addArrangedSubview(symbol)
        }
        stack.addArrangedSubview(label)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        addSubview(stack)
        stack.pinEdges(to: self)
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
