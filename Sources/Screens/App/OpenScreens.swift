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
    /// - Parameter known: what is noted of the tab already; where it could not be shown again, as after somebody was
    ///   signed out in the moment of a power cut, it is forgotten
    func follow(_ controller: UINavigationController, named name: String, known: String?) {
        tabs.append((controller, name))
        controller.delegate = self
        let identifier = controller.topViewController?.restorationIdentifier
        if identifier != known { keep(identifier, ofTab: name) }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        guard let tab = tabs.first(where: { $0.controller === navigationController }) else { return }
        keep(viewController.restorationIdentifier, ofTab: tab.name)
    }

    /// One after the other, in the order of what was seen; nothing is lost where it cannot be kept.
    private func keep(_ identifier: String?, ofTab name: String) {
        let before = keeping
        keeping = Task { [store] in
            await before?.value
            try? await store.keep(openScreen: identifier, ofTab: name)
        }
    }
}
