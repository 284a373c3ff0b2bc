import Foundation

/// What a collection view shows.
@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// How many sections there are; one, where this is not said.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// How many items a section has.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// The cell of an item.
    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
}

extension UICollectionViewDataSource {
    /// By default there is one section.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Who fetches what items will show before they are seen.
@MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Items come near, the nearest first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Items that had come near went away unseen.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// By default nothing is to be done.
    public func collectionView(
        _ collectionView: UICollectionView,
        cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
