import Localization
import Music
import UIKit

/// The search for albums, below the profile of whoever is signed in.
final class AlbumSearchViewController: UIViewController {
    /// The parts of the table, from the top.
    private enum Part: Int, CaseIterable {
        case status
        case recents
        case albums
        case footer
    }

    private let model: AlbumSearchModel
    private let artwork: RowArtwork<UIImage>
    private let text: Localizer
    private let profile: UIView
    private let accountMenu: UIMenu
    private let page = ListPageView()
    private let refreshControl = UIRefreshControl(frame: .zero)
    private let search = UISearchController(searchResultsController: nil)
    private var state = AlbumSearchModel.State()
    /// Whose picture each cell shows: when a cell goes, its row may be another one already.
    private var pictures: [ObjectIdentifier: URL] = [:]
    private var table: UITableView { page.table }

    /// Called when a person wants to see an album.
    var onOpen: ((Album) -> Void)?

    init(
        model: AlbumSearchModel,
        artwork: RowArtwork<UIImage>,
        profile: UIView,
        accountMenu: UIMenu,
        localizer: Localizer
    ) {
        self.model = model
        self.artwork = artwork
        self.profile = profile
        self.accountMenu = accountMenu
        text = localizer
        super.init(nibName: nil, bundle: nil)
        title = localizer.text("common.tab.music")
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        page.setUp(self, cells: ["status", "recent", "album", "footer"])
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        table.keyboardDismissMode = .onDrag
        table.tableHeaderView = profile
        refreshControl.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        table.refreshControl = refreshControl
        page.banner.onButton = { [weak self] in
            guard let self, let action = self.state.banner?.action else { return }
            self.model.act(action)
        }
        installBarItems()
        page.fill(view, downTo: view.keyboardLayoutGuide.topAnchor)
        table.separatorStyle = status == nil ? .singleLine : .none
        show(model.state)
        model.onChange = { [weak self] in self?.show($0) }
        artwork.onArrival = { [weak self] in self?.showArtwork(at: $0) }
        model.start()
    }

    private func installBarItems() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            text.text("music.account"),
            symbol: "person.crop.circle",
            menu: accountMenu
        )
        search.searchResultsUpdater = self
        search.searchBar.delegate = self
        navigationItem.install(search, prompt: text.text("music.search.prompt"))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // A table gives its header the height that its frame has.
        let size = profile.systemLayoutSizeFitting(
            CGSize(width: table.bounds.width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        guard abs(profile.frame.height - size.height) > 0.5 else { return }
        profile.frame = CGRect(x: 0, y: 0, width: table.bounds.width, height: size.height)
        table.tableHeaderView = profile
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.askForRefresh else { return super.pressesBegan(presses, with: event) }
        refresh()
    }

    private func refresh() {
        artwork.forgetFailures()
        model.retry()
        if !state.isAsking { refreshControl.endRefreshing() }
    }

    // MARK: Showing

    private func show(_ new: AlbumSearchModel.State) {
        let old = state
        state = new
        page.banner.show(new.banner)
        if old.content != new.content {
            // A line under what stands in the rows' place would look like the end of a list.
            table.separatorStyle = status == nil ? .singleLine : .none
            table.reloadData()
            if Self.albums(old.content) != Self.albums(new.content) { table.setContentOffset(.zero, animated: false) }
        }
        if !new.isAsking { refreshControl.endRefreshing() }
        if let announcement = new.announcement, announcement != old.announcement {
            UIAccessibility.post(notification: .announcement, argument: announcement)
        }
    }

    private static func albums(_ content: AlbumSearchModel.Content) -> [Int] {
        guard case .albums(let rows, _) = content else { return [] }
        return rows.map(\.album.id)
    }

    /// Only rows that are seen are touched: the others ask when they come into sight.
    private func showArtwork(at url: URL) {
        let rows = table.indexPathsForVisibleRows?.filter { row(at: $0)?.album.artwork == url } ?? []
        if !rows.isEmpty { table.reconfigureRows(at: rows) }
    }

    private func row(at path: IndexPath) -> AlbumSearchModel.Row? {
        guard path.section == Part.albums.rawValue, case .albums(let rows, _) = state.content,
            rows.indices.contains(path.row)
        else { return nil }
        return rows[path.row]
    }

    private var recents: [AlbumSearchModel.Recent] {
        guard case .recents(let recents) = state.content else { return [] }
        return recents
    }

    private var footer: String? {
        guard case .albums(_, let footer) = state.content else { return nil }
        return footer
    }

    /// What stands in the place of rows; nil where there are rows.
    private var status: StatusRowConfiguration? {
        var row = StatusRowConfiguration(content: StatusView.Content(title: ""))
        row.onButton = { [weak self] in self?.refresh() }
        row.onSecondButton = { [weak self] in self?.model.showSample() }
        switch state.content {
        case .albums: return nil
        case .recents(let recents):
            guard recents.isEmpty else { return nil }
            row.content = StatusView.Content(
                symbol: "magnifyingglass",
                title: text.text("music.start.title"),
                message: text.text("music.start.message")
            )
        case .searching:
            row.content = .waiting(text.text("music.searching"))
        case .nothing(let query):
            row.content = .nothingFound(text.text("music.search.nothing", query), localizer: text)
        case .waiting(let reason):
            row.content = StatusView.Content(
                symbol: "clock",
                title: text.text("music.waiting.title"),
                message: reason + " " + text.text("music.waiting.message")
            )
        case .failed(let reason):
            row.content = .failed(text.text("music.failed.title"), reason: reason, localizer: text)
        }
        return row
    }
}

extension AlbumSearchViewController: UISearchResultsUpdating, UISearchBarDelegate {
    func updateSearchResults(for searchController: UISearchController) {
        model.search(searchController.searchBar.text ?? "")
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        model.submit()
        searchBar.resignFirstResponder()
    }
}

extension AlbumSearchViewController: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { Part.allCases.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch Part(rawValue: section) {
        case .status?: status == nil ? 0 : 1
        // The last row forgets them all.
        case .recents?: recents.isEmpty ? 0 : recents.count + 1
        case .albums?: if case .albums(let rows, _) = state.content { rows.count } else { 0 }
        case .footer?: footer == nil ? 0 : 1
        case nil: 0
        }
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == Part.recents.rawValue && !recents.isEmpty ? text.text("music.recents") : nil
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch Part(rawValue: indexPath.section) {
        case .albums?:
            let cell = tableView.dequeueReusableCell(withIdentifier: "album", for: indexPath)
            if let row = row(at: indexPath) {
                pictures[ObjectIdentifier(cell)] = row.album.artwork
                AlbumCell.fill(cell, with: row, artwork: artwork.picture(at: row.album.artwork))
            }
            return cell
        case .recents?:
            let cell = tableView.dequeueReusableCell(withIdentifier: "recent", for: indexPath)
            if recents.indices.contains(indexPath.row) {
                AlbumCell.fill(cell, with: recents[indexPath.row])
            } else {
                AlbumCell.fill(cell, withButton: text.text("common.clearAll"))
            }
            return cell
        case .footer?:
            let cell = tableView.dequeueReusableCell(withIdentifier: "footer", for: indexPath)
            AlbumCell.fill(cell, withNote: footer ?? "", alignment: .center)
            return cell
        case .status?, nil:
            let cell = tableView.dequeueReusableCell(withIdentifier: "status", for: indexPath)
            cell.selectionStyle = .none
            cell.contentConfiguration = status
            return cell
        }
    }
}

extension AlbumSearchViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        guard let url = pictures.removeValue(forKey: ObjectIdentifier(cell)), !pictures.values.contains(url) else {
            return
        }
        artwork.leave(url)
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        [Part.recents.rawValue, Part.albums.rawValue].contains(indexPath.section)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if let row = row(at: indexPath) {
            model.opened()
            onOpen?(row.album)
        } else if indexPath.section == Part.recents.rawValue {
            guard recents.indices.contains(indexPath.row) else { return model.forgetRecents() }
            let recent = recents[indexPath.row]
            search.isActive = true
            search.searchBar.text = recent.text
            model.repeatSearch(recent)
            search.searchBar.resignFirstResponder()
        }
    }

    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard indexPath.section == Part.recents.rawValue, recents.indices.contains(indexPath.row) else { return nil }
        let recent = recents[indexPath.row]
        let forget = UIContextualAction(style: .destructive, title: text.text("common.delete")) {
            [weak self] _, _, done in
            done(true)
            self?.model.forget(recent)
        }
        return UISwipeActionsConfiguration(actions: [forget])
    }
}
