import Foundation

/// Edges of a rectangle, named by the direction of writing.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: UInt

    /// The top edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The edge where a line of text begins.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The edge where a line of text ends.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All four edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]

    /// Makes a set of edges from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
