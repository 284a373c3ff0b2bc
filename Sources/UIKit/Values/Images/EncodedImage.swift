import Foundation

/// A picture file, decoded when it is first drawn, once.
final class EncodedImage: Sendable {
    let data: Data
    let header: ImageDecoder.Header
    private let decoded = Locked<Decoded>(.notYet)

    private enum Decoded {
        case notYet
        case done(ImageTexture?)
    }

    /// Reads the header; nil if the data is no picture.
    init?(data: Data) {
        guard let header = ImageDecoder.header(of: data) else { return nil }
        self.data = data
        self.header = header
    }

    /// All pixels; nil if the file turns out to be damaged.
    func texture() -> ImageTexture? {
        decoded.withLock { decoded in
            if case .done(let texture) = decoded { return texture }
            let texture = ImageDecoder.decode(data, header: header)
            decoded = .done(texture)
            return texture
        }
    }
}
