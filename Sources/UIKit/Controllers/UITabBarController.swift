import CGtk
import CWidgets
import Foundation

/// Several screens side by side, chosen by a bar of tabs; each keeps its state.
@MainActor
open class UITabBarController: UIViewController {
    /// The screens, from leading to trailing.
    open var viewControllers: [UIViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The place of the screen that is seen.
    open var selectedIndex: Int {
        get { index }
        set { select(newValue) }
    }
    /// The screen that is seen.
    open var selectedViewController: UIViewController? {
        get { controllers.indices.contains(index) ? controllers[index] : nil }
        set { if let place = controllers.firstIndex(where: { $0 === newValue }) { select(place) } }
    }
    /// The bar.
    public let tabBar = UITabBar(frame: .zero)
    /// Who is asked and told of changes.
    open weak var delegate: (any UITabBarControllerDelegate)?

    private var controllers: [UIViewController] = []
    private var index = 0
    private let container = UIView(frame: .zero)
    private var focusMemory: [Int: WeakView] = [:]

    /// Whether the chosen tab's screen has the bar hidden.
    private var hidesBar = false

    private struct WeakView {
        weak var view: UIView?
    }

    /// A controller of no tabs yet.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Controllers are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    override var topmostChild: UIViewController { selectedViewController?.topmostChild ?? self }
    override var appearedChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
    override var tellsChildrenToAppear: Bool { true }

    open override func loadView() {
        let view = TabView(frame: CGRect(origin: .zero, size: UIWindow.defaultSize))
        view.controller = self
        self.view = view
        view.addSubview(container)
        view.addSubview(tabBar)
        tabBar.onSelect = { [weak self] in self?.chosenByPerson($0) }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        tabBar.show(controllers.map { $0.tabBarItem })
        installSelected()
    }

    /// Replaces the screens.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let shown = selectedViewController
        for controller in controllers where !new.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            if controller === shown, isAppeared { controller.setAppeared(false, animated: false) }
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        controllers = new
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        index = new.firstIndex { $0 === shown } ?? 0
        guard isViewLoaded else { return }
        tabBar.show(new.map { $0.tabBarItem })
        installSelected()
        if isAppeared { selectedViewController?.setAppeared(true, animated: false) }
    }

    /// A tap on a tab, or its key.
    private func chosenByPerson(_ place: Int) {
        guard controllers.indices.contains(place) else { return }
        let controller = controllers[place]
        guard delegate?.tabBarController(self, shouldSelect: controller) != false else { return }
        if place == index {
            // A second tap leads back to the tab's first screen.
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(place)
        }
        delegate?.tabBarController(self, didSelect: controller)
    }

    private func select(_ place: Int) {
        guard controllers.indices.contains(place), place != index else { return }
        let old = selectedViewController
        let hadFocus = rememberFocus()
        index = place
        guard isViewLoaded else { return }
        let new = controllers[place]
        if isAppeared {
            _ = new.loadedView
            old?.beginAppearanceTransition(false, animated: false)
            new.beginAppearanceTransition(true, animated: false)
        }
        old?.viewIfLoaded?.removeFromSuperview()
        installSelected()
        if isAppeared {
            old?.endAppearanceTransition()
            new.endAppearanceTransition()
        }
        restoreFocus(hadFocus: hadFocus)
    }

    private func installSelected() {
        guard let controller = selectedViewController else { return }
        let view = controller.loadedView
        view.frame = CGRect(origin: .zero, size: container.bounds.size)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.superview !== container { container.addSubview(view) }
        tabBar.selectedItem = controller.tabBarItem
        updateBottomBar()
        viewIfLoaded?.setNeedsLayout()
    }

    /// Hides the bar while a screen that was pushed in the chosen tab wants that, and brings it back.
    func updateBottomBar() {
        let hides = (selectedViewController as? UINavigationController)?.hidesBottomBar ?? false
        guard hides != hidesBar else { return }
        hidesBar = hides
        tabBar.isHidden = hides
        viewIfLoaded?.setNeedsLayout()
        // The screen that comes has its size before it is seen.
        if isAppeared { viewIfLoaded?.layoutIfNeeded() }
    }

    /// Whether the keyboard was in the screen that goes; it is remembered for the way back.
    private func rememberFocus() -> Bool {
        guard let view = selectedViewController?.viewIfLoaded, let focused = view.window?.focusedView,
            focused.isDescendant(of: view)
        else { return false }
        focusMemory[index] = WeakView(view: focused)
        return true
    }

    private func restoreFocus(hadFocus: Bool) {
        guard hadFocus, let view = selectedViewController?.viewIfLoaded else { return }
        if let remembered = focusMemory[index]?.view, remembered.becomeFirstResponder() { return }
        viewIfLoaded?.layoutIfNeeded()
        // A field does not begin to be edited because its tab was chosen.
        if !view.focusFirst() { view.window?.clearFocus() }
    }

    fileprivate func layout(in size: CGSize) {
        tabBar.frame.size.width = size.width
        let height = tabBar.isHidden ? 0 : tabBar.intrinsicContentSize.height
        tabBar.frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
        container.frame = CGRect(x: 0, y: 0, width: size.width, height: max(0, size.height - height))
        for view in container.subviews { view.frame = CGRect(origin: .zero, size: container.bounds.size) }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let digits: [UIKeyboardHIDUsage] = [
            .keyboard1, .keyboard2, .keyboard3, .keyboard4, .keyboard5, .keyboard6, .keyboard7, .keyboard8, .keyboard9,
        ]
        guard let key = presses.first?.key, key.modifierFlags == .control,
            let place = digits.firstIndex(of: key.keyCode), controllers.indices.contains(place)
        else { return super.pressesBegan(presses, with: event) }
        chosenByPerson(place)
    }
}

/// The view of a tab bar controller: it lays out the screen and the bar.
@MainActor
private final class TabView: UIView {
    weak var controller: UITabBarController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layout(in: bounds.size)
    }
}

/// What a tab bar controller asks and says.
///
/// All methods are optional.
@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether a tab may be chosen.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// A tab was chosen.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// By default every tab may be chosen.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// By default nothing is to be done.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
