import Foundation

/// One news item as the news service has it.
struct NewsItem: Sendable {
    let id: String
    /// The service's `name`: a short Latin handle.
    let name: String
    /// The headline, HTML entities and all.
    let headline: String
    let published: Int
    /// 1 for English, 2 for Russian, as in the real answers.
    let bankInfoTypeID: Int
    /// HTML as written: `{base}` stands for scheme and host, `{{long N}}` for paragraphs of other items.
    let content: String
}

/// The news in the order in which the service lists them.
struct NewsLibrary: Sendable {
    let items: [NewsItem]

    /// Paragraphs of all items by language, of which the long articles are made.
    private let paragraphs: [Int: [String]]

    init(folder: URL) throws {
        let written = try ContentRecord.readAll(in: folder).map(Self.item)
        paragraphs = Dictionary(grouping: written, by: \.bankInfoTypeID).mapValues { items in
            items.flatMap { Self.paragraphs(of: $0.content) }
        }
        items = Self.serviceOrder(written)
    }

    private static func item(_ record: ContentRecord) throws -> NewsItem {
        guard let published = Moment.milliseconds(try record.field(2, "date")) else {
            throw record.error("the date is not like 2026-03-04T08:15Z")
        }
        let language = try record.field(3, "language")
        guard language == "en" || language == "ru" else { throw record.error("the language is neither en nor ru") }
        guard let headline = record.lines.first, !headline.isEmpty else {
            throw record.error("the headline is missing")
        }
        let content = record.lines.dropFirst().joined(separator: "\n").trimmingCharacters(in: .newlines)
        return NewsItem(
            id: try record.field(0, "id"),
            name: try record.field(1, "name"),
            headline: headline,
            published: published,
            bankInfoTypeID: language == "en" ? 1 : 2,
            content: content
        )
    }

    private static func paragraphs(of content: String) -> [String] {
        content.split(separator: "\n").filter { $0.hasPrefix("<p>") && $0.hasSuffix("</p>") }.map(String.init)
    }

    /// The whole text of an item.
    ///
    /// Where it ends in `{{long N}}` it goes on, with paragraphs of other items, up to N bytes of UTF-8. That is done
    /// when it is asked for: a megabyte made at every start would be felt.
    func text(of item: NewsItem) -> String {
        guard let mark = item.content.range(of: "{{long "), let end = item.content.range(of: "}}"),
            let length = Int(item.content[mark.upperBound..<end.lowerBound]),
            let paragraphs = paragraphs[item.bankInfoTypeID], !paragraphs.isEmpty
        else { return item.content }
        var text = String(item.content[..<mark.lowerBound])
        var bytes = text.utf8.count
        var turn = 0
        while bytes < length {
            if turn % 12 == 0 {
                text += "<h2>\(turn / 12 + 1)</h2>\n"
            }
            // A step of seven visits every paragraph before any comes again, unless their count is a multiple of it.
            let paragraph = paragraphs[(turn * 7) % paragraphs.count]
            text += paragraph + "\n"
            bytes += paragraph.utf8.count + 1
            turn += 1
        }
        return text
    }

    /// Newest first, but not strictly: a service promises no order, so here and there two neighbours change places.
    private static func serviceOrder(_ items: [NewsItem]) -> [NewsItem] {
        var sorted = items.sorted { ($1.published, $0.id) < ($0.published, $1.id) }
        for index in stride(from: 5, to: sorted.count - 1, by: 20) {
            sorted.swapAt(index, index + 1)
        }
        return sorted
    }

    /// The items as changes leave them: new ones on top, removed ones gone, edited ones edited.
    func items(with changes: ContentChanges) -> [NewsItem] {
        let newest = items.map(\.published).max() ?? 0
        let inserted = (0..<max(0, changes.insertedNews)).map { Self.insertedItem($0, after: newest) }
        let kept = items.filter { !changes.removedNews.contains($0.id) }
        return inserted.reversed() + kept.map { changes.editedNews.contains($0.id) ? Self.edited($0) : $0 }
    }

    private static func insertedItem(_ index: Int, after newest: Int) -> NewsItem {
        let isRussian = index % 2 == 0
        return NewsItem(
            id: String(20_001 + index),
            name: "just-in-\(index + 1)",
            headline: isRussian
                ? "Только что: сообщение №&nbsp;\(index + 1)" : "Just in: message No.&nbsp;\(index + 1)",
            published: newest + (index + 1) * 60_000,
            bankInfoTypeID: isRussian ? 2 : 1,
            content: isRussian
                ? "<p>Это сообщение появилось, пока вы читали.</p>"
                : "<p>This message appeared while you were reading.</p>"
        )
    }

    private static func edited(_ item: NewsItem) -> NewsItem {
        let mark = item.bankInfoTypeID == 2 ? "Исправлено" : "Updated"
        return NewsItem(
            id: item.id,
            name: item.name,
            headline: "\(mark): \(item.headline)",
            published: item.published,
            bankInfoTypeID: item.bankInfoTypeID,
            content: "<p><em>\(mark)</em></p>\n" + item.content
        )
    }
}
