import Foundation

/// A constraint as seen from the one view whose geometry it decides.
@MainActor
struct LayoutRule {
    /// What the subject's side is compared with.
    enum Reference {
        /// A number of points.
        case constant
        /// The superview itself.
        case superview
        /// A guide of the superview.
        case guide(UILayoutGuide)
        /// The subject's own other dimension.
        case ownDimension
    }

    let attribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let reference: Reference
    let referenceAttribute: NSLayoutConstraint.Attribute
    let multiplier: CGFloat
    let constant: CGFloat
    let priority: UILayoutPriority

    var axis: NSLayoutConstraint.Axis { attribute.axis }
    var isDimension: Bool { attribute == .width || attribute == .height }
    /// Whether the rule is about a size of the view's own.
    var isConstant: Bool { if case .constant = reference { true } else { false } }
    /// Whether the rule ties the view's width to its height.
    var isAspect: Bool { if case .ownDimension = reference { true } else { false } }
    /// Whether the rule is about the visible part of a scroll view, whatever its content.
    var isAboutFrame: Bool { if case .guide(let guide) = reference { guide.kind == .frame } else { false } }
    /// Whether the rule means nothing once the view has left its superview.
    var isAboutSuperview: Bool { !isConstant && !isAspect }

    /// Reads a constraint from the side of the view it decides, the subject.
    ///
    /// Stops the program where the constraint is outside the closed set: `NSLayoutConstraint` says which those are.
    /// The rule does not hold its subject, which holds the constraint.
    static func read(_ constraint: NSLayoutConstraint) -> (rule: LayoutRule, subject: UIView) {
        let first = constraint.firstItem
        let second = constraint.secondItem
        func refuse(_ reason: String) -> Never {
            fatalError("Unsupported constraint: \(constraint.description). \(reason)")
        }
        func rule(_ reference: Reference) -> LayoutRule {
            LayoutRule(
                attribute: constraint.firstAttribute,
                relation: constraint.relation,
                reference: reference,
                referenceAttribute: constraint.secondAttribute,
                multiplier: constraint.multiplier,
                constant: constraint.constant,
                priority: constraint.priority
            )
        }
        if constraint.secondAttribute == .notAnAttribute {
            guard let view = first as? UIView else { refuse("Only a view can have a size of its own.") }
            return (rule(.constant), view)
        }
        if first === second {
            guard let view = first as? UIView,
                constraint.firstAttribute.isDimension, constraint.secondAttribute.isDimension,
                constraint.firstAttribute != constraint.secondAttribute
            else { refuse("A view can be compared with itself by width and height only.") }
            guard constraint.multiplier > 0 else { refuse("A multiplier must be more than nothing.") }
            return (rule(.ownDimension), view)
        }
        let result: (rule: LayoutRule, subject: UIView)
        if let view = first as? UIView, let reference = Self.reference(second, of: view) {
            result = (rule(reference), view)
        } else if let view = second as? UIView, let reference = Self.reference(first, of: view) {
            guard constraint.multiplier > 0 else { refuse("A multiplier must be more than nothing.") }
            result = (rule(reference).seenFromTheOtherSide, view)
        } else {
            refuse(
                "A view is laid out against its superview or a guide of it, and must be inside it already. "
                    + "Views beside one another belong in a UIStackView."
            )
        }
        let (attribute, other) = (result.rule.attribute, result.rule.referenceAttribute)
        guard attribute.axis == other.axis, attribute.isDimension == other.isDimension else {
            refuse("The two sides are of different kinds.")
        }
        guard result.subject.superview?.placesSubview(result.subject) != true else {
            refuse(
                "A view that a UIStackView arranges is placed by it: give the view a size of its own or a priority, "
                    + "or choose the stack's alignment and distribution."
            )
        }
        return result
    }

    /// The same rule read from the other side: first = second × m + c ⇔ second = (first − c) / m.
    var seenFromTheOtherSide: LayoutRule {
        LayoutRule(
            attribute: referenceAttribute,
            relation: relation.reversed,
            reference: reference,
            referenceAttribute: attribute,
            multiplier: 1 / multiplier,
            constant: -constant / multiplier,
            priority: priority
        )
    }

    private static func reference(_ item: AnyObject?, of view: UIView) -> Reference? {
        guard let item, let superview = view.superview else { return nil }
        if item === superview { return .superview }
        if let guide = item as? UILayoutGuide, guide.owningView === superview { return .guide(guide) }
        return nil
    }

    /// Where the reference begins and ends, in a superview of this length along the rule's axis.
    func span(inLength length: CGFloat) -> (start: CGFloat, end: CGFloat) {
        if case .guide(let guide) = reference { return guide.span(axis, length: length) }
        return (0, length)
    }

    /// The value that the subject's side is compared with, in a superview of this length.
    func target(inLength length: CGFloat) -> CGFloat {
        let span = span(inLength: length)
        let value: CGFloat
        switch referenceAttribute {
        case .left, .leading, .top: value = span.start
        case .right, .trailing, .bottom: value = span.end
        case .centerX, .centerY: value = (span.start + span.end) / 2
        case .width, .height: value = span.end - span.start
        case .notAnAttribute: value = 0
        }
        return value * multiplier + constant
    }
}

extension NSLayoutConstraint.Attribute {
    var isDimension: Bool { self == .width || self == .height }

    var axis: NSLayoutConstraint.Axis {
        switch self {
        case .top, .bottom, .height, .centerY: .vertical
        default: .horizontal
        }
    }
}

extension NSLayoutConstraint.Relation {
    var reversed: NSLayoutConstraint.Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
