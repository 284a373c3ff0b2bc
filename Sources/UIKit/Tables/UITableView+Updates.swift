import Foundation

extension UITableView {
    /// Applies the changes made in a closure together.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }

    /// Begins changes that are applied together.
    public func beginUpdates() {
        loadIfNeeded()
        updateDepth += 1
        if pendingUpdates == nil { pendingUpdates = TableUpdates() }
    }

    /// Applies the changes since `beginUpdates`.
    public func endUpdates() {
        updateDepth -= 1
        guard updateDepth == 0, let updates = pendingUpdates else { return }
        pendingUpdates = nil
        apply(updates)
    }

    /// Says that rows have come; the paths are those that they have now.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.insertedRows.formUnion(indexPaths) }
    }

    /// Says that rows have gone; the paths are those that they had.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.deletedRows.formUnion(indexPaths) }
    }

    /// Asks for the cells of rows anew.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reloadedRows.formUnion(indexPaths) }
    }

    /// Asks for the cells of rows to be adapted and measured anew.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        reloadRows(at: indexPaths, with: .none)
    }

    /// Says that sections have come.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.insertedSections.formUnion(sections) }
    }

    /// Says that sections have gone.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.deletedSections.formUnion(sections) }
    }

    /// Asks for everything of sections anew.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.reloadedSections.formUnion(sections) }
    }

    private func change(_ edit: (inout TableUpdates) -> Void) {
        beginUpdates()
        var updates = pendingUpdates ?? TableUpdates()
        edit(&updates)
        pendingUpdates = updates
        endUpdates()
    }

    /// Brings geometry, cells and selection to the new rows; what is on the screen stays in its place.
    private func apply(_ updates: TableUpdates) {
        let old = geometry
        let anchor = currentAnchor.flatMap { moved($0, by: updates, in: old) }
        let selected = Set(selectedPaths.compactMap { updates.path($0) })
        rememberFocus()
        let focus = focusPath.flatMap { updates.path($0) }
        // Where a row is gone, the one that took its place gets the keyboard.
        let focusToRestore = focusToRestore.map { updates.path($0) ?? $0 }
        var kept: [TableElement: UIView] = [:]
        var pathOfKept: [ObjectIdentifier: IndexPath] = [:]
        for (element, view) in visible {
            guard case .row(let path) = element, let new = updates.path(path), !updates.isReloaded(path) else {
                recycle(view)
                continue
            }
            kept[.row(new)] = view
            pathOfKept[ObjectIdentifier(view)] = new
        }
        visible = kept
        pathOfCell = pathOfKept
        loadGeometry()
        restoreHeights(from: old, updates)
        selectedPaths = selected
        focusPath = focus
        self.focusToRestore = focusToRestore
        requestedAnchor = anchor
        for (element, view) in kept {
            guard case .row(let path) = element, let cell = view as? UITableViewCell else { continue }
            if exists(path) {
                refreshPosition(of: cell, at: path)
            } else {
                visible[element] = nil
                recycle(cell)
            }
        }
        setNeedsLayout()
    }

    /// The anchor at its new place; where its row is gone, the nearest one below that stayed.
    private func moved(_ anchor: TableAnchor, by updates: TableUpdates, in old: TableGeometry) -> TableAnchor? {
        var element: TableElement? = anchor.element
        var distance = anchor.distance
        // As far as one screen: beyond it nothing that was visible is left.
        for _ in 0..<200 {
            guard let step = element else { return nil }
            switch step {
            case .row(let path):
                if let new = updates.path(path) { return TableAnchor(element: .row(new), distance: distance) }
            case .header(let section):
                if let new = updates.section(section) { return TableAnchor(element: .header(new), distance: distance) }
            case .footer(let section):
                if let new = updates.section(section) { return TableAnchor(element: .footer(new), distance: distance) }
            }
            distance += old.height(of: step)
            element = old.next(after: step)
            distance = min(distance, 0)
        }
        return nil
    }

    private func restoreHeights(from old: TableGeometry, _ updates: TableUpdates) {
        for (index, section) in old.sections.enumerated() {
            guard let moves = updates.moves(inSection: index), !updates.reloadedSections.contains(index) else {
                continue
            }
            let new = moves.section
            guard geometry.sections.indices.contains(new) else {
                fatalError("A table was told of changes that do not lead to its \(geometry.sections.count) sections.")
            }
            let expected = updates.count(index, before: section.rows.count)
            let found = geometry.sections[new].rows.count
            precondition(
                expected == found,
                "A table was told of changes that lead to \(expected) rows in section \(new), but there are \(found)."
            )
            let rows = section.rows.moved(count: found) { row in
                let path = IndexPath(row: row, section: index)
                return updates.reloadedRows.contains(path) ? nil : moves.row(row)
            }
            var restored = section
            restored.rows = rows
            geometry.replace(new, with: restored)
        }
    }

    /// The content of a visible cell changed: it is measured anew.
    func cellContentChanged(_ cell: UITableViewCell) {
        // A row that was not measured yet will be, once all of its content is there.
        guard let path = indexPath(for: cell), visible[.row(path)] === cell, rowHeight < 0,
            geometry.isMeasured(.row(path)),
            cell.fittingSize(width: rowWidth).height != geometry.height(of: .row(path))
        else { return }
        requestedAnchor = requestedAnchor ?? currentAnchor
        geometry.forget(path)
        setNeedsLayout()
    }
}
