import CGtk
import CWidgets
import Foundation

/// Owns a view, fills it and reacts to what happens there.
@MainActor
open class UIViewController: UIResponder {
    // MARK: View

    private var viewStorage: UIView?

    /// The view; made when first asked for.
    // Implicitly unwrapped as Apple declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView! {
        get { loadedView }
        set {
            viewStorage?.viewController = nil
            viewStorage = newValue
            newValue?.viewController = self
        }
    }
    /// The view, where it has been made.
    open var viewIfLoaded: UIView? { viewStorage }
    /// Whether the view has been made.
    open var isViewLoaded: Bool { viewStorage != nil }

    /// The view, made if need be.
    var loadedView: UIView {
        if let viewStorage { return viewStorage }
        loadView()
        let view = viewStorage ?? UIView(frame: .zero)
        if viewStorage == nil { self.view = view }
        viewDidLoad()
        return view
    }

    /// Makes the view now, where it has not been made.
    open func loadViewIfNeeded() {
        _ = loadedView
    }

    // MARK: Tree

    /// The controller that contains this one.
    open internal(set) weak var parent: UIViewController?
    /// The controllers inside this one.
    open internal(set) var children: [UIViewController] = []
    /// The window whose root this controller is.
    weak var hostWindow: UIWindow?
    /// The controller that presented this one.
    open internal(set) weak var presentingViewController: UIViewController?
    /// The controller that this one presents.
    open internal(set) var presentedViewController: UIViewController?
    /// How the controller is presented.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    /// Whether a person may dismiss it only by the controls it offers.
    open var isModalInPresentation = false
    /// The size it would like when it is presented in a part of the window.
    open var preferredContentSize: CGSize = .zero
    /// Whether the controller is between appearing and disappearing.
    private(set) var isAppeared = false
    /// The appearance that has begun and not ended.
    private var transition: (isAppearing: Bool, animated: Bool)?
    /// Whether it is being put into its parent just now.
    open internal(set) var isMovingToParent = false
    /// Whether it is being taken out of its parent just now.
    open internal(set) var isMovingFromParent = false
    /// Whether it is being presented just now.
    open internal(set) var isBeingPresented = false
    /// Whether it is being dismissed just now.
    open internal(set) var isBeingDismissed = false

    // MARK: In bars

    /// The title in bars.
    open var title: String? {
        didSet {
            navigationItem.titleChanged(title)
            if tabBarItem.followsTitle { tabBarItem.title = title }
        }
    }
    /// What tells this screen from others when what was open is to be shown again; nil where it is not kept.
    open var restorationIdentifier: String?
    /// What the navigation bar shows for this controller.
    public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// What the tab bar shows for this controller.
    // Implicitly unwrapped as Apple declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(owner: self)
    /// Whether the bar of tabs is hidden from when this controller is pushed to when it is popped.
    open var hidesBottomBarWhenPushed = false

    // MARK: Making

    /// A controller without a nib, as all are here.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// A controller.
    ///
    /// There are no nibs here: both arguments must be nil.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        precondition(nibNameOrNil == nil, "There are no nibs here: views are made in code.")
        super.init()
    }

    /// Controllers are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    isolated deinit {
        viewStorage?.viewController = nil
        viewStorage?.removeFromSuperview()
    }

    open override var next: UIResponder? {
        viewStorage?.superview ?? parent ?? presentingViewController ?? hostWindow
    }

    // MARK: To override

    /// Makes the view; override it to set `view` and do not call `super`.
    open func loadView() {
        let view = UIView(frame: CGRect(origin: .zero, size: UIWindow.defaultSize))
        view.directionalLayoutMargins = Self.systemMargins
        self.view = view
    }

    /// The margins of a controller's own view, in points.
    static let systemMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)

    /// The view has been made.
    open func viewDidLoad() {}
    /// The view is about to be seen.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is seen.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to be gone.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view is gone.
    open func viewDidDisappear(_ animated: Bool) {}
    /// The view is about to lay out what is inside.
    open func viewWillLayoutSubviews() {}
    /// The view has laid out what is inside.
    open func viewDidLayoutSubviews() {}
    /// The look, the contrast or the text size changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The controller is about to be put into a parent, or, with nil, taken out.
    open func willMove(toParent parent: UIViewController?) {}
    /// The controller was put into a parent, or, with nil, taken out.
    open func didMove(toParent parent: UIViewController?) {}

    /// The look, contrast, text size and size class in force here.
    open var traitCollection: UITraitCollection {
        viewStorage?.traitCollection ?? parentTraits ?? .system
    }

    /// What the parent says of the traits where the view is in no superview.
    var parentTraits: UITraitCollection? {
        guard let parent, viewStorage?.superview == nil else { return nil }
        return parent.traitCollection
    }

    /// A light or dark look for this controller, whatever the system says.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { loadedView.overrideUserInterfaceStyle }
        set { loadedView.overrideUserInterfaceStyle = newValue }
    }

    // MARK: Children

    /// Makes another controller a child.
    ///
    /// Put its view in yourself and call `didMove(toParent:)` on it.
    open func addChild(_ childController: UIViewController) {
        if childController.parent === self { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        childController.parent = self
        children.append(childController)
    }

    /// Takes the controller out of its parent.
    ///
    /// Take its view out yourself.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// The child that is seen and gets keys where nothing has the keyboard.
    var topmostChild: UIViewController { self }

    /// The nearest parent of a class.
    func ancestor<T: UIViewController>(of type: T.Type) -> T? {
        var current = parent
        while let step = current {
            if let found = step as? T { return found }
            current = step.parent
        }
        return nil
    }

    // MARK: Appearing

    /// Tells the controller that its view begins to come or to go.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        guard isAppearing != isAppeared, transition == nil else { return }
        _ = loadedView
        transition = (isAppearing, animated)
        isAppeared = isAppearing
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        for child in appearedChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    /// Tells the controller that its view has come or gone.
    open func endAppearanceTransition() {
        guard let (isAppearing, animated) = transition else { return }
        transition = nil
        for child in appearedChildren { child.endAppearanceTransition() }
        if isAppearing { viewDidAppear(animated) } else { viewDidDisappear(animated) }
    }

    /// Tells the controller that its view comes or goes at once.
    func setAppeared(_ appears: Bool, animated: Bool) {
        beginAppearanceTransition(appears, animated: animated)
        endAppearanceTransition()
    }

    /// The children that come and go with this controller: those whose views are inside its own; containers that show
    /// one at a time name that one.
    var appearedChildren: [UIViewController] {
        guard let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    /// Whether this controller tells its children itself when they come and go.
    var tellsChildrenToAppear: Bool { false }

    /// The view came into a window or left it: a child of a controller that is seen comes and goes with its view.
    func viewMovedToWindow() {
        guard let parent, !parent.tellsChildrenToAppear, parent.isAppeared, parent.transition == nil else { return }
        setAppeared(viewIfLoaded?.window != nil, animated: false)
    }

    // MARK: Presenting

    /// Shows another controller over this one.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        let presenter = presentingAncestor
        guard let window = presenter.windowForPresenting, presenter.presentedViewController == nil else {
            // As Apple's: nothing is presented twice, and nothing outside a window.
            FileHandle.standardError.write(Data("UIKit: cannot present here: no window, or already presenting.\n".utf8))
            return
        }
        presenter.presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = presenter
        viewControllerToPresent.show(in: window, animated: flag, completion: completion)
    }

    /// Takes away what this controller presents, or this controller where it presents nothing.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if let presented = presentedViewController {
            if presented.presentedViewController != nil { presented.dismiss(animated: false) }
            presented.hide(animated: flag)
            presented.presentingViewController = nil
            presentedViewController = nil
            completion?()
        } else if let presenter = presentingViewController {
            presenter.dismiss(animated: flag, completion: completion)
        } else if let parent {
            parent.dismiss(animated: flag, completion: completion)
        } else {
            completion?()
        }
    }

    /// The outermost controller of this one's tree: what is presented covers all of it.
    private var presentingAncestor: UIViewController {
        var current = self
        while let parent = current.parent { current = parent }
        return current
    }

    private var windowForPresenting: UIWindow? {
        viewIfLoaded?.window ?? hostWindow
    }

    /// Shows this presented controller over a window; alerts show a dialog instead.
    func show(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
        let presentation = Presentation(controller: self, window: window)
        window.presentations.append(presentation)
        isBeingPresented = true
        presentation.show()
        setAppeared(true, animated: animated)
        isBeingPresented = false
        completion?()
    }

    /// A person tapped beside this presented controller, or pressed Escape.
    func dismissedByPerson() {
        guard !isModalInPresentation else { return }
        presentingViewController?.dismiss(animated: true)
    }

    /// Takes this presented controller away.
    func hide(animated: Bool) {
        guard let window = viewStorage?.window,
            let index = window.presentations.firstIndex(where: { $0.controller === self })
        else { return }
        isBeingDismissed = true
        setAppeared(false, animated: animated)
        window.presentations.remove(at: index).hide()
        isBeingDismissed = false
    }
}

/// How a presented controller covers the window.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The whole window.
    case fullScreen = 0
    /// A large sheet.
    case pageSheet = 1
    /// A small sheet in the middle.
    case formSheet = 2
    /// The whole window, with what is behind still drawn.
    case overFullScreen = 5
    /// As the system thinks best: a sheet.
    case automatic = -2
}
