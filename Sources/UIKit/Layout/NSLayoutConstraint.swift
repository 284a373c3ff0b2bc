import Foundation

/// A rule about one edge, centre or size of a view.
///
/// The rules are a closed set: a view to its superview or a guide of its superview, a size to a constant, a width
/// to the same view's height. Views beside one another belong in a `UIStackView`. Anything else stops the program
/// with a message that names both anchors.
@MainActor
open class NSLayoutConstraint: NSObject {
    /// A direction.
    public enum Axis: Int, Sendable {
        /// From leading to trailing.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }

    /// A part of a view.
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The leading edge.
        case leading = 5
        /// The trailing edge.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The horizontal centre.
        case centerX = 9
        /// The vertical centre.
        case centerY = 10
        /// No part: the other side is a constant.
        case notAnAttribute = 0
    }

    /// How the two sides compare.
    public enum Relation: Int, Sendable {
        /// The first is no more than the second.
        case lessThanOrEqual = -1
        /// Both are equal.
        case equal = 0
        /// The first is no less than the second.
        case greaterThanOrEqual = 1
    }

    /// The view or guide of the first side.
    open private(set) weak var firstItem: AnyObject?
    /// The view or guide of the second side.
    open private(set) weak var secondItem: AnyObject?
    /// The part of the first side.
    public let firstAttribute: Attribute
    /// The part of the second side.
    public let secondAttribute: Attribute
    /// How the sides compare.
    public let relation: Relation
    /// What the second side is multiplied by.
    public let multiplier: CGFloat
    /// What is added to the second side, in points.
    open var constant: CGFloat {
        didSet { if constant != oldValue { changed() } }
    }
    /// How much the rule counts against others.
    ///
    /// Required by default.
    open var priority: UILayoutPriority = .required {
        didSet { if priority != oldValue { changed() } }
    }
    /// A name for descriptions.
    open var identifier: String?

    /// The view whose geometry the rule decides while it is active.
    private(set) weak var subject: UIView?
    /// The rule as seen from its subject; set while active.
    private(set) var rule: LayoutRule?

    init<A: AnyObject>(
        first: NSLayoutAnchor<A>,
        _ relation: Relation,
        second: NSLayoutAnchor<A>,
        multiplier: CGFloat,
        constant: CGFloat
    ) {
        firstItem = first.item
        firstAttribute = first.attribute
        secondItem = second.item
        secondAttribute = second.attribute
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        super.init()
    }

    init(item: AnyObject?, _ attribute: Attribute, _ relation: Relation, constant: CGFloat) {
        firstItem = item
        firstAttribute = attribute
        secondAttribute = .notAnAttribute
        self.relation = relation
        multiplier = 1
        self.constant = constant
        super.init()
    }

    /// Whether the rule takes part in layout.
    open var isActive: Bool {
        get { subject != nil }
        set {
            guard newValue != isActive else { return }
            if newValue {
                activate()
            } else {
                deactivate()
            }
        }
    }

    /// Makes all of the rules take part in layout.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Takes all of the rules out of layout.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func activate() {
        let (rule, subject) = LayoutRule.read(self)
        self.rule = rule
        self.subject = subject
        subject.constraintRules.append(self)
        subject.layoutRulesChanged()
    }

    private func deactivate() {
        let view = subject
        subject = nil
        rule = nil
        view?.constraintRules.removeAll { $0 === self }
        view?.layoutRulesChanged()
    }

    private func changed() {
        guard let subject else { return }
        rule = LayoutRule.read(self).rule
        subject.layoutRulesChanged()
    }

    nonisolated open override var description: String {
        // Descriptions are made for messages on the main thread, where constraints live.
        MainActor.assumeIsolated { summary }
    }

    private var summary: String {
        func name(_ item: AnyObject?, _ attribute: Attribute) -> String {
            guard let item else { return "nothing" }
            if let guide = item as? UILayoutGuide {
                let owner = guide.owningView.map { "\(type(of: $0))" } ?? "nothing"
                return "\(owner).\(guide.identifier).\(attribute)"
            }
            return "\(type(of: item)).\(attribute)"
        }
        let sign = relation == .equal ? "=" : relation == .lessThanOrEqual ? "≤" : "≥"
        let title = identifier.map { "'\($0)' " } ?? ""
        guard secondAttribute != .notAnAttribute else {
            return "\(title)\(name(firstItem, firstAttribute)) \(sign) \(constant)"
        }
        return "\(title)\(name(firstItem, firstAttribute)) \(sign) "
            + "\(name(secondItem, secondAttribute)) × \(multiplier) + \(constant)"
    }
}
