import CGtk
import CWidgets
import Foundation

/// One item of a collection view.
///
/// Cells are not subclassed: their content is a configuration.
@MainActor
open class UICollectionViewCell: UICollectionReusableView, PressableCell {
    /// A closure that adapts a cell to its state.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    /// The view that the content is in.
    public let contentView = UIView(frame: .zero)
    /// What the cell shows.
    public var contentConfiguration: (any UIContentConfiguration)? {
        didSet { applyContent() }
    }
    /// What is behind it.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { applyBackgroundConfiguration() }
    }
    /// Changes the configurations when the state has changed.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Whether the item is selected.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateChanged() } }
    }
    /// Whether the item is being pressed.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateChanged() } }
    }

    /// The collection view that the cell is in.
    weak var collectionView: UICollectionView?
    private let content = CellContent()

    /// A cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
        watchPresses()
    }

    /// Views are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    override class func makeWidget() -> Widget? {
        UIKitRuntime.start()
        return ws_control_new(GTK_ACCESSIBLE_ROLE_LIST_ITEM)
    }

    open override var canBecomeFirstResponder: Bool { collectionView?.allowsSelection ?? false }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        isSelected = false
        configurationUpdateHandler = nil
    }

    // MARK: Configuration

    /// What the configurations may depend on.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        return state
    }

    /// Asks for the configurations to be adapted to the state.
    open func setNeedsUpdateConfiguration() {
        updateConfiguration(using: configurationState)
    }

    /// Adapts the configurations to a state.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
        applyBackgroundConfiguration()
    }

    private func applyContent() {
        content.show(contentConfiguration?.updated(for: configurationState), in: contentView)
        contentSizeChanged()
        applyAccessibility()
    }

    private func stateChanged() {
        setNeedsUpdateConfiguration()
        content.adapt(contentConfiguration, to: configurationState)
        Accessible.set(widget, GTK_ACCESSIBLE_STATE_SELECTED, isSelected)
    }

    private func applyBackgroundConfiguration() {
        guard let background = backgroundConfiguration?.updated(for: configurationState) else { return }
        backgroundColor = background.resolvedBackgroundColor(for: tintColor)
        layer.cornerRadius = background.cornerRadius
    }

    override func applyTraits() {
        super.applyTraits()
        if contentConfiguration != nil { applyContent() }
        applyBackgroundConfiguration()
        var ring = UIColor.systemBlue.rgba(for: traitCollection)
        ws_view_set_focus_ring(widget, &ring)
    }

    // MARK: Layout

    override var isLayoutBoundary: Bool { collectionView != nil }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = CGRect(origin: .zero, size: bounds.size)
        content.layout(in: contentView)
    }

    // MARK: Accessibility

    override var acceptsRole: Bool { false }

    override var defaultAccessibilityLabel: String? { CellContent.label(of: contentView) }

    override func accessibilityActivated() {
        activate()
    }

    // MARK: Pointer and keyboard

    var canBePressed: Bool { collectionView?.canHighlight(self) ?? false }

    func activate() {
        collectionView?.activate(self)
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let keys: Set<UIKeyboardHIDUsage> = [.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter]
        guard let key = presses.first?.key, isFirstResponder, keys.contains(key.keyCode), key.modifierFlags.isEmpty
        else { return super.pressesBegan(presses, with: event) }
        activate()
    }
}
