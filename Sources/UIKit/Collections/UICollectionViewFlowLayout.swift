import Foundation

/// Items beside one another, in lines that follow one another.
///
/// With items as large as the view, no spacing and `isPagingEnabled` the lines are pages.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The least space between lines, in points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The least space between the items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The size of all items whose size the delegate does not give.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The way the lines follow one another.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical { didSet { invalidateLayout() } }
    /// The space around the items of a section, in points.
    open var sectionInset: UIEdgeInsets = .zero { didSet { invalidateLayout() } }

    private var geometry = FlowGeometry(isVertical: true, across: 0)

    open override func prepare() {
        guard let collectionView else { return }
        let isVertical = scrollDirection == .vertical
        let inset = collectionView.contentInset
        let size = collectionView.bounds.size
        let across = isVertical ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom
        geometry = FlowGeometry(isVertical: isVertical, across: max(0, across))
        let spacing = FlowGeometry.Spacing(
            line: minimumLineSpacing,
            item: minimumInteritemSpacing,
            inset: sectionInset
        )
        let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
        for section in 0..<collectionView.numberOfSections {
            let sizes = (0..<collectionView.numberOfItems(inSection: section)).map { item in
                let path = IndexPath(item: item, section: section)
                return delegate?.collectionView(collectionView, layout: self, sizeForItemAt: path) ?? itemSize
            }
            geometry.append(sizes, spacing)
        }
    }

    open override var collectionViewContentSize: CGSize { geometry.size }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        geometry.paths(in: rect).compactMap { layoutAttributesForItem(at: $0) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let frame = geometry.frame(of: indexPath) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame
        return attributes
    }

    /// Another size is another length of the lines, and often another size of the items.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }
}
