import Foundation

/// Says where the items of a collection view stand.
///
/// A layout of one's own overrides all methods below; `UICollectionViewFlowLayout` is the one that is offered.
@MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection view whose items are placed.
    open internal(set) weak var collectionView: UICollectionView?
    private var isPrepared = false

    /// A layout that is in no collection view yet.
    public override init() {
        super.init()
    }

    /// Layouts are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Works out the places of all items before the first one is asked for.
    open func prepare() {}

    /// Has the places worked out anew in the next layout.
    open func invalidateLayout() {
        isPrepared = false
        collectionView?.setNeedsLayout()
    }

    /// The room that all items take.
    open var collectionViewContentSize: CGSize { .zero }

    /// Where the items are that are seen in a rectangle of the content.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Where an item is; nil where there is none of that path.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Whether another size of the view moves the items.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    func prepareIfNeeded() {
        guard !isPrepared else { return }
        isPrepared = true
        prepare()
    }
}

/// Where an item of a collection view is.
@MainActor
open class UICollectionViewLayoutAttributes: NSObject {
    /// The item.
    open var indexPath: IndexPath
    /// Where it is in the content, in points.
    open var frame: CGRect = .zero

    /// The place of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init(indexPath)
    }

    private init(_ indexPath: IndexPath) {
        self.indexPath = indexPath
        super.init()
    }

    /// The middle of the frame.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// The size of the frame.
    open var size: CGSize {
        get { frame.size }
        set {
            frame = CGRect(
                x: frame.midX - newValue.width / 2,
                y: frame.midY - newValue.height / 2,
                width: newValue.width,
                height: newValue.height
            )
        }
    }
}
