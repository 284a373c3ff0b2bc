/// How lines of text stand between the edges.
public enum NSTextAlignment: Int, Sendable {
    /// Along the left edge.
    case left = 0
    /// In the middle.
    case center = 1
    /// Along the right edge.
    case right = 2
    /// Along both edges; the last line as `natural`.
    case justified = 3
    /// Along the edge where the script begins.
    case natural = 4
}
