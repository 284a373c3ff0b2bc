import Localization
import Schedule
import UIKit

/// The station picker: all stations of one list in one table, by country and city, and the search among them.
final class StationListViewController: UIViewController {
    let model: StationListModel
    private let text: Localizer
    private let count = UILabel(.footnote, .secondaryLabel)
    private let page: ListPageView
    let search = UISearchController(searchResultsController: nil)
    private var listing: StationListing?
    private var work: Task<Void, Never>?
    private var table: UITableView { page.table }
    /// The section of the list to open at.
    private var firstSection: Int?

    /// Called with the position of the station that was chosen.
    var onChoose: ((Int) -> Void)?
    /// Called with the position of the station whose details are wanted.
    var onShowDetails: ((Int) -> Void)?

    /// - Parameter firstSection: the section of the list to open at; nil for the top
    init(model: StationListModel, firstSection: Int?, localizer: Localizer) {
        self.model = model
        self.firstSection = firstSection
        text = localizer
        let strip = UIStackView(arrangedSubviews: [count])
        strip.isLayoutMarginsRelativeArrangement = true
        strip.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
        page = ListPageView(line: strip)
        super.init(nibName: nil, bundle: nil)
        title = localizer.text(model.direction == .from ? "station.from" : "station.to")
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        page.setUp(self, cells: ["station"])
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        table.keyboardDismissMode = .onDrag
        page.status.onButton = { [weak self] in
            guard let self else { return }
            self.work = Task { [model = self.model] in await model.retry() }
        }
        page.fill(view, downTo: view.keyboardLayoutGuide.topAnchor)
        installSearch(prompt: text.text("station.search.prompt"))
        show(model.state)
        model.onChange = { [weak self] in self?.show($0) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let section = firstSection, let tableSection = listing?.tableSection(ofListSection: section) else {
            return
        }
        firstSection = nil
        table.scrollToRow(at: IndexPath(row: 0, section: tableSection), at: .top, animated: false)
    }

    // MARK: Showing

    private func show(_ state: StationListModel.State) {
        count.text = state.count
        showCountries(state.countries)
        let wasAnswer = listing?.answer != nil
        switch state.phase {
        case .loading:
            show(status: .waiting(text.text("common.loading")))
        case .failed(let reason):
            show(
                status: StatusView.Content(
                    symbol: "exclamationmark.triangle",
                    title: text.text("schedule.data.unreadable"),
                    message: reason,
                    button: text.text("common.retry")
                )
            )
        case .nothing(let query):
            show(status: .nothingFound(text.text("schedule.search.nothing", query), localizer: text))
        case .listing(let new):
            page.show(status: nil)
            listing = new
            table.reloadData()
            if new.answer != nil || wasAnswer { table.setContentOffset(.zero, animated: false) }
            view.setNeedsLayout()
        }
        if !state.count.isEmpty, !model.query.isEmpty {
            UIAccessibility.post(notification: .announcement, argument: state.count)
        }
    }

    private func show(status content: StatusView.Content) {
        listing = nil
        page.show(status: content)
        table.reloadData()
    }

    private func showCountries(_ countries: [StationList.Country]) {
        guard !countries.isEmpty else {
            navigationItem.rightBarButtonItem = nil
            return
        }
        guard navigationItem.rightBarButtonItem == nil || countries != shownCountries else { return }
        shownCountries = countries
        let entries = countries.map { country in
            UIAction(title: country.title.isEmpty ? "—" : country.title) { [weak self] _ in
                self?.jump(to: country)
            }
        }
        let title = text.text("station.countries")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title,
            symbol: "globe",
            menu: UIMenu(title: title, children: entries)
        )
    }
    private var shownCountries: [StationList.Country] = []

    private func jump(to country: StationList.Country) {
        // The whole list is shown again, and with it the country.
        search.isActive = false
        guard let section = listing?.tableSection(ofListSection: country.firstSection) else { return }
        table.scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
    }
}

extension StationListViewController: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { listing?.sectionCount ?? 0 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        listing?.rowCount(inSection: section) ?? 0
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        listing?.header(ofSection: section, localizer: text).text
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "station", for: indexPath)
        guard let listing, let row = listing.row(indexPath.row, inSection: indexPath.section) else { return cell }
        let line = listing.line(indexPath.row, inSection: indexPath.section, localizer: text)
        StationCell.fill(cell, row: row, line: line)
        return cell
    }
}

extension StationListViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let listing else { return nil }
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        let header = listing.header(ofSection: section, localizer: text)
        view?.contentConfiguration = StationCell.header(header)
        return view
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        switch listing?.row(indexPath.row, inSection: indexPath.section) {
        case .station?, .recent(_, _?)?, .forgetRecents?: true
        case .recent(_, nil)?, nil: false
        }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch listing?.row(indexPath.row, inSection: indexPath.section) {
        case .station(let position)?, .recent(_, let position?)?: onChoose?(position)
        case .forgetRecents?: work = Task { [model] in await model.forgetRecents() }
        case .recent(_, nil)?, nil: break
        }
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        switch listing?.row(indexPath.row, inSection: indexPath.section) {
        case .station(let position)?, .recent(_, let position?)?: onShowDetails?(position)
        case .recent(_, nil)?, .forgetRecents?, nil: break
        }
    }

    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard case .recent(let station, _)? = listing?.row(indexPath.row, inSection: indexPath.section) else {
            return nil
        }
        let forget = UIContextualAction(style: .destructive, title: text.text("common.delete")) {
            [weak self] _, _, done in
            done(true)
            guard let self else { return }
            self.work = Task { [model = self.model] in await model.forget(station) }
        }
        return UISwipeActionsConfiguration(actions: [forget])
    }
}
