import Foundation

/// Something in a bar: a title, a picture.
@MainActor
open class UIBarItem: NSObject {
    /// Told when something that a bar shows has changed.
    var onChange: (() -> Void)?

    /// The text.
    open var title: String? { didSet { onChange?() } }
    /// The picture.
    open var image: UIImage? { didSet { onChange?() } }
    /// Whether it can be used.
    open var isEnabled = true { didSet { onChange?() } }
    /// A number to find the item by.
    open var tag = 0
    /// The name that is read out.
    open var accessibilityLabel: String? { didSet { onChange?() } }
    /// A name that tests find the item by.
    open var accessibilityIdentifier: String? { didSet { onChange?() } }

    /// An item without anything.
    public override init() {
        super.init()
    }
}

/// A button in a bar.
@MainActor
open class UIBarButtonItem: UIBarItem {
    /// How a button looks.
    public enum Style: Int, Sendable {
        /// As any other.
        case plain = 0
        /// The one that finishes something.
        case done = 2
    }

    /// What the button does.
    open var primaryAction: UIAction? { didSet { onChange?() } }
    /// What the button opens; with a primary action, on a long press.
    open var menu: UIMenu? { didSet { onChange?() } }
    /// How the button looks.
    open var style: Style = .plain { didSet { onChange?() } }
    /// A view in the button's place.
    open var customView: UIView?
    /// The colour of text and picture.
    open var tintColor: UIColor? { didSet { onChange?() } }

    /// A button with text or a picture that does something or opens a menu.
    public convenience init(
        title: String? = nil,
        image: UIImage? = nil,
        primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// A view in a bar.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
}

/// What a tab bar shows for one controller.
@MainActor
open class UITabBarItem: UIBarItem {
    /// The picture while its tab is chosen.
    open var selectedImage: UIImage? { didSet { onChange?() } }
    /// A short text on the picture, such as a number.
    open var badgeValue: String? { didSet { onChange?() } }
    /// Whether the title is that of its controller.
    private(set) var followsTitle = false

    /// An item with a title and a picture.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// An item with a title and two pictures.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    convenience init(owner: UIViewController) {
        self.init()
        title = owner.title
        followsTitle = true
    }
}
