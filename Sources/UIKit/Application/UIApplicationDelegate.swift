import Foundation

/// What an application says about its own life.
///
/// All methods are optional.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// A delegate is made by the system when the program starts.
    init()
    /// The program has started; nothing is shown yet.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The program has started and its state is restored.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// How a new scene is set up.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// The program is about to end.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// The start of the program: makes the delegate, runs the main loop and exits with its code.
    public static func main() {
        // The entry of a program runs on the main thread.
        let code = MainActor.assumeIsolated { UIApplication.shared.run(delegate: Self()) }
        exit(code)
    }

    /// By default nothing is to be done yet.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// By default nothing is to be done.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// By default a scene without a delegate.
    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }

    /// By default nothing is to be done.
    public func applicationWillTerminate(_ application: UIApplication) {}
}
