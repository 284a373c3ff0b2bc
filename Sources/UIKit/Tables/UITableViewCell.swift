import CGtk
import CWidgets
import Foundation

/// One row of a table.
///
/// Cells are not subclassed: their content is a configuration.
@MainActor
open class UITableViewCell: UIView, PressableCell {
    /// The looks of cells of earlier days; content configurations replace them.
    public enum CellStyle: Int, Sendable {
        /// A text.
        case `default` = 0
        /// A text and a value beside it.
        case value1 = 1
        /// A name and a value.
        case value2 = 2
        /// A text and a smaller one under it.
        case subtitle = 3
    }

    /// What stands at the trailing edge.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A chevron: the row leads on.
        case disclosureIndicator = 1
        /// A button for details and a chevron.
        case detailDisclosureButton = 2
        /// A tick.
        case checkmark = 3
        /// A button for details.
        case detailButton = 4
    }

    /// The line below a row.
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none = 0
        /// A thin line.
        case singleLine = 1
    }

    /// How a selected row looks.
    public enum SelectionStyle: Int, Sendable {
        /// As any other; it is selected all the same.
        case none = 0
        /// As the table has it.
        case `default` = 3
    }

    /// The name by which cells of a kind are used again.
    open private(set) var reuseIdentifier: String?
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
    /// A closure that adapts a cell to its state.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
    /// What stands at the trailing edge.
    open var accessoryType: AccessoryType = .none {
        didSet { if accessoryType != oldValue { makeAccessory() } }
    }
    /// A view at the trailing edge, in place of the type.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { makeAccessory() } }
    }
    /// How the cell looks while selected.
    open var selectionStyle: SelectionStyle = .default
    /// How far the line under the cell keeps from its edges.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
        didSet { setNeedsLayout() }
    }
    /// Whether the row is selected.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateChanged() } }
    }
    /// Whether the row is being pressed.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateChanged() } }
    }

    /// The table that the cell is in.
    weak var table: UITableView?
    private let content = CellContent()
    /// The traits that the content was shown with.
    private var contentTraits: UITraitCollection?
    private var accessories: [UIView] = []
    private let separator = UIView(frame: .zero)
    private var isHovered = false
    var position: GroupPosition = .single {
        didSet { if position != oldValue { applyShape() } }
    }
    var hasSeparator = true {
        didSet { separator.isHidden = !hasSeparator }
    }

    /// Where a row stands in its group.
    enum GroupPosition {
        case single, first, middle, last
    }

    /// The least height of a row, in points.
    static let leastHeight: CGFloat = 44
    private static let accessoryGap: CGFloat = 8

    /// A cell of a kind.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.leastHeight))
        contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        addSubview(contentView)
        separator.backgroundColor = .separator
        addSubview(separator)
        watchPointer()
        applyBackgroundConfiguration()
    }

    /// Views are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    override class func makeWidget() -> Widget? {
        UIKitRuntime.start()
        return ws_control_new(GTK_ACCESSIBLE_ROLE_LIST_ITEM)
    }

    open override var canBecomeFirstResponder: Bool { true }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        // The row with the keyboard is the table's one stop of the Tab key.
        if let table, let path = table.indexPath(for: self) { table.setFocusPath(path) }
        return true
    }

    /// The cell is about to show another row.
    ///
    /// Call `super`.
    open func prepareForReuse() {
        isHighlighted = false
        isSelected = false
        isHovered = false
        configurationUpdateHandler = nil
        accessibility = AccessibilityState()
    }

    // MARK: Configuration

    /// What the configurations may depend on.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        return state
    }

    /// A configuration in the style of the table.
    public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

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
        contentTraits = traitCollection
        content.show(contentConfiguration?.updated(for: configurationState), in: contentView)
        contentSizeChanged()
        if contentConfiguration != nil { applyAccessibility() }
    }

    override func applyTraits() {
        super.applyTraits()
        if contentConfiguration != nil, contentTraits != traitCollection { applyContent() }
        applyBackgroundConfiguration()
        var ring = UIColor.systemBlue.rgba(for: traitCollection)
        ws_view_set_focus_ring(widget, &ring)
    }

    private func stateChanged() {
        setNeedsUpdateConfiguration()
        content.adapt(contentConfiguration, to: configurationState)
        Accessible.set(widget, GTK_ACCESSIBLE_STATE_SELECTED, isSelected)
    }

    private func applyBackgroundConfiguration() {
        let isGrouped = table?.style != .plain
        let base: UIColor =
            backgroundConfiguration?.backgroundColor
            ?? (isGrouped ? .secondarySystemGroupedBackground : .systemBackground)
        backgroundColor = base
        guard selectionStyle != .none else { return }
        let amount = isHighlighted ? 0.13 : isSelected ? 0.1 : isHovered && table?.allowsSelection == true ? 0.05 : 0
        guard amount > 0 else { return }
        // The colour must not hold the cell, which holds the colour.
        backgroundColor = UIColor { traits in base.blended(with: .label, by: amount, traits: traits) }
    }

    func applyShape() {
        guard table?.style == .insetGrouped else {
            layer.cornerRadius = 0
            return
        }
        layer.cornerRadius = position == .middle ? 0 : 12
        var corners: CACornerMask = []
        if position == .single || position == .first {
            corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
        }
        if position == .single || position == .last {
            corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        }
        layer.maskedCorners = corners
    }

    // MARK: Accessories

    private func makeAccessory() {
        for view in accessories { view.removeFromSuperview() }
        accessories = accessoryView.map { [$0] } ?? makeStandardAccessories()
        for view in accessories { addSubview(view) }
        contentSizeChanged()
    }

    private func makeStandardAccessories() -> [UIView] {
        switch accessoryType {
        case .none: []
        case .disclosureIndicator: [symbol("chevron.right", .tertiaryLabel, .small)]
        case .checkmark: [symbol("checkmark", .systemBlue, .medium)]
        case .detailButton: [detailButton()]
        case .detailDisclosureButton: [detailButton(), symbol("chevron.right", .tertiaryLabel, .small)]
        }
    }

    private func symbol(_ name: String, _ color: UIColor, _ scale: UIImage.SymbolScale) -> UIView {
        let configuration = UIImage.SymbolConfiguration(textStyle: .body, scale: scale)
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        view.tintColor = color
        view.accessibilityElementsHidden = true
        return view
    }

    private func detailButton() -> UIView {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "info.circle")
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        let button = UIButton(configuration: configuration)
        button.accessibilityLabel = SystemStrings.text("More Info")
        button.addAction(
            UIAction { [weak self] _ in
                guard let self, let path = self.table?.indexPath(for: self) else { return }
                self.table?.tableDelegate?.tableView(self.table ?? UITableView(), accessoryButtonTappedForRowWith: path)
            },
            for: .touchUpInside
        )
        return button
    }

    // MARK: Layout

    override var isLayoutBoundary: Bool { table != nil }

    override func subviewContentSizeChanged(_ view: UIView) {
        super.subviewContentSizeChanged(view)
        table?.cellContentChanged(self)
    }

    private var accessoryWidth: CGFloat {
        accessories.reduce(0) { $0 + max(0, $1.fittingSize(width: nil).width) + Self.accessoryGap }
            + (accessories.isEmpty ? 0 : 8)
    }

    override func contentFittingSize(width: CGFloat?) -> CGSize {
        let inner = width.map { max(0, $0 - accessoryWidth) }
        var size = contentSize(width: inner)
        let tallest = accessories.map { $0.fittingSize(width: nil).height }.max() ?? 0
        size.height = max(size.height, tallest, leastHeight).rounded(.up) + (hasSeparator ? 1 : 0)
        return CGSize(width: width ?? (size.width + accessoryWidth), height: size.height)
    }

    /// Rows of lists are high enough for a finger; content of one's own, as a paragraph, is as high as it is.
    private var leastHeight: CGFloat {
        contentConfiguration == nil || contentConfiguration is UIListContentConfiguration ? Self.leastHeight : 0
    }

    private func contentSize(width: CGFloat?) -> CGSize {
        let own = contentView.sizeForConstrainedSubviews(width: width)
        guard let view = content.view, view.translatesAutoresizingMaskIntoConstraints else {
            return CGSize(width: max(0, own.width), height: max(0, own.height))
        }
        let fitting = view.fittingSize(width: width)
        return CGSize(width: max(own.width, fitting.width), height: max(own.height, fitting.height))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = bounds.height - (hasSeparator ? 1 : 0)
        var x = bounds.width - 12
        for view in accessories.reversed() {
            let size = view.fittingSize(width: nil)
            x -= size.width
            view.frame = CGRect(
                x: x,
                y: ((height - size.height) / 2).rounded(),
                width: size.width,
                height: size.height
            )
            x -= Self.accessoryGap
        }
        contentView.frame = CGRect(x: 0, y: 0, width: max(0, bounds.width - accessoryWidth), height: height)
        content.layout(in: contentView)
        let left = separatorInset.left
        separator.frame = CGRect(
            x: left,
            y: bounds.height - 1,
            width: max(0, bounds.width - left - separatorInset.right),
            height: 1
        )
    }

    // MARK: Accessibility

    override var acceptsRole: Bool { false }

    override var defaultAccessibilityLabel: String? { CellContent.label(of: contentView) }

    override func accessibilityActivated() {
        activate()
    }

    var canBePressed: Bool { table?.canHighlight(self) ?? false }

    func activate() {
        table?.activate(self)
    }

    // MARK: Pointer

    private func watchPointer() {
        watchPresses()
        if let secondary = gtk_gesture_click_new() {
            gtk_gesture_single_set_button(secondary, guint(GDK_BUTTON_SECONDARY))
            gtk_widget_add_controller(widget, secondary)
            Signal.connectPress(gpointer(secondary), "pressed") { [weak self] _, _, _ in self?.showActions() }
        }
        if let hold = gtk_gesture_long_press_new() {
            gtk_widget_add_controller(widget, hold)
            Signal.connectPoint(gpointer(hold), "pressed") { [weak self] _, _ in self?.showActions() }
        }
        if let motion = gtk_event_controller_motion_new() {
            gtk_widget_add_controller(widget, motion)
            Signal.connectPoint(gpointer(motion), "enter") { [weak self] _, _ in self?.hover(true) }
            Signal.connect(gpointer(motion), "leave") { [weak self] in self?.hover(false) }
        }
    }

    private func hover(_ isInside: Bool) {
        isHovered = isInside
        applyBackgroundConfiguration()
    }

    private func showActions() {
        guard table?.showActions(of: self) == true else { return }
        // The press that opened them is no tap as well.
        isHighlighted = false
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, isFirstResponder else { return super.pressesBegan(presses, with: event) }
        switch (key.keyCode, key.modifierFlags) {
        case (.keyboardReturnOrEnter, []), (.keypadEnter, _), (.keyboardSpacebar, []):
            activate()
        case (.keyboardApplication, _), (.keyboardF10, .shift):
            showActions()
        default:
            super.pressesBegan(presses, with: event)
        }
    }
}

extension UIColor {
    /// The colour with some of another over it.
    func blended(with other: UIColor, by amount: Double, traits: UITraitCollection) -> UIColor {
        let a = resolvedComponents(style: traits.userInterfaceStyle, contrast: traits.accessibilityContrast)
        let b = other.resolvedComponents(style: traits.userInterfaceStyle, contrast: traits.accessibilityContrast)
        func mix(_ x: Double, _ y: Double) -> CGFloat { CGFloat(x * (1 - amount) + y * amount) }
        return UIColor(red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue), alpha: a.alpha)
    }
}
