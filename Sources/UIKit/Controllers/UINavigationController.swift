import CGtk
import CWidgets
import Foundation

/// A stack of screens with a bar over them: the topmost is seen, and the bar leads back.
@MainActor
open class UINavigationController: UIViewController {
    /// The screens, the topmost last.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The screen that is seen.
    open var topViewController: UIViewController? { stack.last }
    /// The screen that is seen, or what it presents.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
    /// Who is told of changes.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The bar.
    public let navigationBar = UINavigationBar(frame: .zero)
    /// Whether the bar is hidden.
    open var isNavigationBarHidden = false {
        didSet {
            navigationBar.isHidden = isNavigationBarHidden
            viewIfLoaded?.setNeedsLayout()
        }
    }

    private var stack: [UIViewController] = []
    private let container = UIView(frame: .zero)
    private var isTransitioning = false
    /// The bar of the topmost screen's search.
    private var searchBar: UISearchBar?
    /// What had the keyboard in a screen when another one was pushed over it.
    private var focusMemory: [ObjectIdentifier: WeakView] = [:]

    private struct WeakView {
        weak var view: UIView?
    }

    /// A stack with one screen.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// An empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Controllers are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    // Implicitly unwrapped as Apple declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open override var tabBarItem: UITabBarItem! {
        get { ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { ownTabBarItem = newValue }
    }
    private var ownTabBarItem: UITabBarItem?

    override var topmostChild: UIViewController { topViewController?.topmostChild ?? self }
    override var appearedChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }
    override var tellsChildrenToAppear: Bool { true }

    open override func loadView() {
        let view = NavigationView(frame: CGRect(origin: .zero, size: UIWindow.defaultSize))
        view.controller = self
        self.view = view
        container.clipsToBounds = true
        // Read, and reached by the Tab key, from top to bottom.
        view.addSubview(navigationBar)
        view.addSubview(container)
        navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
        navigationBar.onItemChange = { [weak self] in self?.updateSearchBar() }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if let top = topViewController { install(top) }
    }

    // MARK: Stack

    /// Puts a screen on top.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(!stack.contains { $0 === viewController }, "A screen is pushed twice.")
        change(to: stack + [viewController], animated: animated, isForward: true)
    }

    /// Takes the topmost screen away; the first one stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let popped = stack.last
        change(to: Array(stack.dropLast()), animated: animated, isForward: false)
        return popped
    }

    /// Takes all screens over one of them away.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }), index + 1 < stack.count else {
            return nil
        }
        let popped = Array(stack[(index + 1)...])
        change(to: Array(stack[...index]), animated: animated, isForward: false)
        return popped
    }

    /// Takes all screens but the first one away.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Replaces the whole stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let isForward = viewControllers.last.map { last in !stack.contains { $0 === last } } ?? false
        change(to: viewControllers, animated: animated, isForward: isForward)
    }

    /// Whether a screen that was pushed wants the bar of tabs hidden: the one that is seen, or one below it.
    var hidesBottomBar: Bool { stack.dropFirst().contains { $0.hidesBottomBarWhenPushed } }

    private func change(to new: [UIViewController], animated: Bool, isForward: Bool) {
        let old = stack
        let oldTop = old.last
        let newTop = new.last
        let isVisible = isAppeared && isViewLoaded
        for controller in new where !old.contains(where: { $0 === controller }) {
            controller.isMovingToParent = true
            addChild(controller)
        }
        let leaving = old.filter { controller in !new.contains { $0 === controller } }
        for controller in leaving {
            controller.isMovingFromParent = true
            controller.willMove(toParent: nil)
        }
        if isForward, let oldTop, let focused = focusedView(in: oldTop) {
            focusMemory[ObjectIdentifier(oldTop)] = WeakView(view: focused)
        }
        stack = new
        tabBarController?.updateBottomBar()
        guard oldTop !== newTop else {
            settle(leaving)
            updateBar()
            return
        }
        if let newTop { delegate?.navigationController(self, willShow: newTop, animated: animated) }
        guard isViewLoaded else {
            settle(leaving)
            return
        }
        let hadFocus = oldTop.map { focusedView(in: $0) != nil } ?? false
        if isVisible {
            if let newTop { _ = newTop.loadedView }
            oldTop?.beginAppearanceTransition(false, animated: animated)
            newTop?.beginAppearanceTransition(true, animated: animated)
        }
        if let newTop { install(newTop) }
        updateBar()
        transition(from: oldTop, to: newTop, animated: animated && isVisible, isForward: isForward)
        if isVisible {
            oldTop?.endAppearanceTransition()
            newTop?.endAppearanceTransition()
        }
        settle(leaving)
        if isVisible { moveFocus(to: newTop, hadFocus: hadFocus, isForward: isForward) }
        if let newTop { delegate?.navigationController(self, didShow: newTop, animated: animated) }
    }

    private func settle(_ leaving: [UIViewController]) {
        for controller in leaving {
            focusMemory[ObjectIdentifier(controller)] = nil
            controller.removeFromParent()
            controller.isMovingFromParent = false
        }
        for controller in stack where controller.isMovingToParent {
            controller.didMove(toParent: self)
            controller.isMovingToParent = false
        }
    }

    private func install(_ controller: UIViewController) {
        let view = controller.loadedView
        view.frame = CGRect(origin: .zero, size: container.bounds.size)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
        container.addSubview(view)
        updateBar()
    }

    private func updateBar() {
        guard let top = topViewController else { return }
        let previous = stack.dropLast().last
        navigationBar.show(top.navigationItem, previous: previous?.navigationItem)
        updateSearchBar()
        viewIfLoaded?.setNeedsLayout()
    }

    /// Shows the bar of the topmost screen's search under the navigation bar.
    ///
    /// It stays while the screen scrolls, and the navigation bar stays while one searches: on Linux the window is moved
    /// and closed by it.
    private func updateSearchBar() {
        guard isViewLoaded else { return }
        let wanted = topViewController?.navigationItem.searchController?.searchBar
        guard wanted !== searchBar else { return }
        if let searchBar, searchBar.superview === loadedView { searchBar.removeFromSuperview() }
        searchBar = wanted
        // Read, and reached by the Tab key, before the screen that is searched.
        if let wanted { loadedView.insertSubview(wanted, belowSubview: container) }
        loadedView.setNeedsLayout()
    }

    // MARK: Transition

    /// The new screen slides in over the old one, or the old one away from the new one.
    private func transition(from old: UIViewController?, to new: UIViewController?, animated: Bool, isForward: Bool) {
        guard let oldView = old?.viewIfLoaded, oldView.superview === container else { return }
        guard animated, let newView = new?.viewIfLoaded else {
            oldView.removeFromSuperview()
            return
        }
        let width = container.bounds.width
        if !isForward { container.bringSubviewToFront(oldView) }
        let moving = isForward ? newView : oldView
        oldView.isUserInteractionEnabled = false
        Animator.run(on: container.widget, milliseconds: Animator.slide) { progress in
            let x = isForward ? width * (1 - progress) : width * progress
            ws_view_set_shift(moving.widget, Double(x), 0)
        } completion: {
            [weak self, weak new] in
            ws_view_set_shift(moving.widget, 0, 0)
            oldView.isUserInteractionEnabled = true
            // Another transition may have brought it back meanwhile.
            if self?.topViewController?.viewIfLoaded !== oldView { oldView.removeFromSuperview() }
            _ = new
        }
    }

    private func focusedView(in controller: UIViewController) -> UIView? {
        guard let view = controller.viewIfLoaded, let focused = view.window?.focusedView else { return nil }
        // The search bar belongs to the screen that is searched, though it stands outside of it.
        let bar = controller.navigationItem.searchController?.searchBar
        let isInside = focused.isDescendant(of: view) || bar.map { focused.isDescendant(of: $0) } ?? false
        return isInside ? focused : nil
    }

    /// The keyboard goes on where the person is: into the new screen, or back to where it was.
    private func moveFocus(to controller: UIViewController?, hadFocus: Bool, isForward: Bool) {
        guard let controller, let view = controller.viewIfLoaded else { return }
        if let remembered = focusMemory.removeValue(forKey: ObjectIdentifier(controller))?.view,
            remembered.becomeFirstResponder()
        {
            return
        }
        if hadFocus || view.window?.focusedView == nil {
            // Rows exist once they are laid out.
            viewIfLoaded?.layoutIfNeeded()
            if !view.focusFirst() { view.window?.clearFocus() }
        }
    }

    // MARK: Layout

    fileprivate func layout(in size: CGSize) {
        var y: CGFloat = 0
        if !isNavigationBarHidden {
            let height = navigationBar.intrinsicContentSize.height
            navigationBar.frame = CGRect(x: 0, y: 0, width: size.width, height: height)
            y = height
        }
        if let searchBar {
            let height = searchBar.intrinsicContentSize.height
            searchBar.frame = CGRect(x: 0, y: y, width: size.width, height: height)
            y += height
        }
        container.frame = CGRect(x: 0, y: y, width: size.width, height: max(0, size.height - y))
        for view in container.subviews { view.frame = CGRect(origin: .zero, size: container.bounds.size) }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, presentedViewController == nil else {
            return super.pressesBegan(presses, with: event)
        }
        let search = topViewController?.navigationItem.searchController
        if let search, search.takesKey(key) { return }
        if key.keyCode == .keyboardEscape, key.modifierFlags.isEmpty, let search, search.isActive {
            search.isActive = false
            return
        }
        if !goBack(by: key) { super.pressesBegan(presses, with: event) }
    }

    /// Escape and Alt+← lead to the screen before; true when the key was one of them.
    func goBack(by key: UIKey) -> Bool {
        let isEscape = key.keyCode == .keyboardEscape && key.modifierFlags.isEmpty
        let isBack = key.keyCode == .keyboardLeftArrow && key.modifierFlags == .alternate
        guard isEscape || isBack, stack.count > 1, presentedViewController == nil else { return false }
        popViewController(animated: true)
        return true
    }
}

/// The view of a navigation controller: it lays out the bar and the screen.
@MainActor
private final class NavigationView: UIView {
    weak var controller: UINavigationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layout(in: bounds.size)
    }
}

/// What a navigation controller says of its changes.
///
/// All methods are optional.
@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// A screen is about to be seen.
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    )
    /// A screen is seen.
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    )
}

extension UINavigationControllerDelegate {
    /// By default nothing is to be done.
    public func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {}
    /// By default nothing is to be done.
    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {}
}

extension UIViewController {
    /// The navigation controller that this controller is in.
    public var navigationController: UINavigationController? { ancestor(of: UINavigationController.self) }
    /// The tab bar controller that this controller is in.
    public var tabBarController: UITabBarController? { ancestor(of: UITabBarController.self) }
}
