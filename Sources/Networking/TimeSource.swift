import Foundation

/// The time and the waiting, so that tests need neither.
public struct TimeSource: Sendable {
    /// The instant it is.
    public var now: @Sendable () -> Date
    /// Waits so many seconds; throws when the task is cancelled.
    public var sleep: @Sendable (TimeInterval) async throws -> Void

    /// A time source of these two.
    public init(
        now: @escaping @Sendable () -> Date,
        sleep: @escaping @Sendable (TimeInterval) async throws -> Void
    ) {
        self.now = now
        self.sleep = sleep
    }

    /// The device's clock.
    public static let device = TimeSource(
        now: { Date() },
        sleep: { seconds in
            try await Task.sleep(nanoseconds: UInt64(max(0, min(seconds, 1_000_000)) * 1_000_000_000))
        }
    )
}
