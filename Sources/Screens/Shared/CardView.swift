import UIKit

extension UIStackView {
    /// A line of a card: a value under what it is.
    convenience init(caption: String, value: String) {
        self.init(arrangedSubviews: [UILabel(.footnote, .secondaryLabel, text: caption), UILabel(.body, text: value)])
        arrangeAsLines()
    }

    /// Apart from the initializer, as for labels: what it sets is observed.
    private func arrangeAsLines() {
        axis = .vertical
        spacing = 2
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
    }
}

/// A group of a form: its lines one under the other on a rounded ground.
final class CardView: UIView {
    private let stack = UIStackView()

    init() {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        clipsToBounds = true
        stack.axis = .vertical
        addSubview(stack)
        stack.pinEdges(to: self)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows lines in place of those before, with a rule between each two.
    func show(_ lines: [UIView]) {
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        for (index, line) in lines.enumerated() {
            if index > 0 { stack.addArrangedSubview(Self.rule()) }
            stack.addArrangedSubview(line)
        }
    }

    /// A thin line that begins where the texts do.
    private static func rule() -> UIView {
        let line = UIView()
        line.backgroundColor = .separator
        line.translatesAutoresizingMaskIntoConstraints = false
        let inset = UIView()
        inset.addSubview(line)
        NSLayoutConstraint.activate([
            line.topAnchor.constraint(equalTo: inset.topAnchor),
            line.bottomAnchor.constraint(equalTo: inset.bottomAnchor),
            line.leadingAnchor.constraint(equalTo: inset.leadingAnchor, constant: 16),
            line.trailingAnchor.constraint(equalTo: inset.trailingAnchor),
            line.heightAnchor.constraint(equalToConstant: 1),
        ])
        inset.isUserInteractionEnabled = false
        return inset
    }
}
