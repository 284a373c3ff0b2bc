/// Faults that wait for requests whose path begins in a certain way.
struct FaultRule: Sendable, Equatable {
    let path: String
    let faults: [AskedFault]
    /// How many requests pass unharmed first, as with a service that counts its calls.
    var sparing = 0
    /// After how many requests the rule ends; nil for never.
    var remaining: Int?
}

/// The rules in force.
struct FaultBoard: Sendable {
    private let rules = Guarded<[FaultRule]>([])

    func add(_ rule: FaultRule) {
        rules.update { $0.append(rule) }
    }

    func clear() {
        rules.update { $0 = [] }
    }

    var current: [FaultRule] { rules.current }

    /// The faults for one request; counts it against the rules that end.
    func take(path: String) -> [AskedFault] {
        rules.update { rules in
            var taken: [AskedFault] = []
            for index in rules.indices where path.hasPrefix(rules[index].path) {
                if rules[index].sparing > 0 {
                    rules[index].sparing -= 1
                    continue
                }
                guard let remaining = rules[index].remaining else {
                    taken += rules[index].faults
                    continue
                }
                if remaining > 0 { taken += rules[index].faults }
                rules[index].remaining = remaining - 1
            }
            rules.removeAll { ($0.remaining ?? 1) <= 0 }
            return taken
        }
    }
}
