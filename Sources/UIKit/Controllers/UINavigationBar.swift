import CGtk
import CWidgets
import Foundation

/// The bar over a navigation controller's screens: the way back, the title, buttons.
///
/// On Linux it is libadwaita's header bar, so it also moves the window and closes it.
@MainActor
open class UINavigationBar: UIView {
    private let header: Widget
    private let titleLabel: Widget
    private var buttons: [BarButton] = []
    private var packed: [Widget] = []
    private var backButton: Widget?
    /// Called when the way back is chosen.
    var onBack: (() -> Void)?
    /// Called when something of the item has changed.
    var onItemChange: (() -> Void)?
    private(set) var item: UINavigationItem?
    private var backTitle: String?

    /// A bar with a frame.
    public override init(frame: CGRect) {
        UIKitRuntime.start()
        header = made(adw_header_bar_new())
        titleLabel = made(gtk_label_new(nil))
        super.init(frame: frame)
        gtk_widget_add_css_class(header, "uikit-navbar")
        gtk_widget_add_css_class(titleLabel, "title")
        Accessible.setRole(titleLabel, GTK_ACCESSIBLE_ROLE_HEADING)
        gtk_label_set_ellipsize(opaque(titleLabel), PANGO_ELLIPSIZE_END)
        adw_header_bar_set_title_widget(opaque(header), titleLabel)
        adw_header_bar_set_centering_policy(opaque(header), ADW_CENTERING_POLICY_LOOSE)
        ws_view_insert_child(widget, header, nil)
    }

    /// Views are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The item that is shown.
    open var topItem: UINavigationItem? { item }

    open override var intrinsicContentSize: CGSize {
        var height: Int32 = 0
        gtk_widget_measure(header, GTK_ORIENTATION_VERTICAL, -1, nil, &height, nil, nil)
        return CGSize(width: Self.noIntrinsicMetric, height: CGFloat(height))
    }

    /// Shows an item; the one before it gives the way back.
    func show(_ item: UINavigationItem, previous: UINavigationItem?) {
        self.item?.onChange = nil
        self.item = item
        item.onChange = { [weak self, weak item, weak previous] in
            guard let self, let item, self.item === item else { return }
            self.fill(with: item, previous: previous)
            self.onItemChange?()
        }
        fill(with: item, previous: previous)
    }

    private func fill(with item: UINavigationItem, previous: UINavigationItem?) {
        let before = packed
        let wanted = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
        fillTitle(item)
        let needsBack =
            previous != nil && !item.hidesBackButton
            && (item.leftBarButtonItems == nil || item.leftItemsSupplementBackButton)
        // Buttons that stay are kept, and the keyboard stays on them.
        if wanted.map(ObjectIdentifier.init) == buttons.map({ ObjectIdentifier($0.item) }),
            needsBack == (backButton != nil),
            backTitle == title(of: previous)
        {
            return
        }
        for widget in before { adw_header_bar_remove(opaque(header), widget) }
        packed = []
        buttons = []
        backButton = nil
        backTitle = title(of: previous)
        if needsBack { pack(makeBackButton(), atStart: true) }
        for item in item.leftBarButtonItems ?? [] { pack(item, atStart: true) }
        for item in item.rightBarButtonItems ?? [] { pack(item, atStart: false) }
    }

    private func fillTitle(_ item: UINavigationItem) {
        if let view = item.titleView {
            let size = view.fittingSize(width: nil)
            gtk_widget_set_size_request(view.widget, Int32(max(0, size.width)), Int32(max(0, size.height)))
            adw_header_bar_set_title_widget(opaque(header), view.widget)
        } else {
            gtk_label_set_text(opaque(titleLabel), item.title ?? "")
            adw_header_bar_set_title_widget(opaque(header), titleLabel)
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // A sheet is no window: what it offers closes it, not the desktop's buttons.
        let isInSheet = window?.presentations.contains { presentation in
            presentation.isSheet && presentation.controller.viewIfLoaded.map(isDescendant(of:)) == true
        }
        let showsButtons: gboolean = isInSheet == true ? 0 : 1
        adw_header_bar_set_show_start_title_buttons(opaque(header), showsButtons)
        adw_header_bar_set_show_end_title_buttons(opaque(header), showsButtons)
    }

    private func title(of previous: UINavigationItem?) -> String? {
        guard let previous else { return nil }
        return previous.backButtonTitle ?? previous.backBarButtonItem?.title ?? previous.title ?? ""
    }

    private func makeBackButton() -> Widget {
        let button = made(gtk_button_new_from_icon_name("go-previous-symbolic"))
        let name = [SystemStrings.text("Back"), backTitle ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
        Accessible.set(button, GTK_ACCESSIBLE_PROPERTY_LABEL, name)
        gtk_widget_set_tooltip_text(button, name)
        Signal.connect(gpointer(button), "clicked") { [weak self] in self?.onBack?() }
        backButton = button
        return button
    }

    private func pack(_ item: UIBarButtonItem, atStart: Bool) {
        let button = BarButton(item)
        buttons.append(button)
        pack(button.widget, atStart: atStart)
    }

    private func pack(_ child: Widget, atStart: Bool) {
        if atStart {
            adw_header_bar_pack_start(opaque(header), child)
        } else {
            adw_header_bar_pack_end(opaque(header), child)
        }
        packed.append(child)
    }
}
