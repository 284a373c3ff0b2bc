import CGtk
import CWidgets
import Foundation

/// A control that does one thing, or opens a menu.
@MainActor
open class UIButton: UIControl {
    /// What the button shows and how it looks.
    public var configuration: Configuration? {
        didSet { update() }
    }
    /// Changes the configuration before it is shown, when the state has changed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { update() }
    }
    /// The menu that the button opens: on a tap where it is the primary action, else on a long press.
    open var menu: UIMenu? {
        didSet { applyMenu() }
    }
    open override var showsMenuAsPrimaryAction: Bool {
        didSet { applyMenu() }
    }
    /// Whether a tap selects the button and the next one does not, or the chosen entry of the menu becomes its title.
    open var changesSelectionAsPrimaryAction = false {
        didSet { applyMenu() }
    }
    open override var contentHorizontalAlignment: ContentHorizontalAlignment {
        didSet { setNeedsLayout() }
    }
    /// A closure that adapts a button's configuration to its state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// The label of the title.
    open private(set) var titleLabel: UILabel?
    /// The view of the picture.
    open private(set) var imageView: UIImageView?
    private let titleView = UILabel(frame: .zero)
    private let subtitleView = UILabel(frame: .zero)
    private let pictureView = UIImageView(frame: .zero)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let hover = UIView(frame: .zero)
    private var isUpdating = false

    /// A button with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel = titleView
        imageView = pictureView
        titleView.numberOfLines = 0
        titleView.lineBreakMode = .byWordWrapping
        subtitleView.numberOfLines = 0
        for view in [titleView, subtitleView] { view.adjustsFontForContentSizeCategory = true }
        hover.isUserInteractionEnabled = false
        hover.alpha = 0
        hover.backgroundColor = UIColor.label.withAlphaComponent(0.08)
        for view in [hover, pictureView, titleView, subtitleView, spinner] { addSubview(view) }
        // The label inside is the button's own name; it is not met again as a text.
        for view in [titleView, subtitleView] { view.accessibilityElementsHidden = true }
        pictureView.accessibilityElementsHidden = true
        watchPointer()
    }

    /// A button that performs an action when tapped.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        var configuration = configuration
        if let primaryAction {
            if configuration.title == nil, !primaryAction.title.isEmpty { configuration.title = primaryAction.title }
            if configuration.image == nil { configuration.image = primaryAction.image }
            addAction(primaryAction, for: .primaryActionTriggered)
        }
        self.configuration = configuration
        // Observers do not run in an initialiser.
        update()
    }

    /// Views are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    override var isLayoutBoundary: Bool { false }
    override var defaultAccessibilityLabel: String? {
        let lines = [configuration?.title, configuration?.subtitle].compactMap { $0 }
        return lines.isEmpty ? nil : lines.joined(separator: ", ")
    }

    /// Asks for the configuration to be adapted and shown anew.
    open func setNeedsUpdateConfiguration() {
        update()
    }

    private func update() {
        guard !isUpdating else { return }
        isUpdating = true
        configurationUpdateHandler?(self)
        isUpdating = false
        guard let configuration else { return }
        let tint = tintColor ?? .systemBlue
        let foreground = isEnabled ? configuration.foreground(tint: tint) : .tertiaryLabel
        titleView.text = configuration.title
        titleView.textColor = foreground
        let titleFont = UIFont.preferredFont(forTextStyle: configuration.textStyle, compatibleWith: traitCollection)
        titleView.font = configuration.buttonSize == .large ? titleFont.bold : titleFont
        subtitleView.text = configuration.subtitle
        subtitleView.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
        subtitleView.textColor = configuration.style == .filled || !isEnabled ? foreground : .secondaryLabel
        pictureView.image = configuration.showsActivityIndicator ? nil : configuration.image
        pictureView.tintColor = foreground
        pictureView.preferredSymbolConfiguration =
            configuration.preferredSymbolConfigurationForImage
            ?? UIImage.SymbolConfiguration(textStyle: configuration.textStyle)
        pictureView.isHidden = pictureView.image == nil
        titleView.isHidden = configuration.title?.isEmpty ?? true
        subtitleView.isHidden = configuration.subtitle?.isEmpty ?? true
        if configuration.showsActivityIndicator { spinner.startAnimating() } else { spinner.stopAnimating() }
        let background = configuration.background(tint: tint)
        // What cannot be used has no colour, as Apple's buttons have it.
        backgroundColor = isEnabled || background == nil ? background : .secondarySystemFill
        alignTitles(configuration)
        contentSizeChanged()
        applyAccessibility()
    }

    private func alignTitles(_ configuration: Configuration) {
        let alignment: NSTextAlignment =
            switch configuration.titleAlignment {
            case .leading: .left
            case .trailing: .right
            case .center: .center
            case .automatic:
                configuration.imagePlacement == .leading && configuration.image != nil ? .left : .center
            }
        titleView.textAlignment = alignment
        subtitleView.textAlignment = alignment
    }

    override func stateChanged() {
        super.stateChanged()
        update()
        refreshHover()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    override func applyTraits() {
        super.applyTraits()
        update()
    }

    // MARK: Layout

    private var content: ButtonContent {
        ButtonContent(
            title: titleView.isHidden ? nil : titleView,
            subtitle: subtitleView.isHidden ? nil : subtitleView,
            image: spinner.isAnimating ? spinner : pictureView.isHidden ? nil : pictureView,
            configuration: configuration ?? .plain()
        )
    }

    override func contentFittingSize(width: CGFloat?) -> CGSize {
        content.fittingSize(width: width)
    }

    open override var intrinsicContentSize: CGSize { content.fittingSize(width: nil) }

    override func firstBaseline(width: CGFloat) -> CGFloat {
        content.firstBaseline(width: width) ?? super.firstBaseline(width: width)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        hover.frame = CGRect(origin: .zero, size: bounds.size)
        let radius = (configuration ?? .plain()).cornerRadius(height: bounds.height)
        layer.cornerRadius = radius
        hover.layer.cornerRadius = radius
        content.place(in: bounds.size, alignment: contentHorizontalAlignment)
    }

    // MARK: Pointer

    private var isHovered = false

    private func watchPointer() {
        guard let motion = gtk_event_controller_motion_new() else { return }
        gtk_widget_add_controller(widget, motion)
        Signal.connectPoint(gpointer(motion), "enter") { [weak self] _, _ in
            self?.isHovered = true
            self?.refreshHover()
        }
        Signal.connect(gpointer(motion), "leave") { [weak self] in
            self?.isHovered = false
            self?.refreshHover()
        }
        // Beside a primary action, the menu opens on a long press, or by the secondary button as elsewhere on Linux.
        if let hold = gtk_gesture_long_press_new() {
            gtk_widget_add_controller(widget, hold)
            Signal.connectPoint(gpointer(hold), "pressed") { [weak self] _, _ in self?.openMenu() }
        }
        if let secondary = gtk_gesture_click_new() {
            gtk_gesture_single_set_button(secondary, guint(GDK_BUTTON_SECONDARY))
            gtk_widget_add_controller(widget, secondary)
            Signal.connectPress(gpointer(secondary), "pressed") { [weak self] _, _, _ in self?.openMenu() }
        }
    }

    private func refreshHover() {
        hover.alpha = isHighlighted ? 1 : isHovered && isEnabled ? 0.6 : 0
    }

    // MARK: Menu

    private func applyMenu() {
        showChosen()
        Accessible.setHasPopup(widget, menu != nil && showsMenuAsPrimaryAction)
    }

    override func trigger() {
        guard isEnabled else { return }
        if menu != nil, showsMenuAsPrimaryAction { return openMenu() }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        super.trigger()
    }

    /// Opens the menu, where the button has one.
    func openMenu() {
        guard isEnabled, let menu else { return }
        // The press that opened it is no tap as well.
        isHighlighted = false
        let choose: @MainActor (UIAction) -> Void = { [weak self] action in
            self?.chosen(action)
            action.perform(sender: self)
        }
        MenuPresenter.open(menu, at: widget, choose: choose)
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard menu != nil, let key = presses.first?.key, key.keyCode == .keyboardF10, key.modifierFlags == .shift else {
            return super.pressesBegan(presses, with: event)
        }
        openMenu()
    }

    /// The chosen entry of the menu becomes the title where the button says so.
    private func chosen(_ action: UIAction) {
        guard changesSelectionAsPrimaryAction, let menu else { return }
        tick(action, in: menu)
        showChosen()
    }

    private func tick(_ chosen: UIAction, in menu: UIMenu) {
        for element in menu.children {
            if let inner = element as? UIMenu { tick(chosen, in: inner) }
            if let action = element as? UIAction { action.state = action === chosen ? .on : .off }
        }
    }

    private func showChosen() {
        guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu, let action = ticked(in: menu) else {
            return
        }
        configuration?.title = action.title
    }

    private func ticked(in menu: UIMenu) -> UIAction? {
        for element in menu.children {
            if let inner = element as? UIMenu, let found = ticked(in: inner) { return found }
            if let action = element as? UIAction, action.state == .on { return action }
        }
        return nil
    }
}

extension UIFont {
    /// The same font, bold.
    var bold: UIFont {
        var face = face
        face.weight = .semibold
        return UIFont(face: face)
    }
}
