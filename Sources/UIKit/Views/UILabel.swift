import CGtk
import CWidgets
import Foundation

/// Text that is read.
@MainActor
open class UILabel: UIView {
    private let label: Widget
    private var plainText: String?
    private var attributed: NSAttributedString?

    /// The text, without attributes.
    open var text: String? {
        get { attributed?.string ?? plainText }
        set {
            guard newValue != plainText || attributed != nil else { return }
            plainText = newValue
            attributed = nil
            contentChanged()
        }
    }
    /// The text with attributes; it replaces `text`.
    open var attributedText: NSAttributedString? {
        get { attributed ?? plainText.map { NSAttributedString(string: $0) } }
        set {
            plainText = nil
            attributed = newValue
            contentChanged()
        }
    }
    /// The font where attributes name none.
    // Implicitly unwrapped as Apple declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var font: UIFont! = .systemFont(ofSize: 17) {
        didSet { if font != oldValue { contentChanged() } }
    }
    /// The colour where attributes name none.
    // Implicitly unwrapped as Apple declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textColor: UIColor! = .label {
        didSet { if textColor != oldValue { applyText() } }
    }
    /// Where lines stand between the edges.
    open var textAlignment: NSTextAlignment = .natural {
        didSet { if textAlignment != oldValue { applyLines() } }
    }
    /// How many lines at most; 0 for as many as needed.
    open var numberOfLines = 1 {
        didSet {
            guard numberOfLines != oldValue else { return }
            applyText()
            applyLines()
        }
    }
    /// What becomes of text that does not fit.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet { if lineBreakMode != oldValue { applyLines() } }
    }
    /// Whether the font follows the person's text size.
    open var adjustsFontForContentSizeCategory = false
    /// Whether the text looks like something that can be used.
    open var isEnabled = true {
        didSet { gtk_widget_set_sensitive(label, isEnabled ? 1 : 0) }
    }

    /// A label with a frame.
    public override init(frame: CGRect) {
        UIKitRuntime.start()
        label = made(gtk_label_new(nil))
        super.init(frame: frame)
        isUserInteractionEnabled = false
        ws_view_insert_child(widget, label, nil)
        gtk_label_set_wrap_mode(opaque(label), PANGO_WRAP_WORD_CHAR)
        gtk_widget_add_css_class(label, "uikit-label")
        applyLines()
    }

    /// Views are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    override var accessibleWidget: Widget { label }
    override var defaultAccessibilityLabel: String? { text }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }

    open override var intrinsicContentSize: CGSize {
        measure(width: nil)
    }

    override func contentFittingSize(width: CGFloat?) -> CGSize {
        measure(width: width)
    }

    override func firstBaseline(width: CGFloat) -> CGFloat {
        guard text?.isEmpty == false else { return 0 }
        var baseline: Int32 = -1
        gtk_widget_measure(label, GTK_ORIENTATION_VERTICAL, Int32(width), nil, nil, nil, &baseline)
        return baseline < 0 ? fittingSize(width: width).height : CGFloat(baseline)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // What a label has no room for is not seen; Pango would write it over what stands below.
        let needed = fittingSize(width: bounds.width)
        let isCut = needed.height > bounds.height + 0.5 || leastWidth > bounds.width + 0.5
        gtk_widget_set_overflow(widget, isCut || clipsToBounds ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
    }

    private var leastWidth: CGFloat {
        var least: Int32 = 0
        gtk_widget_measure(label, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
        return CGFloat(least)
    }

    private func measure(width: CGFloat?) -> CGSize {
        guard text?.isEmpty == false else { return CGSize(width: width ?? 0, height: 0) }
        var natural: Int32 = 0
        guard let width else {
            gtk_widget_measure(label, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
            return CGSize(width: CGFloat(natural), height: height(width: natural))
        }
        return CGSize(width: width, height: height(width: max(Int32(leastWidth), Int32(width))))
    }

    private func height(width: Int32) -> CGFloat {
        var natural: Int32 = 0
        gtk_widget_measure(label, GTK_ORIENTATION_VERTICAL, width, nil, &natural, nil, nil)
        guard numberOfLines > 1, hasParagraphs else { return CGFloat(natural) }
        return min(CGFloat(natural), PangoText.height(ofLines: numberOfLines, of: label, width: width))
    }

    private func contentChanged() {
        applyText()
        applyLines()
        if accessibility.label != nil || accessibility.value != nil { applyAccessibility() }
    }

    /// The traits that the text was shown with.
    private var shownTraits: UITraitCollection?
    private var hasParagraphs: Bool { text?.contains(where: \.isNewline) ?? false }

    private func applyText() {
        shownTraits = traitCollection
        let pango = PangoText(traits: traitCollection)
        let list: OpaquePointer?
        let shown: String
        if let attributed {
            let visible = LabelLines.cut(attributed, to: numberOfLines)
            list = pango.attributes(of: visible, font: font, color: textColor)
            shown = visible.string
        } else {
            list = pango.attributes(font: font, color: textColor)
            shown = LabelLines.cut(plainText ?? "", to: numberOfLines)
        }
        gtk_label_set_attributes(opaque(label), list)
        pango_attr_list_unref(list)
        gtk_label_set_text(opaque(label), shown)
        if shown != text ?? "" { Accessible.set(label, GTK_ACCESSIBLE_PROPERTY_LABEL, accessibilityLabel ?? "") }
    }

    /// The alignment of the label, or that of its text's paragraphs.
    private var shownAlignment: NSTextAlignment {
        guard let attributed, attributed.length > 0,
            let style = attributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle,
            style.alignment != .natural
        else { return textAlignment }
        return style.alignment
    }

    private func applyLines() {
        let target = opaque(label)
        let wraps = numberOfLines != 1
        gtk_label_set_wrap(target, wraps ? 1 : 0)
        gtk_label_set_lines(target, numberOfLines == 0 ? -1 : Int32(numberOfLines))
        let ellipsis: PangoEllipsizeMode =
            switch lineBreakMode {
            case .byTruncatingHead: PANGO_ELLIPSIZE_START
            case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
            case .byTruncatingTail: PANGO_ELLIPSIZE_END
            default: PANGO_ELLIPSIZE_NONE
            }
        // A label of any number of lines has nothing to cut.
        gtk_label_set_ellipsize(target, numberOfLines == 0 ? PANGO_ELLIPSIZE_NONE : ellipsis)
        let (place, justification): (Float, GtkJustification) =
            switch shownAlignment {
            case .center: (0.5, GTK_JUSTIFY_CENTER)
            case .right: (1, GTK_JUSTIFY_RIGHT)
            case .justified: (0, GTK_JUSTIFY_FILL)
            default: (0, GTK_JUSTIFY_LEFT)
            }
        gtk_label_set_xalign(target, place)
        gtk_label_set_justify(target, justification)
        contentSizeChanged()
    }

    override func applyTraits() {
        super.applyTraits()
        if adjustsFontForContentSizeCategory, let style = font.face.textStyle {
            font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        }
        if shownTraits != traitCollection { applyText() }
    }
}
