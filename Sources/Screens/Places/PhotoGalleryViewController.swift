import Localization
import Places
import UIKit

/// The photos of a place, one at a time, each filling all the space there is.
final class PhotoGalleryViewController: UIViewController {
    private let model: PhotoGalleryModel<UIImage>
    private let text: Localizer
    private let banner = BannerView()
    private let layout = UICollectionViewFlowLayout()
    private let pages: UICollectionView
    private let status = StatusView()
    private let caption = PhotoCaptionView()
    private let memory: PhotoMemoryView?
    private var state = PhotoGalleryModel<UIImage>.State()
    private var laidOutSize = CGSize.zero
    private lazy var cell = makeCell()

    /// Called with the photo that a person wants to save or hand on.
    var onShare: ((Photo) -> Void)?

    /// - Parameter memory: shows which photos are in memory; nil where nobody asked for that
    init(title: String, model: PhotoGalleryModel<UIImage>, memory: PhotoMemoryView?, localizer: Localizer) {
        self.model = model
        self.memory = memory
        text = localizer
        pages = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
        self.title = title
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        pages.isPagingEnabled = true
        pages.allowsSelection = false
        pages.showsHorizontalScrollIndicator = false
        pages.dataSource = self
        pages.delegate = self
        banner.onButton = { [weak self] in self?.model.load() }
        status.onButton = { [weak self] in self?.model.load() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            text.text("places.photo.share"),
            symbol: "square.and.arrow.up"
        ) { [weak self] in self?.share() }
        layOut()
        show(model.state)
        model.onChange = { [weak self] in self?.show($0) }
        model.onPage = { [weak self] in self?.showPage($0) }
        model.load()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isMovingFromParent { model.stop() }
    }

    private func layOut() {
        let body = UIView()
        for part in [pages, status] {
            body.addSubview(part)
            part.pinEdges(to: body)
        }
        caption.translatesAutoresizingMaskIntoConstraints = false
        body.addSubview(caption)
        NSLayoutConstraint.activate([
            caption.centerXAnchor.constraint(equalTo: body.centerXAnchor),
            caption.leadingAnchor.constraint(greaterThanOrEqualTo: body.leadingAnchor, constant: 16),
            caption.trailingAnchor.constraint(lessThanOrEqualTo: body.trailingAnchor, constant: -16),
            caption.bottomAnchor.constraint(equalTo: body.bottomAnchor, constant: -12),
        ])
        if let memory {
            memory.translatesAutoresizingMaskIntoConstraints = false
            body.addSubview(memory)
            NSLayoutConstraint.activate([
                memory.topAnchor.constraint(equalTo: body.topAnchor),
                memory.leadingAnchor.constraint(equalTo: body.leadingAnchor),
                memory.trailingAnchor.constraint(equalTo: body.trailingAnchor),
            ])
        }
        UIStackView(lines: [banner], above: body).fill(view, downTo: view.safeAreaLayoutGuide.bottomAnchor)
    }

    /// Pages are as large as the view: in another size the photo that was seen is still seen.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard pages.bounds.size != laidOutSize else { return }
        laidOutSize = pages.bounds.size
        layout.invalidateLayout()
        scroll(to: state.current, animated: false)
    }

    // MARK: Keys

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.askForRefresh { return model.load() }
        guard let key = presses.first?.key, act(on: key) else { return super.pressesBegan(presses, with: event) }
    }

    /// Whether a key means something here.
    private func act(on key: UIKey) -> Bool {
        guard key.modifierFlags.isDisjoint(with: [.alternate, .command]) else { return false }
        // Which key types + or − depends on the keyboard: the character counts.
        switch key.characters {
        case "+", "=": pageView?.zoom(isLarger: true)
        case "-", "−": pageView?.zoom(isLarger: false)
        case "0": pageView?.zoomToFit(animated: true)
        default: return turn(by: key)
        }
        return true
    }

    private func turn(by key: UIKey) -> Bool {
        switch key.keyCode {
        case .keyboardLeftArrow: turn(to: state.current - 1)
        case .keyboardRightArrow: turn(to: state.current + 1)
        case .keyboardHome: turn(to: 0)
        case .keyboardEnd: turn(to: state.photos.count - 1)
        default: return false
        }
        return true
    }

    private func turn(to index: Int) {
        guard state.photos.indices.contains(index), index != state.current else { return }
        let isNext = abs(index - state.current) == 1
        model.turned(to: index)
        scroll(to: index, animated: isNext)
    }

    private func share() {
        guard case .photo = model.page(state.current) else { return }
        onShare?(state.photos[state.current])
    }

    // MARK: Showing

    private func show(_ new: PhotoGalleryModel<UIImage>.State) {
        let old = state
        // Whoever has zoomed into a photo goes on looking at that part of it.
        let zoom = old.photos == new.photos ? nil : pageView?.zoom
        let seen = pageView?.photoID
        state = new
        banner.show(
            text: new.banner,
            button: new.banner == nil ? nil : text.text("common.retry"),
            symbol: "exclamationmark.triangle"
        )
        caption.show(new.caption)
        showStatus(new.placeholder)
        showShareButton()
        guard new.photos != old.photos else { return }
        pages.reloadData()
        scroll(to: new.current, animated: false)
        guard let zoom else { return }
        pages.layoutIfNeeded()
        if let page = pageView, page.photoID == seen { page.show(zoom) }
    }

    private func showStatus(_ placeholder: PhotoGalleryModel<UIImage>.Placeholder?) {
        status.isHidden = placeholder == nil
        pages.isHidden = placeholder != nil
        switch placeholder {
        case nil: break
        case .loading?:
            status.show(StatusView.Content(title: text.text("places.photos.loading")))
        case .empty?:
            status.show(StatusView.Content(symbol: "photo", title: text.text("places.photos.empty")))
        case .failed(let reason)?:
            status.show(
                StatusView.Content(
                    symbol: "wifi.slash",
                    title: text.text("places.photos.failed"),
                    message: reason,
                    button: text.text("common.retry")
                )
            )
        }
    }

    private func showPage(_ index: Int) {
        let path = IndexPath(item: index, section: 0)
        if let shown = pages.cellForItem(at: path) { fill(shown, index) }
        showShareButton()
    }

    private func showShareButton() {
        var isShown = false
        if case .photo = model.page(state.current) { isShown = true }
        navigationItem.rightBarButtonItem?.isEnabled = isShown
    }

    private func scroll(to index: Int, animated: Bool) {
        guard state.photos.indices.contains(index), pages.bounds.width > 0 else { return }
        pages.scrollToItem(
            at: IndexPath(item: index, section: 0),
            at: .centeredHorizontally,
            animated: animated
        )
    }

    private func makeCell() -> UICollectionView.CellRegistration<UICollectionViewCell, Int> {
        UICollectionView.CellRegistration { [weak self] cell, _, index in self?.fill(cell, index) }
    }

    private func fill(_ cell: UICollectionViewCell, _ index: Int) {
        guard state.photos.indices.contains(index) else { return }
        cell.contentConfiguration = PhotoConfiguration(
            id: state.photos[index].id,
            page: model.page(index),
            label: model.spoken(index),
            texts: PhotoConfiguration.Texts(
                loading: text.text("common.loading"),
                failed: text.text("places.photo.failed"),
                retry: text.text("common.retry")
            ),
            onTap: { [weak self] in self?.caption.toggle() },
            onRetry: { [weak self] in self?.model.retry(index) }
        )
    }

    /// What shows the photo on the screen.
    private var pageView: PhotoView? {
        pages.cellForItem(at: IndexPath(item: state.current, section: 0)).flatMap(Self.photoView)
    }

    private static func photoView(in view: UIView) -> PhotoView? {
        if let found = view as? PhotoView { return found }
        for subview in view.subviews {
            if let found = photoView(in: subview) { return found }
        }
        return nil
    }
}

extension PhotoGalleryViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        state.photos.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: indexPath.item)
    }
}

extension PhotoGalleryViewController: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        collectionView.bounds.size
    }

    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        // Whoever comes back to a photo sees the whole of it.
        Self.photoView(in: cell)?.zoomToFit(animated: false)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let width = pages.bounds.width
        // A movement by code says itself where it goes.
        guard width > 0, pages.isDragging || pages.isDecelerating else { return }
        model.turned(to: Int((pages.contentOffset.x / width).rounded()))
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        settled()
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        settled()
    }

    /// The pages stand still: what is seen is the one that counts.
    ///
    /// A movement that another one has taken over ends between two pages and says nothing.
    private func settled() {
        guard pages.bounds.width > 0 else { return }
        let page = pages.contentOffset.x / pages.bounds.width
        if abs(page - page.rounded()) < 0.01 { model.turned(to: Int(page.rounded())) }
    }
}
