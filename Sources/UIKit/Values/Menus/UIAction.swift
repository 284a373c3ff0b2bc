import Foundation

/// What is called when an action is performed.
public typealias UIActionHandler = (UIAction) -> Void

/// Something that can be done, with its name, its picture and the closure that does it.
@MainActor
open class UIAction: UIMenuElement {
    private var actionTitle: String
    private var actionImage: UIImage?
    private let handler: UIActionHandler

    /// The name that tells this action from others; made up where none was given.
    public let identifier: UIAction.Identifier

    /// A longer description, as for a tooltip.
    open var discoverabilityTitle: String?

    /// How the action is to be shown.
    open var attributes: UIMenuElement.Attributes = []

    /// Whether the action is ticked.
    open var state: UIMenuElement.State = .off

    /// What set the action off, while it runs: a control or a bar button item.
    open private(set) var sender: Any?

    /// Makes an action.
    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.init(title, image, identifier ?? UIAction.Identifier(UUID().uuidString), handler)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    private init(
        _ title: String,
        _ image: UIImage?,
        _ identifier: UIAction.Identifier,
        _ handler: @escaping UIActionHandler
    ) {
        actionTitle = title
        actionImage = image
        self.identifier = identifier
        self.handler = handler
        super.init(elementTitle: title, elementImage: image)
    }

    /// What the person reads.
    open override var title: String {
        get { actionTitle }
        set { actionTitle = newValue }
    }

    /// The picture beside the title.
    open override var image: UIImage? {
        get { actionImage }
        set { actionImage = newValue }
    }

    /// A name that tells actions apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier from a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an identifier from a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

extension UIAction {
    /// Calls the handler; `sender` can be asked for while it runs.
    func perform(sender: Any?) {
        let outer = self.sender
        self.sender = sender
        handler(self)
        self.sender = outer
    }
}
