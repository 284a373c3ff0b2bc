import Foundation

/// HTML as a list of blocks.
///
/// Only an allow-list gets in: `p br b strong i em a ul ol li h1…h6 blockquote pre code img`, and tables as
/// text. The text of other elements is kept; scripts, styles, frames, plug-ins, forms' fields and every attribute
/// that acts are dropped. It never fails: whatever comes in, what is readable comes out.
///
/// ```swift
/// let article = RichDocument(html: "<p>Hello, <b>world</b></p>", baseURL: nil)
/// article.blocks[0].runs[1]  // "world", bold
/// ```
public struct RichDocument: Sendable, Hashable {
    /// The blocks, top to bottom; none is empty.
    public var blocks: [Block]
    /// Whether the end is missing: the HTML is larger or nested deeper than anything a person wrote.
    public var isCut: Bool

    /// The largest HTML that is read, in bytes.
    public static let mostBytes = 4_000_000

    /// A document of blocks.
    public init(blocks: [Block] = [], isCut: Bool = false) {
        self.blocks = blocks
        self.isCut = isCut
    }

    /// Reads HTML.
    ///
    /// Addresses are resolved against `xml:base`, then `<base href>`, then `baseURL`, the address of the item.
    public init(html: String, baseURL: URL? = nil) {
        var html = html
        self = html.withUTF8 { bytes in
            let isTooLong = bytes.count > Self.mostBytes
            let source = HTMLSource.prepared(UnsafeBufferPointer(rebasing: bytes.prefix(Self.mostBytes)))
            let builder = BlockBuilder(baseURL: baseURL)
            let isTooDeep = !HTMLParser.parse(source, into: builder)
            return RichDocument(blocks: builder.finish(), isCut: isTooLong || isTooDeep)
        }
    }

    /// All of it as plain text, a line a block.
    public var plainText: String {
        blocks.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
