import UIKit

/// Items with a name each for a collection view, and what the collection view says of them.
@MainActor
final class Photos: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
    UICollectionViewDataSourcePrefetching
{
    var names: [String]
    /// The size of an item; nil for that of the view.
    var itemSize: CGSize?
    /// What happened, in order.
    private(set) var events: [String] = []
    private(set) var cells: Set<ObjectIdentifier> = []
    private(set) var mostAlive = 0

    init(_ names: [String], itemSize: CGSize? = nil) {
        self.names = names
        self.itemSize = itemSize
        super.init()
    }

    /// Items that are named by their numbers.
    convenience init(count: Int, itemSize: CGSize? = nil) {
        self.init((0..<count).map { "photo \($0)" }, itemSize: itemSize)
    }

    /// A collection view whose items fill it, one a page.
    func pager() -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.isPagingEnabled = true
        connect(view)
        return view
    }

    /// A collection view with the items in rows.
    func grid() -> UICollectionView {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        connect(view)
        return view
    }

    private func connect(_ view: UICollectionView) {
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        view.dataSource = self
        view.delegate = self
        view.prefetchDataSource = self
    }

    func forget() {
        events = []
    }

    /// The names of the items on the screen.
    func shown(in view: UICollectionView) -> [String] {
        view.visibleCells.compactMap(\.accessibilityLabel)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        cells.insert(ObjectIdentifier(cell))
        var content = UIListContentConfiguration.cell()
        content.text = names[indexPath.item]
        cell.contentConfiguration = content
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        itemSize ?? collectionView.bounds.size
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        events.append("shows \(indexPath.item)")
        mostAlive = max(mostAlive, collectionView.visibleCells.count + 1)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        events.append("ends \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        events.append("selects \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        events.append("deselects \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        events += indexPaths.map { "fetches \($0.item)" }
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        events += indexPaths.map { "gives up \($0.item)" }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("begins dragging") }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        events.append(decelerate ? "lets go, moving" : "lets go, resting")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.append("rests") }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { events.append("arrives") }
}
