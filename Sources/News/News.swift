// News shows what it has at once, never loses a count, and tells the truth about the connection.
//
//   NewsFeed              one source's list: stored now, fresh later, page by page; its articles; how often each was opened
//   NewsSnapshot          what a list shows at one moment: rows, age, origin
//   ArticleSnapshot       the same of one article
//   NewsSource            where headlines and articles come from: TinkoffNewsSource is the first
//   NewsStorage           the two databases and the migrations that they need
//   NewsError             why there is nothing newer, each reason with its message's key
//
// What can be fetched again (headlines, articles) is in the cache's database, what a person did (how often an item was
// opened) in the user's: the one can be emptied or replaced without touching the other.

import Storage

/// The two databases that news live in.
public struct NewsStorage: Sendable {
    /// The tables of the user's database: how often each item was opened.
    public static let userMigration = OpeningStore.migration
    /// The tables of the cache's database: headlines and articles.
    public static let cacheMigration = HeadlineStore.migration

    let headlines: HeadlineStore
    let articles: ArticleStore
    let openings: OpeningStore
    let cache: Database
    let user: Database

    /// Stores in databases that the migrations have been applied to.
    public init(user: Database, cache: Database) {
        self.user = user
        self.cache = cache
        headlines = HeadlineStore(database: cache)
        articles = ArticleStore(database: cache)
        openings = OpeningStore(database: user)
    }
}
