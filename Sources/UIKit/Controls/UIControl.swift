import CGtk
import CWidgets
import Foundation

/// A view that a person operates: it tells its actions what was done.
@MainActor
open class UIControl: UIView {
    private struct Registration {
        let action: UIAction
        let events: Event
    }

    private var registrations: [Registration] = []

    /// Whether the control can be operated.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { giveUpFocus() }
            gtk_widget_set_sensitive(widget, isEnabled ? 1 : 0)
            stateChanged()
        }
    }
    /// Whether the control is chosen.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateChanged() } }
    }
    /// Whether the control is being pressed.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateChanged() } }
    }
    /// Where the content stands across a control that is wider; a button places its own by it.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
    /// Whether a tap opens the menu of a control that has one, as a button may.
    open var showsMenuAsPrimaryAction = false
    /// What the first three properties add up to.
    open var state: State {
        var state: State = []
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    /// A control with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if observesPresses { observePresses() }
    }

    /// A control with a frame that performs an action for its main event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Views are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    override class func makeWidget() -> Widget? {
        UIKitRuntime.start()
        return ws_control_new(GTK_ACCESSIBLE_ROLE_BUTTON)
    }

    /// Whether the control watches the pointer itself; one with a native widget inside does not.
    var observesPresses: Bool { true }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }
    /// A plain control is what its traits say, a tab stays a tab: an image that can be tapped is an image.
    override var acceptsRole: Bool {
        observesPresses && accessibility.traits != nil && Accessible.role(of: widget) == GTK_ACCESSIBLE_ROLE_BUTTON
    }

    // MARK: Actions

    /// Performs an action whenever one of the events happens.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        registrations.append(Registration(action: action, events: controlEvents))
    }

    /// Stops performing an action for the events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Stops performing the action of this identifier for the events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        registrations = registrations.compactMap { registration in
            guard registration.action.identifier == actionIdentifier else { return registration }
            let rest = registration.events.subtracting(controlEvents)
            return rest.isEmpty ? nil : Registration(action: registration.action, events: rest)
        }
    }

    /// Performs the actions of these events.
    open func sendActions(for controlEvents: Event) {
        for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
            registration.action.perform(sender: self)
        }
    }

    /// Performs one action on behalf of the control.
    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    /// The events that have actions.
    open var allControlEvents: Event {
        registrations.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// A property that belongs to the state changed.
    func stateChanged() {
        Accessible.set(accessibleWidget, GTK_ACCESSIBLE_STATE_DISABLED, !isEnabled)
    }

    // MARK: Operation

    private func observePresses() {
        gtk_widget_set_focusable(widget, 1)
        PressGesture.watch(
            widget,
            pressed: { [weak self] count, _ in self?.pressed(count) },
            released: { [weak self] place in self?.released(place) },
            cancelled: { [weak self] in self?.isHighlighted = false }
        )
        applyFocusRing()
    }

    /// The pointer went down, `count` being the number of the press in a row.
    func pressed(_ count: Int) {
        guard isEnabled else { return }
        isHighlighted = true
        sendActions(for: count > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    /// The pointer was released at a place of the control.
    func released(_ place: CGPoint) {
        guard isHighlighted else { return }
        isHighlighted = false
        if CGRect(origin: .zero, size: bounds.size).contains(place) {
            trigger()
        } else {
            sendActions(for: .touchUpOutside)
        }
    }

    /// Does what a tap does.
    func trigger() {
        guard isEnabled else { return }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    override func accessibilityActivated() {
        trigger()
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let keys: Set<UIKeyboardHIDUsage> = [.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter]
        let isPlain = presses.allSatisfy { $0.key?.modifierFlags.isEmpty == true }
        if observesPresses, isPlain, presses.contains(where: { $0.key.map { keys.contains($0.keyCode) } ?? false }) {
            trigger()
            return
        }
        super.pressesBegan(presses, with: event)
    }

    override func applyTraits() {
        super.applyTraits()
        if observesPresses { applyFocusRing() }
    }

    private func applyFocusRing() {
        var ring = UIColor.systemBlue.rgba(for: traitCollection)
        ws_view_set_focus_ring(widget, &ring)
    }
}
