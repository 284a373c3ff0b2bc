import Foundation

extension UITraitCollection {
    /// What the whole program goes by: set at start and whenever the desktop's settings change.
    static var system: UITraitCollection {
        get { systemTraits.withLock { $0 } }
        set { systemTraits.withLock { $0 = newValue } }
    }

    private static let systemTraits = Locked(
        UITraitCollection(
            traits: Traits(
                userInterfaceStyle: .light,
                accessibilityContrast: .normal,
                preferredContentSizeCategory: .large,
                horizontalSizeClass: .regular,
                verticalSizeClass: .regular,
                layoutDirection: .leftToRight,
                displayScale: 1
            )
        )
    )

    private static let threadKey = "UITraitCollection.current"

    /// The traits that dynamic colours and text styles go by on this thread where none are given.
    ///
    /// Setting it holds for the calling thread alone; until then it is what the desktop's settings say.
    public class var current: UITraitCollection {
        get {
            Thread.current.threadDictionary[threadKey] as? UITraitCollection ?? system
        }
        set {
            Thread.current.threadDictionary[threadKey] = newValue
        }
    }

    /// Calls the closure with this collection as the thread's current one, then puts back what was there.
    public func performAsCurrent(_ actions: () -> Void) {
        let dictionary = Thread.current.threadDictionary
        let previous = dictionary[Self.threadKey] as? UITraitCollection
        dictionary[Self.threadKey] = self
        actions()
        if let previous {
            dictionary[Self.threadKey] = previous
        } else {
            dictionary.removeObject(forKey: Self.threadKey)
        }
    }
}
