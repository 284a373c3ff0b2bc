import Networking
import Storage

/// Why there is no newer list.
public enum PlacesError: Error, Sendable, Hashable {
    /// The network brought nothing.
    case network(NetworkError)
    /// The answer is whole, and yet no list.
    case unreadable
    /// What came could not be stored.
    case storage(DatabaseError)

    /// Whether whoever asked no longer wants the answer: never shown.
    public var isCancellation: Bool {
        self == .network(.cancelled)
    }
}
