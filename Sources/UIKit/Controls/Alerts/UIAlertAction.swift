import Foundation

/// One button of an alert.
@MainActor
open class UIAlertAction: NSObject {
    /// What kind of thing the button does.
    public enum Style: Int, Sendable {
        /// As any other.
        case `default` = 0
        /// It leaves things as they are.
        case cancel = 1
        /// It deletes or changes something for good.
        case destructive = 2
    }

    /// The text of the button.
    public let title: String?
    /// What kind of thing the button does.
    public let style: Style
    /// Whether the button can be used.
    open var isEnabled = true {
        didSet { onChange?() }
    }

    /// Told when the action can or cannot be used any more.
    var onChange: (() -> Void)?
    private let handler: ((UIAlertAction) -> Void)?

    /// A button with a text, and what it does once the alert is gone.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init(title, style, handler)
    }

    private init(_ title: String?, _ style: Style, _ handler: ((UIAlertAction) -> Void)?) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    func perform() {
        handler?(self)
    }
}
