import Foundation
import Networking

/// How far a list has come.
struct FeedState: Sendable, Hashable {
    /// Counts the refreshes that brought something: what was confirmed in this one bears its number.
    var generation: Int
    /// The position at which the next page begins.
    var nextPosition: Int
    /// Whether the source has nothing beyond it.
    var hasEnded: Bool
    /// When the source last confirmed the top.
    var updated: Date
    /// What to send with the next request for the top.
    var validators: HTTPValidators
}

/// The top of a list as it is in the database.
struct StoredList: Sendable {
    var headlines: [Headline]
    /// How many of them, from anywhere, the current generation confirmed.
    var confirmed: Int
    /// Whether there are more than were asked for.
    var hasMore: Bool
    /// Nil where the source never answered.
    var state: FeedState?
}
