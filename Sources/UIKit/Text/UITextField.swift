import CGtk
import CWidgets
import Foundation

/// A line of text that a person edits.
@MainActor
open class UITextField: UIControl, UITextInput {
    let native: NativeText

    // MARK: Text

    /// The text; setting it sends no event and puts the caret at its end.
    open var text: String? {
        get { native.string }
        set {
            guard newValue ?? "" != native.string else { return }
            native.string = newValue ?? ""
            textChanged()
        }
    }
    /// What stands in the field while it is empty.
    open var placeholder: String? {
        didSet {
            gtk_entry_set_placeholder_text(cast(native.entry, to: GtkEntry.self), placeholder)
            applyText()
            applyAccessibility()
        }
    }
    /// The font of the text.
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet { applyText() }
    }
    /// The colour of the text.
    open var textColor: UIColor? = .label {
        didSet { applyText() }
    }
    /// Where the text stands between the edges.
    open var textAlignment: NSTextAlignment = .natural {
        didSet {
            let share: Float = textAlignment == .center ? 0.5 : textAlignment == .right ? 1 : 0
            gtk_editable_set_alignment(opaque(native.entry), share)
        }
    }
    /// Whether the font follows the person's text size.
    open var adjustsFontForContentSizeCategory = false
    /// What is drawn around the text.
    open var borderStyle: BorderStyle = .none {
        didSet { applyBorder() }
    }
    /// When a button that clears the field is shown in it.
    open var clearButtonMode: ViewMode = .never {
        didSet { placeAccessories() }
    }
    /// A view before the text.
    open var leftView: UIView? {
        didSet { replaceAccessory(oldValue, by: leftView) }
    }
    /// When the view before the text is shown.
    open var leftViewMode: ViewMode = .never {
        didSet { placeAccessories() }
    }
    /// A view after the text.
    open var rightView: UIView? {
        didSet { replaceAccessory(oldValue, by: rightView) }
    }
    /// When the view after the text is shown.
    open var rightViewMode: ViewMode = .never {
        didSet { placeAccessories() }
    }
    /// Who is asked and told.
    open weak var delegate: (any UITextFieldDelegate)?
    /// Whether the field has the keyboard.
    open private(set) var isEditing = false

    // MARK: Traits of the keyboard

    // They tell an on-screen keyboard what to show and never refuse what is typed.

    /// Which keys an on-screen keyboard shows.
    open var keyboardType: UIKeyboardType = .default {
        didSet { applyPurpose() }
    }
    /// Which letters an on-screen keyboard makes capital.
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences {
        didSet { applyPurpose() }
    }
    /// Whether an on-screen keyboard corrects words.
    open var autocorrectionType: UITextAutocorrectionType = .default {
        didSet { applyPurpose() }
    }
    /// What the return key says; the keyboards of Linux have no words on it.
    open var returnKeyType: UIReturnKeyType = .default
    /// Whether the text is hidden; hidden text cannot be copied.
    open var isSecureTextEntry = false {
        didSet {
            gtk_text_set_visibility(native.text, isSecureTextEntry ? 0 : 1)
            applyPurpose()
        }
    }
    /// What kind of text the field is for.
    // Implicitly unwrapped as Apple declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textContentType: UITextContentType! {
        didSet { applyPurpose() }
    }

    private(set) lazy var clearButton = makeClearButton()
    private var insets = UIEdgeInsets.zero
    private var isAllowedToBegin = false

    // MARK: Making

    /// An empty field with a frame.
    public override init(frame: CGRect) {
        ControlStyles.load()
        native = NativeText()
        super.init(frame: frame)
        gtk_widget_add_css_class(native.entry, "uikit-text")
        ws_view_insert_child(widget, native.entry, nil)
        clipsToBounds = true
        native.shouldChange = { [weak self] range, string in
            guard let self, let delegate = self.delegate else { return true }
            return delegate.textField(self, shouldChangeCharactersIn: range, replacementString: string)
        }
        native.didChange = { [weak self] in self?.edited() }
        let target = gpointer(native.widget)
        Signal.connect(target, "activate") { [weak self] in self?.returned() }
        for property in ["cursor-position", "selection-bound"] {
            Signal.connectNotify(target, property) { [weak self] in self?.selectionChanged() }
        }
        watchFocus()
        applyPurpose()
        applyText()
        applyBorder()
    }

    /// Views are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    override class func makeWidget() -> Widget? {
        UIKitRuntime.start()
        return ws_view_new(GTK_ACCESSIBLE_ROLE_GROUP)
    }

    override var observesPresses: Bool { false }
    override var accessibleWidget: Widget { native.entry }
    override var focusWidget: Widget? { native.widget }
    override var defaultAccessibilityLabel: String? { placeholder }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .none }

    // MARK: Editing

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, window != nil else { return false }
        guard !isEditing else { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        isAllowedToBegin = true
        // What is typed next goes on where the caret is; it does not replace everything.
        gtk_text_grab_focus_without_selecting(native.text)
        isAllowedToBegin = false
        return isFirstResponder
    }

    /// Keyboard and clear button are done with: the person changed the text.
    private func edited() {
        textChanged()
        sendActions(for: .editingChanged)
    }

    /// The text is another one, whoever wrote it.
    func textChanged() {
        // The size that the field asks for does not depend on its text: nothing around it is laid out anew.
        if clearButtonMode != .never { placeAccessories() }
    }

    private func selectionChanged() {
        delegate?.textFieldDidChangeSelection(self)
    }

    private func returned() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
        let isUsed = endsEditing || delegate != nil || allControlEvents.contains(.primaryActionTriggered)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if endsEditing { resignFirstResponder() }
        // Return that the field has no use for is the next responder's: the default button's of an alert.
        if !isUsed { next?.pressesBegan([UIPress(key: .returnKey)], with: UIPressesEvent()) }
    }

    private func watchFocus() {
        guard let focus = gtk_event_controller_focus_new() else { return }
        gtk_widget_add_controller(native.widget, focus)
        Signal.connect(gpointer(focus), "enter") { [weak self] in self?.focusCame() }
        Signal.connect(gpointer(focus), "leave") { [weak self] in self?.focusWent() }
    }

    private func focusCame() {
        guard !isEditing else { return }
        guard isAllowedToBegin || delegate?.textFieldShouldBeginEditing(self) ?? true else {
            // Not at once: GTK is still moving the focus.
            DispatchQueue.main.async { [weak self] in self?.window?.clearFocus() }
            return
        }
        isEditing = true
        placeAccessories()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
    }

    private func focusWent() {
        // The focus of the window stays here while its own menu is open, or another window is in front.
        if let root = gtk_widget_get_root(native.widget), let holder = gtk_root_get_focus(root),
            holder == native.widget || gtk_widget_is_ancestor(holder, native.widget) != 0
        {
            return
        }
        guard isEditing else { return }
        isEditing = false
        placeAccessories()
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
    }

    // MARK: Clearing

    /// Clears the field as the button in it does.
    func clearByPerson() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        native.string = ""
        edited()
    }

    // MARK: Look

    override func applyTraits() {
        super.applyTraits()
        if adjustsFontForContentSizeCategory, let style = font?.face.textStyle {
            font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        }
        applyText()
    }

    private func applyText() {
        let pango = PangoText(traits: traitCollection)
        let list = pango.attributes(font: font ?? .systemFont(ofSize: 17), color: textColor ?? .label)
        gtk_text_set_attributes(native.text, list)
        pango_attr_list_unref(list)
        contentSizeChanged()
    }

    private func applyBorder() {
        let hasGround = borderStyle == .roundedRect
        if hasGround {
            gtk_widget_add_css_class(widget, "uikit-field")
        } else {
            gtk_widget_remove_css_class(widget, "uikit-field")
        }
        layer.cornerRadius = hasGround ? Self.cornerRadius : 0
        placeAccessories()
        contentSizeChanged()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        let text = NativeSize.natural(native.entry)
        let accessories = accessoryInsets
        return CGSize(
            width: ceil(text.width) + accessories.left + accessories.right,
            height: ceil(text.height) + padding.top + padding.bottom
        )
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let insets = accessoryInsets
        if let view = shownLeftView {
            let size = accessorySize(view)
            view.frame = CGRect(
                x: padding.left,
                y: ((bounds.height - size.height) / 2).rounded(),
                width: size.width,
                height: size.height
            )
        }
        if let view = shownRightView {
            let size = accessorySize(view)
            let edge = view === clearButton ? 4 : padding.right
            view.frame = CGRect(
                x: bounds.width - edge - size.width,
                y: ((bounds.height - size.height) / 2).rounded(),
                width: size.width,
                height: size.height
            )
        }
        let spare = max(0, bounds.height - NativeSize.natural(native.entry).height)
        let top = (spare / 2).rounded(.down)
        let all = UIEdgeInsets(top: top, left: insets.left, bottom: spare - top, right: insets.right)
        guard all != self.insets else { return }
        self.insets = all
        ws_view_set_content_insets(widget, all.top, all.left, all.bottom, all.right)
    }
}

extension UIKey {
    /// The Return key by itself.
    static var returnKey: UIKey {
        UIKey(characters: "\n", charactersIgnoringModifiers: "\n", modifierFlags: [], keyCode: .keyboardReturnOrEnter)
    }
}
