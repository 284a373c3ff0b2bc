import Foundation
import Networking
import UIKit

/// A decoded picture of an article.
///
/// The model hands it through without looking into it.
struct NewsPicture: Hashable, Sendable {
    let image: UIImage

    /// No wider than a screen shows: what is larger is made smaller while decoding.
    private static let longestSide: CGFloat = 1600
    /// The largest picture that is fetched, in bytes.
    private static let mostBytes = 12_000_000

    /// Fetches a picture and decodes it off the main thread.
    ///
    /// - Throws: why there is none; `unexpectedKind` where it cannot be decoded.
    static func load(_ url: URL, with client: any HTTPClient) async throws(NetworkError) -> NewsPicture {
        let request = HTTPRequest(
            url: RequestAddress.secure(url),
            expecting: .image,
            limits: HTTPLimits(bodyBytes: mostBytes)
        )
        let response = try await client.send(request)
        guard let image = await decoded(response.body) else { throw .unexpectedKind }
        return NewsPicture(image: image)
    }

    private static func decoded(_ data: Data) async -> UIImage? {
        guard let image = UIImage(data: data) else { return nil }
        let size = image.size
        guard size.width > 0, size.height > 0 else { return nil }
        let scale = min(1, longestSide / max(size.width, size.height))
        return await image.byPreparingThumbnail(ofSize: CGSize(width: size.width * scale, height: size.height * scale))
    }
}
