import Localization
import UIKit

/// Where the stations are from: sources, counts, dates; and the import of others from a file.
final class StationDataViewController: UIViewController {
    private let model: StationDataModel
    private let text: Localizer
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private let progress = ImportProgressView()
    private var state = StationDataModel.State()
    private var work: Task<Void, Never>?

    /// Called when a person wants to choose a file to import.
    var onChooseFile: (() -> Void)?

    init(model: StationDataModel, localizer: Localizer) {
        self.model = model
        text = localizer
        super.init(nibName: nil, bundle: nil)
        title = localizer.text("schedule.data")
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        table.dataSource = self
        table.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "line")
        let stack = UIStackView(arrangedSubviews: [progress, table])
        stack.axis = .vertical
        progress.setContentHuggingPriority(.required, for: .vertical)
        table.setContentHuggingPriority(.defaultLow, for: .vertical)
        view.addSubview(stack)
        stack.pinEdges(to: view)
        show(model.state)
        model.onChange = { [weak self] in self?.show($0) }
        model.onAnnounce = { UIAccessibility.post(notification: .announcement, argument: $0) }
    }

    /// A file was chosen.
    func importFile(_ file: URL) {
        work = Task { [model] in await model.importFile(file) }
    }

    private func show(_ new: StationDataModel.State) {
        let isSame = new.sections == state.sections
        state = new
        progress.isHidden = new.progress == nil
        if let step = new.progress { progress.show(step) }
        if !isSame { table.reloadData() }
    }

    private func askToRemove(_ source: String) {
        let alert = UIAlertController(
            title: text.text("schedule.data.remove"),
            message: text.text("schedule.data.remove.question", source),
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: text.text("common.cancel"), style: .cancel))
        alert.addAction(
            UIAlertAction(title: text.text("common.delete"), style: .destructive) { [weak self] _ in
                guard let self else { return }
                self.work = Task { [model = self.model] in await model.remove(source: source) }
            }
        )
        present(alert, animated: true)
    }
}

extension StationDataViewController: UITableViewDataSource {
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
        StationDataCell.fill(cell, with: state.sections[indexPath.section].rows[indexPath.row])
        return cell
    }
}

extension StationDataViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        switch state.sections[indexPath.section].rows[indexPath.row].kind {
        case .fact, .outcome: false
        case .chooseFile(let isEnabled): isEnabled
        case .remove: true
        }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch state.sections[indexPath.section].rows[indexPath.row].kind {
        case .fact, .outcome: break
        case .chooseFile: onChooseFile?()
        case .remove(let source): askToRemove(source)
        }
    }
}
