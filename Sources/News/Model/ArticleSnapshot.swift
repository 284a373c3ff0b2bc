import Foundation

/// What the screen of one item shows at one moment.
public struct ArticleSnapshot: Sendable, Hashable {
    /// The article; nil where none is stored and none has come.
    public let article: Article?
    /// When the source last confirmed it; nil where there is none.
    public let updated: Date?
    /// Whether that was just now.
    public let origin: NewsOrigin
    /// Why nothing newer came; nil where it came, or is still awaited.
    public let failure: NewsError?
    /// Whether the source has answered, or failed to: nothing comes after this.
    public let isFinal: Bool
}
