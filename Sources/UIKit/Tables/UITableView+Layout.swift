import CGtk
import CWidgets
import Foundation

/// What a layout holds in place: an element and how far below the top of the view it stands.
struct TableAnchor {
    var element: TableElement
    var distance: CGFloat
    /// The element's bottom, instead of its top, is what stands at the distance.
    var isBottom = false
    /// The element's middle is what stands there.
    var isMiddle = false
}

extension UITableView {
    /// How far rows keep from the edges of the table.
    var rowInset: CGFloat {
        guard style == .insetGrouped else { return 0 }
        guard cellLayoutMarginsFollowReadableWidth else { return 16 }
        return max(16, ((bounds.width - UILayoutGuide.readableWidth) / 2).rounded())
    }
    var rowWidth: CGFloat { max(0, bounds.width - 2 * rowInset) }

    /// The first visible element and where it is on the screen.
    var currentAnchor: TableAnchor? {
        let offset = contentOffset.y
        // At the very top the top stays, whatever is measured below.
        guard offset > offsetRange.least.y, let element = geometry.element(at: offset) else { return nil }
        return TableAnchor(element: element, distance: geometry.y(of: element) - offset)
    }

    /// Makes, measures and places what is visible.
    ///
    /// Measuring changes where things stand; the anchor stays in its place on the screen, and the content moves
    /// under it.
    func layoutRows() {
        guard bounds.height > 0, !geometry.sections.isEmpty else {
            for view in visible.values { recycle(view) }
            visible = [:]
            finishLayout([])
            return
        }
        var elements: [TableElement] = []
        // A clamp at either end may bring in others; it settles in two rounds.
        for _ in 0..<3 {
            let anchor = requestedAnchor ?? currentAnchor
            elements = measureAround(anchor)
            contentSize = CGSize(width: bounds.width, height: geometry.height)
            let wanted = anchor.map { offset(for: $0) } ?? contentOffset.y
            let range = offsetRange
            let clamped = min(max(wanted, range.least.y), range.greatest.y)
            let isSettled = abs(clamped - wanted) < 0.5
            moveContent(to: CGPoint(x: 0, y: clamped))
            requestedAnchor = nil
            if isSettled, covers(elements) { break }
        }
        finishLayout(elements)
    }

    private func offset(for anchor: TableAnchor) -> CGFloat {
        var y = geometry.y(of: anchor.element)
        if anchor.isBottom { y += geometry.height(of: anchor.element) }
        if anchor.isMiddle { y += geometry.height(of: anchor.element) / 2 }
        return y - anchor.distance
    }

    private func covers(_ elements: [TableElement]) -> Bool {
        guard let first = elements.first, let last = elements.last else { return true }
        let top = geometry.y(of: first)
        let bottom = geometry.y(of: last) + geometry.height(of: last)
        let isTopCovered = top <= contentOffset.y + 0.5 || geometry.previous(before: first) == nil
        let isBottomCovered = bottom >= contentOffset.y + bounds.height - 0.5 || geometry.next(after: last) == nil
        return isTopCovered && isBottomCovered
    }

    /// Measures from the anchor down and up until the view is full; gives what is visible from top to bottom.
    private func measureAround(_ anchor: TableAnchor?) -> [TableElement] {
        let start: TableElement
        var top: CGFloat
        if let anchor {
            start = anchor.element
            measure(start)
            top = anchor.distance
            if anchor.isBottom { top -= geometry.height(of: start) }
            if anchor.isMiddle { top -= geometry.height(of: start) / 2 }
        } else {
            guard let first = geometry.element(at: contentOffset.y) else { return [] }
            start = first
            measure(start)
            top = geometry.y(of: start) - contentOffset.y
        }
        var elements = [start]
        var bottom = top + geometry.height(of: start)
        var element = start
        while bottom < bounds.height, let next = geometry.next(after: element) {
            measure(next)
            elements.append(next)
            bottom += geometry.height(of: next)
            element = next
        }
        element = start
        // Too little below: the last rows stand at the bottom, so more is visible above.
        let missing = max(0, bounds.height - bottom - geometry.bottom)
        var above: [TableElement] = []
        while top > -missing, let previous = geometry.previous(before: element) {
            measure(previous)
            above.append(previous)
            top -= geometry.height(of: previous)
            element = previous
        }
        return above.reversed() + elements
    }

    /// Makes the view of an element and records its height.
    private func measure(_ element: TableElement) {
        guard let view = view(for: element) else {
            if !geometry.isMeasured(element) { geometry.measure(element, emptyHeight(of: element)) }
            return
        }
        guard !geometry.isMeasured(element) else { return }
        geometry.measure(element, height(of: element, view: view))
    }

    /// The room of a header or footer that shows nothing.
    private func emptyHeight(of element: TableElement) -> CGFloat {
        switch element {
        case .row: return 0
        case .header(let section):
            let asked = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
            if asked >= 0 { return asked }
            return style == .plain ? 0 : section == 0 ? 20 : 12
        case .footer(let section):
            let asked = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
            if asked >= 0 { return asked }
            return style == .plain ? 0 : 8
        }
    }

    private func height(of element: TableElement, view: UIView) -> CGFloat {
        let asked: CGFloat
        switch element {
        case .row(let path): asked = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        case .header(let section):
            asked = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        case .footer(let section):
            asked = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        }
        if asked >= 0 { return asked }
        return max(0, view.fittingSize(width: rowWidth).height)
    }

    // MARK: Views

    /// The view of an element, made where there is none; nil for a header or footer that shows nothing.
    private func view(for element: TableElement) -> UIView? {
        if let view = visible[element] { return view }
        let view: UIView?
        switch element {
        case .row(let path): view = makeCell(path)
        case .header(let section): view = makeHeader(section)
        case .footer(let section): view = makeFooter(section)
        }
        guard let view else { return nil }
        visible[element] = view
        insertInOrder(view, element)
        return view
    }

    /// Puts a view among the others as they stand from top to bottom: screen readers and the Tab key go by that order.
    private func insertInOrder(_ view: UIView, _ element: TableElement) {
        let below = visible.filter { $0.value !== view && $0.key != pinnedHeader && element < $0.key }
        if let next = below.min(by: { $0.key < $1.key })?.value {
            insertSubview(view, belowSubview: next)
        } else if let tableFooterView, tableFooterView.superview === self {
            insertSubview(view, belowSubview: tableFooterView)
        } else {
            addSubview(view)
        }
    }

    private func makeCell(_ path: IndexPath) -> UIView? {
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
        cell.table = self
        refreshPosition(of: cell, at: path)
        cell.isSelected = selectedPaths.contains(path)
        pathOfCell[ObjectIdentifier(cell)] = path
        cell.setNeedsUpdateConfiguration()
        cell.applyAccessibility()
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    /// What of a cell depends on its place among the others.
    func refreshPosition(of cell: UITableViewCell, at path: IndexPath) {
        cell.hasSeparator = separatorStyle == .singleLine && hasSeparator(below: path)
        cell.position = position(of: path)
        cell.applyShape()
        Accessible.setPosition(cell.widget, path.row + 1, of: geometry.sections[path.section].rows.count)
    }

    private func hasSeparator(below path: IndexPath) -> Bool {
        style == .plain || path.row + 1 < geometry.sections[path.section].rows.count
    }

    private func position(of path: IndexPath) -> UITableViewCell.GroupPosition {
        let count = geometry.sections[path.section].rows.count
        if count == 1 { return .single }
        return path.row == 0 ? .first : path.row == count - 1 ? .last : .middle
    }

    private func makeHeader(_ section: Int) -> UIView? {
        if let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) {
            // Rows pass under a header that stays in view: it is opaque unless it says otherwise.
            if style == .plain, view is UITableViewHeaderFooterView, view.backgroundColor == nil {
                view.backgroundColor = .secondarySystemBackground
            }
            return view
        }
        guard let title = dataSource?.tableView(self, titleForHeaderInSection: section), !title.isEmpty else {
            return nil
        }
        let view = ownHeader(isFooter: false)
        var configuration: UIListContentConfiguration = style == .plain ? .plainHeader() : .groupedHeader()
        configuration.text = title
        view.contentConfiguration = configuration
        view.backgroundColor = style == .plain ? .secondarySystemBackground : nil
        return view
    }

    private func makeFooter(_ section: Int) -> UIView? {
        if let view = tableDelegate?.tableView(self, viewForFooterInSection: section) { return view }
        guard let title = dataSource?.tableView(self, titleForFooterInSection: section), !title.isEmpty else {
            return nil
        }
        let view = ownHeader(isFooter: true)
        var configuration: UIListContentConfiguration = style == .plain ? .plainFooter() : .groupedFooter()
        configuration.text = title
        view.contentConfiguration = configuration
        view.backgroundColor = nil
        return view
    }

    // MARK: Places

    private func finishLayout(_ elements: [TableElement]) {
        contentSize = CGSize(width: bounds.width, height: geometry.height)
        configureAdjustments()
        var kept = Set(elements)
        if style == .plain, let top = geometry.element(at: contentOffset.y) {
            let header = TableElement.header(top.section)
            kept.insert(header)
            measure(header)
        }
        for (element, view) in visible where !kept.contains(element) {
            // The keyboard stays in its row although the row has left the screen.
            if holdsFocus(view) { continue }
            visible[element] = nil
            recycle(view)
        }
        for (element, view) in visible { place(view, at: element) }
        placeStickyHeader()
        tableFooterView?.frame = CGRect(
            x: 0,
            y: geometry.height - geometry.bottom,
            width: bounds.width,
            height: edgeHeight(tableFooterView)
        )
        restoreFocus()
        updateFocusability()
    }

    private func holdsFocus(_ view: UIView) -> Bool {
        guard view is UITableViewCell, let focused = window?.focusedView else { return false }
        return focused.isDescendant(of: view)
    }

    private func place(_ view: UIView, at element: TableElement) {
        view.frame = CGRect(
            x: rowInset,
            y: geometry.y(of: element),
            width: rowWidth,
            height: geometry.height(of: element)
        )
        view.layoutIfNeeded()
    }

    /// The header of the section at the top stays in view until the next one pushes it out.
    private func placeStickyHeader() {
        guard style == .plain, let top = geometry.element(at: contentOffset.y),
            let view = visible[.header(top.section)]
        else { return pin(nil) }
        let section = geometry.sections[top.section]
        let start = geometry.start(of: top.section)
        let end = start + section.total - section.header
        let y = min(max(start, contentOffset.y), max(start, end))
        pin(y > start ? .header(top.section) : nil)
        view.frame = CGRect(x: 0, y: y, width: bounds.width, height: section.header)
    }

    /// A header that stands over rows lies in front of them; it goes back to its place among them afterwards.
    private func pin(_ header: TableElement?) {
        guard header != pinnedHeader else { return }
        let old = pinnedHeader
        pinnedHeader = header
        if let old, let view = visible[old] { insertInOrder(view, old) }
        if let header, let view = visible[header] { bringSubviewToFront(view) }
    }

    /// The height that a header in view covers at the top.
    func stickyHeight(over path: IndexPath) -> CGFloat {
        guard style == .plain, geometry.sections.indices.contains(path.section) else { return 0 }
        return geometry.sections[path.section].header
    }

    // MARK: Focus

    /// The row that the keyboard is in.
    private var focusedPath: IndexPath? {
        guard let focused = window?.focusedView, focused.isDescendant(of: self) else { return nil }
        for (element, view) in visible where focused.isDescendant(of: view) {
            if case .row(let path) = element { return path }
        }
        return nil
    }

    /// Remembers which row has the keyboard before its cell is used for another one.
    func rememberFocus() {
        focusToRestore = focusedPath ?? focusToRestore
    }

    /// Gives the keyboard back to the row that had it; where the table is shorter now, to its last one.
    private func restoreFocus() {
        guard let wanted = focusToRestore else { return }
        let sections = geometry.sections
        guard sections.indices.contains(wanted.section), sections[wanted.section].rows.count > 0 else {
            focusToRestore = nil
            return
        }
        let path = IndexPath(
            row: min(wanted.row, sections[wanted.section].rows.count - 1),
            section: wanted.section
        )
        focusToRestore = nil
        // Somebody else may have it by now.
        guard let cell = cellForRow(at: path), window?.focusedView == nil else { return }
        focusPath = path
        cell.becomeFirstResponder()
    }

    /// One row at a time is a stop of the Tab key: the one with the keyboard, or the first visible one.
    func updateFocusability() {
        let rows = visiblePaths
        let stop = focusedPath ?? focusPath.flatMap { rows.contains($0) ? $0 : nil } ?? rows.first
        for path in rows {
            guard let cell = visible[.row(path)] else { continue }
            gtk_widget_set_focusable(cell.widget, path == stop && allowsSelection ? 1 : 0)
        }
    }

    var visiblePaths: [IndexPath] {
        visible.keys.compactMap { if case .row(let path) = $0 { path } else { nil } }.sorted()
    }
}

extension Accessible {
    /// Says that a row is the nth of so many.
    static func setPosition(_ widget: Widget, _ position: Int, of count: Int) {
        for (relation, number) in [
            (GTK_ACCESSIBLE_RELATION_POS_IN_SET, position), (GTK_ACCESSIBLE_RELATION_SET_SIZE, count),
        ] {
            var value = GValue()
            g_value_init(&value, GType(6 << 2))
            g_value_set_int(&value, gint(clamping: number))
            var key = relation
            gtk_accessible_update_relation_value(opaque(widget), 1, &key, &value)
            g_value_unset(&value)
        }
    }
}
