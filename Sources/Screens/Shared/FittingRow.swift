import UIKit

/// Views side by side where there is room for them; one below the other where there is not, as with large text.
final class FittingRow: UIView {
    private let stack: UIStackView
    private let distribution: UIStackView.Distribution

    /// - Parameter distribution: how they share the room side by side
    init(_ views: [UIView], distribution: UIStackView.Distribution = .fill, spacing: CGFloat = 8) {
        self.distribution = distribution
        stack = UIStackView(arrangedSubviews: views)
        super.init(frame: .zero)
        stack.spacing = spacing
        addSubview(stack)
        stack.pinEdges(to: self)
        arrange(isRow: true)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func layoutSubviews() {
        let isRow = fits(in: bounds.width)
        if isRow != (stack.axis == .horizontal) { arrange(isRow: isRow) }
        super.layoutSubviews()
    }

    private func arrange(isRow: Bool) {
        stack.axis = isRow ? .horizontal : .vertical
        stack.distribution = isRow ? distribution : .fill
        // Buttons that share the room fill it below each other too; a name and its value begin at the same edge.
        stack.alignment = isRow ? .center : distribution == .fillEqually ? .fill : .leading
    }

    /// Whether each view has the width that it asks for.
    private func fits(in width: CGFloat) -> Bool {
        guard width > 0 else { return true }
        let wanted = stack.arrangedSubviews.map { $0.intrinsicContentSize.width }
        let gaps = stack.spacing * CGFloat(max(0, wanted.count - 1))
        if distribution == .fillEqually { return (wanted.max() ?? 0) * CGFloat(wanted.count) + gaps <= width }
        return wanted.reduce(0, +) + gaps <= width
    }
}
