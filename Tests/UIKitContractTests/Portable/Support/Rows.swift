import UIKit

/// Rows of text in sections for a table, and what the table says of them.
@MainActor
final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var titles: [String] = []
    var footers: [String] = []
    /// The cells that were made, not those that were used again.
    private(set) var made = 0
    private(set) var asked: [IndexPath] = []
    private(set) var selected: [IndexPath] = []
    private(set) var deselected: [IndexPath] = []
    private(set) var ended = 0
    private(set) var shown = 0
    var deleted: [IndexPath] = []
    var offersDeletion = false
    var cannotBeSelected: Set<IndexPath> = []

    init(_ sections: [[String]]) {
        self.sections = sections
        super.init()
    }

    /// Sections of rows that say where they are.
    convenience init(sections: Int = 1, rows: Int) {
        self.init((0..<sections).map { section in (0..<rows).map { "row \(section).\($0)" } })
    }

    func forgetAsked() {
        asked = []
        made = 0
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked.append(indexPath)
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "text")
            ?? {
                made += 1
                return UITableViewCell(style: .default, reuseIdentifier: "text")
            }()
        var content = UIListContentConfiguration.cell()
        content.text = sections[indexPath.section][indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles.indices.contains(section) ? titles[section] : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        footers.indices.contains(section) ? footers[section] : nil
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        shown += 1
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        ended += 1
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        cannotBeSelected.contains(indexPath) ? nil : indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { deselected.append(indexPath) }

    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard offersDeletion else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.deleted.append(indexPath)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}

/// A million rows in 10,000 sections, made when they are asked for.
@MainActor
final class ManyRows: NSObject, UITableViewDataSource {
    let sections: Int
    let rows: Int
    private(set) var asked = 0

    init(sections: Int, rows: Int) {
        self.sections = sections
        self.rows = rows
        super.init()
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "section \(section)" }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked += 1
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        var content = UIListContentConfiguration.cell()
        content.text = "\(indexPath.section).\(indexPath.row)"
        cell.contentConfiguration = content
        return cell
    }
}
