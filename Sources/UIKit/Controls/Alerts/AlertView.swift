import CGtk
import CWidgets
import Foundation

/// What an alert shows: its texts, which scroll where there is no room for them, and its buttons below.
@MainActor
final class AlertView: UIView {
    struct Content {
        var title: String?
        var message: String?
        var fields: [UITextField] = []
        var actions: [UIAlertAction] = []
        var preferredAction: UIAlertAction?
        var isSheet = false
    }

    /// How wide an alert is where the window has room, in points.
    private static let width: CGFloat = 340
    /// A window up to this width shows alerts over its whole width, at the bottom; it is that of `Presentation`.
    private static let narrowWidth: CGFloat = 648
    private static let margin: CGFloat = 20
    private static let gap: CGFloat = 10
    /// The least that stays of the texts where the window is low, in points.
    private static let leastTextHeight: CGFloat = 40

    private let choose: (UIAlertAction) -> Void
    private let titleLabel = UILabel(frame: .zero)
    private let messageLabel = UILabel(frame: .zero)
    private let scroll = UIScrollView(frame: .zero)
    private let texts = UIStackView(frame: .zero)
    private let buttons = UIStackView(frame: .zero)
    private var content = Content()
    private var actionButtons: [(action: UIAlertAction, button: UIButton)] = []

    init(choose: @escaping (UIAlertAction) -> Void) {
        self.choose = choose
        super.init(frame: .zero)
        // Lighter than what lies behind, where that is dark.
        backgroundColor = .secondarySystemGroupedBackground
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.accessibilityTraits = .header
        messageLabel.font = .preferredFont(forTextStyle: .body)
        messageLabel.textColor = .secondaryLabel
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            label.adjustsFontForContentSizeCategory = true
            texts.addArrangedSubview(label)
        }
        texts.axis = .vertical
        texts.spacing = Self.gap
        buttons.spacing = Self.gap
        scroll.addSubview(texts)
        addSubview(scroll)
        addSubview(buttons)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override class func makeWidget() -> Widget? {
        UIKitRuntime.start()
        return ws_view_new(GTK_ACCESSIBLE_ROLE_ALERT_DIALOG)
    }

    func show(_ content: Content) {
        for field in content.fields where field.superview !== texts { texts.addArrangedSubview(field) }
        let isSame = content.actions.elementsEqual(self.content.actions, by: ===)
        let isPreferredSame = content.preferredAction === self.content.preferredAction
        self.content = content
        titleLabel.text = content.title
        messageLabel.text = content.message
        titleLabel.isHidden = content.title?.isEmpty ?? true
        messageLabel.isHidden = content.message?.isEmpty ?? true
        // A button that has the keyboard is not made anew.
        if !isSame || !isPreferredSame { makeButtons() }
        for (action, button) in actionButtons { button.isEnabled = action.isEnabled }
        accessibilityLabel = content.title ?? content.message
        accessibilityHint = content.title == nil ? nil : content.message
        contentSizeChanged()
    }

    /// Gives the keyboard to the button of an action.
    func focus(on action: UIAlertAction?) {
        actionButtons.first { $0.action === action }?.button.becomeFirstResponder()
    }

    // MARK: Buttons

    private func makeButtons() {
        for view in buttons.arrangedSubviews { view.removeFromSuperview() }
        actionButtons = content.actions.map { ($0, button(for: $0)) }
    }

    private func button(for action: UIAlertAction) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        if action === content.preferredAction { configuration = .filled() }
        configuration.title = action.title
        switch action.style {
        case .destructive where action === content.preferredAction:
            configuration.baseBackgroundColor = .systemRed
        case .destructive:
            configuration.baseForegroundColor = .systemRed
        default:
            if action !== content.preferredAction { configuration.baseForegroundColor = .label }
        }
        let primary = UIAction { [weak self] _ in self?.choose(action) }
        return UIButton(configuration: configuration, primaryAction: primary)
    }

    /// Two short buttons stand side by side, the cancelling one first; others one above the other, it last.
    private func arrangeButtons(width: CGFloat) {
        let cancelling = actionButtons.filter { $0.action.style == .cancel }.map(\.button)
        let others = actionButtons.filter { $0.action.style != .cancel }.map(\.button)
        let half = (width - Self.gap) / 2
        let fit = actionButtons.allSatisfy { $0.button.fittingSize(width: nil).width <= half }
        let isRow = actionButtons.count == 2 && fit && !content.isSheet
        let order = isRow ? cancelling + others : others + cancelling
        buttons.axis = isRow ? .horizontal : .vertical
        buttons.distribution = isRow ? .fillEqually : .fill
        guard !order.elementsEqual(buttons.arrangedSubviews, by: { $0 === $1 }) else { return }
        for view in buttons.arrangedSubviews { view.removeFromSuperview() }
        for button in order { buttons.addArrangedSubview(button) }
    }

    // MARK: Layout

    /// The size of a presented alert: as high as what it shows.
    static func size(of content: AlertView, over presenter: UIViewController?) -> CGSize {
        let available = presenter?.viewIfLoaded?.window?.bounds.width ?? width
        let width = available <= narrowWidth ? available : width
        return CGSize(width: width, height: content.fittingSize(width: width).height)
    }

    private var hasTexts: Bool { !titleLabel.isHidden || !messageLabel.isHidden || !content.fields.isEmpty }

    override func contentFittingSize(width: CGFloat?) -> CGSize {
        let width = width ?? Self.width
        let inner = width - 2 * Self.margin
        arrangeButtons(width: inner)
        let textHeight = hasTexts ? max(0, texts.fittingSize(width: inner).height) + Self.margin : 0
        let buttonHeight = actionButtons.isEmpty ? 0 : max(0, buttons.fittingSize(width: inner).height) + Self.margin
        return CGSize(width: width, height: textHeight + buttonHeight + Self.margin)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.width - 2 * Self.margin
        arrangeButtons(width: inner)
        let textHeight = hasTexts ? max(0, texts.fittingSize(width: inner).height) : 0
        let buttonHeight = actionButtons.isEmpty ? 0 : max(0, buttons.fittingSize(width: inner).height)
        let room = bounds.height - buttonHeight - (hasTexts ? 3 : 2) * Self.margin
        let shown = min(textHeight, max(room, Self.leastTextHeight))
        scroll.frame = CGRect(x: Self.margin, y: Self.margin, width: inner, height: shown)
        texts.frame = CGRect(x: 0, y: 0, width: inner, height: textHeight)
        scroll.contentSize = CGSize(width: inner, height: textHeight)
        let y = Self.margin + (hasTexts ? shown + Self.margin : 0)
        buttons.frame = CGRect(x: Self.margin, y: y, width: inner, height: buttonHeight)
    }
}
