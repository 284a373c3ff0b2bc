import CGtk
import CWidgets
import Foundation

/// Text of many lines in which links are followed by a tap, or by Tab and Return.
@MainActor
final class LinkLabel: UIView {
    private let label: Widget
    /// Told which link was activated: its address and its place in the text, in UTF-16 units.
    var onLink: (URL, NSRange) -> Void = { _, _ in }
    private var links: [(url: URL, range: NSRange)] = []

    override init(frame: CGRect) {
        ControlStyles.load()
        label = made(gtk_label_new(nil))
        super.init(frame: frame)
        gtk_widget_add_css_class(label, "uikit-links")
        gtk_label_set_wrap(opaque(label), 1)
        gtk_label_set_wrap_mode(opaque(label), PANGO_WRAP_WORD_CHAR)
        gtk_label_set_xalign(opaque(label), 0)
        gtk_label_set_yalign(opaque(label), 0)
        ws_view_insert_child(widget, label, nil)
        Signal.connectText(gpointer(label), "activate-link") { [weak self] reference in
            guard let self, let index = Int(reference), self.links.indices.contains(index) else { return true }
            self.onLink(self.links[index].url, self.links[index].range)
            // GTK has nothing to open: the reference is a number of ours.
            return true
        }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var accessibleWidget: Widget { label }
    override var focusWidget: Widget? { label }

    func show(_ text: NSAttributedString, font: UIFont, color: UIColor, alignment: NSTextAlignment, selects: Bool) {
        let list = PangoText(traits: traitCollection).attributes(of: text, font: font, color: color)
        gtk_label_set_attributes(opaque(label), list)
        pango_attr_list_unref(list)
        gtk_label_set_markup(opaque(label), markup(of: text))
        gtk_label_set_selectable(opaque(label), selects ? 1 : 0)
        let share: Float = alignment == .center ? 0.5 : alignment == .right ? 1 : 0
        gtk_label_set_xalign(opaque(label), share)
        let justification =
            alignment == .center ? GTK_JUSTIFY_CENTER : alignment == .right ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT
        gtk_label_set_justify(opaque(label), justification)
        contentSizeChanged()
    }

    /// The text with its links marked; each refers to its number, so that two to one address can be told apart.
    private func markup(of text: NSAttributedString) -> String {
        links = []
        var markup = ""
        let string = text.string
        // The ranges come in order and leave nothing out, so that each begins where the one before it ended.
        var start = string.startIndex
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(.link, in: whole, options: []) { value, range, _ in
            let end = string.utf16.index(start, offsetBy: range.length)
            let part = Self.escaped(string[start..<end])
            start = end
            guard let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }) else {
                markup += part
                return
            }
            markup += "<a href=\"\(links.count)\">\(part)</a>"
            links.append((url, range))
        }
        return markup
    }

    /// Byte by byte: nearly always there is nothing to replace.
    private static func escaped(_ text: Substring) -> String {
        let ampersand = UInt8(ascii: "&"), less = UInt8(ascii: "<"), greater = UInt8(ascii: ">")
        guard text.utf8.contains(where: { $0 == ampersand || $0 == less || $0 == greater }) else { return String(text) }
        var result: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case ampersand: result += "&amp;".utf8
            case less: result += "&lt;".utf8
            case greater: result += "&gt;".utf8
            default: result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Does what a tap on a link does.
    func activateLink(_ index: Int) {
        guard links.indices.contains(index) else { return }
        onLink(links[index].url, links[index].range)
    }

    override func contentFittingSize(width: CGFloat?) -> CGSize {
        guard let width else { return NativeSize.natural(label) }
        var least: Int32 = 0
        var height: Int32 = 0
        gtk_widget_measure(label, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
        gtk_widget_measure(label, GTK_ORIENTATION_VERTICAL, max(least, Int32(width)), nil, &height, nil, nil)
        return CGSize(width: width, height: CGFloat(height))
    }
}
