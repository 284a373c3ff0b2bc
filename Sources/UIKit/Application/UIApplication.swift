import CGtk
import CWidgets
import Foundation

/// The running program.
@MainActor
open class UIApplication: UIResponder {
    /// The one application.
    public static let shared = UIApplication()

    /// Who is told of the application's life.
    open var delegate: (any UIApplicationDelegate)?
    /// The scenes that are connected.
    open private(set) var connectedScenes: Set<UIScene> = []
    /// The sessions of those scenes.
    open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
    /// Whether the application is in front.
    open private(set) var applicationState: State = .inactive
    /// The text size that the person chose.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.system.preferredContentSizeCategory
    }

    /// Whether the application is in front.
    public enum State: Int, Sendable {
        /// In front.
        case active = 0
        /// Visible, but not in front.
        case inactive = 1
        /// Not visible.
        case background = 2
    }

    /// Where the options of an URL that is opened stand.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key.
        public let rawValue: String
        /// A key.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Where the options of a launch stand.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key.
        public let rawValue: String
        /// A key.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// GTK's application, while it runs.
    var native: UnsafeMutablePointer<GtkApplication>?

    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: URLs

    /// Whether something on this machine opens an address.
    open func canOpenURL(_ url: URL) -> Bool {
        guard let scheme = url.scheme else { return false }
        guard let handler = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
        g_object_unref(gpointer(handler))
        return true
    }

    /// Opens an address in the program that is for it.
    open func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let isOpened = g_app_info_launch_default_for_uri(url.absoluteString, nil, nil) != 0
        completion?(isOpened)
    }

    // MARK: Running

    /// The name that the desktop knows the application by, made from the program's: `app.wayside.Wayside`.
    static var identifier: String {
        let name = ProcessInfo.processInfo.processName
        let letters = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return "app.\(letters.lowercased()).\(letters.capitalized)"
    }

    /// Runs the main loop until the last window is closed; returns the exit code.
    func run(delegate: any UIApplicationDelegate) -> Int32 {
        self.delegate = delegate
        guard gtk_init_check() != 0 else {
            let message = "No display could be opened. Set DISPLAY or WAYLAND_DISPLAY, or use `make run`.\n"
            FileHandle.standardError.write(Data(message.utf8))
            return 69
        }
        guard let application = adw_application_new(Self.identifier, GApplicationFlags(rawValue: 0)) else { return 70 }
        // Where the program is installed its icon has this name; elsewhere windows have a plain one.
        gtk_window_set_default_icon_name(Self.identifier)
        let gtk = UnsafeMutableRawPointer(application).assumingMemoryBound(to: GtkApplication.self)
        native = gtk
        let main = UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self)
        var hasLaunched = false
        Signal.connect(gpointer(application), "activate") { [weak self] in
            guard let self else { return }
            // A second start of the program activates the first one: its window comes to the front.
            if hasLaunched { return self.raise() }
            hasLaunched = true
            self.launch()
        }
        Signal.connect(gpointer(application), "shutdown") { [weak self] in
            guard let self else { return }
            self.delegate?.applicationWillTerminate(self)
        }
        let code = g_application_run(main, 0, nil)
        g_object_unref(gpointer(application))
        native = nil
        return code
    }

    private func launch() {
        UIKitRuntime.start()
        _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
        guard delegate?.application(self, didFinishLaunchingWithOptions: nil) != false else { return }
        connectScene()
        releaseStartMemory()
    }

    /// Once the start is over, gives back what only the start needed.
    private func releaseStartMemory() {
        let isOver = DispatchTime.now() + .seconds(5)
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: isOver) { ws_memory_release_start() }
    }

    private func connectScene() {
        let session = UISceneSession(role: .windowApplication)
        let options = UIScene.ConnectionOptions()
        let configuration =
            delegate?.application(self, configurationForConnecting: session, options: options)
            ?? UISceneConfiguration(name: nil, sessionRole: session.role)
        session.configuration = configuration
        let scene = UIWindowScene(session: session, connectionOptions: options)
        session.scene = scene
        connectedScenes.insert(scene)
        if let type = configuration.delegateClass as? any UISceneDelegate.Type {
            scene.delegate = type.init()
        }
        scene.connect(options: options)
        if ProcessInfo.processInfo.environment["GDK_BACKEND"] == "broadway" {
            for window in scene.windows { window.maximise() }
        }
    }

    private func raise() {
        for scene in connectedScenes {
            for window in (scene as? UIWindowScene)?.windows ?? [] { gtk_window_present(window.nativeWindow) }
        }
    }

    func stateChanged(_ state: State) {
        guard state != applicationState else { return }
        applicationState = state
    }

    func disconnect(_ scene: UIScene) {
        connectedScenes.remove(scene)
    }
}
