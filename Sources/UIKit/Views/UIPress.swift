import Foundation

/// One key that went down or up.
@MainActor
open class UIPress: NSObject {
    /// The key.
    open private(set) var key: UIKey?

    init(key: UIKey) {
        self.key = key
        super.init()
    }
}

/// The event that presses belong to.
@MainActor
open class UIPressesEvent: UIEvent {
    /// Set when the event came to the end of the responder chain.
    var isUnhandled = false
}

/// Something a person did.
@MainActor
open class UIEvent: NSObject {
    override init() {
        super.init()
    }
}
