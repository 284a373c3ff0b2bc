import CGtk
import CWidgets
import Foundation

/// Rows in sections, made on demand: a million cost what a hundred do.
///
/// The table keeps an estimate for rows that were not seen and measures those that are; what is on the screen never
/// moves because of a measurement. docs/decisions/own-table-view.md says why this is not a GtkListView.
@MainActor
open class UITableView: UIScrollView {
    /// How sections look.
    public enum Style: Int, Sendable {
        /// Edge to edge; headers stay in view.
        case plain = 0
        /// Sections apart.
        case grouped = 1
        /// Sections apart, as rounded cards.
        case insetGrouped = 2
    }

    /// Where a row goes when it is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// Just into view.
        case none = 0
        /// To the top.
        case top = 1
        /// To the middle.
        case middle = 2
        /// To the bottom.
        case bottom = 3
    }

    /// How a change is shown.
    ///
    /// On Linux every change is shown at once.
    public enum RowAnimation: Int, Sendable {
        /// Fading.
        case fade = 0
        /// From the right.
        case right = 1
        /// From the left.
        case left = 2
        /// From the top.
        case top = 3
        /// From the bottom.
        case bottom = 4
        /// At once.
        case none = 5
        /// As the system thinks best.
        case automatic = 100
    }

    /// The length that says "measure it".
    public nonisolated static let automaticDimension: CGFloat = -1

    /// How sections look.
    public let style: Style
    /// What the table shows.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { setNeedsReload() } }
    }
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet { if delegate !== oldValue { setNeedsReload() } }
    }
    var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    /// The height of rows in points, or `automaticDimension`.
    open var rowHeight: CGFloat = automaticDimension { didSet { if rowHeight != oldValue { setNeedsReload() } } }
    /// The height that unseen rows are thought to have.
    open var estimatedRowHeight: CGFloat = automaticDimension { didSet { setNeedsReload() } }
    /// The height of headers in points, or `automaticDimension`.
    open var sectionHeaderHeight: CGFloat = automaticDimension
    /// The height of footers in points, or `automaticDimension`.
    open var sectionFooterHeight: CGFloat = automaticDimension
    /// The height that unseen headers are thought to have.
    open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
    /// The height that unseen footers are thought to have.
    open var estimatedSectionFooterHeight: CGFloat = automaticDimension
    /// Lines between rows.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { setNeedsReload() } }
    /// How far those lines keep from the edges.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// Whether rows can be selected.
    open var allowsSelection = true
    /// Whether several rows can be selected.
    open var allowsMultipleSelection = false
    /// Whether the cards of an inset grouped table are no wider than is good to read.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { setNeedsReload() } }
    }
    /// A view over all sections.
    open var tableHeaderView: UIView? {
        didSet { replaceEdgeView(oldValue, with: tableHeaderView) }
    }
    /// A view under all sections.
    open var tableFooterView: UIView? {
        didSet { replaceEdgeView(oldValue, with: tableFooterView) }
    }
    /// A view behind the rows, as for an empty table.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// The space over the first header of each section of a plain table.
    open var sectionHeaderTopPadding: CGFloat = automaticDimension

    var geometry = TableGeometry()
    var needsReload = true
    var visible: [TableElement: UIView] = [:]
    /// The paths of the visible cells.
    var pathOfCell: [ObjectIdentifier: IndexPath] = [:]
    var selectedPaths: Set<IndexPath> = []
    /// The row that the keyboard is in, or comes into.
    var focusPath: IndexPath?
    /// The header that is kept in view although its place has scrolled away.
    var pinnedHeader: TableElement?
    /// The row that gets the keyboard back once its new cell is there.
    var focusToRestore: IndexPath?
    /// Where the next layout is to hold the table, where that was asked for.
    var requestedAnchor: TableAnchor?
    var pendingUpdates: TableUpdates?
    var updateDepth = 0
    private var isLayingOutRows = false
    private var lastWidth: CGFloat = 0
    private var registeredCells: [String: UITableViewCell.Type] = [:]
    private var registeredHeaders: [String: UITableViewHeaderFooterView.Type] = [:]
    private var idleCells: [String: [UITableViewCell]] = [:]
    private var idleHeaders: [String: [UITableViewHeaderFooterView]] = [:]

    /// A cell store holds at most so many idle cells of a kind.
    private static let idleLimit = 40

    /// A table of a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        alwaysBounceVertical = true
        showsHorizontalScrollIndicator = false
        applyAccessibility()
    }

    /// A plain table.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Views are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    override class func makeWidget() -> Widget? {
        UIKitRuntime.start()
        return ws_view_new(GTK_ACCESSIBLE_ROLE_LIST)
    }

    // MARK: Store of cells

    /// Names the class of the cells of a kind.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registeredCells[identifier] = cellClass as? UITableViewCell.Type
    }

    /// Names the class of the headers and footers of a kind.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registeredHeaders[identifier] = aClass as? UITableViewHeaderFooterView.Type
    }

    /// An idle cell of a kind, or a new one of the registered class.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        fatalError("No class is registered for cells of the kind “\(identifier)”.")
    }

    /// An idle cell of a kind, a new one of the registered class, or nil.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = idleCells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        guard registeredCells[identifier] != nil else { return nil }
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// An idle header or footer of a kind, a new one of the registered class, or nil.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let view = idleHeaders[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard registeredHeaders[identifier] != nil else { return nil }
        return UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }

    func recycle(_ view: UIView) {
        if let cell = view as? UITableViewCell {
            let path = pathOfCell.removeValue(forKey: ObjectIdentifier(cell))
            cell.removeFromSuperview()
            if let path { tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
            if let kind = cell.reuseIdentifier, idleCells[kind, default: []].count < Self.idleLimit {
                idleCells[kind, default: []].append(cell)
            }
        } else if let header = view as? UITableViewHeaderFooterView {
            header.removeFromSuperview()
            let kind = header.reuseIdentifier ?? ""
            if idleHeaders[kind, default: []].count < Self.idleLimit { idleHeaders[kind, default: []].append(header) }
        } else {
            view.removeFromSuperview()
        }
    }

    /// An idle header or footer of the table's own kind, or a new one.
    ///
    /// Their accessible roles differ, so one is never used as the other.
    func ownHeader(isFooter: Bool) -> UITableViewHeaderFooterView {
        let kind = isFooter ? "UITableView.footer" : "UITableView.header"
        if let view = idleHeaders[kind]?.popLast() { return view }
        let view = UITableViewHeaderFooterView(reuseIdentifier: kind)
        if isFooter { view.becomeFooter() }
        return view
    }

    // MARK: Data

    /// Asks for everything anew.
    ///
    /// The place in the table is kept, the selection is not.
    open func reloadData() {
        needsReload = false
        rememberFocus()
        let anchor = requestedAnchor ?? currentAnchor
        pendingUpdates = nil
        for view in visible.values { recycle(view) }
        visible = [:]
        selectedPaths = []
        loadGeometry()
        // The rows above are estimated anew: what was read stays where it is.
        requestedAnchor = anchor.flatMap { exists($0.element) ? $0 : nil }
        setNeedsLayout()
    }

    /// The first layout, or the next one after a change of the table itself, asks for everything.
    func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    func loadIfNeeded() {
        if needsReload { reloadData() }
    }

    func loadGeometry() {
        let count = dataSource?.numberOfSections(in: self) ?? 0
        let header = estimatedHeader(sections: count)
        let footer = estimatedFooter(sections: count)
        var sections: [TableGeometry.Section] = []
        sections.reserveCapacity(count)
        for section in 0..<count {
            let rows = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
            sections.append(
                TableGeometry.Section(
                    header: header,
                    footer: footer,
                    rows: RowHeights(count: rows, estimate: rowEstimate)
                )
            )
        }
        geometry = TableGeometry(sections: sections, top: topInset, bottom: bottomInset)
        if let path = focusPath, !exists(path) { focusPath = nil }
    }

    func exists(_ element: TableElement) -> Bool {
        if case .row(let path) = element { return exists(path) }
        return geometry.sections.indices.contains(element.section)
    }

    func exists(_ path: IndexPath) -> Bool {
        geometry.sections.indices.contains(path.section) && path.row >= 0
            && path.row < geometry.sections[path.section].rows.count
    }

    var rowEstimate: CGFloat {
        if rowHeight > 0 { return rowHeight }
        return estimatedRowHeight > 0 ? estimatedRowHeight : 52
    }

    /// What an unseen header is thought to take: nothing where the first sections have none.
    private func estimatedHeader(sections: Int) -> CGFloat {
        if estimatedSectionHeaderHeight > 0 { return estimatedSectionHeaderHeight }
        if style != .plain { return 36 }
        let probes = min(sections, 3)
        let hasHeaders = (0..<probes).contains { section in
            tableDelegate?.tableView(self, viewForHeaderInSection: section) != nil
                || dataSource?.tableView(self, titleForHeaderInSection: section) != nil
        }
        return hasHeaders ? 30 : 0
    }

    private func estimatedFooter(sections: Int) -> CGFloat {
        if estimatedSectionFooterHeight > 0 { return estimatedSectionFooterHeight }
        return style == .plain ? 0 : 8
    }

    // MARK: Edges

    private func replaceEdgeView(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    func edgeHeight(_ view: UIView?) -> CGFloat {
        guard let view, !view.isHidden else { return 0 }
        let fitting = view.fittingSize(width: bounds.width).height
        return fitting > 0 ? fitting : view.frame.height
    }

    private var topInset: CGFloat { edgeHeight(tableHeaderView) }
    private var bottomInset: CGFloat { edgeHeight(tableFooterView) + (style == .plain ? 0 : 16) }

    // MARK: Accessibility

    override var acceptsRole: Bool { false }
    /// A list without a name of its own has that of its screen.
    override var defaultAccessibilityLabel: String? {
        var responder = next
        while let step = responder {
            if let controller = step as? UIViewController { return controller.title }
            responder = step.next
        }
        return nil
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        applyAccessibility()
    }

    // MARK: Layout

    override func placesSubview(_ view: UIView) -> Bool { true }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !isLayingOutRows, bounds.width > 0 else { return }
        isLayingOutRows = true
        loadIfNeeded()
        if lastWidth != bounds.width { widthChanged() }
        layoutEdges()
        layoutRows()
        isLayingOutRows = false
        backgroundView?.frame = CGRect(origin: contentOffset, size: bounds.size)
    }

    private func widthChanged() {
        let isFirst = lastWidth == 0
        lastWidth = bounds.width
        guard !isFirst else { return }
        requestedAnchor = requestedAnchor ?? currentAnchor
        rememberFocus()
        let selected = selectedPaths
        for view in visible.values { recycle(view) }
        visible = [:]
        loadGeometry()
        selectedPaths = selected
    }

    private func layoutEdges() {
        let top = topInset
        let bottom = bottomInset
        if geometry.top != top || geometry.bottom != bottom {
            geometry.top = top
            geometry.bottom = bottom
        }
        tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    }

    override func contentOffsetChanged() {
        if isLayingOutRows { return }
        setNeedsLayout()
    }

    override func subviewContentSizeChanged(_ view: UIView) {
        super.subviewContentSizeChanged(view)
    }

    override func propagateTraits() {
        // Texts of another size: everything is measured anew.
        if !geometry.sections.isEmpty {
            requestedAnchor = currentAnchor
            rememberFocus()
            let selected = selectedPaths
            for view in visible.values { recycle(view) }
            visible = [:]
            loadGeometry()
            selectedPaths = selected
        }
        super.propagateTraits()
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let key = presses.first?.key, moveFocus(key) { return }
        super.pressesBegan(presses, with: event)
    }
}
