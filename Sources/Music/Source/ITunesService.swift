import Foundation
import Networking

/// The iTunes Search API: `GET /search` for albums, `GET /lookup` for the songs of one.
///
/// Apple allows about twenty calls a minute. Over it the answer is 403 with an empty body, which does not mean that
/// nothing was found: a wait of some seconds is waited out, a longer one is told.
public struct ITunesService: Sendable {
    /// Which service, in which country, at which address: what is stored of one never mixes with another's.
    public let id: String

    private let base: URL
    private let country: String
    private let client: any HTTPClient

    /// The most rows that the service sends.
    static let limit = 200
    private static let callsPerMinute = 20
    private static let limits = HTTPLimits(connectTimeout: 10, totalTimeout: 20, bodyBytes: 8_000_000)

    /// The service at an address.
    ///
    /// - Parameters:
    ///   - base: scheme, host and what comes before `/search`
    ///   - region: the country whose shop is asked, as in "RU"; nil for the United States
    ///   - client: what sends the requests; tries and waits are made here
    ///   - isLimited: whether the service counts calls; the sample content does not
    ///   - time: the clock and the waiting
    public init(
        base: URL,
        region: String?,
        client: any HTTPClient,
        isLimited: Bool = true,
        time: TimeSource = .device
    ) {
        self.base = base
        country = region?.lowercased() ?? Self.fallbackCountry
        self.client = RetryingClient(
            client,
            budget: isLimited ? RateBudget(calls: Self.callsPerMinute, per: 60, time: time) : nil,
            time: time
        )
        id = "itunes \(country) " + RequestAddress.name(of: base)
    }

    /// The answer to a search, as it was sent.
    /// - Throws: why there is none.
    func search(_ term: SearchTerm) async throws(MusicError) -> Data {
        try await body(
            "/search",
            [
                ("media", "music"), ("entity", "album"), ("term", term.text), ("country", country),
                ("limit", String(Self.limit)),
            ]
        )
    }

    /// An album with what is on it, as it was sent.
    /// - Throws: why there is no answer.
    func lookUp(_ id: Int) async throws(MusicError) -> Data {
        try await body(
            "/lookup",
            [("id", String(id)), ("entity", "song"), ("limit", String(Self.limit)), ("country", country)]
        )
    }

    private func body(_ path: String, _ query: [(name: String, value: String)]) async throws(MusicError) -> Data {
        do {
            return try await send(path, query)
        } catch {
            // There are countries without a shop.
            guard error == .serverError(code: 400), country != Self.fallbackCountry else { throw .network(error) }
        }
        do {
            return try await send(path, query.map { $0.name == "country" ? ($0.name, Self.fallbackCountry) : $0 })
        } catch {
            throw .network(error)
        }
    }

    private func send(_ path: String, _ query: [(name: String, value: String)]) async throws(NetworkError) -> Data {
        guard let url = RequestAddress.url(base, path: path, query: query) else {
            throw .nameNotFound(host: base.absoluteString)
        }
        let request = HTTPRequest(
            url: url,
            expecting: .json,
            limits: Self.limits,
            rateLimitStatuses: [403, 429]
        )
        return try await client.send(request).body
    }

    private static let fallbackCountry = "us"
}
