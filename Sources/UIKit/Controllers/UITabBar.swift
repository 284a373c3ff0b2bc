import CGtk
import CWidgets
import Foundation

/// The bar of tabs at the bottom.
@MainActor
open class UITabBar: UIView {
    /// The items, from leading to trailing.
    open private(set) var items: [UITabBarItem]?
    /// The chosen item.
    open var selectedItem: UITabBarItem? {
        didSet {
            for button in buttons { button.isSelected = button.item === selectedItem }
            setStop(buttons.firstIndex { $0.isSelected } ?? 0)
        }
    }
    /// Called when a person chooses a tab.
    var onSelect: ((Int) -> Void)?
    private(set) var buttons: [TabButton] = []
    private let hairline = UIView(frame: .zero)

    /// A tab is no wider than this on a wide window, in points.
    private static let widest: CGFloat = 168

    /// A bar with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        hairline.backgroundColor = .separator
        addSubview(hairline)
    }

    /// Views are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    override class func makeWidget() -> Widget? {
        UIKitRuntime.start()
        return ws_view_new(GTK_ACCESSIBLE_ROLE_TAB_LIST)
    }

    override var acceptsRole: Bool { false }
    override var defaultAccessibilityLabel: String? { SystemStrings.text("Tab Bar") }

    func show(_ items: [UITabBarItem]) {
        applyAccessibility()
        self.items = items
        for button in buttons { button.removeFromSuperview() }
        buttons = items.enumerated().map { index, item in
            let button = TabButton(item: item)
            button.addAction(UIAction { [weak self] _ in self?.onSelect?(index) }, for: .primaryActionTriggered)
            addSubview(button)
            return button
        }
        setStop(0)
        setNeedsLayout()
    }

    /// The bar is one stop of the Tab key; arrows move inside.
    private func setStop(_ index: Int) {
        for (place, button) in buttons.enumerated() { gtk_widget_set_focusable(button.widget, place == index ? 1 : 0) }
    }

    /// Whether picture and title stand side by side, as on a wide window.
    private func isWide(_ width: CGFloat) -> Bool { width >= 640 }

    open override var intrinsicContentSize: CGSize {
        let height = buttons.map { $0.height(isWide: isWide(bounds.width)) }.max() ?? 0
        return CGSize(width: Self.noIntrinsicMetric, height: height + 1)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
        guard !buttons.isEmpty else { return }
        let width = min(Self.widest, bounds.width / CGFloat(buttons.count))
        var x = ((bounds.width - width * CGFloat(buttons.count)) / 2).rounded()
        for button in buttons {
            button.isWide = isWide(bounds.width)
            button.frame = CGRect(x: x, y: 1, width: width, height: bounds.height - 1)
            x += width
        }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, key.modifierFlags.isEmpty,
            let index = buttons.firstIndex(where: { $0.isFirstResponder })
        else { return super.pressesBegan(presses, with: event) }
        let next: Int
        switch key.keyCode {
        case .keyboardLeftArrow: next = index - 1
        case .keyboardRightArrow: next = index + 1
        case .keyboardHome: next = 0
        case .keyboardEnd: next = buttons.count - 1
        default: return super.pressesBegan(presses, with: event)
        }
        guard buttons.indices.contains(next) else { return }
        gtk_widget_set_focusable(buttons[next].widget, 1)
        gtk_widget_grab_focus(buttons[next].widget)
        setStop(next)
    }
}

/// One tab: a picture and a title.
@MainActor
final class TabButton: UIControl {
    let item: UITabBarItem
    private let imageView = UIImageView(frame: .zero)
    private let titleView = UILabel(frame: .zero)
    private let badge = UILabel(frame: .zero)
    /// Measures titles; it is in no window, so nothing is laid out anew for it.
    private let ruler = UILabel(frame: .zero)
    var isWide = false {
        didSet { if isWide != oldValue { update() } }
    }

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        titleView.textAlignment = .center
        titleView.lineBreakMode = .byTruncatingTail
        badge.textAlignment = .center
        badge.textColor = .white
        badge.backgroundColor = .systemRed
        badge.clipsToBounds = true
        for view in [imageView, titleView, badge] {
            view.accessibilityElementsHidden = true
            addSubview(view)
        }
        layer.cornerRadius = 8
        item.onChange = { [weak self] in self?.update() }
        update()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override class func makeWidget() -> Widget? {
        UIKitRuntime.start()
        return ws_control_new(GTK_ACCESSIBLE_ROLE_TAB)
    }

    override func stateChanged() {
        super.stateChanged()
        update()
        backgroundColor = isHighlighted ? .tertiarySystemFill : nil
    }

    override func applyTraits() {
        super.applyTraits()
        update()
    }

    private func update() {
        let tint: UIColor = isSelected ? tintColor ?? .systemBlue : .secondaryLabel
        titleView.text = item.title
        titleView.textColor = tint
        imageView.image = isSelected ? item.selectedImage ?? item.image : item.image
        imageView.tintColor = tint
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: isWide ? 17 : 19)
        badge.text = item.badgeValue
        badge.font = .preferredFont(forTextStyle: .caption2, compatibleWith: traitCollection)
        badge.isHidden = item.badgeValue == nil
        isEnabled = item.isEnabled
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityValue = item.badgeValue
        accessibilityIdentifier = item.accessibilityIdentifier
        Accessible.set(widget, GTK_ACCESSIBLE_STATE_SELECTED, isSelected)
        setNeedsLayout()
    }

    /// Titles in a bar do not grow without end: a bar that covers the screen helps nobody.
    private var baseFont: UIFont {
        let style: UIFont.TextStyle = isWide ? .subheadline : .caption2
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        return font.withSize(min(font.pointSize, isWide ? 22 : 17))
    }

    /// A little smaller before anything is cut.
    private func titleFont(room: CGFloat) -> UIFont {
        let font = baseFont
        ruler.text = item.title
        // Letters stand on whole pixels, so a text does not shrink as its size does: each size is tried.
        let fonts = (0...6).map { font.withSize(font.pointSize * (1 - 0.05 * CGFloat($0))) }
        let fitting = fonts.first { smaller in
            ruler.font = smaller
            return ruler.fittingSize(width: nil).width <= room
        }
        return fitting ?? fonts[fonts.count - 1]
    }

    func height(isWide: Bool) -> CGFloat {
        isWide ? max(44, baseFont.pointSize * 2) : (22 + baseFont.pointSize * 1.4 + 14).rounded()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let image = imageView.fittingSize(width: nil)
        let room = bounds.width - (isWide ? image.width + 16 : 4)
        // Set once: two fonts by turns would ask for one layout after another without end.
        titleView.font = titleFont(room: room)
        var title = titleView.fittingSize(width: nil)
        title.width = min(title.width, room)
        if isWide {
            let x = ((bounds.width - image.width - 8 - title.width) / 2).rounded()
            imageView.frame = CGRect(
                x: x,
                y: ((bounds.height - image.height) / 2).rounded(),
                width: image.width,
                height: image.height
            )
            titleView.frame = CGRect(
                x: x + image.width + 8,
                y: ((bounds.height - title.height) / 2).rounded(),
                width: title.width,
                height: title.height
            )
        } else {
            let y = ((bounds.height - image.height - 2 - title.height) / 2).rounded()
            imageView.frame = CGRect(
                x: ((bounds.width - image.width) / 2).rounded(),
                y: y,
                width: image.width,
                height: image.height
            )
            titleView.frame = CGRect(
                x: ((bounds.width - title.width) / 2).rounded(),
                y: y + image.height + 2,
                width: title.width,
                height: title.height
            )
        }
        let size = badge.fittingSize(width: nil)
        let width = max(size.width + 8, 16)
        badge.frame = CGRect(x: imageView.frame.maxX - 6, y: imageView.frame.minY - 4, width: width, height: 16)
        badge.layer.cornerRadius = 8
    }
}
