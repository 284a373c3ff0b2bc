import Foundation
import Glibc
import SampleContent

/// Writes an answer to a connection's socket by itself, where libmicrohttpd would rightly refuse to: with a false
/// length, cut short, byte by byte, without an end, or with a reset.
///
/// The handler then tells the library that it failed, and the library closes the connection. Nothing else is sent,
/// since the library sends nothing before an answer is queued.
struct RawReply {
    let connection: ClientConnection
    let stopping: Guarded<Bool>

    /// The head of an answer; `length` is what `Content-Length` claims, nil for no such field.
    static func head(of response: SampleResponse, length: Int?) -> Data {
        var text = "HTTP/1.1 \(response.status) \(reason(response.status))\r\n"
        for field in response.headers.fields {
            text += "\(field.name): \(field.value)\r\n"
        }
        if let length { text += "Content-Length: \(length)\r\n" }
        return Data((text + "Connection: close\r\n\r\n").utf8)
    }

    /// Sends bytes; false when the client left or the server stops.
    @discardableResult
    func send(_ data: Data) -> Bool {
        let bytes = [UInt8](data)
        var sent = 0
        while sent < bytes.count {
            guard !stopping.current else { return false }
            let count = bytes[sent...].withUnsafeBytes { rest in
                Glibc.send(connection.socket, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
            }
            if count > 0 {
                sent += count
            } else if errno == EAGAIN || errno == EINTR {
                var watched = pollfd(fd: connection.socket, events: Int16(POLLOUT), revents: 0)
                _ = poll(&watched, 1, 50)
            } else {
                return false
            }
        }
        return true
    }

    /// Sends a head and a body byte by byte, with a pause after each byte of the body.
    /// - Returns: whether the client stayed to the end.
    func drip(_ response: SampleResponse, milliseconds: Int) -> Bool {
        guard send(Self.head(of: response, length: response.body.count)) else { return false }
        for byte in response.body {
            guard send(Data([byte])), connection.wait(milliseconds: milliseconds, unless: stopping) else {
                return false
            }
        }
        return true
    }

    /// Sends a body that has no length and goes on and on, up to a number of bytes.
    /// - Returns: whether the client took all of it.
    func flood(_ response: SampleResponse, bytes: Int) -> Bool {
        let block = Data(repeating: UInt8(ascii: " "), count: 65_536)
        guard send(Self.head(of: response, length: nil)), send(response.body.prefix(64)) else { return false }
        var left = bytes
        while left > 0 {
            guard send(block.prefix(left)) else { return false }
            left -= block.count
        }
        return true
    }

    /// Ends the connection with a reset instead of an orderly end.
    ///
    /// Connecting a socket to "no address" makes Linux drop the connection with RST at once; closing it with a linger
    /// time of 0 would come too late, because the library shuts its sockets down in order first.
    func reset() {
        var nowhere = sockaddr()
        nowhere.sa_family = sa_family_t(AF_UNSPEC)
        _ = connect(connection.socket, &nowhere, socklen_t(MemoryLayout<sockaddr>.size))
    }

    private static func reason(_ status: Int) -> String {
        switch status {
        case 200: return "OK"
        case 302: return "Found"
        case 304: return "Not Modified"
        case 404: return "Not Found"
        case 503: return "Service Unavailable"
        default: return "Status"
        }
    }
}
