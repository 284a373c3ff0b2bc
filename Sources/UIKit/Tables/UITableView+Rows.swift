import CGtk
import CWidgets
import Foundation

extension UITableView {
    // MARK: Asking

    /// How many sections there are.
    public var numberOfSections: Int {
        loadIfNeeded()
        return geometry.sections.count
    }

    /// How many rows a section has.
    public func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
    }

    /// The cell of a row that is visible.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        visible[.row(indexPath)] as? UITableViewCell
    }

    /// The row of a cell that is visible.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        pathOfCell[ObjectIdentifier(cell)]
    }

    /// The cells that are visible, from top to bottom.
    public var visibleCells: [UITableViewCell] {
        (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) }
    }

    /// The rows that are visible, from top to bottom.
    public var indexPathsForVisibleRows: [IndexPath]? {
        let window = CGRect(origin: contentOffset, size: bounds.size)
        return visiblePaths.filter { rectForRow(at: $0).intersects(window) }
    }

    /// The view over a section, where it is visible.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visible[.header(section)] as? UITableViewHeaderFooterView
    }

    /// The view under a section, where it is visible.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visible[.footer(section)] as? UITableViewHeaderFooterView
    }

    /// Where a row stands in the content.
    public func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: .row(indexPath)) }

    /// Where a section's header stands in the content.
    public func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }

    /// Where a section's footer stands in the content.
    public func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }

    /// Where a whole section stands in the content.
    public func rect(forSection section: Int) -> CGRect {
        loadIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        return CGRect(
            x: 0,
            y: geometry.start(of: section),
            width: bounds.width,
            height: geometry.sections[section].total
        )
    }

    /// The row at a point of the content.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        guard point.y >= geometry.top, case .row(let path)? = geometry.element(at: point.y),
            rectForRow(at: path).contains(point)
        else { return nil }
        return path
    }

    private func rect(of element: TableElement) -> CGRect {
        loadIfNeeded()
        if case .row(let path) = element, !exists(path) { return .zero }
        guard geometry.sections.indices.contains(element.section) else { return .zero }
        return CGRect(
            x: rowInset,
            y: geometry.y(of: element),
            width: rowWidth,
            height: geometry.height(of: element)
        )
    }

    // MARK: Scrolling

    /// Moves the table so that a row stands where it is wanted.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        loadIfNeeded()
        let path = indexPath.row < 0 ? IndexPath(row: 0, section: indexPath.section) : indexPath
        guard geometry.sections.indices.contains(path.section) else { return }
        let element: TableElement = exists(path) ? .row(path) : .header(path.section)
        switch scrollPosition {
        case .top: requestedAnchor = TableAnchor(element: element, distance: stickyHeight(over: path))
        case .middle: requestedAnchor = TableAnchor(element: element, distance: bounds.height / 2, isMiddle: true)
        case .bottom: requestedAnchor = TableAnchor(element: element, distance: bounds.height, isBottom: true)
        case .none:
            let y = geometry.y(of: element)
            let height = geometry.height(of: element)
            if y < contentOffset.y + stickyHeight(over: path) {
                requestedAnchor = TableAnchor(element: element, distance: stickyHeight(over: path))
            } else if y + height > contentOffset.y + bounds.height {
                requestedAnchor = TableAnchor(element: element, distance: bounds.height, isBottom: true)
            } else {
                return
            }
        }
        setNeedsLayout()
        layoutIfNeeded()
        if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    // MARK: Selection

    /// The selected row, the first of several.
    public var indexPathForSelectedRow: IndexPath? { selectedPaths.min() }

    /// The selected rows, from top to bottom.
    public var indexPathsForSelectedRows: [IndexPath]? {
        selectedPaths.isEmpty ? nil : selectedPaths.sorted()
    }

    /// Selects a row without telling the delegate; nil deselects all.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection || indexPath == nil {
            for path in selectedPaths where path != indexPath { setSelected(false, path) }
        }
        guard let indexPath else { return }
        setSelected(true, indexPath)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row without telling the delegate.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, indexPath)
    }

    private func setSelected(_ isSelected: Bool, _ path: IndexPath) {
        if isSelected { selectedPaths.insert(path) } else { selectedPaths.remove(path) }
        cellForRow(at: path)?.isSelected = isSelected
    }

    func canHighlight(_ cell: UITableViewCell) -> Bool {
        guard allowsSelection, let path = indexPath(for: cell) else { return false }
        return tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    }

    /// A person tapped a row, pressed Return on it, or a screen reader clicked it.
    func activate(_ cell: UITableViewCell) {
        guard canHighlight(cell), let tapped = indexPath(for: cell) else { return }
        setFocusPath(tapped)
        guard let path = tableDelegate.map({ $0.tableView(self, willSelectRowAt: tapped) }) ?? tapped else { return }
        if allowsMultipleSelection, selectedPaths.contains(path) {
            setSelected(false, path)
            tableDelegate?.tableView(self, didDeselectRowAt: path)
            return
        }
        if !allowsMultipleSelection {
            for other in selectedPaths where other != path {
                setSelected(false, other)
                tableDelegate?.tableView(self, didDeselectRowAt: other)
            }
        }
        setSelected(true, path)
        tableDelegate?.tableView(self, didSelectRowAt: path)
    }

    // MARK: Actions of a row

    /// Opens the menu of what can be done with a row.
    func showActions(of cell: UITableViewCell) -> Bool {
        guard let path = indexPath(for: cell),
            let configuration = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path),
            !configuration.actions.isEmpty
        else { return false }
        let entries = configuration.actions.map { action in
            UIAction(
                title: action.title ?? "",
                image: action.image,
                attributes: action.style == .destructive ? .destructive : []
            ) { [weak cell] _ in
                guard let cell else { return }
                action.handler(action, cell) { _ in }
            }
        }
        MenuPresenter.present(UIMenu(children: entries), from: cell, sender: cell)
        return true
    }

    /// The Delete key does the first thing that deletes.
    private func deleteRow(at path: IndexPath) -> Bool {
        guard let cell = cellForRow(at: path), cell.isFirstResponder,
            let configuration = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path),
            let action = configuration.actions.first(where: { $0.style == .destructive })
        else { return false }
        action.handler(action, cell) { _ in }
        return true
    }

    // MARK: Keyboard

    func setFocusPath(_ path: IndexPath) {
        focusPath = path
        updateFocusability()
    }

    /// Handles the keys that move through rows; false for all others.
    func moveFocus(_ key: UIKey) -> Bool {
        guard allowsSelection, key.modifierFlags.subtracting(.numericPad).isEmpty,
            let focused = window?.focusedView, focused.isDescendant(of: self)
        else { return false }
        let cell = visible.values.first { focused.isDescendant(of: $0) } as? UITableViewCell
        guard let cell, let current = indexPath(for: cell) else { return false }
        let target: IndexPath?
        switch key.keyCode {
        case .keyboardDownArrow: target = path(from: current, by: 1)
        case .keyboardUpArrow: target = path(from: current, by: -1)
        case .keyboardPageDown: target = path(from: current, by: rowsPerPage)
        case .keyboardPageUp: target = path(from: current, by: -rowsPerPage)
        case .keyboardHome: target = path(from: current, by: -.max)
        case .keyboardEnd: target = path(from: current, by: .max)
        case .keyboardDeleteForward: return deleteRow(at: current)
        default: return false
        }
        // At either end the key goes on to scroll what is left: headers, footers, the table's own views.
        guard let target, target != current else { return false }
        focusRow(at: target)
        return true
    }

    private var rowsPerPage: Int { max(1, (indexPathsForVisibleRows?.count ?? 2) - 1) }

    /// Brings a row into view and the keyboard into it.
    func focusRow(at path: IndexPath) {
        focusPath = path
        scrollToRow(at: path, at: .none, animated: false)
        layoutIfNeeded()
        guard let cell = cellForRow(at: path) else { return }
        updateFocusability()
        gtk_widget_set_focusable(cell.widget, 1)
        gtk_widget_grab_focus(cell.widget)
        if let window { gtk_window_set_focus_visible(window.nativeWindow, 1) }
        updateFocusability()
    }

    /// The row so many further down or up, over sections without rows, at most the last or first.
    private func path(from start: IndexPath, by distance: Int) -> IndexPath? {
        let sections = geometry.sections
        var section = start.section
        var row = start.row
        var rest = distance
        while rest != 0 {
            if rest > 0 {
                let left = sections[section].rows.count - 1 - row
                if rest <= left { return IndexPath(row: row + rest, section: section) }
                guard let next = (section + 1..<sections.count).first(where: { sections[$0].rows.count > 0 }) else {
                    return IndexPath(row: sections[section].rows.count - 1, section: section)
                }
                rest -= left + 1
                (section, row) = (next, 0)
            } else {
                if row > 0, -(rest + 1) < row { return IndexPath(row: row + rest, section: section) }
                guard let next = (0..<section).last(where: { sections[$0].rows.count > 0 }) else {
                    return IndexPath(row: 0, section: section)
                }
                rest += row + 1
                (section, row) = (next, sections[next].rows.count - 1)
            }
        }
        return IndexPath(row: row, section: section)
    }
}
