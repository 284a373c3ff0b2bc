import Foundation
import Glibc

/// What came back over a bare socket, and how it ended.
struct RawAnswer {
    enum End: Equatable {
        case closed
        case reset
        case timedOut
    }

    var status = 0
    /// Names in lower case.
    var headers: [String: String] = [:]
    var body = Data()
    var end = End.closed

    var text: String { String(bytes: body, encoding: .utf8) ?? "" }
    var json: Any? { try? JSONSerialization.jsonObject(with: body) }
    var object: [String: Any] { json as? [String: Any] ?? [:] }
}

/// An HTTP client that believes nothing: it sends a request and takes every byte until the connection ends.
struct RawClient {
    let port: UInt16
    /// How long it waits for the next byte.
    var patience = 5.0

    func get(_ target: String, fault: String? = nil, headers: [String: String] = [:]) -> RawAnswer {
        var fields = ["Host": "127.0.0.1:\(port)", "Connection": "close"]
        fields["X-Wayside-Fault"] = fault
        fields.merge(headers) { $1 }
        let head = "GET \(target) HTTP/1.1\r\n" + fields.map { "\($0): \($1)\r\n" }.sorted().joined() + "\r\n"
        return exchange(head)
    }

    /// Sends the text of a request and reads until the end.
    func exchange(_ request: String) -> RawAnswer {
        let descriptor = connected()
        guard descriptor >= 0 else { return RawAnswer(end: .reset) }
        defer { close(descriptor) }
        let bytes = Array(request.utf8)
        _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        var received = Data()
        let end = read(descriptor, into: &received)
        return parsed(received, end: end)
    }

    /// A connected socket, or -1.
    func connected() -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var wait = timeval(tv_sec: Int(patience), tv_usec: Int((patience - patience.rounded(.down)) * 1_000_000))
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else {
            close(descriptor)
            return -1
        }
        return descriptor
    }

    private func read(_ descriptor: Int32, into data: inout Data) -> RawAnswer.End {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        // No answer here is longer than 300 MB; the bound keeps a broken server from holding the test.
        while data.count < 300_000_000 {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count == 0 { return .closed }
            if count < 0 { return errno == EAGAIN ? .timedOut : .reset }
            data.append(contentsOf: buffer.prefix(count))
        }
        return .timedOut
    }

    private func parsed(_ data: Data, end: RawAnswer.End) -> RawAnswer {
        var answer = RawAnswer(end: end)
        guard let gap = data.range(of: Data("\r\n\r\n".utf8)) else { return answer }
        let lines = String(decoding: data[..<gap.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        answer.status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            answer.headers[line[..<colon].lowercased()] = value
        }
        answer.body = Data(data[gap.upperBound...])
        return answer
    }
}
