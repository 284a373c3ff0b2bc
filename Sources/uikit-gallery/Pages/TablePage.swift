import UIKit

/// A table of sections: texts, pictures, accessories, headers and footers.
final class TablePage: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let table: UITableView

    init(style: UITableView.Style) {
        table = UITableView(frame: .zero, style: style)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(table)
    }

    func numberOfSections(in tableView: UITableView) -> Int { 3 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 2 ? 40 : 4 }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        ["Texts", "Accessories", "Many rows"][section]
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 0 ? "A footer explains what stands above it." : nil
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.accessoryType = .none
        cell.accessoryView = nil
        switch indexPath.section {
        case 0: cell.contentConfiguration = text(indexPath.row)
        case 1: fillAccessory(cell, indexPath.row)
        default:
            var content = UIListContentConfiguration.cell()
            content.text = "Row \(indexPath.row + 1)"
            cell.contentConfiguration = content
        }
        return cell
    }

    private func text(_ row: Int) -> UIListContentConfiguration {
        var content: UIListContentConfiguration = row == 2 ? .valueCell() : row == 1 ? .subtitleCell() : .cell()
        content.text = ["One text", "A text", "A name", Sample.sentence + " " + Sample.sentence][row]
        content.secondaryText = [nil, "and a smaller one under it", "a value", nil][row]
        if row == 1 { content.image = UIImage(systemName: "tram.fill") }
        return content
    }

    private func fillAccessory(_ cell: UITableViewCell, _ row: Int) {
        var content = UIListContentConfiguration.cell()
        content.text = ["Leads on", "Chosen", "Details", "A switch"][row]
        cell.contentConfiguration = content
        switch row {
        case 0: cell.accessoryType = .disclosureIndicator
        case 1: cell.accessoryType = .checkmark
        case 2: cell.accessoryType = .detailDisclosureButton
        default:
            let toggle = UISwitch()
            toggle.isOn = true
            toggle.accessibilityLabel = "A switch"
            cell.accessoryView = toggle
        }
    }

    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let share = UIContextualAction(style: .normal, title: "Share") { _, _, done in done(true) }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(false) }
        return UISwipeActionsConfiguration(actions: [delete, share])
    }
}
