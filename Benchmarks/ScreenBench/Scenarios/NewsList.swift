import UIKit

extension Scenario {
    private static let rows = 2_000

    /// The list grows to 2,000 rows, page by page.
    static let newsPaging = Scenario(
        name: "news-paging",
        says: "paging to 2,000 rows",
        content: { $0.insertedNews = rows }
    ) { app in
        let table = try await app.openNews()
        try await app.measured { try await app.page(table, to: rows) }
    }

    /// 2,000 rows that are there are scrolled from the first to the last.
    static let newsScrolling = Scenario(
        name: "news-scrolling",
        says: "scrolling 2,000 rows",
        content: { $0.insertedNews = rows }
    ) { app in
        let table = try await app.openNews()
        try await app.page(table, to: rows)
        table.setContentOffset(.zero, animated: false)
        await app.rest()
        try await app.measured { try await app.scroll(table) }
    }
}

extension RunningApp {
    /// The list of news, with its first page.
    func openNews() async throws -> UITableView {
        choose(.news)
        let table: UITableView = try await found("the list of news") { $0.numberOfRows(inSection: 0) > 0 }
        await rest()
        return table
    }

    /// Goes to the end of the list until it has so many rows.
    fileprivate func page(_ table: UITableView, to rows: Int) async throws {
        while table.numberOfRows(inSection: 0) < rows {
            let count = table.numberOfRows(inSection: 0)
            table.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: false)
            try await until("more than \(count) rows of news") { table.numberOfRows(inSection: 0) > count }
        }
    }
}
