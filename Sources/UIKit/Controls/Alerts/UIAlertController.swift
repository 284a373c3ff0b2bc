import Foundation

/// A short message with buttons over everything else.
///
/// It is shown inside the window, not as a window of its own: docs/decisions has the reason.
@MainActor
open class UIAlertController: UIViewController {
    /// How an alert is shown.
    public enum Style: Int, Sendable {
        /// A list of things to do with what was touched.
        case actionSheet = 0
        /// A message or a question.
        case alert = 1
    }

    /// The text under the title.
    open var message: String? {
        didSet { contentChanged() }
    }
    open override var title: String? {
        didSet { contentChanged() }
    }
    /// How the alert is shown.
    open private(set) var preferredStyle: Style = .alert
    /// The buttons, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The fields under the text, in the order in which they were added.
    open private(set) var textFields: [UITextField]?
    /// The button that Return presses.
    open var preferredAction: UIAlertAction? {
        didSet { contentChanged() }
    }

    private lazy var content = AlertView { [weak self] action in self?.choose(action) }

    /// An alert with a title and a text.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        modalPresentationStyle = .formSheet
        // Only its own buttons end it: one of them is chosen, or nothing happens.
        isModalInPresentation = true
    }

    /// Adds a button.
    ///
    /// There can be one cancelling action.
    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || cancelAction == nil,
            "UIAlertController can only have one action with a style of UIAlertAction.Style.cancel."
        )
        actions.append(action)
        action.onChange = { [weak self] in self?.contentChanged() }
        contentChanged()
    }

    /// Adds a field to type into, and hands it out to be set up.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        precondition(preferredStyle == .alert, "Text fields can only be added to an alert, not to an action sheet.")
        let field = UITextField(frame: .zero)
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
        contentChanged()
    }

    open override func loadView() {
        view = content
        contentChanged()
    }

    open override var preferredContentSize: CGSize {
        get { AlertView.size(of: content, over: presentingViewController) }
        set { super.preferredContentSize = newValue }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let field = textFields?.first {
            field.becomeFirstResponder()
            return
        }
        // Never a button that destroys something: Return would press it.
        let first = preferredAction ?? cancelAction ?? actions.first { $0.style != .destructive }
        content.focus(on: first)
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, key.modifierFlags.subtracting(.numericPad).isEmpty else {
            return super.pressesBegan(presses, with: event)
        }
        switch key.keyCode {
        case .keyboardEscape:
            // Without a cancelling action Escape does what the only button does, and nothing where there are several.
            if let action = cancelAction ?? (actions.count == 1 ? actions.first : nil) { choose(action) }
        case .keyboardReturnOrEnter, .keypadEnter:
            if let preferredAction { choose(preferredAction) }
        default:
            super.pressesBegan(presses, with: event)
        }
    }

    /// Beside a sheet of actions one taps to do none of them; an alert wants an answer.
    override func dismissedByPerson() {
        if preferredStyle == .actionSheet, let cancelAction { choose(cancelAction) }
    }

    private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// Takes the alert away, then does what the action is for.
    private func choose(_ action: UIAlertAction) {
        guard action.isEnabled, let presenter = presentingViewController, !isBeingDismissed else { return }
        presenter.dismiss(animated: true) { action.perform() }
    }

    private func contentChanged() {
        guard isViewLoaded else { return }
        content.show(
            AlertView.Content(
                title: title,
                message: message,
                fields: textFields ?? [],
                actions: actions,
                preferredAction: preferredAction,
                isSheet: preferredStyle == .actionSheet
            )
        )
        viewIfLoaded?.window?.setNeedsLayout()
    }
}
