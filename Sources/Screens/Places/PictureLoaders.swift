import Foundation
import Networking
import Places
import Storage
import UIKit

/// What brings the pictures of the places.
@MainActor
final class PictureLoaders {
    /// The photos: the ten that were downloaded last are in memory.
    let photos: PhotoLoader<UIImage>
    /// The small pictures of the list, kept as files.
    let thumbnails: PhotoLoader<UIImage>
    /// What answers for lists and pictures.
    let client: PlacesClient

    /// As long as the long side of a phone's screen at three pixels a point, and of most desktop windows.
    ///
    /// Ten photos of that size are at most 168 MB.
    private static let photoSide = 2048
    /// Some hundreds of thumbnails.
    private static let thumbnailBytes = 20_000_000

    /// - Parameter cacheFolder: where files that can be fetched again are kept
    init(network: any HTTPClient, cacheFolder: URL) {
        client = PlacesClient(network: network)
        photos = PhotoLoader(
            for: .photos,
            client: client,
            frame: PixelSize(width: Self.photoSide, height: Self.photoSide),
            decode: Self.decoded
        )
        let side = Int(PlaceCell.thumbnailSide) * 3
        thumbnails = PhotoLoader(
            for: .thumbnails(
                DiskCache(folder: cacheFolder.appendingPathComponent("thumbnails"), budget: Self.thumbnailBytes)
            ),
            client: client,
            frame: PixelSize(width: side, height: side),
            decode: Self.decoded
        )
    }

    /// A picture upright and no larger than a frame.
    ///
    /// Its own size is asked for, not its header's: it is upright where the decoder turned it.
    nonisolated static func decoded(_ data: Data, fitting frame: PixelSize) -> UIImage? {
        guard let image = UIImage(data: data), image.size.width > 0, image.size.height > 0 else { return nil }
        let target = PixelSize(width: Int(image.size.width), height: Int(image.size.height)).fitted(into: frame)
        return image.preparingThumbnail(of: CGSize(width: target.width, height: target.height))
    }
}
