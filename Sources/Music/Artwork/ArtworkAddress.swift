import Foundation

/// The address of a picture in the size that is needed.
///
/// The service names pictures of 100 × 100; the same address with other numbers is the same picture in another size.
public enum ArtworkAddress {
    /// The sides that are asked for, in pixels.
    ///
    /// A few sizes only, so that a picture that is on the disk serves whoever needs about as much.
    static let sides = [100, 200, 400, 600, 1200]

    /// `…/100x100bb.jpg` with a side of at least `pixels`, where there is one; an address without that pattern as it
    /// is.
    public static func sized(_ url: URL, pixels: Int) -> URL {
        let side = sides.first { $0 >= pixels } ?? sides[sides.count - 1]
        let text = url.absoluteString
        guard let slash = text.lastIndex(of: "/") else { return url }
        let name = text[text.index(after: slash)...]
        guard let end = endOfPattern(in: name) else { return url }
        return URL(string: text[...slash] + "\(side)x\(side)" + name[end...]) ?? url
    }

    /// Where the two numbers of `100x100bb…` end; nil where a name does not begin like that.
    private static func endOfPattern(in name: Substring) -> Substring.Index? {
        let width = name.prefix { $0.isASCII && $0.isNumber }
        let afterWidth = name[width.endIndex...]
        guard !width.isEmpty, afterWidth.first == "x" else { return nil }
        let height = afterWidth.dropFirst().prefix { $0.isASCII && $0.isNumber }
        guard !height.isEmpty, name[height.endIndex...].hasPrefix("bb") else { return nil }
        return height.endIndex
    }
}
