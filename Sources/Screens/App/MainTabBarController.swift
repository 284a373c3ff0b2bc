import UIKit

/// The tabs; it tells which one a person chose, and opens the table of keys.
final class MainTabBarController: UITabBarController, UITabBarControllerDelegate {
    /// Called with the place of the tab that was chosen.
    var onChoose: ((Int) -> Void)?
    /// Called when a person asks which keys there are: Ctrl+?, on an iPad ⌘?.
    var onShowShortcuts: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        onChoose?(selectedIndex)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        // Where ? stands differs from keyboard to keyboard, so the character counts, not the key. F1 asks for help.
        let isAsking = presses.contains { press in
            guard let key = press.key else { return false }
            return key.keyCode == .keyboardF1
                || (key.characters == "?" && !key.modifierFlags.isDisjoint(with: [.control, .command]))
        }
        guard isAsking, let onShowShortcuts else { return super.pressesBegan(presses, with: event) }
        onShowShortcuts()
    }
}
