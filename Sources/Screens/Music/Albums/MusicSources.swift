import Foundation
import Music
import Networking
import SampleContent
import Storage
import UIKit

/// Where albums and their pictures come from, for as long as the app runs: the calls of a minute are counted here.
@MainActor
final class MusicSources {
    /// The pictures of albums.
    let artwork: ArtworkLoader<UIImage>

    private let storage: MusicStorage
    private let network: any HTTPClient
    private let router: PlacesClient
    private let region: String?
    private var known: [String: MusicCatalogue] = [:]

    /// Some thousands of small pictures, some hundreds of large ones.
    private static let artworkBytes = 60_000_000

    /// - Parameters:
    ///   - network: what sends requests, without trying again: that is counted here
    ///   - cacheFolder: where files that can be fetched again are kept
    ///   - region: the person's country, as in "RU"
    init(network: any HTTPClient, cache: Database, cacheFolder: URL, region: String?) {
        self.network = network
        self.region = region
        storage = MusicStorage(cache: cache)
        router = PlacesClient(network: RetryingClient(network))
        artwork = ArtworkLoader(
            client: router,
            disk: DiskCache(folder: cacheFolder.appendingPathComponent("artwork"), budget: Self.artworkBytes),
            decode: { data, pixels in await Self.decoded(data, pixels) }
        )
    }

    /// The albums of the service at an address.
    func catalogue(at base: URL) -> MusicCatalogue {
        catalogue(base, network, isLimited: true)
    }

    /// The albums of the sample content.
    var sample: MusicCatalogue? {
        URL(string: SampleClient.address).map { catalogue($0, router, isLimited: false) }
    }

    /// Forgets all searches, opened albums and their pictures, and leaves no trace of them in the files.
    func forgetEverything() async {
        // What cannot be deleted now is deleted at the next start.
        try? await storage.forgetEverything()
        await artwork.forgetEverything()
    }

    private func catalogue(_ base: URL, _ client: any HTTPClient, isLimited: Bool) -> MusicCatalogue {
        if let catalogue = known[base.absoluteString] { return catalogue }
        let service = ITunesService(base: base, region: region, client: client, isLimited: isLimited)
        let catalogue = MusicCatalogue(service: service, storage: storage)
        known[base.absoluteString] = catalogue
        return catalogue
    }

    /// A picture no larger than so many pixels a side.
    private nonisolated static func decoded(_ data: Data, _ pixels: Int) async -> UIImage? {
        guard let image = UIImage(data: data), image.size.width > 0, image.size.height > 0 else { return nil }
        let scale = min(1, CGFloat(pixels) / max(image.size.width, image.size.height))
        return await image.byPreparingThumbnail(
            ofSize: CGSize(width: image.size.width * scale, height: image.size.height * scale)
        )
    }
}
