import Foundation

/// What a body is by its first bytes, whatever its header claims.
enum BodySniffer {
    enum Finding {
        case json, html, xml, image, empty, other
    }

    static func finding(_ body: Data) -> Finding {
        let start = Array(body.prefix(512))
        if isImage(start) { return .image }
        let text = withoutMark(start).drop(while: ASCIIText.isSpace)
        guard let first = text.first else { return body.count > start.count ? .other : .empty }
        if first == UInt8(ascii: "<") { return isHTML(Array(text)) ? .html : .xml }
        return jsonStarts.contains(first) ? .json : .other
    }

    /// Whether a page asks for something to be filled in, or sends its reader on: what sign-in pages do.
    static func isForm(_ body: Data) -> Bool {
        let text = ASCIIText.lowercased(String(decoding: body.prefix(65_536), as: UTF8.self))
        return text.contains("<form") || text.contains("type=\"password\"") || text.contains("http-equiv=\"refresh\"")
    }

    private static let jsonStarts = Set("{[\"-0123456789tfn".utf8)

    private static func withoutMark(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    }

    private static let htmlStarts = [
        "<!doctype html", "<html", "<head", "<body", "<script", "<meta", "<title", "<form", "<div", "<p>", "<h1",
        "<table",
        "<iframe", "<a ", "<style", "<center", "<br",
    ]

    private static func isHTML(_ text: [UInt8]) -> Bool {
        let start = ASCIIText.lowercased(String(decoding: text, as: UTF8.self))
        if htmlStarts.contains(where: start.hasPrefix) { return true }
        // A remark or a declaration may stand before it.
        let isPreamble = start.hasPrefix("<!--") || start.hasPrefix("<?xml")
        return isPreamble && (start.contains("<!doctype html") || start.contains("<html"))
    }

    private static func isImage(_ start: [UInt8]) -> Bool {
        let signatures: [[UInt8]] = [
            [0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], Array("GIF8".utf8), Array("BM".utf8),
        ]
        if signatures.contains(where: { start.starts(with: $0) }) { return true }
        guard start.count >= 12 else { return false }
        let mark = Array(start[4..<8])
        let brand = Array(start[8..<12])
        if start.starts(with: "RIFF".utf8) { return brand == Array("WEBP".utf8) }
        return mark == Array("ftyp".utf8) && heifBrands.contains { Array($0.utf8) == brand }
    }

    private static let heifBrands = ["heic", "heix", "hevc", "mif1", "msf1", "avif", "avis"]
}
