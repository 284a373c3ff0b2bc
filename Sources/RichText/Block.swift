import Foundation

/// What stands on lines of its own: one row of an article.
public struct Block: Sendable, Hashable {
    /// What a block is.
    public enum Kind: Sendable, Hashable {
        /// A paragraph.
        case paragraph
        /// A heading, of level 1 to 6.
        case heading(level: Int)
        /// An item of a list, `depth` 1 for the outermost; without a marker it goes on with the item above.
        case listItem(marker: ListMarker?, depth: Int)
        /// Text whose white space counts.
        case preformatted
        /// A picture; the block has no runs.
        case image(RichImage)
        /// A table as text, row by row, cell by cell; the block has no runs.
        case table([[String]])
    }

    /// What it is.
    public var kind: Kind
    /// Its text.
    public var runs: [Run]
    /// How many quotations it stands in.
    public var quoteDepth: Int

    /// A block of runs.
    public init(_ kind: Kind, _ runs: [Run] = [], quoteDepth: Int = 0) {
        self.kind = kind
        self.runs = runs
        self.quoteDepth = quoteDepth
    }

    /// The block as text alone: a picture is its description, a table has a line a row and tabs between cells.
    public var text: String {
        switch kind {
        case .image(let image): image.alternativeText
        case .table(let rows): rows.map { $0.joined(separator: "\t") }.joined(separator: "\n")
        default: runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
        }
    }
}

/// What stands before an item of a list.
public enum ListMarker: Sendable, Hashable {
    /// A dot.
    case bullet
    /// The item's number.
    case number(Int)
}

/// A picture in an article, not loaded yet.
public struct RichImage: Sendable, Hashable {
    /// Where the picture is: `http` or `https`; nil where the article names no address that can be used.
    public var url: URL?
    /// What it shows, in words; empty where the article does not say.
    public var alternativeText: String
    /// Where a tap leads, when the picture stands in a link.
    public var link: URL?

    /// A picture at an address.
    public init(url: URL?, alternativeText: String = "", link: URL? = nil) {
        self.url = url
        self.alternativeText = alternativeText
        self.link = link
    }
}
