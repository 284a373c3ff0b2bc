import Storage
import TestSupport

/// One table, written and read both ways.
struct HeadlineBench {
    private static let baseline = "SQLite's own interface"

    private let folder: TemporaryFolder
    private let database: Database
    private let bare: BareDatabase

    init() async throws {
        folder = try TemporaryFolder()
        let migrator = Migrator([Migration("headlines", Headline.schema)])
        database = try await Database.open(folder.file("user.sqlite"), as: .user, migrator: migrator).database
        bare = BareDatabase(folder.file("bare.sqlite").path)
        bare.run(Headline.schema)
        let all = (0..<10_000).map { Headline(number: $0) }
        try await upsert(all)
        bare.upsert(all)
    }

    /// Returns whether the limits are kept.
    func run() async throws -> Bool {
        let isWritingFast = try await compareWriting()
        let isReadingFast = try await compareReading()
        return isWritingFast && isReadingFast
    }

    private func compareWriting() async throws -> Bool {
        // Each round edits every row: SQLite writes nothing where nothing changes.
        var ourRound = 0
        var bareRound = 0
        var comparison = Comparison("20 rows upserted durably", with: Self.baseline, limit: 1.5, clock: .wall)
        try await comparison.run(rounds: 101) {
            ourRound += 1
            try await upsert(Self.edited(in: ourRound))
        } baseline: {
            bareRound += 1
            bare.upsert(Self.edited(in: bareRound))
        }
        print(comparison.summary)
        return comparison.isWithinLimit
    }

    private func compareReading() async throws -> Bool {
        var read: [Headline] = []
        var readBare: [Headline] = []
        var comparison = Comparison("10,000 rows read", with: Self.baseline, limit: 2, clock: .processor)
        try await comparison.run(rounds: 51) {
            read = try await database.read { connection in
                try connection.rows(Headline.select) { row in
                    Headline(
                        id: try row.text("id"),
                        title: try row.text("title"),
                        published: try row.int("published"),
                        opened: try row.optionalInt("opened")
                    )
                }
            }
        } baseline: {
            readBare = bare.read()
        }
        // The first twenty were edited by turns.
        guard read.count == 10_000, read.dropFirst(20) == readBare.dropFirst(20) else {
            fatalError("the two read other rows")
        }
        print(comparison.summary)
        return comparison.isWithinLimit
    }

    private func upsert(_ headlines: [Headline]) async throws {
        try await database.write { connection in
            for headline in headlines { try connection.execute(Headline.upsert, headline.values) }
        }
    }

    private static func edited(in round: Int) -> [Headline] {
        (0..<20).map { Headline(number: $0, round: round) }
    }
}
