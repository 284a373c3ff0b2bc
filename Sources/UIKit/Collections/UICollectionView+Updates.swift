import Foundation

extension UICollectionView {
    /// Applies the changes made in a closure together.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginChanges()
        updates?()
        endChanges()
        completion?(true)
    }

    /// Says that items have come; the paths are those that they have now.
    public func insertItems(at indexPaths: [IndexPath]) {
        change { $0.insertedRows.formUnion(indexPaths) }
    }

    /// Says that items have gone; the paths are those that they had.
    public func deleteItems(at indexPaths: [IndexPath]) {
        change { $0.deletedRows.formUnion(indexPaths) }
    }

    /// Asks for the cells of items anew.
    public func reloadItems(at indexPaths: [IndexPath]) {
        change { $0.reloadedRows.formUnion(indexPaths) }
    }

    /// Says that sections have come.
    public func insertSections(_ sections: IndexSet) {
        change { $0.insertedSections.formUnion(sections) }
    }

    /// Says that sections have gone.
    public func deleteSections(_ sections: IndexSet) {
        change { $0.deletedSections.formUnion(sections) }
    }

    /// Asks for everything of sections anew.
    public func reloadSections(_ sections: IndexSet) {
        change { $0.reloadedSections.formUnion(sections) }
    }

    private func beginChanges() {
        loadIfNeeded()
        updateDepth += 1
        if pendingUpdates == nil { pendingUpdates = TableUpdates() }
    }

    private func endChanges() {
        updateDepth -= 1
        guard updateDepth == 0, let updates = pendingUpdates else { return }
        pendingUpdates = nil
        apply(updates)
    }

    private func change(_ edit: (inout TableUpdates) -> Void) {
        beginChanges()
        var updates = pendingUpdates ?? TableUpdates()
        edit(&updates)
        pendingUpdates = updates
        endChanges()
    }

    /// Brings cells, selection and announcements to the new items; what is in the middle of the screen stays.
    private func apply(_ updates: TableUpdates) {
        let anchor = currentAnchor.flatMap { moved($0, by: updates) }
        let before = counts
        loadCounts()
        check(updates, before: before)
        selectedPaths = Set(selectedPaths.compactMap { updates.path($0) })
        prefetching.move { updates.isReloaded($0) ? nil : updates.path($0) }
        var kept: [IndexPath: UICollectionViewCell] = [:]
        for (path, cell) in visible {
            if let new = updates.path(path), exists(new), !updates.isReloaded(path) {
                kept[new] = cell
                Accessible.setPosition(cell.widget, new.item + 1, of: counts[new.section])
            } else {
                recycle(cell, at: path)
            }
        }
        visible = kept
        requestedAnchor = anchor
        collectionViewLayout.invalidateLayout()
    }

    private func check(_ updates: TableUpdates, before: [Int]) {
        for (index, count) in before.enumerated() {
            guard let section = updates.section(index), !updates.reloadedSections.contains(index) else { continue }
            precondition(
                counts.indices.contains(section),
                "A collection view was told of changes that do not lead to its \(counts.count) sections."
            )
            let expected = updates.count(index, before: count)
            precondition(
                expected == counts[section],
                "A collection view was told of changes that lead to \(expected) items in section \(section), but "
                    + "there are \(counts[section])."
            )
        }
    }

    /// The anchor at its new path; where its item is gone, the one that took its place, or the last one.
    private func moved(_ anchor: CollectionAnchor, by updates: TableUpdates) -> CollectionAnchor? {
        if let path = updates.path(anchor.path) {
            return CollectionAnchor(path: path, origin: anchor.origin)
        }
        guard let section = updates.section(anchor.path.section) else { return nil }
        let old = anchor.path
        // The nearest item after it that stayed, else the nearest one before it.
        let after = (old.item..<counts[old.section]).lazy.compactMap { item in
            updates.path(IndexPath(item: item, section: old.section))
        }.first
        let before = (0..<old.item).reversed().lazy.compactMap { item in
            updates.path(IndexPath(item: item, section: old.section))
        }.first
        guard let path = after ?? before, path.section == section else { return nil }
        return CollectionAnchor(path: path, origin: anchor.origin)
    }
}
