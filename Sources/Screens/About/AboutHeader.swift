import Localization
import UIKit

/// The name and the slogan over the About tab.
@MainActor
enum AboutHeader {
    static func view(localizer: Localizer) -> UIView {
        let symbol = UIImageView(
            image: UIImage(systemName: "tram", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))
        )
        symbol.contentMode = .center
        symbol.tintColor = .white
        // The same blue in light and dark, so that the white stands out.
        symbol.backgroundColor = UIColor(red: 0.11, green: 0.44, blue: 0.85, alpha: 1)
        symbol.layer.cornerRadius = 18
        symbol.clipsToBounds = true
        symbol.isAccessibilityElement = false
        symbol.accessibilityElementsHidden = true
        symbol.widthAnchor.constraint(equalToConstant: 80).isActive = true
        symbol.heightAnchor.constraint(equalToConstant: 80).isActive = true

        let name = UILabel(.title1, text: "Wayside", lines: 1)
        name.accessibilityTraits = .header

        let slogan = UILabel(
            .subheadline,
            .secondaryLabel,
            text: localizer.text("about.slogan"),
            alignment: .center
        )

        let stack = UIStackView(arrangedSubviews: [symbol, name, slogan])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 6
        stack.setCustomSpacing(12, after: symbol)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 24, leading: 16, bottom: 8, trailing: 16)
        return stack
    }
}
