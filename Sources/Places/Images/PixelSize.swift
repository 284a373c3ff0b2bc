/// A size in whole pixels.
public struct PixelSize: Sendable, Hashable {
    /// From left to right.
    public var width: Int
    /// From top to bottom.
    public var height: Int

    /// A size.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Width times height; the largest number there is where that is more.
    public var area: Int {
        let (product, isTooLarge) = width.multipliedReportingOverflow(by: height)
        return isTooLarge ? .max : product
    }

    /// The largest size of the same shape that fits into a frame; never larger than this one, never without pixels.
    ///
    /// A picture is put upright *before* it is fitted: a tall photo that is stored lying is fitted as a tall one.
    public func fitted(into frame: PixelSize) -> PixelSize {
        guard width > 0, height > 0, frame.width > 0, frame.height > 0 else { return PixelSize(width: 1, height: 1) }
        let scale = min(1, Double(frame.width) / Double(width), Double(frame.height) / Double(height))
        return PixelSize(
            width: min(width, max(1, Int((Double(width) * scale).rounded()))),
            height: min(height, max(1, Int((Double(height) * scale).rounded())))
        )
    }

    /// Width and height exchanged.
    var turned: PixelSize {
        PixelSize(width: height, height: width)
    }
}
