/// How much memory decoding one picture may take, decided from its head alone.
///
/// A baseline JPEG is made smaller while it is decoded, so hardly any is too large. A progressive JPEG is held whole as
/// coefficients, everything else as pixels: a small file can ask for gigabytes.
public struct PixelBudget: Sendable, Hashable {
    /// The most bytes.
    public let bytes: Int

    /// 128 MiB: a picture of an 8K screen (7,680 × 4,320) fits, whatever its kind.
    public static let standard = PixelBudget(bytes: 134_217_728)

    /// A budget.
    public init(bytes: Int) {
        self.bytes = bytes
    }

    /// Whether a picture can be decoded to fit a frame.
    public func allows(_ header: ImageHeader, fitting frame: PixelSize) -> Bool {
        Self.cost(of: header, fitting: frame) <= Double(bytes)
    }

    /// The bytes that decoding takes at its height, without the file itself.
    static func cost(of header: ImageHeader, fitting frame: PixelSize) -> Double {
        let whole = Double(header.size.width) * Double(header.size.height)
        guard header.kind == .jpeg else { return whole * header.workingBytesPerPixel }
        let size = header.uprightSize
        let target = size.fitted(into: frame)
        // JPEG's own scaling: by 2, 4 or 8 while its blocks are transformed, and no smaller than what is wanted.
        let divisor = [8, 4, 2].first { size.width / $0 >= target.width && size.height / $0 >= target.height } ?? 1
        let pixels = whole / Double(divisor * divisor) * 4
        return header.isProgressive ? whole * header.workingBytesPerPixel + pixels : pixels
    }
}
