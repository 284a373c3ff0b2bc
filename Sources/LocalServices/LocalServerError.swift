import Foundation

/// Why the server cannot start.
public enum LocalServerError: Error, Equatable, CustomStringConvertible {
    /// Another program listens on the port.
    case portInUse(UInt16)
    /// The port cannot be listened on for another reason.
    case cannotListen(port: UInt16, reason: String)
    /// libmicrohttpd did not start.
    case daemonNotStarted

    /// The reason in words.
    public var description: String {
        switch self {
        case .portInUse(let port):
            return "Port \(port) on 127.0.0.1 is in use by another program. Choose another, or 0 for any free one."
        case .cannotListen(let port, let reason):
            return "Cannot listen on 127.0.0.1:\(port): \(reason)."
        case .daemonNotStarted:
            return "The HTTP server (libmicrohttpd) did not start."
        }
    }
}
