import Foundation
import RichText

/// An opened item: its headline and its text.
public struct Article: Sendable, Hashable {
    /// What the list says of it.
    public let headline: Headline
    /// The text as blocks and runs, parsed off the main thread.
    public let document: RichDocument

    /// An article.
    public init(headline: Headline, document: RichDocument) {
        self.headline = headline
        self.document = document
    }
}

/// An article as its source sends it: HTML that nobody has looked into yet.
public struct ArticleText: Sendable, Hashable {
    /// What the list says of it.
    public let headline: Headline
    /// The text as HTML.
    public let html: String
    /// What relative addresses in it refer to.
    public let baseURL: URL?

    /// An article's text.
    public init(headline: Headline, html: String, baseURL: URL?) {
        self.headline = headline
        self.html = html
        self.baseURL = baseURL
    }
}
