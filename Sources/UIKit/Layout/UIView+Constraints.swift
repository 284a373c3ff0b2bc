import Foundation

// How a view with constraints places its subviews, and how large it wants to be because of them.

extension UIView {
    /// The subviews that constraints of this view place; an arranged subview is placed by its stack view.
    var constrainedSubviews: [UIView] {
        subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints && !placesSubview($0) }
    }

    /// Gives every constrained subview its frame within a space of this size.
    func placeConstrainedSubviews(in size: CGSize) {
        for view in constrainedSubviews { view.setFrame(resolvedFrame(of: view, in: size)) }
    }

    /// The frame that the rules of a subview lead to within a space of this size.
    func resolvedFrame(of view: UIView, in size: CGSize) -> CGRect {
        if view.hasAspectRule, view.isKnown(.vertical), !view.isKnown(.horizontal) {
            let v = view.solve(.vertical, length: size.height, otherLength: nil)
            let h = view.solve(.horizontal, length: size.width, otherLength: v.end - v.start)
            return CGRect(x: h.start, y: v.start, width: h.end - h.start, height: v.end - v.start)
        }
        let h = view.solve(.horizontal, length: size.width, otherLength: nil)
        let v = view.solve(.vertical, length: size.height, otherLength: h.end - h.start)
        return CGRect(x: h.start, y: v.start, width: h.end - h.start, height: v.end - v.start)
    }

    private var hasAspectRule: Bool { constraintRules.contains { $0.rule?.isAspect == true } }

    /// Whether edges or a size of their own decide the length along an axis, without looking at the content.
    private func isKnown(_ axis: NSLayoutConstraint.Axis) -> Bool {
        let rules = rules(along: axis).filter {
            $0.relation == .equal && $0.priority.rawValue >= UILayoutPriority.defaultHigh.rawValue
        }
        let edges = Set(rules.filter { !$0.isDimension }.map { $0.attribute.isStart ? 0 : $0.attribute.isEnd ? 1 : 2 })
        return rules.contains { $0.isDimension && !$0.isAspect } || edges.isSuperset(of: [0, 1])
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
        var rules = rules(along: axis).filter { !$0.isAspect }.map {
            AxisSolver.Rule(
                startFactor: $0.attribute.startFactor,
                endFactor: $0.attribute.endFactor,
                relation: $0.relation,
                target: $0.target(inLength: length),
                priority: $0.priority.rawValue
            )
        }
        rules += aspectRules(axis, otherLength: otherLength).map { .size($0.relation, $0.target, $0.priority) }
        if needsContent(rules) {
            rules += contentRules(axis, otherLength: otherLength).map { .size($0.relation, $0.target, $0.priority) }
        }
        // What nothing decides is as small as possible, at the start.
        rules.append(.size(.lessThanOrEqual, 0, 1))
        rules.append(AxisSolver.Rule(startFactor: 1, endFactor: 0, relation: .equal, target: 0, priority: 0.5))
        let result = AxisSolver.solve(rules)
        if result.hasConflict { LayoutReport.conflict(of: self, axis) }
        return (result.start, result.end)
    }

    private func needsContent(_ rules: [AxisSolver.Rule]) -> Bool {
        rules.filter { $0.priority >= 1_000 && $0.relation == .equal }.count < 2
    }

    /// What the view's content says of its length: as much as that, and no more.
    private func contentRules(_ axis: NSLayoutConstraint.Axis, otherLength: CGFloat?) -> [LengthSolver.Rule] {
        let size = contentSize(width: axis == .vertical ? otherLength : nil)
        let content = axis == .horizontal ? size.width : size.height
        guard content >= 0 else { return [] }
        let hugging = contentHuggingPriority(for: axis).rawValue
        let resistance = contentCompressionResistancePriority(for: axis).rawValue
        return [
            LengthSolver.Rule(relation: .lessThanOrEqual, target: content, priority: hugging),
            LengthSolver.Rule(relation: .greaterThanOrEqual, target: content, priority: resistance),
        ]
    }

    /// What an aspect ratio says of the length along an axis once the other is known, whichever way it is written.
    private func aspectRules(_ axis: NSLayoutConstraint.Axis, otherLength: CGFloat?) -> [LengthSolver.Rule] {
        guard let otherLength, !constraintRules.isEmpty else { return [] }
        return constraintRules.compactMap { $0.rule }.filter(\.isAspect).map { rule in
            let rule = rule.axis == axis ? rule : rule.seenFromTheOtherSide
            return LengthSolver.Rule(
                relation: rule.relation,
                target: otherLength * rule.multiplier + rule.constant,
                priority: rule.priority.rawValue
            )
        }
    }

    // MARK: Size

    /// How large the view wants to be, by its content and the rules about its own size; −1 where it does not mind.
    /// - Parameter width: the width it will get, or nil to ask for its natural one.
    func fittingSize(width: CGFloat?) -> CGSize {
        if let known = sizeCache.fitting(width) { return known }
        var size = contentSize(width: width)
        if !constraintRules.isEmpty {
            if let width {
                size.height = fittingLength(.vertical, otherLength: width)
            } else if hasAspectRule, isKnown(.vertical), !isKnown(.horizontal) {
                size.height = fittingLength(.vertical, otherLength: nil)
                size.width = fittingLength(.horizontal, otherLength: size.height)
            } else {
                size.width = fittingLength(.horizontal, otherLength: nil)
                size.height = fittingLength(.vertical, otherLength: size.width < 0 ? nil : size.width)
            }
        }
        sizeCache.keep(fitting: size, for: width)
        return size
    }

    private func fittingLength(_ axis: NSLayoutConstraint.Axis, otherLength: CGFloat?) -> CGFloat {
        let own = rules(along: axis).filter(\.isConstant).map {
            LengthSolver.Rule(relation: $0.relation, target: $0.constant, priority: $0.priority.rawValue)
        }
        let content = contentRules(axis, otherLength: otherLength)
        return LengthSolver.solve(own + content + aspectRules(axis, otherLength: otherLength)) ?? -1
    }

    /// How large the content wants to be, remembered.
    private func contentSize(width: CGFloat?) -> CGSize {
        if let known = sizeCache.content(width) { return known }
        let size = contentFittingSize(width: width)
        sizeCache.keep(content: size, for: width)
        return size
    }

    /// A length that the superview wishes for, after the view's own required rules about it.
    func limited(_ length: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let own = rules(along: axis).filter { $0.isConstant && $0.priority == .required }
        guard !own.isEmpty else { return length }
        let rules = own.map {
            LengthSolver.Rule(relation: $0.relation, target: $0.constant, priority: $0.priority.rawValue)
        }
        return LengthSolver.solve(rules + [LengthSolver.Rule(relation: .equal, target: length, priority: 999)])
            ?? length
    }

    /// How large this view must be so that its constrained subviews have the room their rules ask for.
    ///
    /// A negative length means that the subviews do not decide it.
    func sizeForConstrainedSubviews(width: CGFloat?) -> CGSize {
        var size = CGSize(width: -1, height: -1)
        let subviews = constrainedSubviews
        for view in subviews {
            size.width = max(size.width, view.demand(.horizontal, length: view.fittingSize(width: nil).width, in: self))
        }
        let ownWidth = width ?? max(0, size.width)
        for view in subviews {
            let h = view.solve(.horizontal, length: ownWidth, otherLength: nil)
            let height = view.fittingSize(width: h.end - h.start).height
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
            guard rule.isAboutSuperview, !rule.isAboutFrame else { continue }
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
}

/// The sizes that a view was asked for, by the width that was given.
struct SizeCache {
    /// A resize goes through many widths; only the latest are of use.
    private static let limit = 8

    private var contents: [CGFloat?: CGSize] = [:]
    private var fittings: [CGFloat?: CGSize] = [:]

    func content(_ width: CGFloat?) -> CGSize? { contents[width] }
    func fitting(_ width: CGFloat?) -> CGSize? { fittings[width] }

    mutating func keep(content size: CGSize, for width: CGFloat?) {
        if contents.count >= Self.limit { contents.removeAll(keepingCapacity: true) }
        contents[width] = size
    }

    mutating func keep(fitting size: CGSize, for width: CGFloat?) {
        if fittings.count >= Self.limit { fittings.removeAll(keepingCapacity: true) }
        fittings[width] = size
    }
}

extension AxisSolver.Rule {
    static func size(
        _ relation: NSLayoutConstraint.Relation,
        _ length: CGFloat,
        _ priority: Float
    ) -> AxisSolver.Rule {
        AxisSolver.Rule(
            startFactor: -1,
            endFactor: 1,
            relation: relation,
            target: length,
            priority: priority
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
