import Foundation

// How a view with constraints places its subviews, and how large it wants to be because of them.

extension UIView {
    /// The subviews that constraints of this view place; an arranged subview is placed by its stack view.
    var constrainedSubviews: [UIView] {
        subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints && !placesSubview($0) }
    }

    /// Gives every constrained subview its frame within a space of this size.
    func placeConstrainedSubviews(in size: CGSize) {
        for view in constrainedSubviews { view.frame = resolvedFrame(of: view, in: size) }
    }

    /// The frame that the rules of a subview lead to within a space of this size.
    func resolvedFrame(of view: UIView, in size: CGSize) -> CGRect {
        if view.hasAspectRule, view.isHeightKnown(in: size), !view.isWidthKnown(in: size) {
            let v = view.solve(.vertical, length: size.height, otherLength: nil)
            let h = view.solve(.horizontal, length: size.width, otherLength: v.end - v.start)
            return CGRect(x: h.start, y: v.start, width: h.end - h.start, height: v.end - v.start)
        }
        let h = view.solve(.horizontal, length: size.width, otherLength: nil)
        let v = view.solve(.vertical, length: size.height, otherLength: h.end - h.start)
        return CGRect(x: h.start, y: v.start, width: h.end - h.start, height: v.end - v.start)
    }

    private var hasAspectRule: Bool {
        constraintRules.contains { if case .ownDimension = $0.rule?.reference { true } else { false } }
    }

    private func isHeightKnown(in size: CGSize) -> Bool { isKnown(.vertical) }
    private func isWidthKnown(in size: CGSize) -> Bool { isKnown(.horizontal) }

    /// Whether edges or a size of their own decide the length along an axis, without looking at the content.
    private func isKnown(_ axis: NSLayoutConstraint.Axis) -> Bool {
        let rules = rules(along: axis).filter { $0.relation == .equal && $0.priority >= .defaultHigh }
        let sizes = rules.contains { rule in
            if case .ownDimension = rule.reference { return false }
            return rule.isDimension
        }
        let edges = Set(rules.filter { !$0.isDimension }.map { $0.attribute.isStart ? 0 : $0.attribute.isEnd ? 1 : 2 })
        return sizes || edges.isSuperset(of: [0, 1])
    }

    func rules(along axis: NSLayoutConstraint.Axis) -> [LayoutRule] {
        constraintRules.compactMap { $0.rule }.filter { $0.axis == axis }
    }

    /// Where this view begins and ends along an axis of a superview of this length.
    /// - Parameter otherLength: the length along the other axis, once that is known.
    private func solve(
        _ axis: NSLayoutConstraint.Axis,
        length: CGFloat,
        otherLength: CGFloat?
    ) -> (start: CGFloat, end: CGFloat) {
        var rules = rules(along: axis).compactMap { solverRule(for: $0, length: length, otherLength: otherLength) }
        if needsContent(rules) {
            let content = fittingLength(axis, otherLength: otherLength)
            if content >= 0 {
                rules.append(.size(.lessThanOrEqual, content, contentHuggingPriority(for: axis)))
                rules.append(.size(.greaterThanOrEqual, content, contentCompressionResistancePriority(for: axis)))
            }
        }
        // What nothing decides is as small as possible, at the start.
        rules.append(.size(.lessThanOrEqual, 0, UILayoutPriority(1)))
        rules.append(
            AxisSolver.Rule(startFactor: 1, endFactor: 0, relation: .equal, target: 0, priority: 0.5)
        )
        let result = AxisSolver.solve(rules)
        if result.hasConflict { LayoutReport.conflict(of: self, axis) }
        return (result.start, result.end)
    }

    private func needsContent(_ rules: [AxisSolver.Rule]) -> Bool {
        let required = rules.filter { $0.priority >= 1_000 && $0.relation == .equal }
        return required.count < 2
    }

    private func solverRule(for rule: LayoutRule, length: CGFloat, otherLength: CGFloat?) -> AxisSolver.Rule? {
        if case .ownDimension = rule.reference {
            guard let otherLength else { return nil }
            return .size(rule.relation, otherLength * rule.multiplier + rule.constant, rule.priority)
        }
        return AxisSolver.Rule(
            startFactor: rule.attribute.startFactor,
            endFactor: rule.attribute.endFactor,
            relation: rule.relation,
            target: rule.target(inLength: length),
            priority: rule.priority.rawValue
        )
    }

    private func fittingLength(_ axis: NSLayoutConstraint.Axis, otherLength: CGFloat?) -> CGFloat {
        switch axis {
        case .horizontal: fittingSize(width: nil).width
        case .vertical: fittingSize(width: otherLength).height
        @unknown default: -1
        }
    }

    /// How large this view must be so that its constrained subviews have the room their rules ask for.
    ///
    /// A negative length means that the subviews do not decide it.
    func sizeForConstrainedSubviews(width: CGFloat?) -> CGSize {
        var size = CGSize(width: -1, height: -1)
        let subviews = constrainedSubviews
        for view in subviews where !view.isHidden {
            size.width = max(size.width, view.demand(.horizontal, length: view.fittingSize(width: nil).width, in: self))
        }
        let ownWidth = width ?? max(0, size.width)
        for view in subviews where !view.isHidden {
            let h = view.solve(.horizontal, length: ownWidth, otherLength: nil)
            let viewWidth = h.end - h.start
            var height = view.fittingSize(width: viewWidth).height
            for rule in view.rules(along: .vertical) {
                if case .ownDimension = rule.reference { height = viewWidth * rule.multiplier + rule.constant }
            }
            size.height = max(size.height, view.demand(.vertical, length: height, in: self))
        }
        if let width { size.width = width }
        return size
    }

    /// The length that the superview needs for this view of the given length, or −1 where no rule ties the two.
    private func demand(_ axis: NSLayoutConstraint.Axis, length: CGFloat, in superview: UIView) -> CGFloat {
        let content = max(0, length)
        var startGap: CGFloat?
        var endGap: CGFloat?
        var center: CGFloat?
        var demand: CGFloat = -1
        for rule in rules(along: axis) {
            if case .constant = rule.reference { continue }
            if case .ownDimension = rule.reference { continue }
            let span = rule.span(inLength: 0)
            if rule.isDimension {
                if rule.multiplier > 0, rule.relation != .lessThanOrEqual, length >= 0 {
                    demand = max(demand, (content - rule.constant) / rule.multiplier + span.start - span.end)
                }
            } else if rule.attribute.isStart, rule.relation != .lessThanOrEqual, rule.referenceAttribute.isStart {
                startGap = max(startGap ?? -.infinity, span.start + rule.constant)
            } else if rule.attribute.isEnd, rule.relation != .greaterThanOrEqual, rule.referenceAttribute.isEnd {
                endGap = max(endGap ?? -.infinity, -span.end - rule.constant)
            } else if rule.attribute == .centerX || rule.attribute == .centerY {
                center = rule.constant
            }
        }
        if let startGap, let endGap {
            demand = max(demand, startGap + content + endGap)
        } else if let center, let gap = startGap ?? endGap {
            demand = max(demand, content + 2 * gap + abs(center) * 2)
        }
        return demand
    }

    /// A length after the view's own rules about it: fixed, at least, at most.
    func limited(_ length: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        var result = length
        // The most important rule has the last word.
        for rule in rules(along: axis).sorted(by: { $0.priority < $1.priority }) {
            guard rule.isDimension, case .constant = rule.reference else { continue }
            switch rule.relation {
            case .equal:
                // A wish that is weaker than the content gives way to it.
                if rule.priority >= contentCompressionResistancePriority(for: axis) || result < rule.constant {
                    result = rule.constant
                }
            case .greaterThanOrEqual: result = max(result, rule.constant)
            case .lessThanOrEqual: if result > rule.constant { result = rule.constant }
            @unknown default: break
            }
        }
        return result
    }
}

extension AxisSolver.Rule {
    static func size(
        _ relation: NSLayoutConstraint.Relation,
        _ length: CGFloat,
        _ priority: UILayoutPriority
    ) -> AxisSolver.Rule {
        AxisSolver.Rule(
            startFactor: -1,
            endFactor: 1,
            relation: relation,
            target: length,
            priority: priority.rawValue
        )
    }
}

extension NSLayoutConstraint.Attribute {
    var isStart: Bool { self == .left || self == .leading || self == .top }
    var isEnd: Bool { self == .right || self == .trailing || self == .bottom }

    /// How the start counts in this attribute's value.
    var startFactor: CGFloat {
        switch self {
        case .left, .leading, .top: 1
        case .centerX, .centerY: 0.5
        case .width, .height: -1
        default: 0
        }
    }

    /// How the end counts in this attribute's value.
    var endFactor: CGFloat {
        switch self {
        case .right, .trailing, .bottom, .width, .height: 1
        case .centerX, .centerY: 0.5
        default: 0
        }
    }
}

/// Tells developers what layout could not do, on standard error, each thing once.
@MainActor
enum LayoutReport {
    private static var told: Set<String> = []
    /// What was told so far; tests read it.
    private(set) static var messages: [String] = []

    static func conflict(of view: UIView, _ axis: NSLayoutConstraint.Axis) {
        let rules = view.rules(along: axis).count
        let list = view.constraintRules.map { "  " + $0.description }.joined(separator: "\n")
        tell("Required constraints of \(type(of: view)) contradict each other (\(rules) \(axis)):\n\(list)")
    }

    static func ambiguity(_ message: String) {
        tell(message)
    }

    private static func tell(_ message: String) {
        guard told.insert(message).inserted, messages.count < 1_000 else { return }
        messages.append(message)
        FileHandle.standardError.write(Data("UIKit layout: \(message)\n".utf8))
    }
}
