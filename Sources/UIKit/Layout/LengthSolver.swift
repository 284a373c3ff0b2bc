import Foundation

/// Finds the length of a view that nothing around it decides: from its content and the rules about its own size.
///
/// The lengths that still satisfy the rules form an interval. Each rule, the most important first, narrows it; one
/// that cannot be satisfied leaves what comes nearest to it.
struct LengthSolver {
    /// The length compared with `target`.
    struct Rule {
        var relation: NSLayoutConstraint.Relation
        var target: CGFloat
        var priority: Float
    }

    private var low: CGFloat = 0
    private var high = CGFloat.infinity

    /// The length that the rules lead to, the least where they leave a choice; nil where none asks for any.
    static func solve(_ rules: [Rule]) -> CGFloat? {
        guard rules.contains(where: { $0.relation != .lessThanOrEqual }) else { return nil }
        var solver = LengthSolver()
        for rule in rules.sorted(by: { $0.priority > $1.priority }) { solver.apply(rule) }
        return solver.low
    }

    private mutating func apply(_ rule: Rule) {
        let nearest = min(max(rule.target, low), high)
        if rule.relation != .lessThanOrEqual { low = nearest }
        if rule.relation != .greaterThanOrEqual { high = nearest }
    }
}
