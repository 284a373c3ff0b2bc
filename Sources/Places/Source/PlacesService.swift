import Foundation
import Networking

/// The places service of the task: `GET {base}/places` and `GET {base}/places/{id}/photos`.
public struct PlacesService: Sendable {
    /// Which service, and at which address: what is stored of one never mixes with another's.
    public let id: String

    private let base: URL
    private let client: any HTTPClient

    private static let limits = HTTPLimits(connectTimeout: 10, totalTimeout: 20, bodyBytes: 8_000_000)

    /// The service at an address.
    /// - Parameters:
    ///   - base: what comes before `/places`
    ///   - client: what sends the requests
    public init(base: URL, client: any HTTPClient) {
        self.base = base
        self.client = client
        id = "places " + RequestAddress.name(of: base)
    }

    func places(unless validators: HTTPValidators?) async throws(PlacesError) -> PlacesAnswer<Place> {
        try await list(at: "/places", unless: validators) { (record: PlaceRecord) in
            Place(
                id: record.id,
                name: record.name,
                created: record.created,
                thumbnail: record.thumbnail.flatMap(address)
            )
        }
    }

    func photos(of place: String, unless validators: HTTPValidators?) async throws(PlacesError) -> PlacesAnswer<Photo> {
        try await list(at: "/places/\(place)/photos", unless: validators) { (record: PhotoRecord) in
            address(record.image).map { Photo(id: record.id, created: record.created, image: $0) }
        }
    }

    /// What can be read of a list; the first of equal ids counts.
    private func list<Record: PlacesRecord, Item>(
        at path: String,
        unless validators: HTTPValidators?,
        as make: (Record) -> Item?
    ) async throws(PlacesError) -> PlacesAnswer<Item> {
        guard let url = RequestAddress.url(base, path: path) else {
            throw .network(.nameNotFound(host: base.absoluteString))
        }
        let response: HTTPResponse
        do {
            response = try await client.send(
                HTTPRequest(url: url, expecting: .json, limits: Self.limits, validators: validators)
            )
        } catch {
            throw .network(error)
        }
        guard !response.isNotModified else { return PlacesAnswer(items: nil, validators: response.validators) }
        guard let elements = JSONSlices.elements(of: response.body) else { throw .unreadable }
        let decoder = JSONDecoder()
        var known: Set<String> = []
        var items: [Item] = []
        var unreadable = 0
        for element in elements {
            guard let record = try? decoder.decode(Record.self, from: element), let item = make(record) else {
                unreadable += 1
                continue
            }
            if known.insert(record.id).inserted { items.append(item) }
        }
        return PlacesAnswer(items: items, unreadable: unreadable, validators: response.validators)
    }

    private func address(_ text: String) -> URL? {
        RequestAddress.link(text, relativeTo: base)
    }
}

/// A list as the service sends it.
struct PlacesAnswer<Item: Sendable>: Sendable {
    /// What could be read, in the service's order; nil where the stored version is still right.
    var items: [Item]?
    /// How many items could not be read.
    var unreadable = 0
    /// What to send with the next request for the same list.
    var validators = HTTPValidators()
}
