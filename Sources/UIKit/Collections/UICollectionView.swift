import CGtk
import CWidgets
import Foundation

/// Items in an arrangement that a layout object says, made when they are seen.
///
/// Only what is on the screen has a cell. A change of the items or of the view's size leaves what is in the middle of
/// the screen there, so that the page that a person looks at stays.
@MainActor
open class UICollectionView: UIScrollView {
    /// The way in which lines of items follow one another.
    public enum ScrollDirection: Int, Sendable {
        /// Downward.
        case vertical = 0
        /// To the right.
        case horizontal = 1
    }

    /// Where an item goes when it is scrolled to: one for each axis; none is just into view.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Positions of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// To the middle between top and bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// To the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// To the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// To the middle between left and right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// To the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// Says where the items stand.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            collectionViewLayout.invalidateLayout()
        }
    }
    /// What the view shows.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { setNeedsReload() } }
    }
    /// Who fetches what items will show.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet { if prefetchDataSource !== oldValue { setNeedsLayout() } }
    }
    /// Whether items are announced before they are seen.
    open var isPrefetchingEnabled = true {
        didSet { if isPrefetchingEnabled != oldValue { setNeedsLayout() } }
    }
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet { if delegate !== oldValue { setNeedsReload() } }
    }
    var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }
    /// Whether items can be selected.
    open var allowsSelection = true {
        didSet { if allowsSelection != oldValue { setNeedsLayout() } }
    }
    /// Whether several items can be selected.
    open var allowsMultipleSelection = false
    /// A view behind the items, as for an empty collection.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    var counts: [Int] = []
    var needsReload = true
    var visible: [IndexPath: UICollectionViewCell] = [:]
    var selectedPaths: Set<IndexPath> = []
    var prefetching = ItemPrefetching()
    /// Where the next layout is to hold the items, where that was asked for.
    var requestedAnchor: CollectionAnchor?
    /// Where the first layout is to begin.
    var requestedItem: (path: IndexPath, position: ScrollPosition)?
    var laidOutSize: CGSize = .zero
    var isLayingOutItems = false
    var pendingUpdates: TableUpdates?
    var updateDepth = 0
    private var registeredKinds: Set<String> = []
    private var idleCells: [String: [UICollectionViewCell]] = [:]

    /// A store holds at most so many idle cells of a kind.
    private static let idleLimit = 20

    /// A collection view whose items a layout places.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
        applyAccessibility()
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

    /// Names the class of the cells of a kind, which is `UICollectionViewCell`: cells are not subclassed.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        guard let cellClass else {
            registeredKinds.remove(identifier)
            return
        }
        precondition(
            cellClass == UICollectionViewCell.self,
            "Cells are not subclassed: register UICollectionViewCell with a content configuration, not \(cellClass)."
        )
        registeredKinds.insert(identifier)
    }

    /// An idle cell of a kind, or a new one.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cell = idleCells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        guard registeredKinds.contains(identifier) else {
            fatalError("No class is registered for cells of the kind “\(identifier)”.")
        }
        let cell = UICollectionViewCell(frame: .zero)
        cell.reuseIdentifier = identifier
        return cell
    }

    func recycle(_ cell: UICollectionViewCell, at path: IndexPath) {
        cell.removeFromSuperview()
        collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        guard let kind = cell.reuseIdentifier, idleCells[kind, default: []].count < Self.idleLimit else { return }
        idleCells[kind, default: []].append(cell)
    }

    // MARK: Data

    /// How many sections there are.
    open var numberOfSections: Int {
        loadIfNeeded()
        return counts.count
    }

    /// How many items a section has.
    open func numberOfItems(inSection section: Int) -> Int {
        loadIfNeeded()
        return counts.indices.contains(section) ? counts[section] : 0
    }

    /// Asks for everything anew.
    ///
    /// The place is kept, the selection is not.
    open func reloadData() {
        needsReload = false
        for (path, cell) in visible { recycle(cell, at: path) }
        visible = [:]
        selectedPaths = []
        pendingUpdates = nil
        cancelPrefetching()
        loadCounts()
        collectionViewLayout.invalidateLayout()
    }

    /// The first layout, or the next one after a change of the view itself, asks for everything.
    private func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    func loadIfNeeded() {
        if needsReload { reloadData() }
    }

    func loadCounts() {
        let sections = dataSource?.numberOfSections(in: self) ?? 0
        counts = (0..<sections).map { dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0 }
    }

    func exists(_ path: IndexPath) -> Bool {
        counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
    }

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
        // The new size may cut the old content short, which would move what is in the middle.
        let anchor = anchorOfNextLayout()
        super.layoutSubviews()
        layoutItems(holding: anchor)
    }

    override func contentOffsetChanged() {
        if !isLayingOutItems { setNeedsLayout() }
    }
}
