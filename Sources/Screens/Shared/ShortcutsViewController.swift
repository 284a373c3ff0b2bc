import Localization
import UIKit

/// The table of keys.
final class ShortcutsViewController: UIViewController {
    private let shortcuts: KeyboardShortcuts
    private let table = UITableView(frame: .zero, style: .insetGrouped)

    /// Called when a person has read enough.
    var onDone: (() -> Void)?

    init(localizer: Localizer) {
        shortcuts = KeyboardShortcuts(localizer: localizer)
        super.init(nibName: nil, bundle: nil)
        title = localizer.text("shortcuts.title")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: localizer.text("common.done"),
            primaryAction: UIAction { [weak self] _ in self?.onDone?() }
        )
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.delegate = self
        table.cellLayoutMarginsFollowReadableWidth = true
        table.register(UITableViewCell.self, forCellReuseIdentifier: "keys")
        view.addSubview(table)
        table.pinEdges(to: view)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
            return super.pressesBegan(presses, with: event)
        }
        onDone?()
    }
}

extension ShortcutsViewController: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { shortcuts.sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shortcuts.sections[section].rows.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        shortcuts.sections[section].title
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "keys", for: indexPath)
        let row = shortcuts.sections[indexPath.section].rows[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = row.title
        content.secondaryText = row.keys
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        cell.accessibilityTraits = .staticText
        return cell
    }
}

extension ShortcutsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { false }
}
