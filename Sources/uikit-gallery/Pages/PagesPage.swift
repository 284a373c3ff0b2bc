import UIKit

/// A collection view of pages: each a picture that is zoomed by a pinch, the wheel with Control, a double tap and keys.
final class PagesPage: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private static let colours: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple,
    ]

    private let caption = Sample.label("", .footnote)
    private let pages: UICollectionView
    private let cell = UICollectionView.CellRegistration<UICollectionViewCell, UIColor> { cell, path, color in
        cell.contentConfiguration = ZoomConfiguration(color: color)
        cell.accessibilityLabel = "Page \(path.item + 1)"
    }

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        pages = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        pages.isPagingEnabled = true
        pages.allowsSelection = false
        pages.dataSource = self
        pages.delegate = self
        pages.translatesAutoresizingMaskIntoConstraints = false
        caption.textAlignment = .center
        caption.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(pages)
        view.addSubview(caption)
        NSLayoutConstraint.activate([
            pages.topAnchor.constraint(equalTo: view.topAnchor),
            pages.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            pages.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            pages.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -40),
            caption.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            caption.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            caption.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
        ])
        pages.scrollToItem(at: IndexPath(item: 2, section: 0), at: .left, animated: false)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tellPage()
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        switch presses.first?.key?.keyCode {
        case .keyboardRightArrow: turn(by: 1)
        case .keyboardLeftArrow: turn(by: -1)
        default: super.pressesBegan(presses, with: event)
        }
    }

    private var page: Int {
        pages.bounds.width > 0 ? Int((pages.contentOffset.x / pages.bounds.width).rounded()) : 2
    }

    private func turn(by step: Int) {
        let item = page + step
        guard Self.colours.indices.contains(item) else { return }
        pages.scrollToItem(at: IndexPath(item: item, section: 0), at: .centeredHorizontally, animated: true)
    }

    private func tellPage() {
        caption.text = "\(page + 1) of \(Self.colours.count)"
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        tellPage()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Self.colours.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: cell,
            for: indexPath,
            item: Self.colours[indexPath.item]
        )
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        collectionView.bounds.size
    }
}

/// A tile of a colour that can be zoomed.
struct ZoomConfiguration: UIContentConfiguration {
    let color: UIColor

    @MainActor
    func makeContentView() -> any UIView & UIContentView {
        ZoomView(self)
    }

    func updated(for state: any UIConfigurationState) -> ZoomConfiguration {
        self
    }
}

/// Shows the tile with a scroll view around.
final class ZoomView: UIView, UIContentView, UIScrollViewDelegate {
    var configuration: any UIContentConfiguration {
        didSet { apply() }
    }
    private let scroll = UIScrollView()
    private let tile = UIControl()
    private let symbol = UIImageView(image: UIImage(systemName: "photo"))

    init(_ configuration: ZoomConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        scroll.delegate = self
        scroll.maximumZoomScale = 4
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 80)
        symbol.tintColor = .label
        tile.addSubview(symbol)
        tile.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchDownRepeat)
        tile.addAction(UIAction { [weak self] _ in self?.symbol.isHidden.toggle() }, for: .touchUpInside)
        tile.accessibilityLabel = "Tile"
        tile.layer.borderWidth = 6
        scroll.addSubview(tile)
        addSubview(scroll)
        apply()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard scroll.frame != bounds else { return }
        scroll.zoomScale = 1
        scroll.frame = bounds
        tile.frame = bounds.insetBy(dx: 24, dy: 24)
        tile.frame.origin = .zero
        scroll.contentSize = tile.frame.size
        centre()
        let side: CGFloat = 96
        symbol.frame = CGRect(
            x: (tile.bounds.width - side) / 2,
            y: (tile.bounds.height - side) / 2,
            width: side,
            height: side
        )
    }

    private func apply() {
        guard let configuration = configuration as? ZoomConfiguration else { return }
        tile.backgroundColor = configuration.color
        scroll.zoomScale = 1
        symbol.isHidden = false
    }

    private func toggle() {
        scroll.setZoomScale(scroll.zoomScale > 1 ? 1 : 2, animated: true)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        tile
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        centre()
    }

    private func centre() {
        let side = max(0, (scroll.bounds.width - scroll.contentSize.width) / 2)
        let edge = max(0, (scroll.bounds.height - scroll.contentSize.height) / 2)
        scroll.contentInset = UIEdgeInsets(top: edge, left: side, bottom: edge, right: side)
    }
}
