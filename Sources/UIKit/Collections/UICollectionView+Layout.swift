import CGtk
import CWidgets
import Foundation

/// What a layout holds in place: an item, and where it stood.
struct CollectionAnchor {
    var path: IndexPath
    /// The beginning of the item in the content before the change.
    var origin: CGPoint
    /// Whether the item is to fill the view, as a page does, wherever it stood on the screen.
    var isWholePage = false
}

extension UICollectionView {
    /// Makes and places what is seen, and announces what comes near.
    func layoutItems(holding anchor: CollectionAnchor?) {
        guard !isLayingOutItems, !bounds.isEmpty else { return }
        isLayingOutItems = true
        defer { isLayingOutItems = false }
        loadIfNeeded()
        if laidOutSize != bounds.size {
            laidOutSize = bounds.size
            collectionViewLayout.invalidateLayout()
        }
        collectionViewLayout.prepareIfNeeded()
        let before = contentOffset
        contentSize = collectionViewLayout.collectionViewContentSize
        hold(anchor, before)
        if let (path, position) = requestedItem {
            requestedItem = nil
            if let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame {
                moveContent(to: clamped(offset(for: frame, position)))
            }
        }
        configureAdjustments()
        placeCells()
        backgroundView?.frame = CGRect(origin: contentOffset, size: bounds.size)
        announceNearItems()
    }

    // MARK: What stays in place

    /// What the next layout holds: what an update asked for, or the page where the view has another size now.
    func anchorOfNextLayout() -> CollectionAnchor? {
        guard !isLayingOutItems, !bounds.isEmpty else { return nil }
        defer { requestedAnchor = nil }
        if laidOutSize == .zero || laidOutSize == bounds.size { return requestedAnchor }
        guard var anchor = requestedAnchor ?? currentAnchor else { return nil }
        if isPagingEnabled {
            stopMotion()
            anchor.isWholePage = true
        }
        return anchor
    }

    /// The item in the middle of the screen and where the visible part stands to it.
    var currentAnchor: CollectionAnchor? {
        // What is not paged and stands at its beginning shows what is new there.
        guard laidOutSize != .zero, isPagingEnabled || contentOffset != offsetRange.least else { return nil }
        let middle = CGPoint(x: contentOffset.x + laidOutSize.width / 2, y: contentOffset.y + laidOutSize.height / 2)
        func distance(_ frame: CGRect) -> CGFloat {
            let x = max(frame.minX - middle.x, middle.x - frame.maxX, 0)
            let y = max(frame.minY - middle.y, middle.y - frame.maxY, 0)
            return x * x + y * y
        }
        let nearest = visible.min { left, right in
            let (a, b) = (distance(left.value.frame), distance(right.value.frame))
            return a == b ? left.key < right.key : a < b
        }
        guard let (path, cell) = nearest else { return nil }
        return CollectionAnchor(path: path, origin: cell.frame.origin)
    }

    /// Moves the content so that the anchor stands where it stood when the visible part began at an offset; a movement
    /// goes on from there.
    private func hold(_ anchor: CollectionAnchor?, _ offset: CGPoint) {
        guard let anchor, let frame = collectionViewLayout.layoutAttributesForItem(at: anchor.path)?.frame else {
            return
        }
        guard !anchor.isWholePage else { return moveContent(to: clamped(frame.origin)) }
        let shift = CGPoint(x: frame.minX - anchor.origin.x, y: frame.minY - anchor.origin.y)
        shiftMotion(by: shift)
        let target = CGPoint(x: offset.x + shift.x, y: offset.y + shift.y)
        moveContent(to: isInMotion ? target : clamped(target))
    }

    // MARK: Cells

    private func placeCells() {
        let rect = CGRect(origin: contentOffset, size: bounds.size)
        let attributes = (collectionViewLayout.layoutAttributesForElements(in: rect) ?? []).filter { attributes in
            // A hair's breadth at the edge is no item that anybody sees.
            let seen = attributes.frame.intersection(rect)
            return exists(attributes.indexPath) && seen.width > 0.5 && seen.height > 0.5
        }
        let wanted = Set(attributes.map(\.indexPath))
        for (path, cell) in visible where !wanted.contains(path) {
            visible[path] = nil
            recycle(cell, at: path)
        }
        for attributes in attributes {
            guard let cell = visible[attributes.indexPath] ?? makeCell(attributes) else { continue }
            cell.frame = attributes.frame
            gtk_widget_set_focusable(cell.widget, allowsSelection ? 1 : 0)
            cell.layoutIfNeeded()
        }
    }

    private func makeCell(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewCell? {
        let path = attributes.indexPath
        guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
        cell.collectionView = self
        cell.isSelected = selectedPaths.contains(path)
        cell.frame = attributes.frame
        Accessible.setPosition(cell.widget, path.item + 1, of: counts[path.section])
        collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        visible[path] = cell
        // Screen readers and the Tab key go by the order of the views.
        if let next = visible.filter({ $0.key > path }).min(by: { $0.key < $1.key })?.value {
            insertSubview(cell, belowSubview: next)
        } else {
            addSubview(cell)
        }
        cell.setNeedsUpdateConfiguration()
        cell.applyAccessibility()
        return cell
    }

    // MARK: Items that come near

    private func announceNearItems() {
        guard isPrefetchingEnabled, let prefetchDataSource else { return cancelPrefetching() }
        let rect = CGRect(origin: contentOffset, size: bounds.size)
        let range = offsetRange
        let zone = rect.insetBy(
            dx: range.greatest.x > range.least.x ? -bounds.width : 0,
            dy: range.greatest.y > range.least.y ? -bounds.height : 0
        )
        // What only touches the zone is a screen further away.
        let attributes = (collectionViewLayout.layoutAttributesForElements(in: zone) ?? []).filter { attributes in
            attributes.frame.insetBy(dx: 0.5, dy: 0.5).intersects(zone) && exists(attributes.indexPath)
        }
        let (fetched, cancelled) = prefetching.update(
            near: Self.nearestFirst(attributes, to: rect),
            seen: Set(visible.keys)
        )
        if !cancelled.isEmpty {
            prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
        }
        if !fetched.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: fetched) }
    }

    /// Of two items that are as far away, the later one comes first: people rather go on than back.
    private static func nearestFirst(
        _ attributes: [UICollectionViewLayoutAttributes],
        to rect: CGRect
    ) -> [IndexPath] {
        var far: [IndexPath: CGFloat] = [:]
        for attributes in attributes { far[attributes.indexPath] = distance(attributes.frame, rect) }
        return far.keys.sorted { left, right in
            let (a, b) = (far[left] ?? 0, far[right] ?? 0)
            return a == b ? left > right : a < b
        }
    }

    private static func distance(_ frame: CGRect, _ rect: CGRect) -> CGFloat {
        max(frame.minX - rect.maxX, rect.minX - frame.maxX, frame.minY - rect.maxY, rect.minY - frame.maxY, 0)
    }

    func cancelPrefetching() {
        let cancelled = prefetching.clear()
        if !cancelled.isEmpty {
            prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
        }
    }
}
