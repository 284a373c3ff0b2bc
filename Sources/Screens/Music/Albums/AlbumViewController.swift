import Localization
import Music
import UIKit

/// One album: its picture, its songs, whose it is.
final class AlbumViewController: UIViewController {
    private let model: AlbumModel
    private let artwork: RowArtwork<UIImage>
    private let text: Localizer
    private let page = ListPageView()
    private let refreshControl = UIRefreshControl(frame: .zero)
    private var state: AlbumModel.State
    private var table: UITableView { page.table }

    /// Called with the text that a person wants to share.
    var onShare: ((String) -> Void)?
    /// Called with the page that a person wants to see in a browser.
    var onBrowse: ((URL) -> Void)?

    init(model: AlbumModel, artwork: RowArtwork<UIImage>, localizer: Localizer) {
        self.model = model
        self.artwork = artwork
        state = model.state
        text = localizer
        super.init(nibName: nil, bundle: nil)
        title = localizer.text("music.album")
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        page.setUp(self, cells: ["head", "status", "song", "note"])
        refreshControl.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        table.refreshControl = refreshControl
        page.banner.onButton = { [weak self] in self?.refresh() }
        page.fill(view, downTo: view.bottomAnchor)
        show(model.state)
        model.onChange = { [weak self] in self?.show($0) }
        artwork.onArrival = { [weak self] _ in
            self?.table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
        }
        model.load()
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.askForRefresh else { return super.pressesBegan(presses, with: event) }
        refresh()
    }

    private func refresh() {
        artwork.forgetFailures()
        model.load(asksAgain: true)
    }

    private func showBarItems(_ page: URL?) {
        let share = UIBarButtonItem(text.text("common.share"), symbol: "square.and.arrow.up") { [weak self] in
            guard let self else { return }
            self.onShare?(self.model.sharedText)
        }
        guard let page else {
            navigationItem.rightBarButtonItems = [share]
            return
        }
        let browse = UIBarButtonItem(text.text("music.album.browse"), symbol: "globe") { [weak self] in
            self?.onBrowse?(page)
        }
        navigationItem.rightBarButtonItems = [share, browse]
    }

    // MARK: Showing

    private func show(_ new: AlbumModel.State) {
        let old = state
        state = new
        page.banner.show(
            text: new.banner,
            button: new.banner == nil ? nil : text.text("common.retry"),
            symbol: "exclamationmark.triangle"
        )
        if navigationItem.rightBarButtonItems?.isEmpty != false || old.page != new.page { showBarItems(new.page) }
        var rows = (old, new)
        rows.0.isRefreshing = rows.1.isRefreshing
        rows.0.banner = rows.1.banner
        if rows.0 != rows.1 { table.reloadData() }
        if !new.isRefreshing { refreshControl.endRefreshing() }
    }

    private var status: StatusRowConfiguration? {
        guard let placeholder = state.placeholder else { return nil }
        var row = StatusRowConfiguration(content: StatusView.Content(title: ""))
        row.onButton = { [weak self] in self?.refresh() }
        switch placeholder {
        case .loading:
            row.content = StatusView.Content(title: text.text("music.album.loading"))
        case .failed(let reason):
            row.content = StatusView.Content(
                symbol: "wifi.slash",
                title: text.text("music.album.failed.title"),
                message: reason,
                button: text.text("common.retry")
            )
        case .empty(let message):
            row.content = StatusView.Content(symbol: "music.note", title: message)
        }
        return row
    }
}

/// The head, the discs, what stands in their place, the notes.
extension AlbumViewController: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { state.sections.count + 3 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        if section == 0 { return 1 }
        if state.sections.indices.contains(section - 1) { return state.sections[section - 1].lines.count }
        if section == state.sections.count + 1 { return state.placeholder == nil ? 0 : 1 }
        return state.notes.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        state.sections.indices.contains(section - 1) ? state.sections[section - 1].header : nil
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let section = indexPath.section
        if section == 0 {
            let cell = tableView.dequeueReusableCell(withIdentifier: "head", for: indexPath)
            cell.selectionStyle = .none
            cell.contentConfiguration = AlbumHeadConfiguration(
                artwork: artwork.picture(at: state.head.artwork),
                head: state.head,
                cleanWord: text.text("music.clean")
            )
            return cell
        }
        if state.sections.indices.contains(section - 1) {
            let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
            AlbumCell.fill(cell, with: state.sections[section - 1].lines[indexPath.row])
            return cell
        }
        if section == state.sections.count + 1 {
            let cell = tableView.dequeueReusableCell(withIdentifier: "status", for: indexPath)
            cell.selectionStyle = .none
            cell.contentConfiguration = status
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        AlbumCell.fill(cell, withNote: state.notes[indexPath.row])
        return cell
    }
}

extension AlbumViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { false }
}
