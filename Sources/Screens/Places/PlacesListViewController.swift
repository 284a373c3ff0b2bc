import Localization
import Places
import UIKit

/// The list of places: names and thumbnails in the order of the alphabet, and the search among them.
final class PlacesListViewController: UIViewController {
    private let model: PlacesListModel
    private let thumbnails: RowThumbnails<UIImage>
    private let text: Localizer
    private let page = ListPageView()
    private let refreshControl = UIRefreshControl(frame: .zero)
    private let search = UISearchController(searchResultsController: nil)
    private var state = PlacesListModel.State()
    private var table: UITableView { page.table }

    /// Called when a person wants to see a place's photos.
    var onOpen: ((Place) -> Void)?

    init(model: PlacesListModel, thumbnails: RowThumbnails<UIImage>, localizer: Localizer) {
        self.model = model
        self.thumbnails = thumbnails
        text = localizer
        super.init(nibName: nil, bundle: nil)
        title = localizer.text("common.tab.places")
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        page.setUp(self, cells: ["place", "footer"])
        table.keyboardDismissMode = .onDrag
        refreshControl.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        table.refreshControl = refreshControl
        page.banner.onButton = { [weak self] in
            guard let self, let action = self.state.banner?.action else { return }
            self.model.act(action)
        }
        page.status.onButton = { [weak self] in self?.refresh() }
        page.status.onSecondButton = { [weak self] in self?.model.showSample() }
        installBarItems()
        page.fill(view, downTo: view.keyboardLayoutGuide.topAnchor)
        show(model.state)
        model.onChange = { [weak self] in self?.show($0) }
        thumbnails.onArrival = { [weak self] in self?.showThumbnail(at: $0) }
        model.start()
    }

    private func installBarItems() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(text.text("places.refresh"), symbol: "arrow.clockwise") {
            [weak self] in self?.refresh()
        }
        search.searchResultsUpdater = self
        navigationItem.install(search, prompt: text.text("places.search.prompt"))
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.askForRefresh else { return super.pressesBegan(presses, with: event) }
        refresh()
    }

    private func refresh() {
        thumbnails.forgetFailures()
        model.refresh()
    }

    // MARK: Showing

    private func show(_ new: PlacesListModel.State) {
        let old = state
        state = new
        page.banner.show(new.banner)
        page.show(status: new.placeholder.map(content))
        if new.places != old.places || new.footer != old.footer { table.reloadData() }
        if new.isRefreshing { refreshControl.beginRefreshing() } else { refreshControl.endRefreshing() }
        navigationItem.rightBarButtonItem?.isEnabled = !new.isRefreshing
        if let announcement = new.announcement, announcement != old.announcement {
            UIAccessibility.post(notification: .announcement, argument: announcement)
        }
    }

    private func content(of placeholder: PlacesListModel.Placeholder) -> StatusView.Content {
        switch placeholder {
        case .loading: .waiting(text.text("places.loading"))
        case .empty:
            StatusView.Content(
                symbol: "photo.on.rectangle",
                title: text.text("places.empty.title"),
                message: text.text("places.empty.message"),
                button: text.text("places.refresh")
            )
        case .failed(let reason): .failed(text.text("places.failed.title"), reason: reason, localizer: text)
        case .nothingFound(let query): .nothingFound(text.text("places.search.nothing", query), localizer: text)
        }
    }

    /// Only rows that are seen are touched: the others ask when they come into sight.
    private func showThumbnail(at url: URL) {
        let rows = table.indexPathsForVisibleRows?.filter { place(at: $0)?.thumbnail == url } ?? []
        if !rows.isEmpty { table.reconfigureRows(at: rows) }
    }

    private func place(at path: IndexPath) -> Place? {
        path.section == 0 && state.places.indices.contains(path.row) ? state.places[path.row] : nil
    }
}

extension PlacesListViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        model.search(searchController.searchBar.text ?? "")
    }
}

extension PlacesListViewController: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        if section == 0 { return state.places.count }
        return state.footer == nil ? 0 : 1
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let place = place(at: indexPath) else {
            let cell = tableView.dequeueReusableCell(withIdentifier: "footer", for: indexPath)
            PlaceCell.fill(cell, withFooter: state.footer)
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
        PlaceCell.fill(cell, with: place, thumbnail: thumbnails.image(at: place.thumbnail))
        return cell
    }
}

extension PlacesListViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        indexPath.section == 0
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let place = place(at: indexPath) else { return }
        onOpen?(place)
    }
}
