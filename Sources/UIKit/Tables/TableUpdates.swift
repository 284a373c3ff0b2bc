import Foundation

/// Changes of a table that are applied together.
///
/// Deletions and reloads name rows and sections as they were before, insertions as they are after, as in Apple's.
struct TableUpdates {
    var deletedRows: Set<IndexPath> = []
    var insertedRows: Set<IndexPath> = []
    var reloadedRows: Set<IndexPath> = []
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()

    /// Where an old section is now; nil where it is gone.
    func section(_ old: Int) -> Int? {
        guard !deletedSections.contains(old) else { return nil }
        var new = old - deletedSections.count(in: 0..<old)
        for inserted in insertedSections where inserted <= new { new += 1 }
        return new
    }

    /// Where an old row is now; nil where it is gone.
    func path(_ old: IndexPath) -> IndexPath? {
        guard let moves = moves(inSection: old.section), let row = moves.row(old.row) else { return nil }
        return IndexPath(row: row, section: moves.section)
    }

    /// Where the rows of an old section are now; nil where the section is gone.
    func moves(inSection old: Int) -> RowMoves? {
        section(old).map { new in
            RowMoves(
                section: new,
                deleted: deletedRows.lazy.filter { $0.section == old }.map(\.row).sorted(),
                inserted: insertedRows.lazy.filter { $0.section == new }.map(\.row).sorted()
            )
        }
    }

    /// How many rows an old section should have now.
    func count(_ old: Int, before: Int) -> Int {
        let deleted = deletedRows.filter { $0.section == old }.count
        let inserted = section(old).map { new in insertedRows.filter { $0.section == new }.count } ?? 0
        return before - deleted + inserted
    }

    /// Whether an old row is to be made anew.
    func isReloaded(_ path: IndexPath) -> Bool {
        reloadedRows.contains(path) || reloadedSections.contains(path.section)
    }
}

/// Where the rows of a section go: asked for each of thousands of rows, so the changes are sorted once.
struct RowMoves {
    /// Where the section is now.
    let section: Int
    private let deleted: [Int]
    /// For each inserted row, in order, the row that it pushes down, counted without the insertions.
    private let pushing: [Int]

    /// - Parameters:
    ///   - deleted: the rows that are gone, as they were, in order
    ///   - inserted: the rows that came, as they are, in order
    init(section: Int, deleted: [Int], inserted: [Int]) {
        self.section = section
        self.deleted = deleted
        pushing = inserted.enumerated().map { $0.element - $0.offset }
    }

    /// Where an old row is now; nil where it is gone.
    func row(_ old: Int) -> Int? {
        let above = Self.count(deleted, below: old)
        if above < deleted.count, deleted[above] == old { return nil }
        let left = old - above
        return left + Self.count(pushing, below: left + 1)
    }

    /// How many of some sorted numbers are less than one.
    private static func count(_ sorted: [Int], below limit: Int) -> Int {
        var low = 0
        var high = sorted.count
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle] < limit { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
