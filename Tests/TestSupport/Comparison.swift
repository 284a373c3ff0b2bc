import Foundation

/// Two ways to do one thing, measured turn by turn in one run: a machine that is busy slows both.
public struct Comparison {
    /// What is counted.
    public enum Clock: String, Sendable {
        /// The time that passes: for work that waits for the disk.
        case wall = "wall"
        /// The time that this process keeps a processor: for work that only computes. Neighbours do not count.
        case processor = "processor"
    }

    private let name: String
    private let baselineName: String
    private let limit: Double
    private let clock: Clock
    private var ours: [Double] = []
    private var theirs: [Double] = []

    /// A comparison of `name` with `baselineName`, which may take `limit` times as long.
    public init(_ name: String, with baselineName: String, limit: Double, clock: Clock) {
        self.clock = clock
        self.name = name
        self.baselineName = baselineName
        self.limit = limit
    }

    /// Does both by turns, `rounds` times, after two rounds that do not count.
    public mutating func run(
        rounds: Int,
        ours work: () async throws -> Void,
        baseline: () async throws -> Void
    ) async rethrows {
        for round in -2..<rounds {
            // Who comes first changes, so that neither always finds what the other left in the caches.
            var pair = (ours: 0.0, theirs: 0.0)
            if round.isMultiple(of: 2) {
                pair.ours = try await milliseconds(work)
                pair.theirs = try await milliseconds(baseline)
            } else {
                pair.theirs = try await milliseconds(baseline)
                pair.ours = try await milliseconds(work)
            }
            guard round >= 0 else { continue }
            ours.append(pair.ours)
            theirs.append(pair.theirs)
        }
    }

    /// Whether the median ratio is within the limit.
    public var isWithinLimit: Bool {
        ratio <= limit
    }

    /// One line: the ratio of the medians, the middle half of the rounds' ratios, both times.
    public var summary: String {
        let ratios = zip(ours, theirs).map { $0 / $1 }.sorted()
        let low = ratios[ratios.count / 4]
        let high = ratios[ratios.count * 3 / 4]
        let times = "\(Self.text(Self.median(ours))) to \(Self.text(Self.median(theirs))) ms of \(clock.rawValue) time"
        return """
            \(name): \(Self.text(ratio)) × \(baselineName) (\(Self.text(low))…\(Self.text(high)), \(ours.count) rounds, \
            \(times)), at most \(Self.text(limit)): \(isWithinLimit ? "ok" : "TOO SLOW")
            """
    }

    private var ratio: Double {
        Self.median(ours) / Self.median(theirs)
    }

    private func milliseconds(_ work: () async throws -> Void) async rethrows -> Double {
        let start = now
        try await work()
        return now - start
    }

    /// Milliseconds since some moment.
    private var now: Double {
        var time = timespec()
        clock_gettime(clock == .wall ? CLOCK_MONOTONIC : CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
    }

    private static func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }

    private static func text(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let cents = hundredths % 100
        return "\(hundredths / 100).\(cents < 10 ? "0" : "")\(cents)"
    }
}
