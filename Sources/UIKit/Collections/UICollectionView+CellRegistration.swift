import Foundation

extension UICollectionView {
    /// Makes the cells of a kind of item and fills them.
    @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        fileprivate let handler: Handler
        fileprivate let identifier = "UICollectionView.CellRegistration." + UUID().uuidString

        /// A registration whose cells are filled by a closure.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// An idle or new cell of a registration, filled for an item.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>,
        for indexPath: IndexPath,
        item: Item?
    ) -> Cell {
        register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
        let dequeued = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        guard let cell = dequeued as? Cell else {
            fatalError("Cells are not subclassed: \(Cell.self) is no UICollectionViewCell with a configuration.")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }
}
