import Foundation

/// Distances, in points, from the edges of a rectangle inwards, that follow the direction of writing.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the edge where a line of text begins.
    public var leading: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the edge where a line of text ends.
    public var trailing: CGFloat

    /// No inset on any edge.
    public static let zero = NSDirectionalEdgeInsets()

    /// Makes insets of zero.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Makes insets of the given distances in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
