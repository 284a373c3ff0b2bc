import Foundation

extension UICollectionView {
    // MARK: What is there

    /// The cells on the screen.
    public var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.sorted().compactMap { visible[$0] }
    }

    /// The items on the screen, in no order.
    public var indexPathsForVisibleItems: [IndexPath] { Array(visible.keys) }

    /// The cell of an item; nil where it is not on the screen.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { visible[indexPath] }

    /// The item of a cell; nil where the cell is not on the screen.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        visible.first { $0.value === cell }?.key
    }

    /// The item at a point of the content.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let hair = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        let attributes = collectionViewLayout.layoutAttributesForElements(in: hair) ?? []
        return attributes.first { $0.frame.contains(point) }?.indexPath
    }

    /// Where an item is; nil where there is none of that path.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    private func prepareLayout() {
        loadIfNeeded()
        collectionViewLayout.prepareIfNeeded()
    }

    // MARK: Scrolling

    /// Brings an item into view; before the first layout, that is where the view begins.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        loadIfNeeded()
        precondition(
            exists(indexPath),
            "There is no item \(indexPath.item) in section \(indexPath.section) to scroll to."
        )
        guard laidOutSize != .zero, !bounds.isEmpty else {
            requestedItem = (indexPath, scrollPosition)
            setNeedsLayout()
            return
        }
        layoutIfNeeded()
        guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
        setContentOffset(offset(for: frame, scrollPosition), animated: animated)
        if !animated { layoutIfNeeded() }
    }

    /// The offset at which a frame stands as asked.
    func offset(for frame: CGRect, _ position: ScrollPosition) -> CGPoint {
        func along(_ start: CGFloat, _ end: CGFloat, _ offset: CGFloat, _ extent: CGFloat) -> CGFloat {
            if start < offset { return start }
            return end > offset + extent ? end - extent : offset
        }
        var result = CGPoint(
            x: along(frame.minX, frame.maxX, contentOffset.x, bounds.width),
            y: along(frame.minY, frame.maxY, contentOffset.y, bounds.height)
        )
        if position.contains(.left) { result.x = frame.minX - contentInset.left }
        if position.contains(.centeredHorizontally) { result.x = frame.midX - bounds.width / 2 }
        if position.contains(.right) { result.x = frame.maxX - bounds.width + contentInset.right }
        if position.contains(.top) { result.y = frame.minY - contentInset.top }
        if position.contains(.centeredVertically) { result.y = frame.midY - bounds.height / 2 }
        if position.contains(.bottom) { result.y = frame.maxY - bounds.height + contentInset.bottom }
        return result
    }

    // MARK: Selection

    /// The selected items; nil where there are none.
    public var indexPathsForSelectedItems: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths.sorted() }

    /// Selects an item without telling the delegate; nil deselects all.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        // The first layout would load the items, and forget what was selected before.
        loadIfNeeded()
        if !allowsMultipleSelection || indexPath == nil {
            for path in selectedPaths where path != indexPath { setSelected(false, path) }
        }
        guard let indexPath else { return }
        setSelected(true, indexPath)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item without telling the delegate.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, indexPath)
    }

    private func setSelected(_ isSelected: Bool, _ path: IndexPath) {
        if isSelected { selectedPaths.insert(path) } else { selectedPaths.remove(path) }
        cellForItem(at: path)?.isSelected = isSelected
    }

    func canHighlight(_ cell: UICollectionViewCell) -> Bool {
        guard allowsSelection, let path = indexPath(for: cell) else { return false }
        return collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    }

    /// A person tapped an item, pressed Return on it, or a screen reader clicked it.
    func activate(_ cell: UICollectionViewCell) {
        guard canHighlight(cell), let path = indexPath(for: cell),
            collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true
        else { return }
        if selectedPaths.contains(path), allowsMultipleSelection {
            setSelected(false, path)
            collectionDelegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        if !allowsMultipleSelection {
            for other in selectedPaths where other != path {
                setSelected(false, other)
                collectionDelegate?.collectionView(self, didDeselectItemAt: other)
            }
        }
        setSelected(true, path)
        collectionDelegate?.collectionView(self, didSelectItemAt: path)
    }
}
