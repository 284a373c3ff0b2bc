import UIKit

extension Scenario {
    /// An item with 100 KB of HTML is opened, from the network first, then from what is stored.
    static let newsArticle = Scenario(name: "news-opening", says: "opening an item of 100 KB, ten times") { app in
        let list = try await app.openNews()
        let path = try await app.rowOfLongItem(in: list)
        try await app.measured {
            for _ in 0..<10 {
                let blocks = try await app.openLongItem(path, in: list)
                app.navigation?.popViewController(animated: true)
                try await app.until("the list") { blocks.window == nil }
                await app.rest()
            }
        }
    }

    /// An item with 100 KB of HTML is read to its end.
    static let newsReading = Scenario(name: "news-reading", says: "scrolling an item of 100 KB") { app in
        let list = try await app.openNews()
        let blocks = try await app.openLongItem(try await app.rowOfLongItem(in: list), in: list)
        try await app.measured { try await app.scroll(blocks) }
    }
}

extension RunningApp {
    /// Where the sample content's item of 100 KB stands: near the end of the list.
    fileprivate func rowOfLongItem(in table: UITableView) async throws -> IndexPath {
        while true {
            let count = table.numberOfRows(inSection: 0)
            table.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: false)
            await rest()
            let cell = table.visibleCells.first { $0.accessibilityLabel?.hasPrefix("The long read") == true }
            if let path = cell.flatMap(table.indexPath(for:)) { return path }
            try await until("another page of news") { table.numberOfRows(inSection: 0) > count }
        }
    }

    /// Opens it as a tap does and waits for its blocks.
    fileprivate func openLongItem(_ path: IndexPath, in list: UITableView) async throws -> UITableView {
        tap(path, in: list)
        let blocks: UITableView = try await found("the item's blocks") {
            $0 !== list && $0.numberOfRows(inSection: 0) > 100
        }
        await rest()
        return blocks
    }
}
