import Networking

/// Why there is no picture.
public enum PhotoError: Error, Sendable, Hashable {
    /// The network brought none: that it was cut short, or was a page instead, is told here too.
    case network(NetworkError)
    /// It is a picture of a kind that is shown, and damaged.
    case damaged
    /// It is a picture of a kind that cannot be shown here, as HEIF or AVIF.
    case unsupported
    /// Decoding it would take more memory than one picture may; its size upright.
    case tooLarge(PixelSize)
    /// It is a single pixel: what services put where a picture is missing.
    case blank

    /// Whether whoever asked no longer wants it: never shown.
    public var isCancellation: Bool {
        self == .network(.cancelled)
    }

    /// Whether the service says that it is gone for good: 404 or 410.
    ///
    /// It is not asked again by itself for a while. Whatever else went wrong may be well the next moment.
    var isGone: Bool {
        switch self {
        case .network(.serverError(let code)): code == 404 || code == 410
        default: false
        }
    }
}
