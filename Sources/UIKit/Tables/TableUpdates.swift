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
        guard !deletedRows.contains(old), let section = section(old.section) else { return nil }
        var row = old.row - deletedRows.filter { $0.section == old.section && $0.row < old.row }.count
        for inserted in insertedRows.filter({ $0.section == section }).sorted() where inserted.row <= row { row += 1 }
        return IndexPath(row: row, section: section)
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
