import Foundation

/// How fast passwords may be tried: after five failures in a row each further try has to wait, longer each time.
enum SignInPace {
    /// Failures that cost nothing.
    static let freeFailures = 5
    private static let firstDelay = 15.0
    private static let longestDelay = 900.0

    /// Seconds to wait after the last of so many failures: 15, doubled with each one more, 15 minutes at most.
    static func delay(after failures: Int) -> TimeInterval {
        guard failures >= freeFailures else { return 0 }
        let doublings = min(failures - freeFailures, 10)
        return min(firstDelay * Double(1 << doublings), longestDelay)
    }
}
