import UIKit

/// The gallery: every class of our UIKit in use, to look at.
///
/// `uikit-gallery --page buttons` opens one page at once.
final class GalleryDelegate: UIResponder, UIApplicationDelegate {
    override init() {
        super.init()
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = GallerySceneDelegate.self
        return configuration
    }
}

/// Opens the window on the list of pages, or on the page that the command names.
final class GallerySceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    override init() {
        super.init()
    }

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        windowScene.title = "UIKit gallery"
        let window = UIWindow(windowScene: windowScene)
        let navigation = UINavigationController(rootViewController: ContentsViewController())
        if let page = Page.named(in: ProcessInfo.processInfo.arguments) {
            navigation.pushViewController(page.makeViewController(), animated: false)
        }
        window.rootViewController = navigation
        self.window = window
        window.makeKeyAndVisible()
    }
}
