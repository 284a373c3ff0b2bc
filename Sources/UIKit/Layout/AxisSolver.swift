import Foundation

/// Finds where a view begins and ends along one axis from rules of different priority.
///
/// All pairs (start, end) that still satisfy the rules form a convex polygon. Each rule, the most important first,
/// cuts it; a rule that cannot be satisfied leaves those pairs that come nearest to it. That is how a higher
/// priority always wins over any number of lower ones.
struct AxisSolver {
    /// `startFactor · start + endFactor · end` compared with `target`.
    struct Rule {
        var startFactor: CGFloat
        var endFactor: CGFloat
        var relation: NSLayoutConstraint.Relation
        var target: CGFloat
        var priority: Float
    }

    /// Nothing is larger than this, in points.
    private static let limit: CGFloat = 1_000_000
    private static let tolerance: CGFloat = 0.001

    private var corners: [CGPoint]
    /// Whether a required rule could not be kept.
    private(set) var hasConflict = false

    init() {
        let l = Self.limit
        corners = [CGPoint(x: -l, y: -l), CGPoint(x: l, y: -l), CGPoint(x: l, y: l), CGPoint(x: -l, y: l)]
    }

    /// The place that the rules leave, the highest priority applied first.
    static func solve(_ rules: [Rule]) -> (start: CGFloat, end: CGFloat, hasConflict: Bool) {
        if let exact = exact(rules) { return (exact.start, exact.end, false) }
        var solver = AxisSolver()
        // No view is of negative size.
        solver.apply(Rule(startFactor: -1, endFactor: 1, relation: .greaterThanOrEqual, target: 0, priority: 1_000))
        for rule in rules.sorted(by: { $0.priority > $1.priority }) where !solver.isPoint { solver.apply(rule) }
        let point = solver.corners.first ?? .zero
        return (point.x, point.y, solver.hasConflict)
    }

    /// The common case: both edges are required at a place, and nothing else is required.
    private static func exact(_ rules: [Rule]) -> (start: CGFloat, end: CGFloat)? {
        let required = rules.filter { $0.priority >= 1_000 }
        guard required.count == 2,
            let start = required.first(where: { $0.relation == .equal && $0.startFactor == 1 && $0.endFactor == 0 }),
            let end = required.first(where: { $0.relation == .equal && $0.startFactor == 0 && $0.endFactor == 1 }),
            end.target >= start.target
        else { return nil }
        return (start.target, end.target)
    }

    private var isPoint: Bool {
        guard let first = corners.first else { return true }
        return corners.allSatisfy { abs($0.x - first.x) < Self.tolerance && abs($0.y - first.y) < Self.tolerance }
    }

    private mutating func apply(_ rule: Rule) {
        func value(_ p: CGPoint) -> CGFloat { rule.startFactor * p.x + rule.endFactor * p.y }
        let values = corners.map(value)
        guard let least = values.min(), let most = values.max() else { return }
        var low = -CGFloat.infinity
        var high = CGFloat.infinity
        if rule.relation != .lessThanOrEqual { low = rule.target }
        if rule.relation != .greaterThanOrEqual { high = rule.target }
        if low > most + Self.tolerance || high < least - Self.tolerance {
            if rule.priority >= 1_000 { hasConflict = true }
        }
        // Out of reach: stay as near as possible.
        low = min(low, most)
        high = max(high, least)
        if low > least { cut { value($0) - low } }
        if high < most { cut { high - value($0) } }
    }

    /// Keeps the part where `side` is not negative.
    private mutating func cut(_ side: (CGPoint) -> CGFloat) {
        var kept: [CGPoint] = []
        for (index, corner) in corners.enumerated() {
            let following = corners[(index + 1) % corners.count]
            let here = side(corner)
            let there = side(following)
            if here >= -Self.tolerance { kept.append(corner) }
            if (here > Self.tolerance && there < -Self.tolerance) || (here < -Self.tolerance && there > Self.tolerance)
            {
                let t = here / (here - there)
                kept.append(
                    CGPoint(x: corner.x + (following.x - corner.x) * t, y: corner.y + (following.y - corner.y) * t)
                )
            }
        }
        if !kept.isEmpty { corners = kept }
    }
}
