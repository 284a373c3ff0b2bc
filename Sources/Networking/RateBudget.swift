import Foundation

/// So many calls to a host in so many seconds, and not one more.
///
/// ```swift
/// let budget = RateBudget(calls: 20, per: 60)
/// if let free = await budget.reserve(host: "itunes.apple.com") { /* not before `free` */ }
/// ```
public actor RateBudget {
    private let calls: Int
    private let period: TimeInterval
    private let time: TimeSource
    private var made: [String: [Date]] = [:]

    /// A budget of `calls` in any `period` seconds, for each host by itself.
    public init(calls: Int, per period: TimeInterval, time: TimeSource = .device) {
        precondition(calls > 0 && period > 0, "A budget of \(calls) calls per \(period) s allows nothing")
        self.calls = calls
        self.period = period
        self.time = time
    }

    /// Counts a call to `host` and returns nil, or returns the instant before which none is free.
    public func reserve(host: String) -> Date? {
        let now = time.now()
        // A clock that was set back must not block for longer than the period.
        var recent = (made[host] ?? []).filter { $0 <= now && now.timeIntervalSince($0) < period }
        if recent.count >= calls {
            made[host] = recent
            return recent[recent.count - calls].addingTimeInterval(period)
        }
        recent.append(now)
        made[host] = recent
        return nil
    }
}
