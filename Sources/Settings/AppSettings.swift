import Foundation

/// A light or dark look.
public enum Appearance: String, CaseIterable, Sendable {
    /// As the system has it.
    case system
    /// Light.
    case light
    /// Dark.
    case dark
}

/// A service that content comes from.
public enum Service: String, CaseIterable, Sendable {
    /// News: headlines and items.
    case news
    /// Music albums.
    case albums
    /// Places and their photos.
    case places

    /// The address that the task names.
    ///
    /// The path of each request is added to it.
    public var defaultAddress: URL {
        switch self {
        case .news: URL(staticAddress: "https://api.tinkoff.ru")
        case .albums: URL(staticAddress: "https://itunes.apple.com")
        case .places: URL(staticAddress: "https://608948878c8043001757e68c.mockapi.io/api/v1")
        }
    }

    /// The service's address on a server that plays all of them, as `wayside-services` does.
    public func address(onServer server: URL) -> URL {
        switch self {
        case .news, .albums: server
        case .places: server.appendingPathComponent("api/v1")
        }
    }
}

/// What a person has set.
public struct AppSettings: Sendable, Hashable {
    /// A light or dark look.
    public var appearance: Appearance
    /// The addresses that differ from the services' own.
    public var addresses: [Service: URL]

    /// Settings; without arguments those of a first start.
    public init(appearance: Appearance = .system, addresses: [Service: URL] = [:]) {
        self.appearance = appearance
        self.addresses = addresses
    }

    /// The address of a service.
    public func address(of service: Service) -> URL {
        addresses[service] ?? service.defaultAddress
    }

    /// Reads an address as a person types it: https, or plain http to this computer only, without a query.
    ///
    /// Nil for anything else. A slash at the end is dropped.
    public static func address(from text: String) -> URL? {
        var typed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        while typed.hasSuffix("/") { typed.removeLast() }
        guard let parts = URLComponents(string: typed), let host = parts.host, !host.isEmpty, parts.query == nil,
            parts.fragment == nil, parts.user == nil, parts.password == nil
        else { return nil }
        let isLoopback = ["localhost", "127.0.0.1", "::1", "[::1]"].contains(host.lowercased())
        guard parts.scheme?.lowercased() == "https" || (parts.scheme?.lowercased() == "http" && isLoopback) else {
            return nil
        }
        return parts.url
    }
}

extension URL {
    /// An address written in the source, which is known to be one.
    fileprivate init(staticAddress: StaticString) {
        guard let url = URL(string: "\(staticAddress)") else {
            preconditionFailure("“\(staticAddress)” is not an address.")
        }
        self = url
    }
}
