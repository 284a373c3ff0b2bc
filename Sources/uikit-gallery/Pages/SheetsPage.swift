import UIKit

/// What is presented over a screen.
final class SheetsPage: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let column = UIStackView(arrangedSubviews: [
            button("Alert") { [weak self] in self?.present(Self.alert(.alert), animated: true) },
            button("Action sheet") { [weak self] in self?.present(Self.alert(.actionSheet), animated: true) },
            button("Sheet") { [weak self] in self?.presentPage(.pageSheet) },
            button("Full screen") { [weak self] in self?.presentPage(.fullScreen) },
        ])
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            column.widthAnchor.constraint(equalToConstant: 240),
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "More",
            image: UIImage(systemName: "ellipsis"),
            menu: UIMenu(children: [
                UIAction(title: "An entry") { _ in }, UIAction(title: "Another", state: .on) { _ in },
            ])
        )
    }

    private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = title
        return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
    }

    private static func alert(_ style: UIAlertController.Style) -> UIAlertController {
        let alert = UIAlertController(
            title: "Delete the trip?",
            message: "It is deleted from this device; it cannot be brought back.",
            preferredStyle: style
        )
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return alert
    }

    private func presentPage(_ style: UIModalPresentationStyle) {
        let page = Page.buttons.makeViewController()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Done",
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
        )
        let navigation = UINavigationController(rootViewController: page)
        navigation.modalPresentationStyle = style
        present(navigation, animated: true)
    }
}
