import Foundation
import Networking
import Storage

/// The articles that were opened, as HTML, in the cache's database.
struct ArticleStore: Sendable {
    /// An article as it is stored.
    struct Stored: Sendable {
        var text: ArticleText
        var updated: Date
        var validators: HTTPValidators
    }

    let database: Database

    func article(_ id: String, source: String) async throws(NewsError) -> Stored? {
        try await database.readNews { connection in
            try connection.firstRow(
                """
                SELECT title, published, html, base, updated, etag, last_modified
                FROM news_articles WHERE source = ? AND id = ?
                """,
                [.init(source), .init(id)]
            ) { row in
                Stored(
                    text: ArticleText(
                        headline: Headline(
                            id: id,
                            title: try row.text("title"),
                            published: try row.optionalDate("published")
                        ),
                        html: try row.text("html"),
                        baseURL: try row.optionalText("base").flatMap { URL(string: $0) }
                    ),
                    updated: try row.date("updated"),
                    validators: HTTPValidators(
                        etag: try row.optionalText("etag"),
                        lastModified: try row.optionalText("last_modified")
                    )
                )
            }
        }
    }

    func save(_ stored: Stored, source: String) async throws(NewsError) {
        try await database.writeNews { connection in
            let text = stored.text
            try connection.execute(
                """
                INSERT INTO news_articles
                    (source, id, title, published, html, base, updated, etag, last_modified)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (source, id) DO UPDATE SET
                    title = excluded.title, published = excluded.published, html = excluded.html,
                    base = excluded.base, updated = excluded.updated,
                    etag = excluded.etag, last_modified = excluded.last_modified
                """,
                [
                    .init(source), .init(text.headline.id), .init(text.headline.title),
                    .init(text.headline.published), .init(text.html), .init(text.baseURL?.absoluteString),
                    .init(stored.updated), .init(stored.validators.etag), .init(stored.validators.lastModified),
                ]
            )
        }
    }
}
