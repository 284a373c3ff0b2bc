import UIKit

/// The mark of harsh words: a letter in a box.
final class ExplicitMark: UIImageView {
    init() {
        super.init(frame: .zero)
        image = UIImage(
            systemName: "e.square.fill",
            withConfiguration: UIImage.SymbolConfiguration(textStyle: .subheadline)
        )
        tintColor = .secondaryLabel
        contentMode = .center
        accessibilityElementsHidden = true
        setContentHuggingPriority(.required, for: .horizontal)
        setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
