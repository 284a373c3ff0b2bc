import Foundation
import Storage

/// Writes headlines inside one transaction, and takes out what the source no longer has.
///
/// Rows that a source's answer passes over are gone there. Near the edges of an answer that is not sure: services are
/// not strictly sorted, so two neighbours may stand on either side of an edge. What lies between the second and the
/// second to last row of an answer is sure.
struct HeadlineWriter {
    /// How many of the headlines were not there before.
    private(set) var inserted = 0

    private let connection: Connection
    private let source: String
    private let generation: Int
    /// Where an item without a date is put: just behind the one before it.
    private var placeAbove: Int
    private var written: [Row] = []

    private struct Row {
        let id: String
        let place: Int
    }

    init(_ connection: Connection, _ source: String, generation: Int, now: Date) {
        self.connection = connection
        self.source = source
        self.generation = generation
        placeAbove = Int((now.timeIntervalSince1970 * 1000).rounded())
    }

    /// What is written next follows what this generation has confirmed so far.
    mutating func startBelowConfirmed() throws {
        let lowest = try connection.firstRow(
            "SELECT min(place) AS place FROM news_headlines WHERE source = ? AND generation = ?",
            [.init(source), .init(generation)],
            as: { try $0.optionalInt("place") }
        )
        if let lowest = lowest.flatMap({ $0 }) { placeAbove = lowest }
    }

    /// Adds headlines, or edits those that are there.
    mutating func write(_ headlines: [Headline]) throws {
        for headline in headlines {
            let known = try connection.firstRow(
                "SELECT place FROM news_headlines WHERE source = ? AND id = ?",
                [.init(source), .init(headline.id)],
                as: { try $0.int("place") }
            )
            let published = headline.published.map { Int(($0.timeIntervalSince1970 * 1000).rounded()) }
            let place = published ?? known ?? placeAbove - 1
            try connection.execute(
                """
                INSERT INTO news_headlines (source, id, title, published, place, generation)
                VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT (source, id) DO UPDATE SET
                    title = excluded.title, published = excluded.published,
                    place = excluded.place, generation = excluded.generation
                """,
                [
                    .init(source), .init(headline.id), .init(headline.title), .init(published), .init(place),
                    .init(generation),
                ]
            )
            if known == nil { inserted += 1 }
            placeAbove = place
            written.append(Row(id: headline.id, place: place))
        }
        written.sort { $0.place == $1.place ? $0.id < $1.id : $0.place > $1.place }
    }

    /// Removes what this generation has not confirmed.
    func removeUnconfirmed() throws {
        try connection.execute(
            "DELETE FROM news_headlines WHERE source = ? AND generation < ?",
            [.init(source), .init(generation)]
        )
    }

    /// Removes what this generation has not confirmed from the top down to what was written.
    func removeUnconfirmedAbove() throws {
        guard let last = written.dropLast().last else { return }
        try connection.execute(
            """
            DELETE FROM news_headlines
            WHERE source = ?1 AND place >= ?2 AND generation < ?3 AND (place > ?2 OR id < ?4)
            """,
            [.init(source), .init(last.place), .init(generation), .init(last.id)]
        )
    }

    /// Removes what this generation has not confirmed among what was written.
    func removeUnconfirmedBetween() throws {
        guard let first = written.dropFirst().first, let last = written.dropLast().last else { return }
        try connection.execute(
            """
            DELETE FROM news_headlines
            WHERE source = ?1 AND place BETWEEN ?2 AND ?3 AND generation < ?4
                AND (place > ?2 OR id < ?5) AND (place < ?3 OR id > ?6)
            """,
            [
                .init(source), .init(last.place), .init(first.place), .init(generation), .init(last.id),
                .init(first.id),
            ]
        )
    }
}
