import Foundation

/// Decoding ahead of display. The synchronous forms may be called on any thread.
extension UIImage {
    /// The image with its pixels decoded; nil if there are none: a symbol, or a damaged file.
    public func preparingForDisplay() -> UIImage? {
        texture().map(replacingPixels(with:))
    }

    /// Decodes the pixels on a background thread and calls the closure there; with nil if there are none.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingForDisplay()) }
    }

    /// The image decoded to fit into the given size in points, never larger than it is; nil if there are no pixels.
    ///
    /// The proportions are kept.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard let target = pixelSize(fitting: size) else { return nil }
        switch content {
        case .symbol:
            return nil
        case .encoded(let image):
            return ImageDecoder.decode(image.data, header: image.header, width: target.width, height: target.height)
                .map(replacingPixels(with:))
        case .texture(let texture):
            return texture.scaled(width: target.width, height: target.height).map(replacingPixels(with:))
        }
    }

    /// Makes a thumbnail on a background thread and calls the closure there; with nil if there are no pixels.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// A thumbnail made on a background thread; nil if there are no pixels.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareThumbnail(of: size) { continuation.resume(returning: $0) }
        }
    }

    /// The largest size in pixels with this image's proportions that fits into a size in points.
    private func pixelSize(fitting target: CGSize) -> (width: Int, height: Int)? {
        let own = size
        guard own.width > 0, own.height > 0, target.width > 0, target.height > 0 else { return nil }
        let factor = min(target.width / own.width, target.height / own.height, 1)
        return (
            max(1, Int((own.width * scale * factor).rounded())), max(1, Int((own.height * scale * factor).rounded()))
        )
    }

    private func replacingPixels(with texture: ImageTexture) -> UIImage {
        UIImage(content: .texture(texture), scale: scale, renderingMode: renderingMode, tint: tint)
    }
}
