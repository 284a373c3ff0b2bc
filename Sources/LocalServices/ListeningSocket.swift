import Foundation
import Glibc

/// A TCP socket that listens on 127.0.0.1 and nowhere else.
///
/// Made here and not by libmicrohttpd, which tells neither why it could not listen nor which port it was given.
struct ListeningSocket {
    let descriptor: Int32
    let port: UInt16

    init(port wanted: UInt16) throws {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw Self.error(port: wanted) }
        // Without it, a restart on the same port fails for a minute after connections were open.
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = wanted.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = Self.withGeneric(&address) { bind(descriptor, $0, size) == 0 }
        guard isBound, listen(descriptor, 128) == 0 else {
            let error = Self.error(port: wanted)
            close(descriptor)
            throw error
        }
        var length = size
        _ = Self.withGeneric(&address) { getsockname(descriptor, $0, &length) }
        self.descriptor = descriptor
        port = UInt16(bigEndian: address.sin_port)
    }

    private static func error(port: UInt16) -> LocalServerError {
        let code = errno
        return code == EADDRINUSE
            ? .portInUse(port) : .cannotListen(port: port, reason: String(cString: strerror(code)))
    }

    private static func withGeneric<Result>(
        _ address: inout sockaddr_in,
        _ body: (UnsafeMutablePointer<sockaddr>) -> Result
    ) -> Result {
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
        }
    }
}
