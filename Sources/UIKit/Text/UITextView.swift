import Foundation

/// Text of many lines that is read: it scrolls, or is as high as its text, and its links can be followed.
///
/// Text cannot be edited here: set `isEditable` to false.
@MainActor
open class UITextView: UIScrollView {
    /// The text, without attributes.
    // Implicitly unwrapped as Apple declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var text: String! {
        get { content.string }
        set { attributedText = NSAttributedString(string: newValue ?? "") }
    }
    /// The text with its attributes; `.link` makes a part of it a link.
    // Implicitly unwrapped as Apple declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var attributedText: NSAttributedString! {
        get { content }
        set {
            content = newValue ?? NSAttributedString(string: "")
            show()
        }
    }
    /// The font where attributes name none.
    open var font: UIFont? = .preferredFont(forTextStyle: .body) {
        didSet { if font != oldValue { show() } }
    }
    /// The colour where attributes name none.
    open var textColor: UIColor? = .label {
        didSet { if textColor != oldValue { show() } }
    }
    /// Where lines stand between the edges.
    open var textAlignment: NSTextAlignment = .natural {
        didSet { show() }
    }
    /// Whether the font follows the person's text size.
    open var adjustsFontForContentSizeCategory = false
    /// Whether the text can be changed by a person; only false is supported.
    open var isEditable = true
    /// Whether parts of the text can be selected, to be copied.
    open var isSelectable = true {
        didSet { show() }
    }
    /// The space around the text.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { insetsChanged() }
    }
    /// The area that the text is in.
    public let textContainer = NSTextContainer()

    private var content = NSAttributedString(string: "")
    private let label = LinkLabel(frame: .zero)
    /// The traits that the text was shown with.
    private var shownTraits: UITraitCollection?

    /// An empty view with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        label.onLink = { [weak self] url, range in self?.activated(url, range) }
        textContainer.onChange = { [weak self] in self?.insetsChanged() }
        show()
    }

    /// Views are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { contentSizeChanged() } }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        precondition(
            window == nil || !isEditable,
            "UITextView: only text that is read is supported here: set isEditable to false."
        )
    }

    // MARK: Links

    private func activated(_ url: URL, _ range: NSRange) {
        let delegate = delegate as? any UITextViewDelegate
        let isAllowed =
            delegate?.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true
        if isAllowed { UIApplication.shared.open(url) }
    }

    // MARK: Look

    private func show() {
        shownTraits = traitCollection
        label.show(
            content,
            font: font ?? .preferredFont(forTextStyle: .body),
            color: textColor ?? .label,
            alignment: textAlignment,
            selects: isSelectable
        )
        contentSizeChanged()
    }

    override func applyTraits() {
        super.applyTraits()
        if adjustsFontForContentSizeCategory, let style = font?.face.textStyle {
            font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        }
        if shownTraits != traitCollection { show() }
    }

    private func insetsChanged() {
        contentSizeChanged()
    }

    // MARK: Layout

    override var isLayoutBoundary: Bool { isScrollEnabled }

    private var insets: UIEdgeInsets {
        var insets = textContainerInset
        insets.left += textContainer.lineFragmentPadding
        insets.right += textContainer.lineFragmentPadding
        return insets
    }

    private func textHeight(width: CGFloat) -> CGFloat {
        label.fittingSize(width: max(0, width - insets.left - insets.right)).height
    }

    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : contentFittingSize(width: nil)
    }

    override func contentFittingSize(width: CGFloat?) -> CGSize {
        guard !isScrollEnabled else { return super.contentFittingSize(width: width) }
        guard let width else {
            let natural = label.fittingSize(width: nil)
            return CGSize(
                width: natural.width + insets.left + insets.right,
                height: natural.height + insets.top + insets.bottom
            )
        }
        return CGSize(width: width, height: textHeight(width: width) + insets.top + insets.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : bounds.width
        return CGSize(width: width, height: textHeight(width: width) + insets.top + insets.bottom)
    }

    open override func layoutSubviews() {
        let height = textHeight(width: bounds.width)
        label.frame = CGRect(
            x: insets.left,
            y: insets.top,
            width: max(0, bounds.width - insets.left - insets.right),
            height: height
        )
        contentSize = CGSize(width: bounds.width, height: height + insets.top + insets.bottom)
        super.layoutSubviews()
    }
}

/// The area that text is in.
@MainActor
open class NSTextContainer: NSObject {
    /// The space before and after each line.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { onChange?() } }
    }

    /// Told when the area changed.
    var onChange: (() -> Void)?

    override init() {
        super.init()
    }
}

/// What a person does with something in a text.
public enum UITextItemInteraction: Int, Sendable {
    /// What it is for.
    case invokeDefaultAction = 0
    /// Asks what can be done with it.
    case presentActions = 1
    /// Looks at it without leaving.
    case preview = 2
}

/// What a text view asks.
///
/// All methods are optional.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether an address in the text is opened by itself; answer false to do something else with it.
    func textView(
        _ textView: UITextView,
        shouldInteractWith url: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
}

extension UITextViewDelegate {
    /// By default it is.
    public func textView(
        _ textView: UITextView,
        shouldInteractWith url: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
}
