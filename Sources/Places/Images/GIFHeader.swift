/// Reads the screen of a GIF, which all its pictures are drawn on.
///
/// Layout: GIF89a specification, 17 to 20.
enum GIFHeader {
    static func read(_ bytes: ImageBytes) -> ImageHeaderParts? {
        guard bytes.has("GIF87a", at: 0) || bytes.has("GIF89a", at: 0),
            let width = bytes.little(6, bytes: 2), let height = bytes.little(8, bytes: 2), bytes.count > 13
        else { return nil }
        return ImageHeaderParts(kind: .gif, size: PixelSize(width: width, height: height))
    }
}
