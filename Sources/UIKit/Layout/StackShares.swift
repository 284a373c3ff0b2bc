import Foundation

/// How the views of a stack share its length: those that resist a change least take it.
@MainActor
struct StackShares {
    /// From this length on, a view resists further change with this priority.
    private struct Resistance {
        var from: CGFloat
        var priority: Float
    }

    let views: [UIView]
    let axis: NSLayoutConstraint.Axis
    /// The lengths that the views want; negative for one without a size of its own.
    let natural: [CGFloat]
    private static let tolerance: CGFloat = 0.01

    private var wanted: [CGFloat] { natural.map { max(0, $0) } }
    /// Each round brings at least one view to one of its few limits.
    private var rounds: Int { 4 * views.count }

    /// The lengths that together fill the room, as far as required rules allow.
    func filling(_ room: CGFloat) -> [CGFloat] {
        let difference = room - wanted.reduce(0, +)
        return difference > 0 ? grown(by: difference) : shrunk(by: -difference)
    }

    /// The lengths that the views want, less what does not fit.
    func fitting(_ room: CGFloat) -> [CGFloat] {
        shrunk(by: wanted.reduce(0, +) - room)
    }

    /// The view that hugs least takes the spare room; one without a size of its own before all others.
    private func grown(by spare: CGFloat) -> [CGFloat] {
        let resistances = views.indices.map { resistance(of: $0, against: .lessThanOrEqual) }
        var lengths = wanted
        var rest = spare
        for _ in 0..<rounds where rest > Self.tolerance {
            let now = views.indices.map { index in
                resistances[index].filter { $0.from <= lengths[index] }.map(\.priority).max() ?? 0
            }
            guard let least = now.min(), least < 1_000 else { break }
            let takers = views.indices.filter { now[$0] == least }
            guard let taker = takers.last else { break }
            if takers.count > 1, least > 0 { reportTie(takers) }
            let limit = resistances[taker].map(\.from).filter { $0 > lengths[taker] }.min() ?? .infinity
            let step = min(rest, limit - lengths[taker])
            lengths[taker] += step
            rest -= step
        }
        return lengths
    }

    /// The views that resist least give up room.
    private func shrunk(by excess: CGFloat) -> [CGFloat] {
        let resistances = views.indices.map { resistance(of: $0, against: .greaterThanOrEqual) }
        var lengths = wanted
        var rest = excess
        for _ in 0..<rounds where rest > Self.tolerance {
            let now = views.indices.map { index -> Float in
                guard lengths[index] > 0 else { return .infinity }
                return resistances[index].filter { $0.from >= lengths[index] }.map(\.priority).max() ?? 0
            }
            guard let least = now.min(), least < 1_000 else { break }
            // Of those that resist alike, the longest gives way until it is as long as the next: a text wraps rather
            // than that the picture beside it goes.
            let givers = views.indices.filter { now[$0] == least }
            let longest = givers.map { lengths[$0] }.max() ?? 0
            let group = givers.filter { lengths[$0] > longest - Self.tolerance }
            let next = givers.map { lengths[$0] }.filter { $0 <= longest - Self.tolerance }.max() ?? 0
            let limits = group.map { giver in resistances[giver].map(\.from).filter { $0 < lengths[giver] }.max() ?? 0 }
            let step = min(rest / CGFloat(group.count), longest - max(next, limits.max() ?? 0))
            for giver in group { lengths[giver] -= step }
            rest -= step * CGFloat(group.count)
        }
        return lengths
    }

    /// What keeps a view from growing (≤) or shrinking (≥): its content, and the rules about its own size.
    private func resistance(of index: Int, against relation: NSLayoutConstraint.Relation) -> [Resistance] {
        let view = views[index]
        var result = view.rules(along: axis).filter {
            $0.isConstant && ($0.relation == relation || $0.relation == .equal)
        }
        .map { Resistance(from: $0.constant, priority: $0.priority.rawValue) }
        guard natural[index] >= 0 else { return result }
        let content =
            relation == .lessThanOrEqual
            ? view.contentHuggingPriority(for: axis) : view.contentCompressionResistancePriority(for: axis)
        result.append(Resistance(from: natural[index], priority: content.rawValue))
        if let aspect = view.constraintRules.compactMap({ $0.rule }).filter(\.isAspect).map(\.priority.rawValue).max() {
            result.append(Resistance(from: natural[index], priority: aspect))
        }
        return result
    }

    private func reportTie(_ takers: [Int]) {
        let names = takers.map { "\(type(of: views[$0]))" }.joined(separator: ", ")
        LayoutReport.ambiguity(
            "A stack view cannot tell which of \(names) shall take the spare room: set hugging priorities."
        )
    }
}
