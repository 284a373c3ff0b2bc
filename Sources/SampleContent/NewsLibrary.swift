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
    /// HTML; `{base}` stands for scheme and host.
    let content: String
}

/// The news in the order in which the service lists them.
struct NewsLibrary: Sendable {
    let items: [NewsItem]

    init(folder: URL) throws {
        let records = try ContentRecord.readAll(in: folder)
        let written = try records.map(Self.item)
        let paragraphs = Dictionary(grouping: written, by: \.bankInfoTypeID).mapValues { items in
            items.flatMap { Self.paragraphs(of: $0.content) }
        }
        let whole = written.map { Self.lengthened($0, with: paragraphs[$0.bankInfoTypeID] ?? []) }
        items = Self.serviceOrder(whole)
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

    /// An item whose text ends in `{{long N}}` goes on, with paragraphs of other items, up to N bytes of UTF-8.
    private static func lengthened(_ item: NewsItem, with paragraphs: [String]) -> NewsItem {
        guard let mark = item.content.range(of: "{{long "), let end = item.content.range(of: "}}"),
            let length = Int(item.content[mark.upperBound..<end.lowerBound]), !paragraphs.isEmpty
        else { return item }
        var content = String(item.content[..<mark.lowerBound])
        var bytes = content.utf8.count
        var turn = 0
        while bytes < length {
            // A step that shares no factor with the count visits every paragraph before any comes again.
            if turn % 12 == 0 {
                content += "<h2>\(turn / 12 + 1)</h2>\n"
            }
            let paragraph = paragraphs[(turn * 7) % paragraphs.count]
            content += paragraph + "\n"
            bytes += paragraph.utf8.count + 1
            turn += 1
        }
        return NewsItem(
            id: item.id,
            name: item.name,
            headline: item.headline,
            published: item.published,
            bankInfoTypeID: item.bankInfoTypeID,
            content: content
        )
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
