import Localization
import UIKit

/// The list of news: headlines, how often each was opened, and the truth about the connection.
final class NewsListViewController: UIViewController {
    private let model: NewsListModel
    private let text: Localizer
    private let page = ListPageView()
    private let refreshControl = UIRefreshControl(frame: .zero)
    private var state = NewsListModel.State()
    private var work: Task<Void, Never>?
    private var looking: Task<Void, Never>?
    private var table: UITableView { page.table }

    /// Called when a person wants to read an item.
    var onOpen: ((NewsListModel.Row) -> Void)?

    init(model: NewsListModel, localizer: Localizer) {
        self.model = model
        text = localizer
        super.init(nibName: nil, bundle: nil)
        title = localizer.text("common.tab.news")
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        page.setUp(self, cells: ["item", "footer"])
        refreshControl.addAction(UIAction { [weak self] _ in self?.model.refresh() }, for: .valueChanged)
        table.refreshControl = refreshControl
        page.banner.onButton = { [weak self] in
            guard let self, let action = self.state.banner?.action else { return }
            self.model.act(action)
        }
        page.status.onButton = { [weak self] in self?.model.refresh() }
        page.status.onSecondButton = { [weak self] in self?.model.showSample() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(text.text("news.refresh"), symbol: "arrow.clockwise") {
            [weak self] in self?.model.refresh()
        }
        page.fill(view, downTo: view.bottomAnchor)
        show(model.state)
        model.onChange = { [weak self] in self?.show($0) }
        model.start()
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.askForRefresh else { return super.pressesBegan(presses, with: event) }
        model.refresh()
    }

    /// Tells the model the lowest row that is seen, once all are in their places: they come in any order.
    private func lookForLowestRow() {
        guard looking == nil else { return }
        looking = Task { [weak self] in
            guard let self else { return }
            self.looking = nil
            let rows = self.table.indexPathsForVisibleRows?.filter { $0.section == 0 }.map(\.row) ?? []
            if let lowest = rows.max() { self.model.saw(row: lowest) }
        }
    }

    // MARK: Showing

    private func show(_ new: NewsListModel.State) {
        let old = state
        state = new
        page.banner.show(new.banner)
        page.show(status: new.placeholder.map(content))
        showRows(from: old, to: new)
        if new.isRefreshing { refreshControl.beginRefreshing() } else { refreshControl.endRefreshing() }
        navigationItem.rightBarButtonItem?.isEnabled = !new.isRefreshing
    }

    private func content(of placeholder: NewsListModel.Placeholder) -> StatusView.Content {
        switch placeholder {
        case .loading: .waiting(text.text("news.loading"))
        case .empty:
            StatusView.Content(
                symbol: "newspaper",
                title: text.text("news.empty.title"),
                message: text.text("news.empty.message"),
                button: text.text("news.refresh")
            )
        case .failed(let reason): .failed(text.text("news.failed.title"), reason: reason, localizer: text)
        }
    }

    /// Shows the difference and keeps what the person is looking at where it is, unless they are at the top.
    private func showRows(from old: NewsListModel.State, to new: NewsListModel.State) {
        guard old.rows != new.rows || old.footer != new.footer else { return }
        guard !old.rows.isEmpty, !new.rows.isEmpty else { return table.reloadData() }
        let changes = RowChanges(from: old.rows.map(\.id), to: new.rows.map(\.id))
        let place = table.contentOffset.y > 0 ? firstVisiblePlace(in: old) : nil
        table.performBatchUpdates { [table] in
            table.deleteRows(at: changes.deleted.map { IndexPath(row: $0, section: 0) }, with: .none)
            table.insertRows(at: changes.inserted.map { IndexPath(row: $0, section: 0) }, with: .none)
            if (old.footer == .none) != (new.footer == .none) {
                let footer = [IndexPath(row: 0, section: 1)]
                if new.footer == .none {
                    table.deleteRows(at: footer, with: .none)
                } else {
                    table.insertRows(at: footer, with: .none)
                }
            }
        }
        reconfigure(changes.kept, old, new)
        if let place { scroll(to: place, in: new) }
    }

    /// What changed in rows that stay.
    private func reconfigure(_ kept: [RowChanges.Pair], _ old: NewsListModel.State, _ new: NewsListModel.State) {
        var changed = kept.filter { old.rows[$0.old] != new.rows[$0.new] }.map { IndexPath(row: $0.new, section: 0) }
        if old.footer != .none, new.footer != .none, old.footer != new.footer {
            changed.append(IndexPath(row: 0, section: 1))
        }
        if !changed.isEmpty { table.reconfigureRows(at: changed) }
    }

    /// A row, and how far above it the visible part begins.
    private struct Place {
        var id: String
        var distance: CGFloat
    }

    private func firstVisiblePlace(in state: NewsListModel.State) -> Place? {
        guard let first = table.indexPathsForVisibleRows?.first, first.section == 0,
            state.rows.indices.contains(first.row)
        else { return nil }
        return Place(id: state.rows[first.row].id, distance: table.contentOffset.y - table.rectForRow(at: first).minY)
    }

    private func scroll(to place: Place, in state: NewsListModel.State) {
        guard let row = state.rows.firstIndex(where: { $0.id == place.id }) else { return }
        let wanted = table.rectForRow(at: IndexPath(row: row, section: 0)).minY + place.distance
        guard abs(wanted - table.contentOffset.y) > 0.5 else { return }
        table.setContentOffset(CGPoint(x: table.contentOffset.x, y: wanted), animated: false)
    }
}

extension NewsListViewController: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        if section == 0 { return state.rows.count }
        return state.footer == .none ? 0 : 1
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let isItem = indexPath.section == 0
        let cell = tableView.dequeueReusableCell(withIdentifier: isItem ? "item" : "footer", for: indexPath)
        if isItem {
            NewsListCell.fill(cell, with: state.rows[indexPath.row])
        } else {
            NewsListCell.fill(cell, with: state.footer, localizer: text)
        }
        return cell
    }
}

extension NewsListViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        if indexPath.section == 0 { lookForLowestRow() }
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        if indexPath.section == 0 { return true }
        if case .failed = state.footer { return true }
        return false
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard indexPath.section == 0 else { return model.retryMore() }
        let row = state.rows[indexPath.row]
        // Counted on its own: leaving the screen does not take an opening back.
        work = Task { [model] in await model.opened(row.id) }
        onOpen?(row)
    }
}
