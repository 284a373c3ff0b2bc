import CGtk
import CWidgets
import Foundation

/// Text that is read.
@MainActor
open class UILabel: UIView {
    private let label: Widget
    private var attributed: NSAttributedString?

    /// The text, without attributes.
    open var text: String? {
        didSet {
            attributed = nil
            if text != oldValue { contentChanged() }
        }
    }
    /// The text with attributes; it replaces `text`.
    open var attributedText: NSAttributedString? {
        get { attributed ?? text.map { NSAttributedString(string: $0) } }
        set {
            text = newValue?.string
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
        didSet { applyLines() }
    }
    /// How many lines at most; 0 for as many as needed.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { applyLines() } }
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

    private func measure(width: CGFloat?) -> CGSize {
        guard text?.isEmpty == false else { return CGSize(width: width ?? 0, height: 0) }
        var natural: Int32 = 0
        guard let width else {
            gtk_widget_measure(label, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
            var height: Int32 = 0
            gtk_widget_measure(label, GTK_ORIENTATION_VERTICAL, natural, nil, &height, nil, nil)
            return CGSize(width: CGFloat(natural), height: CGFloat(height))
        }
        var least: Int32 = 0
        gtk_widget_measure(label, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
        gtk_widget_measure(label, GTK_ORIENTATION_VERTICAL, max(least, Int32(width)), nil, &natural, nil, nil)
        return CGSize(width: width, height: CGFloat(natural))
    }

    private func contentChanged() {
        applyText()
        contentSizeChanged()
        if accessibility.label != nil || accessibility.value != nil { applyAccessibility() }
    }

    private func applyText() {
        let pango = PangoText(traits: traitCollection)
        let list: OpaquePointer?
        if let attributed {
            list = pango.attributes(of: attributed, font: font, color: textColor)
        } else {
            list = pango.attributes(font: font, color: textColor)
        }
        gtk_label_set_attributes(opaque(label), list)
        pango_attr_list_unref(list)
        gtk_label_set_text(opaque(label), text ?? "")
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
        switch textAlignment {
        case .center:
            gtk_label_set_xalign(target, 0.5)
            gtk_label_set_justify(target, GTK_JUSTIFY_CENTER)
        case .right:
            gtk_label_set_xalign(target, 1)
            gtk_label_set_justify(target, GTK_JUSTIFY_RIGHT)
        default:
            gtk_label_set_xalign(target, 0)
            gtk_label_set_justify(target, GTK_JUSTIFY_LEFT)
        }
        contentSizeChanged()
    }

    override func applyTraits() {
        super.applyTraits()
        if adjustsFontForContentSizeCategory, let style = font.face.textStyle {
            font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        }
        applyText()
    }
}
