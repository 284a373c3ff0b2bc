/// What happens to text that is too long for its line.
public enum NSLineBreakMode: Int, Sendable {
    /// It goes on in the next line, broken between words.
    case byWordWrapping = 0
    /// It goes on in the next line, broken anywhere.
    case byCharWrapping = 1
    /// It is cut off at the edge.
    case byClipping = 2
    /// An ellipsis stands for its beginning.
    case byTruncatingHead = 3
    /// An ellipsis stands for its end.
    case byTruncatingTail = 4
    /// An ellipsis stands for its middle.
    case byTruncatingMiddle = 5
}
