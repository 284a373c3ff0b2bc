import Networking
import Storage

/// Why there is nothing newer to show.
public enum NewsError: Error, Sendable, Hashable {
    /// The network brought nothing.
    case network(NetworkError)
    /// The service itself reports an error: its code, and its words where it has any.
    case service(code: String, message: String)
    /// The answer is whole, and yet no news.
    case unreadable
    /// What came could not be stored.
    case storage(DatabaseError)

    /// Whether whoever asked no longer wants the answer: never shown.
    public var isCancellation: Bool {
        self == .network(.cancelled)
    }
}
