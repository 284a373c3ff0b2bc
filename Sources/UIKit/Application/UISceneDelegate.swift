import Foundation

/// What a scene says about its own life.
///
/// All methods are optional.
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// A delegate is made by the system when its scene is connected.
    init()
    /// The scene is about to be shown: make its window here.
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    )
    /// The scene is gone.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene is in front.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is about to leave the front.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene is about to be visible.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene is not visible any more: save what is to be kept.
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    /// By default nothing is to be done.
    public func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// By default nothing is to be done.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// By default nothing is to be done.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// By default nothing is to be done.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// By default nothing is to be done.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// By default nothing is to be done.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// A scene's delegate that has a window.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window of the scene.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// A delegate that keeps its window elsewhere has none here.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
