import Foundation

/// A search: its bar, who looks for what is typed there, and the results over the screen that is searched.
///
/// The bar is shown by the navigation item that the controller is given to.
@MainActor
open class UISearchController: UIViewController, SearchBarObserver {
    /// The bar.
    public let searchBar = UISearchBar(frame: .zero)
    /// Who looks for what is typed.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Who is told when the search begins and ends.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// The controller of the results; nil where the searched screen shows them itself.
    open private(set) var searchResultsController: UIViewController?
    /// Whether the search goes on: from the first touch of the bar until it is cancelled.
    open var isActive: Bool {
        get { isSearching }
        set {
            guard newValue != isSearching else { return }
            if newValue { begin() } else { end() }
        }
    }
    /// Whether the searched screen is covered while nothing has been typed.
    open var obscuresBackgroundDuringPresentation = false {
        didSet { updateCover() }
    }
    /// Whether the title above the bar goes away while the search goes on.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the bar's cancelling button comes and goes with the search.
    open var automaticallyShowsCancelButton = true

    private var isSearching = false
    private lazy var cover = makeCover()
    /// Told when the search begins or ends: the navigation controller shows more or less of its bar.
    var onActiveChange: (() -> Void)?

    /// A search with a controller for its results, or nil where the searched screen shows them itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.observer = self
    }

    /// A search whose results the searched screen shows.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        searchBar.observer = self
    }

    /// Controllers are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Keys

    /// Ctrl+F and the slash lead into the bar, from wherever the keyboard is; true when the key was one of them.
    func takesKey(_ key: UIKey) -> Bool {
        let isFind = key.keyCode == .keyboardF && key.modifierFlags == .control
        let isSlash = key.characters == "/" && key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
        guard isFind || isSlash, searchBar.window != nil else { return false }
        searchBar.focusByKey()
        return true
    }

    // MARK: Beginning and ending

    func searchBegan() {
        if isSearching {
            searchResultsUpdater?.updateSearchResults(for: self)
        } else {
            begin()
        }
    }

    func searchTextChanged() {
        updateCover()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func searchCancelled() {
        if isSearching { end() } else { searchBar.resignFirstResponder() }
    }

    func cancelButtonIsAppsOwn() {
        automaticallyShowsCancelButton = false
    }

    private func begin() {
        isSearching = true
        delegate?.willPresentSearchController(self)
        if automaticallyShowsCancelButton { searchBar.showCancelButton(true) }
        if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
        updateCover()
        onActiveChange?()
        delegate?.didPresentSearchController(self)
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func end() {
        delegate?.willDismissSearchController(self)
        isSearching = false
        searchBar.searchTextField.text = ""
        if automaticallyShowsCancelButton { searchBar.showCancelButton(false) }
        searchBar.resignFirstResponder()
        updateCover()
        onActiveChange?()
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didDismissSearchController(self)
    }

    // MARK: Results

    /// The screen that is searched: the one whose navigation item has this search.
    private var searchedController: UIViewController? {
        var responder: UIResponder? = searchBar.next
        while let step = responder {
            if let navigation = step as? UINavigationController {
                let top = navigation.topViewController
                return top?.navigationItem.searchController === self ? top : nil
            }
            responder = step.next
        }
        return nil
    }

    /// Shows the results where something is typed, and covers the screen where nothing is and that is asked for.
    private func updateCover() {
        let hasText = searchBar.searchTextField.hasText
        showResults(isSearching && hasText)
        let isCovered = isSearching && !hasText && obscuresBackgroundDuringPresentation
        guard isCovered, let screen = searchedController?.viewIfLoaded else {
            if cover.superview != nil { cover.removeFromSuperview() }
            return
        }
        guard cover.superview !== screen else { return }
        cover.frame = CGRect(origin: .zero, size: screen.bounds.size)
        screen.addSubview(cover)
    }

    private func showResults(_ isShown: Bool) {
        guard let results = searchResultsController else { return }
        if isShown, results.parent == nil, let screen = searchedController {
            screen.addChild(results)
            let view = results.loadedView
            view.frame = CGRect(origin: .zero, size: screen.loadedView.bounds.size)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
            results.beginAppearanceTransition(true, animated: false)
            screen.loadedView.addSubview(view)
            results.endAppearanceTransition()
            results.didMove(toParent: screen)
        } else if !isShown, results.parent != nil {
            results.willMove(toParent: nil)
            results.beginAppearanceTransition(false, animated: false)
            results.viewIfLoaded?.removeFromSuperview()
            results.endAppearanceTransition()
            results.removeFromParent()
        }
    }

    private func makeCover() -> UIControl {
        let cover = UIControl(frame: .zero)
        cover.backgroundColor = UIColor.black.withAlphaComponent(0.3)
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cover.accessibilityElementsHidden = true
        cover.addAction(UIAction { [weak self] _ in self?.searchCancelled() }, for: .touchUpInside)
        return cover
    }
}
