import Localization
import Settings
import UIKit

/// The About tab: what Wayside is, what it stands on, and its settings.
final class AboutViewController: UIViewController {
    private let model: AboutModel
    private let text: Localizer
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private var state = AboutModel.State()
    private var work: Task<Void, Never>?

    /// Called when a person wants to change the address of a service.
    var onEditAddress: ((Service) -> Void)?

    /// Called when a person wants to see the table of keys.
    var onShowShortcuts: (() -> Void)?

    init(model: AboutModel, localizer: Localizer) {
        self.model = model
        text = localizer
        super.init(nibName: nil, bundle: nil)
        title = localizer.text("about.title")
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.delegate = self
        table.cellLayoutMarginsFollowReadableWidth = true
        table.register(UITableViewCell.self, forCellReuseIdentifier: "line")
        table.tableHeaderView = AboutHeader.view(localizer: text)
        view.addSubview(table)
        table.pinEdges(to: view)
        state = model.state
        model.onChange = { [weak self] in self?.show($0) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        work = Task { [model] in await model.appeared() }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        work?.cancel()
    }

    private func show(_ new: AboutModel.State) {
        let old = state
        state = new
        let isSameShape =
            old.sections.map(\.rows.count) == new.sections.map(\.rows.count)
            && old.sections.map(\.footer) == new.sections.map(\.footer)
        guard isSameShape else { return table.reloadData() }
        let changed = new.sections.indices.flatMap { section in
            new.sections[section].rows.indices
                .filter { new.sections[section].rows[$0] != old.sections[section].rows[$0] }
                .map { IndexPath(row: $0, section: section) }
        }
        if !changed.isEmpty { table.reconfigureRows(at: changed) }
    }

    private func askToClear(_ service: Service?, title: String) {
        let alert = UIAlertController(
            title: title,
            message: text.text("about.storage.clear.question"),
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: text.text("common.cancel"), style: .cancel))
        alert.addAction(
            UIAlertAction(title: text.text("common.clear"), style: .destructive) { [weak self] _ in
                guard let self else { return }
                self.work = Task { [model = self.model] in await model.clear(service) }
            }
        )
        present(alert, animated: true)
    }
}

extension AboutViewController: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { state.sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        state.sections[section].rows.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        let title = state.sections[section].title
        return title.isEmpty ? nil : title
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        state.sections[section].footer
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
        AboutCell.fill(cell, with: state.sections[indexPath.section].rows[indexPath.row])
        return cell
    }
}

extension AboutViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        switch state.sections[indexPath.section].rows[indexPath.row].kind {
        case .fact: false
        case .clear(_, let isEnabled): isEnabled
        case .link, .address, .appearance, .shortcuts: true
        }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let row = state.sections[indexPath.section].rows[indexPath.row]
        switch row.kind {
        case .fact: break
        case .link(let url): UIApplication.shared.open(url)
        case .address(let service): onEditAddress?(service)
        case .appearance(let look, _): work = Task { [model] in await model.choose(look) }
        case .shortcuts: onShowShortcuts?()
        case .clear(let service, _): askToClear(service, title: row.title)
        }
    }
}
