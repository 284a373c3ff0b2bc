import Foundation

/// Where what is shown came from.
public enum NewsOrigin: Sendable, Hashable {
    /// From the database: nobody has said since the start that it is still right.
    case stored
    /// Confirmed by the source since the start.
    case confirmed
}

/// What the list shows at one moment.
public struct NewsSnapshot: Sendable, Hashable {
    /// The rows, newest first, ties by id; no id comes twice.
    public let rows: [NewsRow]
    /// When the source last confirmed the top of the list; nil where it never did.
    public let updated: Date?
    /// Whether that was since the start.
    public let origin: NewsOrigin
    /// Whether the source has no older items than these.
    public let hasEnded: Bool
    /// How many items could not be read since the last refresh.
    public let unreadable: Int
    /// How many rows from the top need nothing more: what is shown beyond them is older than the last refresh, or not
    /// there yet.
    public let settledRows: Int

    /// How many rows ahead of the person more is asked for: half a page.
    public static let lookahead = 10

    /// Whether it is time for more, now that the person sees a row.
    public func wantsMore(atRow row: Int) -> Bool {
        !hasEnded && row + Self.lookahead >= settledRows
    }
}
