import UIKit

/// A collection view in rows: a thousand tiles that can be selected.
final class GridPage: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
        cell.configurationUpdateHandler = { cell, state in
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = state.isSelected ? .systemBlue : .secondarySystemBackground
            background.cornerRadius = 10
            cell.backgroundConfiguration = background
            var content = UIListContentConfiguration.cell()
            content.text = "\(number)"
            content.textProperties.color = state.isSelected ? .white : .label
            cell.contentConfiguration = content
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 96, height: 64)
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        let grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        grid.allowsMultipleSelection = true
        grid.dataSource = self
        grid.delegate = self
        grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(grid)
        grid.selectItem(at: IndexPath(item: 4, section: 0), animated: false, scrollPosition: [])
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        1_000
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: indexPath.item + 1)
    }
}
