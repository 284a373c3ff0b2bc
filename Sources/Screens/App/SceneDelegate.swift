import UIKit

/// Opens the window, then what the app stands on, then the tabs.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var app: AppCoordinator?
    private var opening: Task<Void, Never>?

    override init() {
        super.init()
    }

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        windowScene.title = "Wayside"
        let window = UIWindow(windowScene: windowScene)
        self.window = window
        window.makeKeyAndVisible()
        let arguments = AppArguments(ProcessInfo.processInfo.arguments)
        opening = Task { [weak self] in
            // Opening the databases takes milliseconds, but on a slow disk or after a damage it may take longer.
            let dependencies = await Dependencies.open(arguments: arguments)
            guard let self, !Task.isCancelled else { return }
            self.app = AppCoordinator(window: window, dependencies: dependencies)
            self.app?.start()
        }
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        opening?.cancel()
    }
}
