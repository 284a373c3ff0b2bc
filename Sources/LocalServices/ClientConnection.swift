import CMicrohttpd
import Foundation
import Glibc
import Networking
import SampleContent

/// A client's connection: its headers, an ordinary answer, and the bare socket for faults.
struct ClientConnection {
    /// POLLRDHUP, which the header hides unless _GNU_SOURCE is defined.
    private static let peerHasClosed: Int16 = 0x2000

    private let connection: OpaquePointer
    let socket: Int32

    init(_ connection: OpaquePointer) {
        self.connection = connection
        socket = wayside_connection_socket(connection)
    }

    /// The request's header fields.
    var headers: HTTPHeaders {
        var collected = HTTPHeaders()
        withUnsafeMutablePointer(to: &collected) { pointer in
            _ = MHD_get_connection_values(
                connection,
                .HEADER_KIND,
                { context, _, name, value in
                    guard let context, let name else { return .NO }
                    let headers = context.assumingMemoryBound(to: HTTPHeaders.self)
                    headers.pointee[String(cString: name)] = value.map { String(cString: $0) } ?? ""
                    return .YES
                },
                pointer
            )
        }
        return collected
    }

    /// Sends an ordinary answer through libmicrohttpd, which sees to framing and keeping the connection.
    /// - Returns: whether the answer was taken.
    func send(_ response: SampleResponse) -> Bool {
        let made = response.body.withUnsafeBytes { bytes in
            MHD_create_response_from_buffer(
                bytes.count,
                UnsafeMutableRawPointer(mutating: bytes.baseAddress),
                .RESPMEM_MUST_COPY
            )
        }
        guard let made else { return false }
        defer { MHD_destroy_response(made) }
        for field in response.headers.fields {
            _ = MHD_add_response_header(made, field.name, field.value)
        }
        return MHD_queue_response(connection, UInt32(response.status), made) == .YES
    }

    /// Waits until a time has passed, the client has left or the server stops.
    /// - Returns: whether the whole time passed.
    func wait(milliseconds: Int, unless stopping: Guarded<Bool>) -> Bool {
        let step = 20
        var left = milliseconds
        while left > 0 {
            guard !stopping.current, !hasClientLeft(within: min(step, left)) else { return false }
            left -= step
        }
        return true
    }

    /// Watches the socket for the client's leaving; this is also what the waiting is made of.
    private func hasClientLeft(within milliseconds: Int) -> Bool {
        var watched = pollfd(fd: socket, events: Self.peerHasClosed, revents: 0)
        return poll(&watched, 1, Int32(milliseconds)) > 0
    }
}
