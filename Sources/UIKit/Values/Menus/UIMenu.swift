import Foundation

/// A menu: a title and what can be chosen.
@MainActor
open class UIMenu: UIMenuElement {
    /// The name that tells this menu from others; made up where none was given.
    public let identifier: UIMenu.Identifier

    /// How the menu is shown inside another one.
    public let options: UIMenu.Options

    /// What can be chosen, in order.
    public let children: [UIMenuElement]

    /// Makes a menu.
    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [],
        children: [UIMenuElement] = []
    ) {
        let identifier = identifier ?? UIMenu.Identifier(UUID().uuidString)
        self.init(title, image, identifier, options, children)
    }

    private init(
        _ title: String,
        _ image: UIImage?,
        _ identifier: UIMenu.Identifier,
        _ options: UIMenu.Options,
        _ children: [UIMenuElement]
    ) {
        self.identifier = identifier
        self.options = options
        self.children = children
        super.init(elementTitle: title, elementImage: image)
    }

    /// The same menu with other children.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, image: image, identifier: identifier, options: options, children: newChildren)
    }

    /// A name that tells menus apart.
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

    /// How a menu is shown inside another one.
    public struct Options: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Its children stand in the outer menu, between lines, instead of behind an entry.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// Marked as something that destroys.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One child at a time is ticked.
        public static let singleSelection = Options(rawValue: 1 << 5)

        /// Makes a set of options from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }
}
