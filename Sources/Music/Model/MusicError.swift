import Foundation
import Networking
import Storage

/// Why there is nothing newer to show.
public enum MusicError: Error, Sendable, Hashable {
    /// The network brought nothing.
    case network(NetworkError)
    /// The answer is whole, and yet no answer of this service.
    case unreadable
    /// The service has no such album, or no longer.
    case notFound
    /// What came could not be stored.
    case storage(DatabaseError)

    /// Whether whoever asked no longer wants the answer: never shown.
    public var isCancellation: Bool {
        self == .network(.cancelled)
    }

    /// When the service may be asked again, where it wants to be left alone.
    public var waitsUntil: Date? {
        guard case .network(.rateLimited(let until)) = self else { return nil }
        return until
    }
}
