import Foundation

/// One instance of the application's interface.
@MainActor
open class UIScene: UIResponder {
    /// Whether a scene is in front.
    public enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// In front.
        case foregroundActive = 0
        /// Visible, not in front.
        case foregroundInactive = 1
        /// Not visible.
        case background = 2
    }

    /// What a scene was opened for.
    @MainActor
    open class ConnectionOptions: NSObject {
        override init() { super.init() }
        /// The addresses to open.
        open var urlContexts: Set<UIOpenURLContext> { [] }
    }

    /// The session that the scene belongs to.
    public let session: UISceneSession
    /// Who is told of the scene's life.
    open var delegate: (any UISceneDelegate)?
    /// Whether the scene is in front.
    open internal(set) var activationState: ActivationState = .unattached
    /// The title of the scene in lists of windows.
    // Implicitly unwrapped as Apple declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var title: String!

    /// A scene is made by the application.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    open override var next: UIResponder? { UIApplication.shared }

    func connect(options: ConnectionOptions) {
        delegate?.scene(self, willConnectTo: session, options: options)
        delegate?.sceneWillEnterForeground(self)
        activationState = .foregroundInactive
    }

    func activeChanged(_ isActive: Bool) {
        if isActive {
            guard activationState != .foregroundActive else { return }
            activationState = .foregroundActive
            UIApplication.shared.stateChanged(.active)
            delegate?.sceneDidBecomeActive(self)
        } else if activationState == .foregroundActive {
            delegate?.sceneWillResignActive(self)
            activationState = .foregroundInactive
            UIApplication.shared.stateChanged(.inactive)
        }
    }

    func disconnect() {
        activeChanged(false)
        delegate?.sceneDidEnterBackground(self)
        activationState = .unattached
        UIApplication.shared.stateChanged(.background)
        delegate?.sceneDidDisconnect(self)
        UIApplication.shared.disconnect(self)
    }
}

/// An address that the system asks the application to open.
@MainActor
open class UIOpenURLContext: NSObject {
    /// The address.
    public let url: URL

    init(url: URL) {
        self.url = url
        super.init()
    }
}

/// A scene that has windows.
@MainActor
open class UIWindowScene: UIScene {
    /// The windows, oldest first.
    open private(set) var windows: [UIWindow] = []
    // Implicitly unwrapped as Apple declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open override var title: String! {
        didSet { for window in windows { window.setNativeTitle(title ?? "") } }
    }

    func add(_ window: UIWindow) {
        windows.append(window)
        if let title { window.setNativeTitle(title) }
    }

    func closed(_ window: UIWindow) {
        guard windows.contains(where: { $0 === window }) else { return }
        disconnect()
        windows.removeAll { $0 === window }
    }
}

/// The lasting identity of a scene.
@MainActor
open class UISceneSession: NSObject {
    /// What scenes of a session are for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A role of this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Windows of the application.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// What the session's scenes are for.
    public let role: Role
    /// How the session's scene is set up.
    open internal(set) var configuration: UISceneConfiguration
    /// The scene, while it is connected.
    open internal(set) weak var scene: UIScene?
    /// A name that lasts.
    public let persistentIdentifier: String

    init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        persistentIdentifier = "main"
        super.init()
    }
}

/// How a scene is set up.
@MainActor
open class UISceneConfiguration: NSObject {
    /// The name of the configuration.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate.
    open var delegateClass: AnyClass?

    /// A configuration of a name for a role.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}
