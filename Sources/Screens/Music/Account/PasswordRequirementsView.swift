import LocalAccounts
import Localization
import UIKit

/// What a password must have, ticked off as it is typed.
final class PasswordRequirementsView: UIView {
    private var lines: [PasswordRequirement: (symbol: UIImageView, label: UILabel)] = [:]
    private let text: Localizer

    init(localizer: Localizer) {
        text = localizer
        super.init(frame: .zero)
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 6
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        for requirement in PasswordRequirement.allCases { stack.addArrangedSubview(line(requirement)) }
        addSubview(stack)
        stack.pinEdges(to: self)
        show([])
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Ticks what is met.
    func show(_ met: Set<PasswordRequirement>) {
        for (requirement, line) in lines {
            let isMet = met.contains(requirement)
            line.symbol.image = UIImage(
                systemName: isMet ? "checkmark.circle.fill" : "circle",
                withConfiguration: UIImage.SymbolConfiguration(textStyle: .footnote)
            )
            line.symbol.tintColor = isMet ? .systemGreen : .tertiaryLabel
            line.label.textColor = isMet ? .label : .secondaryLabel
            let name = text.name(requirement)
            line.label.accessibilityLabel =
                isMet ? text.text("account.requirement.met", name) : text.text("account.requirement.unmet", name)
        }
    }

    private func line(_ requirement: PasswordRequirement) -> UIView {
        let symbol = UIImageView()
        symbol.accessibilityElementsHidden = true
        symbol.setContentHuggingPriority(.required, for: .horizontal)
        symbol.setContentCompressionResistancePriority(.required, for: .horizontal)
        let label = UILabel(.footnote, text: text.name(requirement))
        lines[requirement] = (symbol, label)
        let line = UIStackView(arrangedSubviews: [symbol, label])
        line.spacing = 8
        line.alignment = .top
        return line
    }
}
