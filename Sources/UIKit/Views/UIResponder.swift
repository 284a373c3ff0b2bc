import Foundation

/// An object that handles events and hands those it does not use to the next one in the chain.
@MainActor
open class UIResponder: NSObject {
    /// A responder that is not in any chain yet.
    public override init() {
        super.init()
    }

    /// Who gets the events that this responder does not use.
    open var next: UIResponder? { nil }

    /// Whether this responder takes the keyboard when asked.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this responder gives the keyboard up when asked.
    open var canResignFirstResponder: Bool { true }

    /// Whether the keyboard's events begin at this responder.
    open var isFirstResponder: Bool { false }

    /// Takes the keyboard; false when it cannot.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    /// Gives the keyboard up; false when it cannot.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }

    /// Keys went down.
    ///
    /// Call `super` for those you do not use: they go on to the next responder.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let next else {
            event?.isUnhandled = true
            return
        }
        next.pressesBegan(presses, with: event)
    }

    /// Keys went up.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let next else {
            event?.isUnhandled = true
            return
        }
        next.pressesEnded(presses, with: event)
    }
}
