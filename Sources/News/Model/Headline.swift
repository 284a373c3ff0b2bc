import Foundation

/// One line of the list as its source has it.
public struct Headline: Sendable, Hashable {
    /// The source's own name for the item; a text, whatever it looks like.
    public let id: String
    /// The headline as people read it: entities decoded, white space tidied.
    public let title: String
    /// When it was published; nil where the source does not say.
    public let published: Date?

    /// A headline.
    public init(id: String, title: String, published: Date?) {
        self.id = id
        self.title = title
        self.published = published
    }
}

/// A headline together with what this person did.
public struct NewsRow: Sendable, Hashable {
    /// The headline.
    public let headline: Headline
    /// How often this person opened the item.
    public let openings: Int

    /// A row.
    public init(headline: Headline, openings: Int) {
        self.headline = headline
        self.openings = openings
    }
}
