import Foundation

/// Lays views out in a row or a column.
@MainActor
open class UIStackView: UIView {
    /// How the arranged views share the length.
    public enum Distribution: Int, Sendable {
        /// The view that hugs its content least takes what is left.
        case fill = 0
        /// All get the same length.
        case fillEqually = 1
        /// Each gets its share by its own length.
        case fillProportionally = 2
        /// Each keeps its length; the gaps are equal.
        case equalSpacing = 3
    }

    /// How the arranged views lie across the row or column.
    public enum Alignment: Int, Sendable {
        /// As wide as the stack.
        case fill = 0
        /// At the leading edge; in a row, at the top.
        case leading = 1
        /// In a row: on the first line of text.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the trailing edge; in a row, at the bottom.
        case trailing = 4

        /// In a row: at the top.
        public static var top: Alignment { .leading }
        /// In a row: at the bottom.
        public static var bottom: Alignment { .trailing }
    }

    /// The spacing that stands for the stack's own in `customSpacing(after:)`.
    public nonisolated static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude

    /// The views in the order they are laid out.
    open private(set) var arrangedSubviews: [UIView] = []
    /// The direction.
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { contentSizeChanged() } }
    /// How the views share the length.
    open var distribution: Distribution = .fill { didSet { contentSizeChanged() } }
    /// How the views lie across.
    open var alignment: Alignment = .fill { didSet { contentSizeChanged() } }
    /// The gap between views, in points.
    open var spacing: CGFloat = 0 { didSet { contentSizeChanged() } }
    /// Whether the layout margins are kept free around the views.
    open var isLayoutMarginsRelativeArrangement = false { didSet { contentSizeChanged() } }
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// A stack of these views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// A stack with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Views are made in code here; there are no archives to read them from.
    ///
    /// Apple's does not fail where those of other views do, so neither does this one: it stops.
    public required init(coder: NSCoder) {
        fatalError("UIStackView: there are no archives to read a view from.")
    }

    /// Puts a view at the end.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Puts a view at a place among the others.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
        contentSizeChanged()
    }

    /// Takes a view out of the layout; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        contentSizeChanged()
    }

    /// Sets the gap after one view.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        contentSizeChanged()
    }

    /// The gap after one view, or `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        arrangedSubviews.removeAll { $0 === subview }
        customSpacings[ObjectIdentifier(subview)] = nil
    }

    override func placesSubview(_ view: UIView) -> Bool {
        arrangedSubviews.contains { $0 === view }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        arrangement.place(in: bounds.size)
    }

    override func contentFittingSize(width: CGFloat?) -> CGSize {
        let own = arrangement.fittingSize(width: width)
        let others = sizeForConstrainedSubviews(width: width)
        return CGSize(width: max(own.width, others.width), height: max(own.height, others.height))
    }

    override func firstBaseline(width: CGFloat) -> CGFloat {
        arrangement.firstBaseline(width: width) ?? super.firstBaseline(width: width)
    }

    private var arrangement: StackArrangement {
        let views = arrangedSubviews.filter { !$0.isHidden }
        let margins = isLayoutMarginsRelativeArrangement ? directionalLayoutMargins : .zero
        let gaps = views.dropLast().map { customSpacings[ObjectIdentifier($0)] ?? spacing }
        return StackArrangement(
            views: views,
            axis: axis,
            distribution: distribution,
            alignment: alignment,
            gaps: gaps,
            margins: margins
        )
    }
}
