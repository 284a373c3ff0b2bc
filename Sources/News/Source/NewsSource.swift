import Foundation
import Networking

/// Where headlines and articles come from.
///
/// What is stored of one source never mixes with another's: its `id` goes with every row.
public protocol NewsSource: Sendable {
    /// A name that stays the same for as long as ids mean the same items.
    var id: String { get }

    /// The headlines of the half-open window `window`, position 0 being the newest.
    ///
    /// - Parameter validators: the version that is stored; a source that has nothing newer answers `nil`.
    /// - Throws: the reason why there is no answer.
    func page(_ window: Range<Int>, unless validators: HTTPValidators?) async throws(NewsError) -> NewsPage

    /// The text of an item.
    ///
    /// - Parameter validators: the version that is stored; a source that has nothing newer answers without a text.
    /// - Throws: the reason why there is no answer.
    func article(_ id: String, unless validators: HTTPValidators?) async throws(NewsError) -> ArticleAnswer
}

/// One page as a source sends it.
public struct NewsPage: Sendable, Hashable {
    /// The items that could be read, in the source's order, each id once; nil where the stored version is still right.
    public let headlines: [Headline]?
    /// How many items could not be read.
    public let unreadable: Int
    /// What to send with the next request for the same window.
    public let validators: HTTPValidators

    /// A page.
    public init(headlines: [Headline]?, unreadable: Int = 0, validators: HTTPValidators = HTTPValidators()) {
        self.headlines = headlines
        self.unreadable = unreadable
        self.validators = validators
    }

    /// Whether nothing lies in this window or beyond it.
    ///
    /// A short page is not the end: services leave items out.
    var isEnd: Bool {
        headlines?.isEmpty == true && unreadable == 0
    }
}

/// An article as a source sends it.
public struct ArticleAnswer: Sendable, Hashable {
    /// The text; nil where the stored version is still right.
    public let text: ArticleText?
    /// What to send with the next request for the same item.
    public let validators: HTTPValidators

    /// An answer.
    public init(text: ArticleText?, validators: HTTPValidators = HTTPValidators()) {
        self.text = text
        self.validators = validators
    }
}
