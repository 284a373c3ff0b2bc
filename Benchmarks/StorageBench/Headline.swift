import Storage

/// A headline, as both ways make it.
struct Headline: Equatable, Sendable {
    let id: String
    let title: String
    let published: Int
    let opened: Int?

    static let schema = """
        CREATE TABLE headlines (
            id TEXT PRIMARY KEY NOT NULL, title TEXT NOT NULL, published INTEGER NOT NULL, opened INTEGER
        ) WITHOUT ROWID
        """
    static let upsert = """
        INSERT INTO headlines (id, title, published, opened) VALUES (?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET title = excluded.title, published = excluded.published
        """
    static let select = "SELECT id, title, published, opened FROM headlines ORDER BY id"

    init(id: String, title: String, published: Int, opened: Int?) {
        self.id = id
        self.title = title
        self.published = published
        self.opened = opened
    }

    /// The headline of a number, edited in a round.
    init(number: Int, round: Int = 0) {
        id = "\(100_000 + number)"
        title = "Банк продолжает расширять партнёрство с университетами, выпуск \(number), правка \(round)"
        published = 1_513_767_691_000 + number
        opened = number.isMultiple(of: 3) ? number : nil
    }

    var values: [SQLValue] {
        [.init(id), .init(title), .init(published), .init(opened)]
    }
}
