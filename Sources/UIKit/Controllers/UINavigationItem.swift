import Foundation

/// What a navigation bar shows for one controller.
@MainActor
open class UINavigationItem: NSObject {
    /// Told when something that a bar shows has changed.
    var onChange: (() -> Void)?

    /// The title in the middle.
    open var title: String? { didSet { onChange?() } }
    /// A line above the title.
    open var prompt: String? { didSet { onChange?() } }
    /// A view in the title's place.
    open var titleView: UIView? { didSet { onChange?() } }
    /// The button that a controller pushed on top shows to come back here.
    open var backBarButtonItem: UIBarButtonItem? { didSet { onChange?() } }
    /// The title of that button.
    open var backButtonTitle: String? { didSet { onChange?() } }
    /// Whether there is no way back by the bar.
    open var hidesBackButton = false { didSet { onChange?() } }
    /// The buttons at the leading side.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
    /// The buttons at the trailing side, the outermost first.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
    /// Whether the leading buttons stand beside the back button instead of in its place.
    open var leftItemsSupplementBackButton = false { didSet { onChange?() } }

    /// The search whose bar is shown under the title.
    open var searchController: UISearchController? { didSet { onChange?() } }
    /// Whether that bar goes away while content is scrolled.
    open var hidesSearchBarWhenScrolling = true { didSet { onChange?() } }

    /// The first button at the leading side.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The outermost button at the trailing side.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// An item of a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    func titleChanged(_ title: String?) {
        self.title = title
    }
}
