import Foundation

/// What a menu holds: an action or another menu.
@MainActor
open class UIMenuElement: NSObject {
    private let elementTitle: String
    private let elementImage: UIImage?

    init(elementTitle: String, elementImage: UIImage?) {
        self.elementTitle = elementTitle
        self.elementImage = elementImage
        super.init()
    }

    /// What the person reads.
    open var title: String {
        elementTitle
    }

    /// The picture beside the title.
    open var image: UIImage? {
        elementImage
    }

    /// How an element is to be shown.
    public struct Attributes: OptionSet, Sendable {
        /// The attributes as bits.
        public let rawValue: UInt

        /// Shown, but cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Marked as something that destroys.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)

        /// Makes a set of attributes from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    /// Whether an element is ticked.
    public enum State: Int, Sendable {
        /// Not ticked.
        case off = 0
        /// Ticked.
        case on = 1
        /// Ticked for some of what it stands for.
        case mixed = 2
    }
}
