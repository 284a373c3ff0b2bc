import Foundation

/// What can be done with a row.
@MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, the outermost first.
    public let actions: [UIContextualAction]
    /// Whether swiping all the way does the first action.
    open var performsFirstActionWithFullSwipe = true

    /// These actions.
    public convenience init(actions: [UIContextualAction]) {
        self.init(actions)
    }

    private init(_ actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// One thing that can be done with a row.
@MainActor
open class UIContextualAction: NSObject {
    /// What kind of thing it is.
    public enum Style: Int, Sendable {
        /// As any other.
        case normal = 0
        /// It deletes something.
        case destructive = 1
    }

    /// Does it, and calls the last argument with whether it was done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// What kind of thing it is.
    public let style: Style
    /// What does it.
    public let handler: Handler
    /// The text.
    open var title: String?
    /// The picture.
    open var image: UIImage?
    /// The colour behind.
    // Implicitly unwrapped as Apple declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var backgroundColor: UIColor!

    /// An action.
    public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        self.init(style, title, handler)
    }

    private init(_ style: Style, _ title: String?, _ handler: @escaping Handler) {
        self.style = style
        self.handler = handler
        self.title = title
        super.init()
    }
}
