import Foundation

extension UIImage {
    /// Makes an image of a picture file, at one pixel a point; nil if the data is no picture.
    ///
    /// Only the header is read: a file that breaks off later shows when the pixels are decoded, on first display or in
    /// ``preparingForDisplay()`` and ``preparingThumbnail(of:)``, which return nil then.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Makes an image of a picture file, at the given number of pixels a point; nil if the data is no picture.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = EncodedImage(data: data) else { return nil }
        self.init(content: .encoded(image), scale: scale > 0 ? scale : 1)
    }

    /// The image as a PNG file; nil for a symbol and for a damaged file.
    public func pngData() -> Data? {
        texture()?.pngData()
    }
}
