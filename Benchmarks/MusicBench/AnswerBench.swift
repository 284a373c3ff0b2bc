import Foundation
import Music
import Networking
import Storage
import TestSupport

/// 200 albums as the service sends them.
struct AnswerBench {
    private static let count = 200
    private static let address = URL(string: "https://albums.example") ?? URL(fileURLWithPath: "/")

    private let folder: TemporaryFolder
    private let catalogue: MusicCatalogue
    private let body: Data

    init() async throws {
        folder = try TemporaryFolder()
        let cache = try await Database.open(
            folder.file("cache.sqlite"),
            as: .cache,
            migrator: Migrator([MusicStorage.cacheMigration])
        )
        body = Self.answer()
        catalogue = MusicCatalogue(
            service: ITunesService(
                base: Self.address,
                region: nil,
                client: CannedClient(body: body),
                isLimited: false
            ),
            storage: MusicStorage(cache: cache.database)
        )
    }

    /// Returns whether the limit is kept.
    func run() async throws -> Bool {
        var search = 0
        var stored = 0
        var decoded = 0
        var comparison = Comparison(
            "\(Self.count) albums read, sorted and stored",
            with: "JSONDecoder alone",
            limit: 2,
            clock: .processor
        )
        try await comparison.run(rounds: 51) {
            for _ in 0..<5 {
                // A new question each time: an answered one would be read from the database.
                search += 1
                stored = await albums(of: "bench \(search)").count
            }
        } baseline: {
            for _ in 0..<5 {
                decoded = try JSONDecoder().decode(BareAnswer.self, from: body).results.count
            }
        }
        let kept = await albums(of: "bench \(search)")
        guard stored == Self.count, decoded == Self.count, kept.count == Self.count
        else { fatalError("the two read other albums") }
        print(comparison.summary)
        return comparison.isWithinLimit
    }

    private func albums(of text: String) async -> [Album] {
        guard let term = SearchTerm(text) else { return [] }
        var albums: [Album] = []
        for await snapshot in catalogue.search(term) { albums = snapshot.answer?.albums ?? [] }
        return albums
    }

    /// Titles in Russian and English, in no order.
    private static func answer() -> Data {
        let rows = (0..<count).map { number in
            let mixed = number * 73 % count
            let title =
                mixed.isMultiple(of: 2) ? "Северное сияние, выпуск \(mixed)" : "The Essential Recordings \(mixed)"
            let picture = "https://is1-ssl.mzstatic.com/image/thumb/Music221/v4/11/c4/9f/\(mixed)/14UMGIM39390.rgb.jpg"
            return """
                {"wrapperType":"collection", "collectionType":"Album", "artistId":\(3_296_287 + mixed), \
                "collectionId":\(1_441_458_047 + mixed), "amgArtistId":5205, "artistName":"Мария Озёрская", \
                "collectionName":"\(title)", "collectionCensoredName":"\(title)", \
                "artistViewUrl":"https://music.apple.com/gb/artist/queen/3296287?uo=4", \
                "collectionViewUrl":"https://music.apple.com/gb/album/a-night-at-the-opera/\(mixed)?uo=4", \
                "artworkUrl60":"\(picture)/60x60bb.jpg", "artworkUrl100":"\(picture)/100x100bb.jpg", \
                "collectionPrice":13.99, "collectionExplicitness":"notExplicit", "trackCount":\(mixed % 30 + 1), \
                "copyright":"℗ 2014 Productions Ltd, under exclusive licence to Universal International Music BV", \
                "country":"GBR", "currency":"GBP", "releaseDate":"1975-11-21T08:00:00Z", "primaryGenreName":"Rock"}
                """
        }
        return Data(
            "\n\n\n{\n \"resultCount\":\(count),\n \"results\": [\n\(rows.joined(separator: ", \n"))]\n}\n\n\n".utf8
        )
    }
}

/// The same members, as the decoder reads them for whoever trusts the service.
private struct BareAnswer: Decodable {
    struct Album: Decodable {
        let wrapperType: String
        let collectionId: Int
        let artistName: String
        let collectionName: String
        let collectionViewUrl: String
        let artworkUrl100: String
        let collectionExplicitness: String
        let trackCount: Int
        let copyright: String
        let releaseDate: String
        let primaryGenreName: String
    }

    let resultCount: Int
    let results: [Album]
}
