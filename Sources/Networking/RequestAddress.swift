import Foundation

/// Puts a request's address together: a service's base, a path, a query.
///
/// `URLQueryItem` leaves `+` as it is and many services read it as a blank: here everything but letters, digits and
/// `-._~` is encoded (RFC 3986, 2.3).
///
/// ```swift
/// RequestAddress.url(base, path: "/search", query: [("term", "AC/DC + Кино")])
/// // https://itunes.apple.com/search?term=AC%2FDC%20%2B%20%D0%9A%D0%B8%D0%BD%D0%BE
/// ```
public enum RequestAddress {
    /// The address of `path` under `base` with `query` in its order; nil where `base` is no address to ask.
    ///
    /// A path that `base` has itself stays in front, with or without a slash at its end.
    public static func url(_ base: URL, path: String, query: [(name: String, value: String)] = []) -> URL? {
        var text = base.absoluteString
        if let end = text.firstIndex(where: { $0 == "?" || $0 == "#" }) { text = String(text[..<end]) }
        while text.hasSuffix("/") { text.removeLast() }
        let segments = path.split(separator: "/").map { encoded(String($0)) }
        text += segments.map { "/" + $0 }.joined()
        if !query.isEmpty {
            text += "?" + query.map { encoded($0.name) + "=" + encoded($0.value) }.joined(separator: "&")
        }
        guard let url = URL(string: text), !(url.host ?? "").isEmpty else { return nil }
        return url
    }

    /// The address of a service as a name for what is stored of it: host, port and path.
    ///
    /// On this machine the sample services take whatever port is free: they are the same ones.
    public static func name(of base: URL) -> String {
        let host = base.host?.lowercased() ?? ""
        let isLoopback = ["127.0.0.1", "::1", "localhost"].contains(host)
        let port = isLoopback ? "" : base.port.map { ":\($0)" } ?? ""
        var path = base.path
        while path.hasSuffix("/") { path.removeLast() }
        return host + port + path
    }

    static let hexDigits = Array("0123456789ABCDEF".utf8)

    private static func encoded(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
                bytes.append(byte)
            default:
                bytes += [UInt8(ascii: "%"), hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
