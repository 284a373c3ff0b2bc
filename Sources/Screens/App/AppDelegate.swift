import UIKit

/// Where the app starts: it names the delegate of its scenes and nothing else.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
    /// Made by the system.
    public override init() {
        super.init()
    }

    /// Every window is set up by `SceneDelegate`.
    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}
