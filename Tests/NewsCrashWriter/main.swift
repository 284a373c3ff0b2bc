// A program to be killed while it refreshes, pages and opens items: it says "opened ID COUNT" once a count may be shown.
//
//   news-crash-writer FOLDER FIRST-EDITION
//
// Each refresh brings one edition of the list: whatever it confirms bears the edition's number.

import Foundation
import Networking
import News
import Storage

/// A source whose every refresh is another edition, three items longer than the one before.
struct EditionSource: NewsSource {
    let id = "editions"
    let edition: Int

    func page(_ window: Range<Int>, unless validators: HTTPValidators?) async throws(NewsError) -> NewsPage {
        let count = 60 + edition * 3
        let headlines = window.clamped(to: 0..<count).map { position in
            let number = count - position
            return Headline(
                id: String(number),
                title: "Edition \(edition), item \(number)",
                published: Date(timeIntervalSince1970: Double(number) * 60)
            )
        }
        return NewsPage(headlines: headlines)
    }

    func article(_ id: String, unless validators: HTTPValidators?) async throws(NewsError) -> ArticleAnswer {
        throw .unreadable
    }
}

/// Says a line at once: what stays in a buffer is lost with the process.
func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
let user = try await Database.open(
    folder.appendingPathComponent("user.sqlite"),
    as: .user,
    migrator: Migrator([NewsStorage.userMigration])
)
let cache = try await Database.open(
    folder.appendingPathComponent("cache.sqlite"),
    as: .cache,
    migrator: Migrator([NewsStorage.cacheMigration])
)
let storage = NewsStorage(user: user.database, cache: cache.database)
let start = CommandLine.arguments.last.flatMap { Int($0) } ?? 0
for edition in start..<start + 10_000 {
    let feed = NewsFeed(source: EditionSource(edition: edition), storage: storage)
    try await feed.refresh()
    say("edition \(edition)")
    let id = String(1 + edition % 40)
    // Each opening is a second after the last one of its item, whatever the clock of this machine says.
    let clock = NewsFeed(source: EditionSource(edition: edition), storage: storage) {
        Date(timeIntervalSince1970: Double(edition) * 10)
    }
    let count = try await clock.recordOpening(of: id)
    say("opened \(id) \(count)")
    var snapshots = await feed.snapshots().makeAsyncIterator()
    _ = await snapshots.next()
    try await feed.loadMore(atRow: 19)
}
