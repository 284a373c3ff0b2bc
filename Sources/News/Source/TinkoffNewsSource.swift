import Foundation
import Networking

/// The news service of the task: `GET /v1/news?first=F&last=L` and `GET /v1/news_content?id=ID`.
///
/// It reports its own errors with status 200 and a `resultCode` other than `OK`.
public struct TinkoffNewsSource: NewsSource {
    /// Which service, and at which address.
    public let id: String

    private let base: URL
    private let client: any HTTPClient

    /// A list is small and is asked for often; who waits for it should soon know that none comes.
    private static let limits = HTTPLimits(connectTimeout: 10, totalTimeout: 20, bodyBytes: 8_000_000)

    /// The service at an address.
    /// - Parameters:
    ///   - base: scheme, host and what comes before `/v1`
    ///   - client: what sends the requests
    public init(base: URL, client: any HTTPClient) {
        self.base = base
        self.client = client
        id = "tinkoff " + RequestAddress.name(of: base)
    }

    /// The headlines of a window.
    public func page(_ window: Range<Int>, unless validators: HTTPValidators?) async throws(NewsError) -> NewsPage {
        let response = try await get(
            "/v1/news",
            [("first", String(window.lowerBound)), ("last", String(window.upperBound))],
            validators
        )
        guard !response.isNotModified else { return NewsPage(headlines: nil, validators: response.validators) }
        guard let elements = JSONSlices.elements(of: try Self.payload(of: response.body)) else {
            throw .unreadable
        }
        let decoder = JSONDecoder()
        let headlines = elements.compactMap { try? decoder.decode(HeadlineRecord.self, from: $0).headline }
        var known: Set<String> = []
        return NewsPage(
            headlines: headlines.filter { known.insert($0.id).inserted },
            unreadable: elements.count - headlines.count,
            validators: response.validators
        )
    }

    /// The text of an item.
    public func article(_ id: String, unless validators: HTTPValidators?) async throws(NewsError) -> ArticleAnswer {
        let response = try await get("/v1/news_content", [("id", id)], validators)
        guard !response.isNotModified else { return ArticleAnswer(text: nil, validators: response.validators) }
        let decoder = JSONDecoder()
        guard let members = JSONSlices.members(of: try Self.payload(of: response.body)),
            let title = members["title"],
            let headline = try? decoder.decode(HeadlineRecord.self, from: title).headline,
            headline.id == id,
            let content = members["content"],
            let html = try? decoder.decode(String?.self, from: content) ?? ""
        else { throw .unreadable }
        return ArticleAnswer(
            text: ArticleText(headline: headline, html: html, baseURL: base),
            validators: response.validators
        )
    }

    private func get(
        _ path: String,
        _ query: [(name: String, value: String)],
        _ validators: HTTPValidators?
    ) async throws(NewsError) -> HTTPResponse {
        guard let url = RequestAddress.url(base, path: path, query: query) else {
            throw .network(.nameNotFound(host: base.absoluteString))
        }
        do {
            return try await client.send(
                HTTPRequest(url: url, expecting: .json, limits: Self.limits, validators: validators)
            )
        } catch {
            throw .network(error)
        }
    }

    /// The member `payload` of an answer whose `resultCode` is `OK`.
    private static func payload(of body: Data) throws(NewsError) -> Data {
        guard let members = JSONSlices.members(of: body),
            let code = string(members["resultCode"])
        else { throw .unreadable }
        guard code == "OK" else {
            throw .service(code: code, message: string(members["errorMessage"]) ?? "")
        }
        guard let payload = members["payload"] else { throw .unreadable }
        return payload
    }

    private static func string(_ json: Data?) -> String? {
        json.flatMap { try? JSONDecoder().decode(String.self, from: $0) }
    }
}
