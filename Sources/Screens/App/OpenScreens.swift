import Settings
import UIKit

/// Keeps what is open on each tab, so that the next start shows it again.
@MainActor
final class OpenScreens: NSObject, UINavigationControllerDelegate {
    private let store: SettingsStore
    private var tabs: [(controller: UINavigationController, name: String)] = []
    private var keeping: Task<Void, Never>?

    init(store: SettingsStore) {
        self.store = store
    }

    /// From now on keeps the `restorationIdentifier` of whichever screen is seen in a tab.
    func follow(_ controller: UINavigationController, named name: String) {
        tabs.append((controller, name))
        controller.delegate = self
    }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        guard let tab = tabs.first(where: { $0.controller === navigationController }) else { return }
        let before = keeping
        // One after the other, in the order of what was seen. Nothing is lost where it cannot be kept.
        keeping = Task { [store, name = tab.name, identifier = viewController.restorationIdentifier] in
            await before?.value
            try? await store.keep(openScreen: identifier, ofTab: name)
        }
    }
}
