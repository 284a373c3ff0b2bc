import Foundation

/// Finds the real picture among an `img` element's attributes.
///
/// Pages that load lazily put a placeholder into `src` and the address elsewhere.
struct ImageSource {
    private let attributes: HTMLAttributes
    private let base: URL?

    init(_ attributes: HTMLAttributes, base: URL?) {
        self.attributes = attributes
        self.base = base
    }

    /// The picture's address; nil where there is none that may be loaded.
    var url: URL? {
        for name in ["data-src", "data-original", "data-lazy-src"] {
            if let url = attributes[name].flatMap({ LinkRules.picture($0, base: base) }) { return url }
        }
        if let url = attributes["data-srcset"].flatMap(best) { return url }
        if let url = attributes["src"].flatMap({ LinkRules.picture($0, base: base) }) { return url }
        return attributes["srcset"].flatMap(best)
    }

    /// Whether it is a picture of a dot: it counts readers and shows nothing.
    var isDot: Bool {
        isAtMost(2)
    }

    /// Whether it is as small as a letter.
    var isLetterSized: Bool {
        isAtMost(32)
    }

    private func isAtMost(_ most: Int) -> Bool {
        guard let width = attributes["width"].flatMap({ Int($0) }),
            let height = attributes["height"].flatMap({ Int($0) })
        else { return false }
        return width <= most && height <= most
    }

    /// No screen of ours shows more.
    private static let widest = 1600.0

    /// Of `a.jpg 400w, b.jpg 800w` the widest that is not wider than needed; of `1x, 2x` the densest.
    private func best(of candidates: String) -> URL? {
        var best: (url: URL, size: Double)?
        for candidate in candidates.components(separatedBy: ", ").prefix(64) {
            let parts = candidate.split(whereSeparator: \.isWhitespace)
            guard let address = parts.first,
                let url = LinkRules.picture(String(address).trimmingCharacters(in: [","]), base: base)
            else { continue }
            let size = parts.dropFirst().first.flatMap { Double($0.dropLast()) } ?? 1
            guard let known = best else {
                best = (url, size)
                continue
            }
            let isBetter = size <= Self.widest ? size > known.size || known.size > Self.widest : size < known.size
            if isBetter { best = (url, size) }
        }
        return best?.url
    }
}
