import UIKit

extension UIBarButtonItem {
    /// A symbol that does something; its title is what a screen reader says.
    convenience init(_ title: String, symbol: String, action: @escaping @MainActor () -> Void) {
        let image = UIImage(systemName: symbol)
        self.init(
            title: title,
            image: image,
            primaryAction: UIAction(title: title, image: image) { _ in action() }
        )
        accessibilityLabel = title
    }

    /// A symbol that opens a menu; its title is what a screen reader says.
    convenience init(_ title: String, symbol: String, menu: UIMenu) {
        self.init(title: title, image: UIImage(systemName: symbol), menu: menu)
        accessibilityLabel = title
    }
}
